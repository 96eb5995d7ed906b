import type { MessagePort } from "node:worker_threads";

/**
 * Sends bytes to the other thread in one piece and leaves them to it: a copy of a part would copy the whole memory it lies in.
 */
export function sendJoined(port: MessagePort | undefined, parts: readonly Uint8Array[]): void {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  port?.postMessage(joined, [joined.buffer]);
}

/**
 * Cuts a stream of bytes into whole PostgreSQL frontend messages: a start-up packet has no type byte, every other
 * message has one before its length (PostgreSQL documentation, 'Message Formats').
 */
export class MessageCutter {
  #rest = new Uint8Array(0);
  #expectsStartup = true;

  /** Takes the next bytes and returns all that is whole by now, as one run of messages; empty while none is. */
  push(bytes: Uint8Array): Uint8Array {
    const all = new Uint8Array(this.#rest.length + bytes.length);
    all.set(this.#rest);
    all.set(bytes, this.#rest.length);
    const view = new DataView(all.buffer);
    let end = 0;
    for (;;) {
      const header = this.#expectsStartup ? 0 : 1;
      if (all.length < end + header + 4) break;
      const next = end + header + view.getUint32(end + header);
      if (next > all.length) break;
      end = next;
      this.#expectsStartup = false;
    }
    this.#rest = all.slice(end);
    return all.slice(0, end);
  }
}
