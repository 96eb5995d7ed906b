import { limits } from "#shared/limits/limits.ts";

/** The beginning of a text, not longer than that and not ending within a character. */
function wholeCharacters(text: string, length: number): string {
  let end = 0;
  for (const { index, segment } of characters.segment(text.slice(0, length + longestCharacter))) {
    if (index + segment.length > length) break;
    end = index + segment.length;
  }
  return text.slice(0, end || length);
}

const characters = new Intl.Segmenter(undefined, { granularity: "grapheme" });
/** A family of four with skin tones is some 40 units long. */
const longestCharacter = 64;

/** A chat's title: the first 50 characters of its first message, with '...' when it is longer. */
export function titleFrom(text: string): string {
  const line = text.trim();
  const cut = limits.session.titleChars;
  return line.length > cut ? `${wholeCharacters(line, cut)}...` : line;
}
