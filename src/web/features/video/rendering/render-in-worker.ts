import type { Failure, Look, Order, Tells, Told } from "#web/features/video/scenes/order.ts";

/** A rendering failed; `failure` says of what. */
export class RenderingFailed extends Error {
  override readonly name = "RenderingFailed";
  readonly failure: Failure;

  constructor(failure: Failure, reason: string) {
    super(reason);
    this.failure = failure;
  }
}

/** How a worker is made; another one in a test. */
export type OpenWorker = () => Worker;

/** Starts the renderer. */
export const openRenderer: OpenWorker = () =>
  new Worker(new URL("./render-worker.ts", import.meta.url), { type: "module", name: "video" });

/** How long one frame takes on this device. Throws `RenderingFailed` where nothing can be encoded. */
export async function tryInWorker(look: Look, signal: AbortSignal, open?: OpenWorker): Promise<number> {
  return runWorker({ kind: "try", look }, { signal, open }, (told) =>
    told.kind === "tried" ? told.msPerFrame : undefined,
  );
}

/** Renders a video in a thread of its own, which is ended at once when `signal` says so, and always when it is done. */
export async function renderInWorker(
  order: Order,
  { signal, onShare, open }: { signal: AbortSignal; onShare: (share: number) => void; open?: OpenWorker },
): Promise<{ video: Blob; durationMs: number }> {
  const clips = [order.sound.voice, order.sound.music?.clip].filter((clip) => clip != null);
  const transfer = clips.flatMap((clip) =>
    clip.kind === "encoded" ? [clip.bytes] : clip.channels.map(({ buffer }) => buffer),
  );
  return runWorker({ kind: "render", order }, { signal, open, transfer }, (told) => {
    if (told.kind === "progress") onShare(told.share);
    return told.kind === "rendered" ? told : undefined;
  });
}

interface Running {
  signal: AbortSignal;
  open?: OpenWorker | undefined;
  transfer?: Transferable[];
}

async function runWorker<Answer>(
  told: Told,
  { signal, open = openRenderer, transfer = [] }: Running,
  answerOf: (tells: Tells) => Answer | undefined,
): Promise<Answer> {
  signal.throwIfAborted();
  const worker = open();
  try {
    return await new Promise<Answer>((resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason), { once: true });
      worker.addEventListener("error", ({ message }) => reject(new RenderingFailed("encoder", message)));
      worker.addEventListener("message", ({ data }: MessageEvent<Tells>) => {
        if (data.kind === "failed") reject(new RenderingFailed(data.failure, data.reason));
        const answer = answerOf(data);
        if (answer !== undefined) resolve(answer);
      });
      worker.postMessage(told, transfer);
    });
  } finally {
    worker.terminate();
  }
}

/** One question after the other to a worker that stays: each is answered before the next is asked. */
export function talkTo(worker: Worker, signal: AbortSignal): (told: Told) => Promise<Tells> {
  return (told) =>
    new Promise<Tells>((resolve, reject) => {
      signal.throwIfAborted();
      const ears = new AbortController();
      const settle = (work: () => void) => {
        ears.abort();
        work();
      };
      const listening = { signal: ears.signal };
      signal.addEventListener("abort", () => settle(() => reject(signal.reason)), listening);
      worker.addEventListener(
        "error",
        ({ message }) => settle(() => reject(new RenderingFailed("encoder", message))),
        listening,
      );
      worker.addEventListener(
        "message",
        ({ data }: MessageEvent<Tells>) =>
          settle(() =>
            data.kind === "failed" ? reject(new RenderingFailed(data.failure, data.reason)) : resolve(data),
          ),
        listening,
      );
      worker.postMessage(told);
    });
}
