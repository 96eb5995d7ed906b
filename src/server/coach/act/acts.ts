/**
 * What a person is doing with a message. `tells` is whatever they say of their life, asked or not; what exactly it
 * answers is read from its words and from what was asked.
 */
export const acts = [
  "tells",
  "unsure",
  "nods",
  "asks-product",
  "asks-how",
  "asks-advice",
  "asks-meaning",
  "wants-practice",
  "wants-meditation",
  "corrects",
  "complains",
  "thanks",
  "leaves",
  "pauses",
  "returns",
  "greets",
  "good-news",
  "mourns",
  "well",
  "chats",
  "elsewhere",
  "nonsense",
  "errand",
  "medical",
  "orders",
] as const;

/** One of the things a person may be doing. */
export type Act = (typeof acts)[number];
