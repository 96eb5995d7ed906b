import type { DataProcessing } from "#shared/account/legal.ts";
import { limits } from "#shared/limits/limits.ts";
import type { Section } from "./section.ts";
import { whereKept, whoSees } from "./who-sees.ts";

const { reactivationDays } = limits.account;
const { expiryDays } = limits.session;

/** What the health data policy says, about this server as it is set up. */
export function healthSections(processing: DataProcessing): Section[] {
  return [meant, yours, path(processing), protection(processing), watch, end, limitsOfCare, report];
}

const meant: Section = {
  title: "What counts as health data here",
  body: [
    "How you feel and where in your body you feel it, what you remember, heart-rate data from a watch, files about your health, and the meditations and recordings made from all of this. Stillpoint treats every conversation as health data, whatever it is about.",
  ],
};

const yours: Section = {
  title: "You decide what you tell",
  body: [
    "Nothing is read from your devices or from other services. What the coach knows is what you wrote, said or gave it. You agree to its use with the terms before the first conversation, and you take that back by deleting the chat or the account.",
    "It is used to answer you, to propose what you might say next, to write your meditation and to speak it. It is used for nothing else: no advertising, no profiling, no training of models by Stillpoint, and no decision about you.",
  ],
};

function path(processing: DataProcessing): Section {
  return {
    title: "Where it goes",
    body: [
      whoSees(processing),
      "A message that speaks of danger to you or others is answered on this server first, before a model, a search or another service is asked. Nobody watches the conversations, and nobody is alerted.",
    ],
  };
}

function protection(processing: DataProcessing): Section {
  return {
    title: "How it is protected",
    body: [
      whereKept(processing),
      [
        "Isolation is enforced by the database: a query that forgets whose data it wants sees nothing.",
        "Recordings are private. They are served to your own session only, and are never stored at a public address.",
        "Passwords are kept as scrypt hashes. Your session lives in a cookie that scripts cannot read, and calls made from other sites are refused.",
        "The page loads nothing from other companies: no fonts, no scripts, no counters.",
        "Drafts and the open chat are removed from the browser when you sign out, so that a shared computer does not tell the next person.",
        "Logs carry numbers, sizes and durations, never text, tokens or addresses.",
      ],
      "Stillpoint does not encrypt its database by itself. Encryption of the disk, and of the connection by https, are the operator's part.",
    ],
  };
}

const watch: Section = {
  title: "Heart-rate and watch data",
  body: [
    "Heart-rate analysis runs when you turn it on and give a file. Its figures are described, not judged: they are no measurement for medical use and no diagnosis. What was read from the file is part of that message, and goes when its chat is deleted. If you press Keep by day under the figures, those of each day are kept for a trend that only you see; they stay when the chat goes, until you erase them.",
  ],
};

const end: Section = {
  title: "How long it is kept",
  body: [
    [
      `Chat sessions expire after ${expiryDays} days without a message. Their text is deleted; what stays is anonymised, a number of chats and messages by month that names nobody.`,
      `A deleted account is closed at once, can be reactivated for ${reactivationDays} days, and is then erased: rows, recordings, jobs and emails.`,
      "Meditations and figures of your heart that you kept stay until you delete them.",
    ],
  ],
};

const limitsOfCare: Section = {
  title: "What this is not",
  body: [
    "Stillpoint is for reflection and well-being. It isn't a medical device. It doesn't diagnose or treat, and it doesn't replace anybody you rely on. If you are in danger, call your local emergency number.",
  ],
};

const report: Section = {
  title: "Reporting a problem",
  body: [
    `Reports about the security of health data are answered within ${limits.security.responseHours} hours. Write to the address below, and please don't put more about yourself into it than is needed.`,
  ],
};
