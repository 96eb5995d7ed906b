import { beginWords, farWords, nearWords, restWords } from "./offer-words.ts";

const pieces = [...nearWords, ...farWords, ...restWords, ...beginWords.plain, ...beginWords.somebody].map(
  (text) => text.split("{somebody}").toSorted((one, other) => other.length - one.length)[0] ?? text,
);
/** Whether a reply offers what is there to tap beside it. */
export const isOffer = (reply: string): boolean => pieces.some((text) => reply.includes(text));
