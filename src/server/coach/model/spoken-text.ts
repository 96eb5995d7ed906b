const gap = "[\\s\\p{Default_Ignorable_Code_Point}]{0,3}";
const word = [..."care"].join(gap);
/** The mark in any case and spacing, in single or double brackets; `[care](…)` is a link. */
const mark = new RegExp(`\\[${gap}(?:\\[${gap})?${word}${gap}\\](?!\\()(?:${gap}\\])?`, "iu");
const reasoningBegins = /<(think(?:ing)?|reasoning)>/i;
const reasoningEnds = /<\/(?:think(?:ing)?|reasoning)>/i;
/** What may stand before a mark that is still the reply's first word. */
const ornament = /^[\s*_"'>`#\p{Default_Ignorable_Code_Point}-]*$/u;
/** How much of the end is held back while a mark or a tag may still be on its way. */
const heldChars = 48;

/**
 * Passes a model's text on without its reasoning. A care mark at the start of the reply ends it and calls `onMark`;
 * anywhere else the mark means nothing and is left out, so that it is never shown.
 */
export async function* spokenText(texts: AsyncIterable<string>, onMark: () => void): AsyncGenerator<string> {
  let isAtStart = true;
  for await (const piece of visible(texts)) {
    if (piece !== undefined) {
      isAtStart &&= ornament.test(piece);
      yield piece;
    } else if (isAtStart) return onMark();
  }
}

/** The text without reasoning, and `undefined` for each mark. */
async function* visible(texts: AsyncIterable<string>): AsyncGenerator<string | undefined> {
  let held = "";
  let isReasoning = false;
  let isLast = false;
  const source = texts[Symbol.asyncIterator]();
  try {
    while (!isLast) {
      const next = await source.next();
      isLast = next.done === true;
      if (!next.done) held += next.value;
      for (;;) {
        const found = (isReasoning ? reasoningEnds : firstOf(held)).exec(held);
        if (!found) break;
        const after = held.slice(found.index + found[0].length);
        if (!isLast && ornament.test(after)) break;
        const before = held.slice(0, found.index);
        held = after;
        if (before && !isReasoning) yield before;
        if (found[0].startsWith("[")) yield undefined;
        else isReasoning = !isReasoning;
      }
      const cut = isLast ? held.length : waitingFrom(held);
      if (cut > 0 && !isReasoning) yield held.slice(0, cut);
      held =
        isReasoning && held.length > heldChars ? held.slice(-heldChars) : held.slice(isReasoning ? 0 : cut);
    }
  } finally {
    await source.return?.();
  }
}

/** Whichever of the two stands first. */
function firstOf(text: string): RegExp {
  const marked = mark.exec(text);
  const reasoning = reasoningBegins.exec(text);
  return marked && !(reasoning && reasoning.index < marked.index) ? mark : reasoningBegins;
}

/** Where the end of a text begins that a mark or a tag may still grow out of; a text of ornaments alone waits whole. */
function waitingFrom(text: string): number {
  if (text.length <= heldChars && ornament.test(text)) return 0;
  const tail = Math.max(0, text.length - heldChars);
  const open = text.slice(tail).search(/[[<]/);
  return open < 0 ? text.length : tail + open;
}
