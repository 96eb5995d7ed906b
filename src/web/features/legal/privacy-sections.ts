import type { DataProcessing } from "#shared/account/legal.ts";
import { limits } from "#shared/limits/limits.ts";
import type { Section } from "./section.ts";
import { whereKept, whoSees } from "./who-sees.ts";

const { reactivationDays } = limits.account;
const { expiryDays, expiryNoticeDays } = limits.session;

/** What the privacy policy says, about this server as it is set up. */
export function privacySections(processing: DataProcessing): Section[] {
  return [
    responsible,
    collected,
    kept(processing),
    seen(processing),
    device(processing),
    retention,
    choices,
    backups,
    security,
  ];
}

const responsible: Section = {
  title: "Who is responsible",
  body: [
    "Stillpoint is software that anybody can host. Whoever runs the server at the address you are using is responsible for what is kept on it; this page calls them the operator, and their address stands at the end. The text describes what the software does here. It is put together from the settings of this server, so it changes when they do.",
  ],
};

const collected: Section = {
  title: "What is kept about you",
  body: [
    [
      "Your account: name, email address, and a hash of your password from which the password cannot be read back.",
      "Your conversations: what you write, what the coach answers, and when.",
      "When something you wrote sounded of danger: which kind, what was asked and how it was answered, never your words. It is forgotten a month after the last change.",
      "Your safety plan, if you write one. No coach and no model is given it.",
      "If you switch memory on in Settings: a few lines in your words, on what a chat was about and what helped, for your next chats. You see, change and erase each there. None comes from a chat in which something sounded of danger.",
      "Your meditations: their text, their sound, what each is called, where you stopped listening, and music you add yourself. And how you said it was after listening, if you did.",
      "Figures of your heart by day, if you ask for it under a reply: you see and erase them under Your heart over time. The beats themselves are not among them.",
      "Text read from files you add. It becomes part of your message; the file itself is not kept.",
      "Which terms you agreed to, when, and with which browser.",
      "How many conversations and narrations you had each day and month, for the daily limits.",
      "How much a language model read and wrote for you, how long a voice spoke, and how long you dictated where the server turns speech into text, as sums of each day. They are forgotten after 31 days.",
      "What happened to your account: when somebody signed in, or tried to, and what was changed, with the kind of browser and without a network address. You can read it in Settings, and it is forgotten after a year.",
      "The browsers you are signed in with, by the name each gives itself. Network addresses are not stored; they are kept in memory for a short time, to stop password guessing.",
    ],
    "There is no tracking, no advertising and no profile of you. Nothing is sold, and Stillpoint trains no model with what you say.",
  ],
};

function kept(processing: DataProcessing): Section {
  return {
    title: "Where it is kept",
    body: [
      whereKept(processing),
      "The database itself refuses to show one person's rows to another. Recordings and videos have no public address: each request is checked against your session. The operator of a server can always read what is stored on it, so choose one you trust. The server's log holds numbers, sizes and durations, never what you write.",
    ],
  };
}

function seen(processing: DataProcessing): Section {
  return {
    title: "Who else sees it",
    body: ["These are the services this server is set up with at this moment.", whoSees(processing)],
  };
}

const listeners: Record<DataProcessing["dictation"], string> = {
  browser:
    "When you dictate, your browser's own speech recogniser listens, and many browsers send the sound to their maker for it. Stillpoint receives the text only.",
  "own-server":
    "When you dictate, the sound is sent to this server, which turns it into text on its own machine. It is not kept.",
  "other-server":
    "When you dictate, the sound is sent to this server, and from there to a speech service that the operator chose, which turns it into text. Stillpoint does not keep it. Ask the operator whose service it is.",
};

function device({ dictation }: DataProcessing): Section {
  return {
    title: "Your microphone and your watch",
    body: [
      `${listeners[dictation]} It asks for the microphone when you press the button, never before.`,
      "Heart-rate data is used only when you give a file from your watch. Stillpoint connects to no watch and to no health service by itself.",
    ],
  };
}

const retention: Section = {
  title: "How long it is kept",
  body: [
    [
      `A deleted account is closed at once and erased after ${reactivationDays} days. Until then you can sign in and reactivate it; afterwards nobody can bring it back.`,
      `Chat sessions expire ${expiryDays} days after they were last written in: their text is deleted and only anonymised counts of chats and messages stay. Lines remembered of a chat go with it. Stillpoint says so ${expiryNoticeDays} days before, in the app and by email.`,
      "Meditations in your playlist, with their names, stay until you delete them or your account; so does what you said after listening, which can be erased by itself.",
      "Figures of your heart that you kept by day stay until you erase them or delete your account.",
      "A link in an email works for an hour, or a day when it confirms an address.",
    ],
  ],
};

const choices: Section = {
  title: "What you can do",
  body: [
    [
      "Take a copy of everything at any time: Settings, Export my data. It is one ZIP file that other programs can read.",
      "Delete a chat or a kept recording of your heart where it is listed; it is gone at once. A deleted meditation can be brought back for a few seconds and is erased then, on the next day at the latest.",
      "Delete your account: Settings, Delete account.",
      "Change what may be kept in your browser: Cookie Settings at the end of this page.",
      "Ask the operator to see, correct or erase what is kept about you, or to stop using it. You can also complain to the data protection authority where you live.",
    ],
  ],
};

const backups: Section = {
  title: "Backups",
  body: [
    "A backup is a copy that the software cannot reach, so it forgets you only when it is deleted. Operators are asked to delete each backup within 30 days of taking it. Ask yours how long they keep them.",
  ],
};

const security: Section = {
  title: "When something goes wrong",
  body: [
    `Tell the operator if you find a weakness or think that somebody else saw what is yours. Reports about security are answered within ${limits.security.responseHours} hours. If your data was affected you will be told what happened and what to do.`,
  ],
};
