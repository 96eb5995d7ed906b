/** First letter large. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** First letter small, unless the first word is a name-like or single-letter word that needs its capital. */
export const small = (text: string): string =>
  /^(?:I\b|I'|[A-Z]{2,}|(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Christmas)\b)/.test(text)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);

/** A thing said once with "a" is "the" thing afterwards: "a knot in your stomach" becomes "the knot in your stomach". */
export const definite = (phrase: string): string => phrase.replace(/^(?:an?|some) /i, "the ");
