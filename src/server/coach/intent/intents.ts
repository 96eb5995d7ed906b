/**
 * What a message asks the coach for, whatever it tells besides; `none` asks for nothing. Most of them are questions about a life
 * that nobody can know from outside: what is meant by each stands at the head of its lines in the corpus.
 */
export const intents = [
  "decide",
  "words-sorry",
  "words-no",
  "words-ask",
  "words-tell",
  "words-contact",
  "words-comfort",
  "words-self",
  "check-words",
  "ahead",
  "stop",
  "helps",
  "why-self",
  "normal",
  "fault",
  "other-mind",
  "future",
  "opinion",
  "respond",
  "meant",
  "why-asked",
  "said-before",
  "next",
  "facts",
  "comfort",
  "play",
  "guide",
  "product",
  "worth",
  "exercise",
  "meditation",
  "none",
] as const;

/** One of the things a message may ask for. */
export type Intent = (typeof intents)[number];
