import { type Look, type Order, soundRate } from "#web/features/video/scenes/order.ts";
import { openRenderer, RenderingFailed, talkTo } from "./render-in-worker.ts";

/** What is asked for first is what is kept most widely. */
const kinds = ["video/mp4;codecs=avc1.42001f,mp4a.40.2", "video/webm;codecs=vp8,opus", "video/webm"];

interface Listening {
  signal: AbortSignal;
  onShare: (share: number) => void;
}

/**
 * Records a video while it plays, for browsers that encode none: frames are painted in a worker and shown to a canvas
 * that nobody sees, as many as this device paints in time. Throws `RenderingFailed`, or the signal's reason.
 */
export async function recordVideo(
  order: Order,
  { signal, onShare }: Listening,
): Promise<{ video: Blob; durationMs: number }> {
  const worker = openRenderer();
  try {
    const ask = talkTo(worker, signal);
    const opened = await ask({ kind: "open", order });
    if (opened.kind !== "opened") throw new RenderingFailed("encoder", "the frames were not opened");
    const stage = openStage(order.look);
    const sound = openSound(opened.sound);
    const track = sound?.stream.getAudioTracks() ?? [];
    const recorder = new MediaRecorder(new MediaStream([...stage.stream.getVideoTracks(), ...track]), {
      mimeType: kinds.find((kind) => MediaRecorder.isTypeSupported(kind)) ?? "video/webm",
      videoBitsPerSecond: 4_000_000,
    });
    const recorded = collect(recorder, signal);
    const wholeMs = (opened.count / order.look.framesPerSecond) * 1000;
    try {
      await stage.show(ask, 0);
      await begun(recorder);
      sound?.start();
      const from = performance.now();
      for (let ms = 0; ms < wholeMs; ms = performance.now() - from) {
        const index = Math.min(opened.count - 1, Math.floor((ms / 1000) * order.look.framesPerSecond));
        await stage.show(ask, index);
        onShare(ms / wholeMs);
      }
      recorder.stop();
      const durationMs = Math.round(performance.now() - from);
      const { mendRecording } = await import("./mend-recording.ts");
      return { video: await mendRecording(await recorded), durationMs };
    } finally {
      if (recorder.state !== "inactive") recorder.stop();
      await sound?.close();
    }
  } finally {
    worker.terminate();
  }
}

function openStage({ size }: Look) {
  const canvas = Object.assign(document.createElement("canvas"), size);
  const context = canvas.getContext("2d", { alpha: false });
  if (!context) throw new RenderingFailed("memory", "there is no canvas");
  let shown = -1;
  return {
    stream: canvas.captureStream(),
    /** Paints a frame and shows it; the one that is shown already is waited out. */
    show: async (ask: ReturnType<typeof talkTo>, index: number) => {
      if (index === shown) return new Promise<void>((resolve) => setTimeout(resolve, 5));
      shown = index;
      const told = await ask({ kind: "paint", index });
      if (told.kind === "painted")
        context.putImageData(new ImageData(told.picture, size.width, size.height), 0, 0);
    },
  };
}

function openSound([left, right]: Float32Array<ArrayBuffer>[]) {
  if (!left || !right) return undefined;
  const context = new AudioContext();
  const buffer = context.createBuffer(2, left.length, soundRate);
  buffer.copyToChannel(left, 0);
  buffer.copyToChannel(right, 1);
  const source = context.createBufferSource();
  source.buffer = buffer;
  const out = context.createMediaStreamDestination();
  source.connect(out);
  return {
    stream: out.stream,
    start: () => {
      void context.resume();
      source.start();
    },
    close: () => context.close(),
  };
}

/** Starts a recorder; on a busy machine it takes a while until it takes anything in. */
function begun(recorder: MediaRecorder): Promise<void> {
  return new Promise((resolve) => {
    recorder.addEventListener("start", () => resolve(), { once: true });
    recorder.start(1000);
  });
}

/** What was recorded, once the recorder has stopped. */
function collect(recorder: MediaRecorder, signal: AbortSignal): Promise<Blob> {
  const parts: Blob[] = [];
  recorder.addEventListener("dataavailable", ({ data }) => parts.push(data));
  const promise = new Promise<Blob>((resolve, reject) => {
    recorder.addEventListener("stop", () =>
      resolve(new Blob(parts, { type: recorder.mimeType.split(";")[0] ?? "" })),
    );
    recorder.addEventListener("error", () => reject(new RenderingFailed("encoder", "the recorder stopped")));
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  // Whoever waits hears of it; before that, nobody does.
  promise.catch(() => undefined);
  return promise;
}
