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

/** What of a message a chat can be called by. */
export interface Titling {
  content: string;
  file?: { name: string; query: string } | null | undefined;
}

/** A chat's title by its first message; with a file what was asked, or the file's name, and not what was read of it. */
export function titleOf({ content, file }: Titling): string {
  return titleFrom(file ? file.query.trim() || file.name : content);
}

/** A chat's title: the first 50 characters of its first message, with '...' when it is longer. */
export function titleFrom(text: string): string {
  const line = text.trim();
  const cut = limits.session.titleChars;
  return line.length > cut ? `${wholeCharacters(line, cut)}...` : line;
}
