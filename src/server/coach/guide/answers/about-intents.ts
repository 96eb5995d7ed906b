import type { Talk } from "#server/coach/arc/read-talk.ts";
import type { Intent } from "#server/coach/intent/intents.ts";
import { isEstablished, type Premise } from "./premises.ts";

/** What is answered to an intent where no question with a fixed answer is nearer. */
export interface IntentAnswer {
  /** In other words each; none ends in a question. */
  says: string[];
  /** Said in their place where what it takes for granted is established in this talk. */
  supposing?: { premise: Premise; says: string[] };
  /** The station of the hour whose question follows, where it was not asked yet. */
  leadsTo?: string;
}

/** Words for whatever is to be said to whomever: a frame whose gaps they fill, since what it is about is theirs alone. */
export const anyWords = [
  "Here is a frame that fits nearly everything: “… happened. For me that was …. I'd like ….” What happened goes into the first gap, how it was for you into the second, and what you'd like into the last.",
  "Three short pieces are enough, in this order: what happened, how it is for you, and what you'd like. “The thing is …. For me that means …. What I'd like is ….” The gaps are yours, and the rest can be left out.",
  "Begin with “I”, and with the one thing that matters most: “I'd like to say something about …. It matters because …. I'd like ….” Then stop, and let them answer.",
];

/**
 * Answers to what people ask about their lives, true whatever exactly was asked: a way of putting it, a small thing to do, or
 * that nobody here can know it. Those that are met elsewhere (the app, exercises, what was meant) are missing.
 */
export const aboutIntents: Partial<Record<Intent, IntentAnswer>> = {
  "words-sorry": {
    says: anyWords,
    supposing: {
      premise: "own-doing",
      says: [
        "Say what you did, say that you're sorry, and stop: “I'm sorry for what I did. It was my fault, and I'd like to put it right.” Don't add a “but” or a long reason.",
        "Three short sentences are enough: “This was my mistake. I'm sorry. I'd like to put it right.” Then wait, and let them answer. They don't have to forgive you at once.",
      ],
    },
    leadsTo: "say-it",
  },
  "words-no": {
    says: anyWords,
    supposing: {
      premise: "refusal",
      says: [
        "Kind and short works best: “I'm sorry, I can't do that.” You don't need a reason. If they ask again, say the same sentence once more.",
        "You can say no and say what you can do: “I can't do that, but I can do this.” It doesn't have to make them happy.",
      ],
    },
    leadsTo: "say-it",
  },
  "words-ask": {
    says: anyWords,
    supposing: {
      premise: "request",
      says: [
        "Ask for one thing, and say it first: “I'd like ….” If it needs a day, name it: “by …”. Then stop and wait. A reason is welcome, and one is enough.",
        "Begin with the wish, and leave the history out: “Could I have …”, or “I'd like you to ….” Said once and calmly, that is a whole request.",
      ],
    },
    leadsTo: "say-it",
  },
  "words-tell": {
    says: anyWords,
    supposing: {
      premise: "own-doing",
      says: [
        "Say it early, in one sentence, and then wait: “I have to tell you something, and it isn't easy for me.” Then say what it is. You don't have to explain everything.",
        "You could start like this: “I'd like to tell you something. Please hear me out.” Then say the thing itself in plain words, and stop. You can read it from a piece of paper.",
      ],
    },
    leadsTo: "say-it",
  },
  "words-contact": {
    says: anyWords,
    supposing: {
      premise: "silence",
      says: [
        "Something short and friendly is enough: “Hi, I've been thinking of you. I hope you're well.” Leave old arguments out of the first message.",
        "You can write: “It's been a while, and I'd like to hear from you.” If no answer comes for some days, that isn't a no.",
      ],
    },
    leadsTo: "say-it",
  },
  "words-comfort": {
    says: anyWords,
    supposing: {
      premise: "sorrow",
      says: [
        "You don't need clever words: “I'm sorry. I'm here.” Then listen, and don't give advice. Doing one small thing, such as bringing some food, often helps more than words.",
        "Stay near and keep it simple: “That's really hard. I'm with you.” They can talk, cry or say nothing. With a child or an animal, a calm voice matters more than the words.",
      ],
    },
    leadsTo: "say-it",
  },
  "words-self": {
    says: [
      "You could say to yourself: “This is hard, and I'm doing what I can.” Breathe out slowly once before you say it.",
      "Try this one: “One small thing at a time.” If the voice in your head is hard on you: “I wouldn't talk to a friend like that.”",
    ],
    leadsTo: "friend",
  },
  ahead: {
    says: [
      "Plan three things. Before: feel your feet and breathe out slowly once. While it lasts: keep one sentence in mind, such as “I only have to do the next thing.” Afterwards: something nice that you've already chosen.",
      "Get the first minute ready and the last one: how you start, and where you go afterwards. In between, breathe out and do the next small thing.",
    ],
    leadsTo: "dread",
  },
  stop: {
    says: [
      "There's no quick way that I know of. A small one is to choose what you do in the minute it comes up: breathe out slowly, and do one thing with your hands.",
      "It helps to change what comes round it before changing the thing itself: another time, another place, or somebody beside you.",
    ],
    supposing: {
      premise: "habit",
      says: [
        "Try to notice the moment just before it: a tight jaw, a hand that moves, a rush of heat. Breathe out slowly in that moment, or take one step away. It won't work every time, and that's normal.",
        "Tell yourself “there it is again”, and do something small instead, the same thing each time. Count how often you noticed it, not how often it happened.",
      ],
    },
  },
  helps: {
    says: [
      "Three things often help: say to yourself what you feel, find where it is in your body, and breathe out slowly once. Then do the next small thing. It may not go away, but it often gets easier.",
      "Start with your body: cold water on your wrists, a short walk, or a slow breath out. Then tell somebody, or write it down. A short exercise is below, if you like.",
    ],
  },
  "why-self": {
    says: [
      "I can't know why. Sometimes feelings come late, or because something is like an older thing. They're allowed without a reason.",
      "I can't see the reason from here. It doesn't mean that something is wrong with you. We can look at it without knowing why.",
    ],
    supposing: {
      premise: "symptom",
      says: [
        "I can't know why. If it's new or doesn't go away, a doctor is a good person to ask. What is around it we can look at here.",
      ],
    },
    leadsTo: "now",
  },
  normal: {
    says: [
      "I can't measure it, but it's seldom as odd as it feels: most of what people feel is felt by many, and few of them talk about it.",
      "Think of what you'd tell a friend who said the same. Many people know this.",
    ],
    supposing: {
      premise: "symptom",
      says: [
        "I can't judge that from here. Many people have such things and never talk about them. If it frightens you or doesn't go away, please tell a doctor.",
      ],
    },
    leadsTo: "friend",
  },
  fault: {
    says: [
      "I can't judge that: I wasn't there. That you ask at all shows that you care about it.",
      "I wasn't there, so I can't say. Looking back, one always knows more than one knew then.",
    ],
    leadsTo: "friend",
  },
  "other-mind": {
    says: [
      "I can't see into somebody else. The only sure way is to ask them: “I'd like to understand why.”",
      "Only they can say. You know them, so your own guess is better than mine.",
    ],
  },
  future: {
    says: [
      "Nobody can know that, and I don't want to promise anything.",
      "I don't know, and nobody does. We can look at which part of it you can change.",
    ],
    leadsTo: "restless",
  },
  decide: {
    says: [
      "I can't decide that for you, because I don't know the people or the facts. Two questions often help: what you'd tell a friend, and what you'll be glad of a week from now.",
      "It's your choice. It can help to ask which of the two you could live with even if it went badly.",
    ],
    leadsTo: "decide",
  },
  opinion: {
    says: [
      "I don't have opinions: my words were written before you came. I can help you find out what you think yourself.",
      "A program like me has no opinion of its own. Yours counts more, and I can help you find it.",
    ],
  },
  respond: {
    says: [
      "You're right, and I'm sorry. I'm a program with prepared words, so I can't answer what you told me the way a person would.",
      "I do go past things, I'm sorry. I sort messages by what they look like, and I don't understand them as a person would.",
      "That's a fair complaint. I have no words that are made only for you. What I can do is a short exercise, a few questions, or a meditation from what you wrote.",
    ],
  },
  product: {
    says: [
      "Of the app I can say this: nobody else who uses this server can see what you write; a chat is deleted in the list at the side, and your account with everything in it in Settings; meditations are kept in the playlist.",
    ],
  },
  guide: {
    says: [
      "I'm a program and no person: no feelings, no opinions, and only words that were written beforehand. I look at what kind of message yours is and choose what may fit, so I get things wrong.",
      "There's only a program here. It sorts what you write, and picks from prepared sentences. It can ask you small questions, give you an exercise, and make a meditation from your words.",
    ],
  },
  next: {
    says: [
      "One thing at a time: one small thing that you can do, and the rest after it.",
      "I can't know what's right in your life. I can help you make it smaller, one piece at a time.",
    ],
    leadsTo: "small-step",
  },
  facts: {
    says: [
      "I don't know that. I only know about calm, feelings and this app. Somebody who works with it, or a search, can answer it better.",
      "I don't have an answer to that, and I'd rather say so than make something up. A search or somebody who knows about it will help you better.",
    ],
  },
  comfort: {
    says: [
      "You're in the middle of something hard, and you're still trying. You can be as kind to yourself as you would be to a friend.",
      "I can't promise that it'll be all right. But hard hours do end. For this minute, reading this line and breathing out is enough.",
    ],
    leadsTo: "low",
  },
  play: {
    says: [
      "I have no opinion on that, being a program. A bit of nonsense is welcome here, though.",
      "That's beyond me, but it made a nice change. We can go on whenever you like.",
    ],
  },
};

/** What is said to an intent in this talk: what takes something for granted only where that is established. */
export function wordsOn({ says, supposing }: IntentAnswer, talk: Pick<Talk, "turns">): string[] {
  return supposing && isEstablished(supposing.premise, talk) ? supposing.says : says;
}

/** All that may be said to an intent, whatever is established. */
export const everyWordOn = (intent: Intent): string[] => {
  const answer = aboutIntents[intent];
  return answer ? [...answer.says, ...(answer.supposing?.says ?? [])] : [];
};
