import type { Mood } from "#server/coach/story/mood.ts";

/** A quiet word on what was told, by the kind of thing it is; none of them says anything of the person that was not said. */
export const moodWords: Record<Mood, string[]> = {
  loss: [
    "I'm sorry. There's nothing you have to do about it here.",
    "I'm very sorry. You can say as much or as little as you like.",
    "I'm so sorry. That's a lot to carry.",
    "Thank you for telling me. You don't have to be over it.",
    "Grief takes as long as it takes. You can bring it here as it is.",
    "I'm sorry. You don't have to find the right words for it.",
  ],
  joy: [
    "That's lovely. I'm glad you told me.",
    "I'm glad to read that.",
    "How good. That's worth staying with for a while.",
    "That's lovely to hear. Thank you for bringing it here.",
    "What a good thing to happen.",
    "I'm happy for you, as far as a program can be.",
  ],
  shame: [
    "That isn't easy to say. Thank you for saying it.",
    "Thank you for trusting me with that. Nobody is judging you here.",
    "Guilt and shame often feel a bit smaller once they're said.",
    "Many people carry something like this and never tell anybody.",
    "You can be honest about it here.",
  ],
  anger: [
    "You're allowed to be angry about that.",
    "Anger often shows that something matters to you.",
    "You don't have to be fair or calm about it here.",
    "Many people would be angry about that.",
    "You can be as angry here as you are.",
  ],
  fear: [
    "It's hard to live with a worry like that.",
    "That's a worry, and it's fine to say so here.",
    "Being on guard takes a lot of strength.",
    "It makes sense that this worries you.",
    "Worrying is tiring.",
  ],
  sleepless: [
    "Nights like that are long, and the next day is hard.",
    "At night everything seems bigger than it is by day.",
    "That's exhausting. And nobody can force themselves to sleep.",
    "Lying awake is tiring, and few people see it.",
  ],
  pain: [
    "Pain takes up a lot of room, and it's tiring.",
    "That's hard to live with.",
    "I'm sorry that it hurts.",
    "It takes a lot of strength to live with that.",
  ],
  decision: [
    "It's tiring to go back and forth between two things.",
    "Some choices have no clear right answer. That makes them hard.",
    "You don't have to decide anything in this chat.",
    "That's a real choice. It can take the time it takes.",
  ],
  lonely: [
    "That's a lonely place to be. I'm glad you wrote.",
    "Being alone with something can make it feel bigger.",
    "It's human to want somebody there.",
    "That kind of quiet can be hard to bear.",
  ],
  hurt: [
    "That hurts, and it makes sense that it does.",
    "Something like that takes time.",
    "That was no small thing.",
    "No wonder it stays with you.",
  ],
  tired: [
    "That sounds as if there isn't much left in you.",
    "Being that tired is worth taking seriously.",
    "You don't have to be strong here.",
  ],
  overload: [
    "That's a lot all at once.",
    "Nobody can do all of that at the same time.",
    "It's too much. That doesn't mean you're doing it wrong.",
  ],
  sadness: [
    "That's sad, and you don't need a reason for it.",
    "You don't have to cheer up here.",
    "Sadness can be heavy. You don't have to hide it here.",
    "I'm sorry that it's sad.",
    "It's all right to be sad for as long as you are.",
  ],
};

/** For what was told in a way that shows no mood and makes no point that is known: the shortest that is warm and true of anything. */
export const plainWordsOnIt: string[] = [
  "Thank you for telling me.",
  "OK, I've read that.",
  "All right. Write on if there's more.",
  "Thank you for writing that.",
  "OK. There's room for more, if there is more.",
];

/** The same for whoever only wants to tell it. */
export const wordsOfListening: string[] = [
  "Thank you for telling me.",
  "If there's more, there's room for it.",
  "Thank you for going on.",
  "Go on as long as you like.",
  "I'm here.",
];

/** The same where it is the first that is told. */
export const firstWordsOnIt: string[] = [
  "Thank you for telling me.",
  "Thank you for bringing that here.",
  "Thanks for telling me how it is.",
];

/** For how long it has been, in their own words for it; `{time}` is "31 years", `{Time}` the same with a capital. */
export const timeWords: string[] = ["{Time} is a long time.", "{Time}. That's a long time."];

/** A death that is told in the middle of something else. */
export const lossAside: string[] = [
  "I'm sorry, that's a loss of its own in the middle of it.",
  "I'm sorry. That belongs to it too.",
];

/** Something that stands out by itself, each by the words that show it. */
export const standsOut: { said: string; words: string[] }[] = [
  {
    said: "horrible, awful, terrible, dreadful, unbearable, can't bear, cant bear, can't stand it, worst part, breaks my heart, heartbreaking, it's hell, a nightmare",
    words: ["I'm sorry that it's so hard.", "That sounds very hard.", "No wonder that it weighs on you."],
  },
  {
    said: "so quiet, too quiet, the quiet, silent, the silence, empty house, house is empty, empty chair, empty cage, empty bed, won't be there, wont be there, isn't there any more, isn't there anymore, losing the dog, losing him, losing her, give her back, give him back, miss her, miss him, miss it, miss them",
    words: ["That kind of gap is hard to get used to.", "It's hard to lose what the days were built around."],
  },
  {
    said: "not fair, isn't fair, isnt fair, unfair, never asked, didn't ask me, didnt ask me, without asking me, without asking us, behind my back, took the credit, nobody thanked, not even sorry, no apology, never apologised, never said sorry, never apologized",
    words: ["No wonder that it bothers you.", "You're allowed to mind that."],
  },
  {
    said: "feel silly, feel daft, feel stupid, so silly, feel ridiculous, minding so much, mind so much, shouldn't mind, shouldnt mind, petty, only a, it's only, its only, just a",
    words: ["You're allowed to mind it, however small it may look.", "It doesn't have to be big to matter."],
  },
  {
    said: "i worked so hard, all that work, months of work, weeks of work, for months, i had planned, i'd planned, id planned, i planned, hand-made, handmade, by hand, from seed, my own hands, saved up, i'd booked, i had booked, all for nothing, for nothing",
    words: ["You put a lot into that.", "That's a lot of care to see go like that."],
  },
  {
    said: "still upset, can't stop thinking, cant stop thinking, keep thinking, keep going over, going over it, goes round, on my mind, can't let it go, cant let it go, keep coming back, keeps coming back, bothers me, bugs me, getting to me",
    words: ["So it isn't over, though it's past.", "Things that keep coming back are tiring."],
  },
];

/** After a place in the body was named; `{place}` stands after "your". */
export const placeWords: string[] = [
  "So you feel it in your {place}. You don't have to change anything about it.",
  "Your {place}. Thank you for noticing that.",
  "So it shows in your {place}.",
  "Thank you for looking. Nothing about your {place} has to change just now.",
  "Your {place}, OK. We can leave it as it is.",
];

/** After a bodily sensation without a place. */
export const bodyWords: string[] = [
  "Thank you for noticing that. Nothing has to change just now.",
  "So your body feels it too. That's fine as it is.",
  "Thank you for looking. That's how it is at the moment.",
  "OK, so your body is part of it too.",
];

/** After a feeling was named; `{noun}` stands after "the" or alone. */
export const feelingWords: string[] = [
  "{Noun}. That's allowed to be here.",
  "So there's {noun} in it. It helps to have a name for it.",
  "{Noun}. That's a clear word for it.",
  "Thank you for naming it: {noun}.",
  "{Noun}, OK. You don't have to talk yourself out of it.",
];

/** After two feelings. */
export const twoFeelingWords: string[] = [
  "{Noun} and {other}. There's room for both.",
  "So {noun} and {other} are there together.",
  "{Noun}, and {other} as well. Feelings often come in pairs.",
];

/** After a feeling that has no plain noun; `{word}` is their word for it. */
export const feelingInTheirWord: string[] = [
  "So the word for it is “{word}”. That's allowed to be here.",
  "You call it “{word}”. That's clear.",
  "“{word}”. It helps to have a word for it.",
];

/** After something from earlier in their life. */
export const memoryWords: string[] = [
  "Thank you for that. You don't have to say any more about it.",
  "So there's something older next to it. We don't have to go closer.",
  "Thank you. That helps me to see why it matters so much.",
  "We can stop there if you like.",
];

/** After something they see in themselves. */
export const patternWords: string[] = [
  "That's a clear thing to see about yourself.",
  "It's worth a lot to notice that, even if nothing changes today.",
  "Thank you. It takes some honesty to see that.",
  "You found that yourself. You don't have to fix it today.",
];
