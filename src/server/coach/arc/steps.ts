/** The steps of a conversation, in the order they are asked for. */
export type Step = "event" | "sensation" | "emotion" | "memory" | "awareness";

/** Every step, in the order they are asked for. */
export const stepOrder: Step[] = ["event", "sensation", "emotion", "memory", "awareness"];

const askedFor: [Step, RegExp][] = [
  [
    "awareness",
    /\b(?:pattern|same thread|thread|notice (?:about|now that)|see (?:about|now|when)|put side by side|side by side|make of|have in common|looking back|protect(?:ing)?|trying to do for you|what does it tell|links?|understand about)\b/i,
  ],
  [
    "memory",
    /\b(?:remind|earlier|years ago|first time|younger|familiar|before in your life|from before|long ago|known this|how far back|child|further back|another time|memory)\b/i,
  ],
  [
    "emotion",
    /\b(?:emotions?|feelings?(?! in your)|what do you feel(?! in)|name for|call it|word for|mood)\b/i,
  ],
  [
    "sensation",
    /\b(?:body|physically|in you do you (?:notice|feel)|chest|shoulders|stomach|where do you (?:feel|notice)|sensation)\b/i,
  ],
  [
    "event",
    /\b(?:happened|happening|moment|situation|what (?:was|is) it about|brought it on|like to look at|brings? you|been going on|on your mind|recent|day|week)\b/i,
  ],
];

/** Which step a coach's words ask for: read from the last question in them. */
export function stepAsked(reply: string): Step | undefined {
  const question = reply.match(/(?<![^.!?\n])[^.!?\n]*\?/g)?.at(-1);
  return question ? askedFor.find(([, words]) => words.test(question))?.[0] : undefined;
}
