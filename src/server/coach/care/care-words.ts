import type { CareKind } from "./care.ts";

/** The question that is asked straight out. A yes always means danger, so that an answer can be read. */
export const directQuestions: Record<CareKind, string[]> = {
  suicide: [
    "Are you thinking about ending your life?",
    "I will ask it plainly, because plain is kinder: are you having thoughts of suicide right now?",
    "Are you thinking of ending your life today, or is it more that you want this to stop?",
  ],
  "self-harm": [
    "Are you thinking of hurting yourself again tonight, or of ending your life?",
    "Are you having thoughts of suicide as well, or is the hurting something else for you?",
    "Are you in danger right now, from a wound or from what you might do next?",
  ],
  eating: [
    "Are you having thoughts of ending your life, or of not wanting your body to go on?",
    "Are you in danger right now, faint or too weak to stand?",
  ],
  "someone-else": [
    "Are they in danger right now, as far as you know?",
    "Is the person in danger right now, or somewhere you cannot reach them?",
  ],
  violence: [
    "Are you thinking of hurting anyone today?",
    "Is anyone in danger right now?",
    "Do you feel you might act on it tonight?",
  ],
  abuse: ["Are you in danger right now?", "Is anyone in danger right now, you or a child?"],
  "medical-emergency": [
    "Is this happening right now?",
    "Are you alone with it right now?",
    "Is it happening still?",
  ],
  "losing-touch": [
    "Are you safe right now, and is somebody with you?",
    "Are you in danger right now, or afraid of what you might do?",
  ],
};

/** How a care reply begins; `…` stands for what was heard. */
export const openings = {
  act: [
    "I hear …, and I am taking it seriously.",
    "Thank you for saying this and not carrying it alone. I hear ….",
    "I hear …. That matters more than anything else we could talk about.",
    "I am still with what you said: I hear ….",
  ],
  check: [
    "I hear …, and I do not want to hurry past it.",
    "Something in what you wrote makes me stop: I hear ….",
    "I would rather ask than guess, because I hear ….",
  ],
};

/** The person's own words, before what was heard in them; `…` stands for the words. */
export const saidBack = [
  "“…”: those are hard words to write down.",
  "You wrote “…”, and I read it twice.",
  "“…”. I am not going to skip over that.",
  "I am staying with your words: “…”.",
];

/** Someone close by, and distance from what could do harm, by what was heard. */
export const steps: Record<CareKind, string[]> = {
  suicide: [
    'Is there one person who could be with you, or on the phone with you, in the next few minutes? Telling them "I am not safe on my own right now" is enough.',
    "If there is something near you that you could use to harm yourself, please put a door or another person between you and it.",
    "Moving to a room where somebody else is can make the next hour easier to get through.",
  ],
  "self-harm": [
    "If something you hurt yourself with is within reach, please put it in another room or hand it to someone.",
    "One person who knows about tonight can help carry it: who could you write one line to?",
  ],
  eating: [
    "A body this empty needs a doctor or a clinic soon, today if you feel faint.",
    "Who could sit with you while you take something small, or go with you to get help?",
  ],
  "someone-else": [
    "If you can, do not leave them alone, and ask them straight out whether they think of suicide: asking does not put the idea there.",
    "Tell one more person who is close to them, so that you do not hold this by yourself.",
  ],
  violence: [
    "Please put distance between you and that person, and between you and anything that could be used as a weapon.",
    "Is there someone who could be with you until this has passed?",
  ],
  abuse: [
    "What is being done to you is not your fault, and you do not have to look for the reason in yourself.",
    "If it is safe to do so, tell one person you trust where you are; and mind that a screen or a call list can be looked at.",
  ],
  "medical-emergency": [
    "Please stay where someone can reach you, unlock the door, and do not wait to see whether it passes.",
    "If someone is near, call out to them now.",
  ],
  "losing-touch": [
    "A doctor or a crisis team can help with this, and sooner is easier than later: sleep and a calm place first, no big decisions today.",
    "Who that you trust could sit with you for a while?",
  ],
};

/** What follows when the question was passed over. */
export const askingAgain = [
  "We can come to that. Before we do, I need to ask once more, because the answer decides what helps.",
  "I will not drop the question, even if it is an uncomfortable one.",
  "I would like to hear about that too, after this one answer.",
];

/** What follows a no that ends nothing: something was taken, somebody is hurt, or somebody else is in danger. */
export const staying = [
  "Thank you for telling me. What you said before still stands, so please let somebody who can be there look at it: I stay with it too.",
  "I have heard that. I would still like a person to know what you told me, and the number stays here for that.",
  "All right, I will not ask again. Please do not carry this with a machine alone: one call is enough.",
  "I am here. If anything changes, in you or around you, the number comes before me.",
];

/** What follows an answer that says no. */
export const afterDenial = [
  "Thank you for answering me. I believe you, and I will still leave the number here, because days like this can turn.",
  "I am glad to hear that. What you said before still counts, so the number stays within reach.",
  "All right. Then let us go slowly for a while, and keep the number close.",
];

/** What follows a no where it was only a question whether danger had been spoken of. */
export const afterMisreading = [
  "Thank you for answering so plainly. Then I read something into your words, and I am sorry.",
  "I am glad. I asked because I was not sure, and I would rather ask once too often. I am sorry that I interrupted you.",
  "Good to know, and thank you for bearing with the question.",
];

/** The word goes back to the person. */
export const goOn = [
  "Where were you, before I asked?",
  "Please go on where I broke in.",
  "What were you about to tell me?",
];

/** The last turn before the conversation is its own again. */
export const listening = [
  "I am with you again. Say more about that, if you like.",
  "I have heard that, and I am listening.",
  "Yes. Go on, at your own pace.",
];

/** A question that asks for nothing deep while the state runs out. */
export const gentle = [
  "What would make the next hour a little easier?",
  "Who have you talked to today, even briefly?",
  "What is around you right now that is steady: a chair, a window, a cup?",
  "Have you been able to eat and drink something today?",
];

/** The coach says what it is. */
export const notHuman = [
  "I am an AI and not a person: I can listen, but I cannot come to you, and a human voice can do more tonight than I can.",
  "I am an AI, so please let a person in on this too.",
];
