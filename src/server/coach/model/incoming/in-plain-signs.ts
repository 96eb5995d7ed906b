const entities: Record<string, string> = {
  "&lt;": "<",
  "&gt;": ">",
  "&amp;": "&",
  "&quot;": '"',
  "&#39;": "'",
  "&apos;": "'",
  "&nbsp;": " ",
};
const anyEntity = /&(?:lt|gt|amp|quot|#39|apos|nbsp);/g;
const entityBegun = /&[a-z#\d]{0,5}$/;
/** A line's end that is written out behind the end of a sentence, and signs kept from a meaning that they do not have. */
const writtenEnd = /(?<=[.!?…"”’)*]|\\n)\\n/g;
const keptFromMeaning = /\\(?=[.!?,:;'"])/g;
/** What all of these have one of. */
const anySign = /[\\&]/;
const writtenBegun = /(?:\\n){0,6}\\$|(?:\\n){1,6}$/;

/** An answer in which a server wrote signs as a page would have them, in the signs themselves; a piece may cut one in two. */
export async function* inPlainSigns(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let held = "";
  let before = "";
  const read = (text: string): string => {
    if (!anySign.test(before + text)) {
      before = text.at(-1) ?? before;
      return text;
    }
    const plain = `${before}${text}`.replace(writtenEnd, "\n").replace(keptFromMeaning, "");
    const read = decoded(plain.slice(before.length));
    before = text.at(-1) ?? before;
    return read;
  };
  for await (const chunk of chunks) {
    held += chunk;
    const safe = Math.min(
      ...[entityBegun, writtenBegun].map((begun) => begun.exec(held)?.index ?? held.length),
    );
    if (safe > 0) yield read(held.slice(0, safe));
    held = held.slice(safe);
  }
  if (held) yield read(held);
}

const decoded = (text: string): string => text.replace(anyEntity, (entity) => entities[entity] ?? entity);

/** The sign with which tokenizers mark the beginning of a word, where a server did not make it a space. */
export async function* withWordPiecesParted(texts: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const text of texts) yield text.replaceAll("▁", " ");
}

/** The byte of a token such as `<0x0A>`. */
export const byteOf = (token: string): number => Number.parseInt(token.slice("<0x".length, -1), 16);

/** Text of bytes that a tokenizer had no word for, one after the other; a character may take several. */
export function readBytes(): (byte: number) => string {
  const decoder = new TextDecoder();
  return (byte) => decoder.decode(Uint8Array.of(byte), { stream: true });
}
