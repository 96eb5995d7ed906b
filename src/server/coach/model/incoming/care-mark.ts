const gap = "[\\s\\p{Default_Ignorable_Code_Point}]{0,3}";
const word = [..."care"].join(gap);
/** The mark in any case and spacing, in single or double brackets; `[care](…)` is a link. */
const mark = new RegExp(`\\[${gap}(?:\\[${gap})?${word}${gap}\\](?!\\()(?:${gap}\\])?`, "iu");
/** What may stand before a mark that is still the reply's first word. */
const ornament = /^[\s*_"'>`#\p{Default_Ignorable_Code_Point}-]*$/u;
/** How much of the end is held back while a mark may still be on its way. */
const heldChars = 48;
/** How far behind a closing bracket what still belongs to the mark may stand. */
const closingChars = 4;

/**
 * Passes an answer on that was cleaned of its thinking. A care mark at its start ends it and calls `onMark`; anywhere
 * else the mark means nothing and is left out, so that it is never shown.
 */
export async function* withoutCareMark(
  texts: AsyncIterable<string>,
  onMark: () => void,
): AsyncGenerator<string> {
  let isAtStart = true;
  for await (const chunk of parted(texts)) {
    if (chunk !== undefined) {
      isAtStart &&= ornament.test(chunk);
      if (chunk) yield chunk;
    } else if (isAtStart) return onMark();
  }
}

/** The text, and `undefined` for each mark. */
async function* parted(texts: AsyncIterable<string>): AsyncGenerator<string | undefined> {
  let held = "";
  for await (const chunk of texts) {
    held += chunk;
    for (;;) {
      const found = mark.exec(held);
      // A bracket may still follow that belongs to the mark, or makes it a link.
      if (!found || found.index + found[0].length + closingChars > held.length) break;
      yield held.slice(0, found.index);
      yield undefined;
      held = held.slice(found.index + found[0].length);
    }
    const cut = mark.test(held) ? held.search(mark) : waitingFrom(held);
    yield held.slice(0, cut);
    held = held.slice(cut);
  }
  for (let found = mark.exec(held); found; found = mark.exec(held)) {
    yield held.slice(0, found.index);
    yield undefined;
    held = held.slice(found.index + found[0].length);
  }
  yield held;
}

/** Where the end of a text begins that a mark may still grow out of; a text of ornaments alone waits whole. */
function waitingFrom(text: string): number {
  if (text.length <= heldChars && ornament.test(text)) return 0;
  const tail = Math.max(0, text.length - heldChars);
  const open = text.slice(tail).indexOf("[");
  return open < 0 ? text.length : tail + open;
}
