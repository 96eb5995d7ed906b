/** Longer messages are read so far; what somebody tells is in its beginning. */
const readChars = 4000;

/** The sentences of a text as they were written, with their marks, trimmed; a new line ends one too. */
export function sentencesIn(text: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  const read = text.slice(0, readChars);
  for (let at = 0; at < read.length; at += 1) {
    const isEnd =
      read[at] === "\n" ||
      (isMark(read[at]) &&
        !isMark(read[at + 1]) &&
        isGap(read[at + 1]) &&
        !(read[at] === "." && isShort(read, at)));
    if (!isEnd) continue;
    sentences.push(read.slice(from, at + 1).trim());
    from = at + 1;
  }
  sentences.push(read.slice(from).trim());
  return sentences.filter((sentence) => /\p{L}|\p{N}/u.test(sentence));
}

/** "Mr. Halloran", "St. Gallus": a stop after one of these ends no sentence. */
const shortened = new Set("mr mrs ms mx dr st prof jr sr vs no approx e.g i.e".split(" "));
const mostShortened = 6;
const isShort = (text: string, stop: number): boolean => {
  const word = text
    .slice(Math.max(0, stop - mostShortened), stop)
    .split(/[^\p{L}.]/u)
    .at(-1)
    ?.toLowerCase();
  const isBefore = /^\s+[\p{Lu}\d]/u.test(text.slice(stop + 1, stop + 4));
  return (
    word !== undefined &&
    shortened.has(word) &&
    isBefore &&
    (word !== "no" || /^\s+\d/.test(text.slice(stop + 1, stop + 4)))
  );
};

const isMark = (char: string | undefined): boolean => char !== undefined && ".!?…".includes(char);
const isGap = (char: string | undefined): boolean => char === undefined || /\s/.test(char);

/** A sentence without the marks it ends in. Read from its end: an expression would try every mark of a long row anew. */
export function withoutEnd(sentence: string): string {
  let end = sentence.length;
  while (end > 0 && (isMark(sentence[end - 1]) || /\s/.test(sentence[end - 1] ?? ""))) end -= 1;
  return sentence.slice(0, end);
}

const fillersBefore = new Set(
  "oh ok okay and so but well also anyway yeah yes hi hello hey um hm".split(" "),
);
const fillersAfter = new Set("lol haha hahaha tbh idk anyway though".split(" "));

/**
 * What a sentence says, without the words that people lead up to it with and let it fade out in, and without its end
 * marks; letter for letter as it was written.
 */
export function coreOf(sentence: string): string {
  const words = withoutEnd(sentence).split(/(?<=\s)(?=\S)/);
  const isFiller = (fillers: ReadonlySet<string>, word = ""): boolean =>
    fillers.has(word.trim().toLowerCase().replace(/,$/, ""));
  let from = 0;
  let to = words.length;
  while (from < to && isFiller(fillersBefore, words[from])) from += 1;
  while (to > from && isFiller(fillersAfter, words[to - 1])) to -= 1;
  return withoutEnd(words.slice(from, to).join("")).replace(/,$/, "");
}

/** The marks a text ends in, from the last letter on, without white space. */
export const endMarks = (text: string): string => text.slice(withoutEnd(text).length).replace(/\s/g, "");

/** The parts of a text between its commas, marks and dashes, as they were written. */
export const clausesIn = (text: string): string[] =>
  text
    .slice(0, readChars)
    .split(/[,;:.!?…()\n]|\s[-–—]/u)
    .map((clause) => clause.trim())
    .filter(Boolean);
