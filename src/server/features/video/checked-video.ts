import { AppError } from "#server/app-error.ts";
import { limits } from "#shared/limits/limits.ts";

/** A video whose beginning was looked at; the rest is counted while it is read. */
export interface CheckedVideo {
  kind: "mp4" | "webm";
  bytes: AsyncIterable<Uint8Array>;
  size(): number;
}

/** The bytes that tell what a file is. */
const headBytes = 12;

/** How much room the person has left, and the refusal of what does not fit. */
interface RoomLeft {
  bytesLeft: number;
  full(): AppError;
}

/**
 * Looks at how a file begins, and reads no more of it than may be kept. Throws `VIDEO_REFUSED`, and `STORAGE_FULL` where
 * the person has no room; the reading too.
 */
export async function checkedVideo(
  body: AsyncIterable<Uint8Array> | null,
  { bytesLeft, full }: RoomLeft,
): Promise<CheckedVideo> {
  const parts = (body ?? none())[Symbol.asyncIterator]();
  let head = new Uint8Array();
  for (let isDone = false; head.length < headBytes && !isDone; ) {
    const next = await parts.next();
    isDone = next.done === true;
    if (!next.done) head = new Uint8Array(Buffer.concat([head, next.value]));
  }
  const kind = kindOf(head);
  if (!kind) {
    await parts.return?.();
    throw new AppError("VIDEO_REFUSED", { reason: "it is neither MP4 nor WebM" });
  }
  let size = 0;
  async function* counted(): AsyncGenerator<Uint8Array> {
    try {
      for (let part = head; ; ) {
        size += part.length;
        if (size > bytesLeft) throw full();
        if (size > limits.video.maxBytes) throw new AppError("VIDEO_REFUSED", { reason: tooLarge });
        yield part;
        const next = await parts.next();
        if (next.done) return;
        part = new Uint8Array(next.value);
      }
    } finally {
      await parts.return?.();
    }
  }
  return { kind, bytes: counted(), size: () => size };
}

const tooLarge = `it is larger than ${limits.video.maxBytes / 1_000_000} MB`;

async function* none(): AsyncGenerator<Uint8Array> {}

/** MP4 has its 'ftyp' box first (ISO/IEC 14496-12), WebM the EBML header (RFC 8794). */
function kindOf(head: Uint8Array): "mp4" | "webm" | undefined {
  if (head.length < headBytes) return undefined;
  if (Buffer.from(head.subarray(4, 8)).toString("latin1") === "ftyp") return "mp4";
  return Buffer.from(head.subarray(0, 4)).toString("hex") === "1a45dfa3" ? "webm" : undefined;
}
