/** Longer messages are read so far; what somebody tells is in its beginning. */
const readChars = 4000;

/** The sentences of a text as they were written, with their marks, trimmed; a new line ends one too. */
export function sentencesIn(text: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  const read = text.slice(0, readChars);
  for (let at = 0; at < read.length; at += 1) {
    const isEnd = read[at] === "\n" || (isMark(read[at]) && !isMark(read[at + 1]) && isGap(read[at + 1]));
    if (!isEnd) continue;
    sentences.push(read.slice(from, at + 1).trim());
    from = at + 1;
  }
  sentences.push(read.slice(from).trim());
  return sentences.filter((sentence) => /\p{L}|\p{N}/u.test(sentence));
}

const isMark = (char: string | undefined): boolean => char !== undefined && ".!?…".includes(char);
const isGap = (char: string | undefined): boolean => char === undefined || /\s/.test(char);

/** The parts of a text between its commas, marks and dashes, as they were written. */
export const clausesIn = (text: string): string[] =>
  text
    .slice(0, readChars)
    .split(/[,;:.!?…()\n]|\s[-–—]/u)
    .map((clause) => clause.trim())
    .filter(Boolean);
