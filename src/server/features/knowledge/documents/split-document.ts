const passageWords = 200;
/** Pictures written as letters, keys: nothing that anybody reads or looks for. */
const longWords = /\S{201,}/g;
/** A passage with less than that says nothing by itself. */
const fewestWords = 4;

/** A part of a document that can be found by itself. */
export interface DocumentPart {
  title: string;
  body: string;
}

/**
 * Splits a document into passages of up to 200 words: at its Markdown headings, then between paragraphs, then between
 * sentences, and inside a sentence only when it is longer than that. A part is titled by the document and its heading.
 */
export function splitDocument(title: string, text: string): DocumentPart[] {
  return sectionsOf(text.replace(longWords, " ")).flatMap(({ heading, body }) =>
    packed(body.split(/\n\s*\n/).flatMap(pieces), "\n\n")
      .filter((part) => wordsOf(part).length >= fewestWords)
      .map((part) => ({
        title: heading && heading !== title ? `${title}: ${heading}` : title,
        body: part,
      })),
  );
}

function sectionsOf(text: string): { heading: string; body: string }[] {
  const sections: { heading: string; lines: string[] }[] = [{ heading: "", lines: [] }];
  let fence = "";
  for (const line of text.split("\n")) {
    const mark = /^ {0,3}(```|~~~)/.exec(line)?.[1] ?? "";
    if (mark && (!fence || fence === mark)) fence = fence ? "" : mark;
    const heading = fence ? undefined : /^ {0,3}#{1,6}[ \t]+(\S.*)$/.exec(line)?.[1];
    if (heading === undefined) sections.at(-1)?.lines.push(line);
    else sections.push({ heading: heading.replace(/(?<![ \t#])[ \t#]+$/, "").slice(0, 200), lines: [] });
  }
  return sections.map(({ heading, lines }) => ({ heading, body: lines.join("\n") }));
}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

function pieces(paragraph: string): string[] {
  if (wordsOf(paragraph).length <= passageWords) return [paragraph.trim()];
  return packed(paragraph.split(/(?<=[.!?…])\s+/).flatMap(cut), " ");
}

function cut(sentence: string): string[] {
  const words = wordsOf(sentence);
  const parts = Math.ceil(words.length / passageWords);
  return Array.from({ length: parts }, (_, at) =>
    words.slice(at * passageWords, (at + 1) * passageWords).join(" "),
  );
}

/** Neighbours together, as many as make a passage. */
function packed(parts: string[], between: string): string[] {
  const together: string[][] = [];
  let words = Number.POSITIVE_INFINITY;
  for (const part of parts.filter(Boolean)) {
    const more = wordsOf(part).length;
    if (words + more > passageWords) {
      together.push([]);
      words = 0;
    }
    together.at(-1)?.push(part);
    words += more;
  }
  return together.map((some) => some.join(between));
}
