import type { Mood } from "#server/coach/story/mood.ts";

/** A quiet word on what was told, by the kind of thing it is; none of them says anything of the person that was not said. */
export const moodWords: Record<Mood, string[]> = {
  loss: [
    "I am sorry. There is nothing to put right in this, and no hurry.",
    "I am very sorry. You can say as much or as little of it as you like.",
    "That is a great deal to carry. It may simply be said here.",
    "Thank you for telling me. Nothing has to be got over today.",
    "Grief keeps its own time. It is welcome here as it is.",
    "There are no right words for it, and none are needed from you.",
  ],
  joy: [
    "How good. That may take all the room it likes.",
    "I am glad to read that.",
    "That is worth staying with for a while.",
    "Good things deserve as much attention as hard ones. Thank you for bringing it.",
    "What a fine thing to have happened.",
    "Let that be as big as it is.",
  ],
  shame: [
    "That is not easy to say, and you have said it.",
    "Thank you for trusting these few lines with it. Nobody is judging here.",
    "Shame likes to stay hidden; put into words it often gets a little smaller.",
    "Many people carry something like this and never say it.",
    "It can be looked at kindly, even if it does not feel that way.",
  ],
  anger: [
    "There is anger in that, and it is allowed to be here.",
    "Anger usually guards something that matters.",
    "You do not have to be fair or calm about it here.",
    "That would make many people's blood rise.",
    "It may stay as hot as it is for the moment.",
  ],
  fear: [
    "That is an uneasy thing to live with.",
    "Fear looks ahead and is seldom kind in what it sees. Here, for the moment, nothing has to be decided.",
    "Being on guard like that takes strength.",
    "It makes sense that this keeps you on edge.",
    "Worry is tiring work. You can set it down here for a few lines.",
  ],
  sleepless: [
    "Nights like that are long, and the days after them thin.",
    "Being awake when everything else sleeps makes any thought louder.",
    "That is wearing. Sleep cannot be forced, which is the hard part of it.",
    "Lying awake is tiring in a way that few people see.",
  ],
  pain: [
    "Pain takes up room, and it is tiring to keep company with.",
    "That is hard to live beside, day after day.",
    "I am sorry that it hurts. We go gently around it.",
    "It asks a lot of a person to carry that along.",
  ],
  decision: [
    "Standing between two ways is tiring by itself.",
    "Not every choice has a right side, and that makes it heavy.",
    "Nothing has to be decided in this chat.",
    "That is a real choice, and it may take its time.",
  ],
  lonely: [
    "That is a lonely place to be. I am glad that you wrote.",
    "Being on one's own with something makes it larger.",
    "It is human to want somebody there.",
    "That sort of quiet can be very loud.",
  ],
  hurt: [
    "That hurts, and it makes sense that it does.",
    "It stings when it comes from people whose word counts.",
    "Something like that is not shaken off in an hour.",
    "That was not a small thing to be handed.",
    "No wonder that it stays with you.",
  ],
  tired: [
    "That sounds like running with very little left.",
    "So much has been asked of you that little is over.",
    "Tiredness like that is worth taking seriously.",
    "You need not be strong or lively here.",
  ],
  overload: [
    "That is a lot at the same time.",
    "No single person is made for everything at once.",
    "Too much is too much; it says nothing against you.",
    "Then let us take one small piece of it and leave the rest outside for now.",
    "Pressure like that follows one home.",
  ],
  sadness: [
    "That is sad, and it may be here without a reason.",
    "There is no need to cheer up here.",
    "Sadness can be heavy to carry about. You can rest it here.",
    "I am sorry that it is like that just now.",
    "It can be sad for as long as it is.",
  ],
};

/** For what was told in a way that shows no mood and makes no point that is known. */
export const plainWordsOnIt: string[] = [
  "Thank you for telling me.",
  "I have that now.",
  "That belongs to it, then.",
  "I see.",
  "Good that you say it.",
  "That goes with the rest of it.",
];

/** The same for whoever only wants to tell it. */
export const wordsOfListening: string[] = [
  "Thank you for telling me.",
  "I have read it. There is room for more, if there is more.",
  "Thank you for going on.",
  "Take your time. Whatever you write is read to its end.",
  "That can stand here as you wrote it.",
  "It is written down now, and need not be kept in mind.",
];

/** The same where it is the first that is told. */
export const firstWordsOnIt: string[] = [
  "Thank you for telling me.",
  "I have read that slowly. Thank you for writing it down.",
  "Good that you put it into words.",
];

/** After a place in the body was named; `{place}` stands after "your". */
export const placeWords: string[] = [
  "So it shows in your {place}. It may stay there while we go on.",
  "Your {place}: good that you noticed.",
  "So it has reached your {place}, too.",
  "Thank you for looking. Nothing about your {place} needs to change just now.",
  "Your {place}, then. We can leave it in peace.",
];

/** After a bodily sensation without a place. */
export const bodyWords: string[] = [
  "Good that you noticed. Nothing about it needs to change just now.",
  "So the body is part of it. It may be as it is.",
  "Thank you for looking. That is how it shows itself at the moment.",
  "Then your body has been working on it too.",
];

/** After a feeling was named; `{noun}` stands after "the" or alone. */
export const feelingWords: string[] = [
  "{Noun}, then. It is allowed to be here.",
  "So there is {noun} in it. It helps to have its name.",
  "{Noun}. That is a clear word for it.",
  "Thank you for naming it: {noun}.",
  "{Noun} belongs to it, then. It need not be argued with.",
];

/** After two feelings. */
export const twoFeelingWords: string[] = [
  "{Noun} and {other}, then; there is room for both.",
  "So {noun} and {other} are in it together.",
  "{Noun}, and {other} beside it. Feelings seldom come alone.",
];

/** After a feeling that has no plain noun; `{word}` is their word for it. */
export const feelingInTheirWord: string[] = [
  "“{word}” is the word, then. It is allowed to be here.",
  "You call it “{word}”. That is clear.",
  "“{word}”: it helps to have a word for it.",
];

/** After something from earlier in their life. */
export const memoryWords: string[] = [
  "Thank you for that. No more of it is needed than you have said.",
  "So there is something older beside it. We can leave it at a distance.",
  "That helps me to see why it reaches so far.",
  "We can stop there if you like.",
];

/** After something they see in themselves. */
export const patternWords: string[] = [
  "That is a clear thing to see about oneself.",
  "Seeing that is worth something, even if nothing changes today.",
  "Thank you. It takes some honesty to see that.",
  "You found that yourself, and it need not be fixed.",
];
