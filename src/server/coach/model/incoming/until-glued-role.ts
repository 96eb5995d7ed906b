/** A sentence's end and, without a space, the role of the next turn: a template whose tokens the server left out. */
const glued = /(?<=[.!?…"”’)。！？」）])assistant(?=\n)/;
const gluedAtEnd = /(?<=[.!?…"”’)。！？」）])assistant\s*$/;
const role = "assistant\n";

/** An answer up to where another turn of the model's own is glued to it; the source is closed there. */
export async function* untilGluedRole(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let held = "";
  for await (const text of texts) {
    held += text;
    const found = glued.exec(held);
    if (found) return yield held.slice(0, found.index);
    const safe = safeLength(held);
    if (safe > 0) yield held.slice(0, safe);
    held = held.slice(safe);
  }
  const rest = held.replace(gluedAtEnd, "");
  if (rest) yield rest;
}

/** Up to where a text can be passed on: before a last sentence's end that the role may still be glued to. */
function safeLength(text: string): number {
  for (let length = Math.min(role.length, text.length - 1); length >= 0; length -= 1) {
    const at = text.length - length - 1;
    if (/[.!?…"”’)。！？」）]/.test(text[at] ?? "") && role.startsWith(text.slice(at + 1))) return at;
  }
  return text.length;
}
