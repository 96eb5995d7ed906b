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
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of body) {
      const read = Buffer.from(chunk);
      bytes += read.length;
      if (bytes > maxBytes) throw new StorageFailed(verb, "unreadable");
      chunks.push(read);
    }
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof StorageFailed ? error : new StorageFailed(verb, "cut-off");
  } finally {
    signal.removeEventListener("abort", stop);
    body.destroy();
  }
  signal.throwIfAborted();
  return Buffer.concat(chunks).toString("utf8");
}

/**
 * An object's bytes as somebody takes them: exactly as many as were announced, or an error. The store has `idleMs` for
 * each piece; how long the reader takes in between is the reader's affair.
 */
export function checkedBody({ body }: ExchangeAnswer, bytes: number, idleMs: number): Readable {
  const chunks = body[Symbol.asyncIterator]();
  let left = bytes;
  const readNext = async () => {
    const { done, value } = await chunks.next();
    if (done && left > 0) throw new StorageFailed("read", "cut-off");
    if (done) return null;
    const chunk = Buffer.from(value);
    left -= chunk.length;
    if (left < 0) throw new StorageFailed("read", "unreadable");
    return chunk;
  };
  const checked = new Readable({
    read() {
      const timer = setTimeout(() => checked.destroy(new StorageFailed("read", "timeout")), idleMs);
      readNext()
        .then((chunk) => checked.push(chunk))
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
