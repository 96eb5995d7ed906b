import { Readable } from "node:stream";
import type { ExchangeAnswer } from "#server/providers/outgoing/exchange.ts";
import { StorageFailed } from "./storage.ts";

/** The text of an answer, no longer than `maxBytes`; what nobody needs to read is let go. Throws `StorageFailed`. */
export async function readText(
  { body }: ExchangeAnswer,
  verb: string,
  { maxBytes, signal }: { maxBytes: number; signal: AbortSignal },
): Promise<string> {
  const stop = () => body.destroy();
  signal.addEventListener("abort", stop, { once: true });
  const pieces: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const piece of body) {
      const read = Buffer.from(piece);
      bytes += read.length;
      if (bytes > maxBytes) throw new StorageFailed(verb, "unreadable");
      pieces.push(read);
    }
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof StorageFailed ? error : new StorageFailed(verb, "cut-off");
  } finally {
    signal.removeEventListener("abort", stop);
    body.destroy();
  }
  signal.throwIfAborted();
  return Buffer.concat(pieces).toString("utf8");
}

/**
 * An object's bytes as somebody takes them: exactly as many as were announced, or an error. The store has `idleMs` for
 * each piece; how long the reader takes in between is the reader's affair.
 */
export function checkedBody({ body }: ExchangeAnswer, bytes: number, idleMs: number): Readable {
  const pieces = body[Symbol.asyncIterator]();
  let left = bytes;
  const readNext = async () => {
    const { done, value } = await pieces.next();
    if (done && left > 0) throw new StorageFailed("read", "cut-off");
    if (done) return null;
    const piece = Buffer.from(value);
    left -= piece.length;
    if (left < 0) throw new StorageFailed("read", "unreadable");
    return piece;
  };
  const checked = new Readable({
    read() {
      const timer = setTimeout(() => checked.destroy(new StorageFailed("read", "timeout")), idleMs);
      readNext()
        .then((piece) => checked.push(piece))
        .catch((error: unknown) =>
          checked.destroy(error instanceof StorageFailed ? error : new StorageFailed("read", "cut-off")),
        )
        .finally(() => clearTimeout(timer));
    },
    destroy(error, done) {
      body.destroy();
      done(error);
    },
  });
  return checked;
}
