/** Longest run without a sentence end that is held back, in characters; then it is read as it stands. */
const heldChars = 600;
/** Where a sentence ends. In writing without spaces it ends before the first sign that is none of its own end. */
const sentenceEnd =
  /[.!?…؟۔।]["”’»')\]*_]*\s|[。！？｡]["”’」』）)\]*_]*\s*(?=[^\s。！？｡"”’」』）)\]*_])|\n/g;

/** Splits off everything up to the last sentence end; the joined parts are the text, unchanged. */
export function wholeSentences(text: string): { sentences: string[]; rest: string } {
  const sentences: string[] = [];
  let from = 0;
  for (const end of text.matchAll(sentenceEnd)) {
    const to = end.index + end[0].length;
    sentences.push(text.slice(from, to));
    from = to;
  }
  if (text.length - from > heldChars) {
    sentences.push(text.slice(from));
    from = text.length;
  }
  return { sentences, rest: text.slice(from) };
}
