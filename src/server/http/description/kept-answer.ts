import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { Context, Handler } from "hono";
import { accepts } from "hono/accepts";

const pack = promisify(gzip);

/** An answer as it lies ready: its bytes, the same compressed, and the name by which a browser asks whether they changed. */
interface Kept {
  plain: Uint8Array<ArrayBuffer>;
  packed: Uint8Array<ArrayBuffer>;
  tag: string;
}

/** A text that is the same for everybody for as long as the process lives: made when it is first asked for, and once, however many ask. */
export function keptAnswer(type: string, make: () => Promise<string>): Handler {
  let kept: Promise<Kept> | undefined;
  const keep = async () => {
    kept ??= lieReady(make);
    try {
      return await kept;
    } catch (error) {
      kept = undefined; // what failed once may go well the next time
      throw error;
    }
  };
  return async (c) => {
    const { plain, packed, tag } = await keep();
    c.header("Content-Type", type);
    c.header("Cache-Control", "no-cache");
    c.header("Vary", "Accept-Encoding");
    c.header("ETag", tag);
    if (hasIt(c, tag)) return c.body(null, 304);
    const supports = ["gzip", "identity"];
    const encoding = accepts(c, { header: "Accept-Encoding", supports, default: "identity" });
    if (encoding !== "gzip") return c.body(plain);
    c.header("Content-Encoding", "gzip");
    return c.body(packed);
  };
}

async function lieReady(make: () => Promise<string>): Promise<Kept> {
  const plain = new TextEncoder().encode(await make());
  const packed = new Uint8Array(await pack(plain, { level: 9 }));
  // Weak, as it names the text and not its bytes: they differ by whether they are compressed.
  return { plain, packed, tag: `W/"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"` };
}

function hasIt(c: Context, tag: string): boolean {
  const named = c.req.header("if-none-match")?.split(",") ?? [];
  return named.some((each) => each.trim() === "*" || each.trim() === tag);
}
