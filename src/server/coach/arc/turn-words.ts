const turns: [RegExp, string][] = [
  [/\bI am\b|\bI'm\b|\bIm\b/gi, "you are"],
  [/\bI was\b/gi, "you were"],
  [/\bI've\b/gi, "you have"],
  [/\bI'll\b/gi, "you will"],
  [/\bI'd\b/gi, "you'd"],
  [/\bwas I\b/gi, "were you"],
  [/\bam I\b/gi, "are you"],
  [/\bmyself\b|\bourselves\b/gi, "yourself"],
  [/\bmine\b|\bours\b/gi, "yours"],
  [/\bmy\b|\bour\b/gi, "your"],
  [/\bme\b|\bus\b/gi, "you"],
  [/\bwe're\b/gi, "you are"],
  [/\bwe've\b/gi, "you have"],
  [/\b(?:I|we)\b/g, "you"],
  [/\bi\b/g, "you"],
];

/** A person named without a "my", at the head of what is said. */
const kin =
  /^(?=(?:boss|manager|mother|mum|mom|mummy|father|dad|daddy|wife|husband|partner|sister|brother|son|daughter|ex|gran|nan|grandma|grandad|grandpa)\b(?!'|-))/i;

/** A person's words turned to the second person: "my boss shouted at me" becomes "your boss shouted at you", "mother rang" "your mother rang". */
export function turned(words: string): string {
  const marked = words
    .replace(/[’]/g, "'")
    .replace(/\b(?:you are|you're)\b/gi, "\u0001")
    .replace(/\byour\b/gi, "\u0002")
    .replace(/\byou\b/gi, "\u0003");
  const self = turns.reduce((text, [own, other]) => text.replace(own, other), marked);
  return self
    .replace(kin, "your ")
    .replace(/^your ([A-Z])(?=[a-z])/, (_kin, letter: string) => `your ${letter.toLowerCase()}`)
    .replaceAll("\u0001", "I am")
    .replaceAll("\u0002", "my")
    .replaceAll("\u0003", "me")
    .replace(/\s+/g, " ")
    .trim();
}

/** First letter large. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** First letter small, unless the first word is a name-like or single-letter word that needs its capital. */
export const small = (text: string): string =>
  /^(?:I\b|I'|[A-Z]{2,}|(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Christmas)\b)/.test(text)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);

/** A thing said once with "a" is "the" thing afterwards: "a knot in your stomach" becomes "the knot in your stomach". */
export const definite = (phrase: string): string => phrase.replace(/^(?:an?|some) /i, "the ");
