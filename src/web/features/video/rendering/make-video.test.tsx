import { afterEach, expect, test, vi } from "vitest";
import { errorText } from "#shared/contract/errors.ts";
import { sizes, type Tells } from "#web/features/video/scenes/order.ts";
import type { Step, VideoChoice } from "#web/features/video/video-job.ts";
import { createTransfers } from "#web/lib/transfer.ts";
import { makeVideo } from "./make-video.ts";
import { wayOf } from "./ways.ts";

const choice: VideoChoice = {
  sessionId: "s",
  plan: {
    messageId: "m",
    mood: "sleep",
    isScript: true,
    durationMs: 1000,
    isMusicSeamless: false,
    lines: [],
    voiceUrl: null,
    musicUrl: null,
  },
  look: { size: sizes.wide, framesPerSecond: 24, scene: "night" },
  cut: { lines: [], durationMs: 1000 },
};
const item = { id: "i", video: { url: "/v", kind: "mp4", durationMs: 1, sizeBytes: 1 } };

/** A browser whose renderer tells what it is given, and whose server answers as it is told. */
function browser(
  tells: Tells[] | "breaks",
  answer: () => Promise<Response> = async () => Response.json(item),
) {
  const seen = { ended: 0, sent: [] as string[] };
  vi.stubGlobal(
    "Worker",
    class extends EventTarget {
      postMessage() {
        queueMicrotask(() => {
          if (tells === "breaks") return this.dispatchEvent(new ErrorEvent("error", { message: "gone" }));
          for (const data of tells) this.dispatchEvent(new MessageEvent("message", { data }));
        });
      }
      terminate() {
        seen.ended += 1;
      }
    },
  );
  for (const name of ["OffscreenCanvas", "VideoEncoder", "VideoFrame"]) vi.stubGlobal(name, class {});
  vi.stubGlobal("fetch", async (url: string) => {
    seen.sent.push(url);
    return answer();
  });
  // Half of it has gone before the answer comes.
  vi.stubGlobal(
    "XMLHttpRequest",
    class extends EventTarget {
      upload = new EventTarget();
      status = 0;
      responseText = "";
      open(_method: string, url: string) {
        seen.sent.push(url);
      }
      setRequestHeader() {}
      send() {
        this.upload.dispatchEvent(new ProgressEvent("progress", { loaded: 1, total: 2 }));
        answer().then(
          async (response) => {
            this.status = response.status;
            this.responseText = await response.text();
            this.dispatchEvent(new Event("load"));
          },
          () => this.dispatchEvent(new Event("error")),
        );
      }
    },
  );
  return seen;
}

afterEach(() => vi.unstubAllGlobals());

const rendered: Tells = { kind: "rendered", video: new Blob(["x"], { type: "video/mp4" }), durationMs: 1000 };
const make = (of = choice, signal = new AbortController().signal, onStep: (step: Step) => void = () => {}) =>
  makeVideo(of, { signal, onStep, transfers: createTransfers(() => {}) });

test("a video is rendered, sent once and whole, and its thread is ended", async () => {
  const seen = browser([{ kind: "progress", share: 0.5 }, rendered]);
  const said: Step[] = [];
  expect(await make(choice, undefined, (step) => said.push(step))).toEqual(item);
  expect(seen).toEqual({ ended: 1, sent: ["/api/videos?sessionId=s&messageId=m&durationMs=1000"] });
  expect([...new Set(said)]).toEqual([
    "Processing voice and music...",
    "Creating the pictures...",
    "Saving to your playlist...",
  ]);
});

test.each([
  ["an encoder that gives up", [{ kind: "failed", failure: "encoder", reason: "x" }], "VIDEO_FAILED"],
  [
    "memory that is short",
    [
      { kind: "progress", share: 0.5 },
      { kind: "failed", failure: "memory", reason: "x" },
    ],
    "VIDEO_MEMORY",
  ],
  ["a thread that dies", "breaks", "VIDEO_FAILED"],
] as const)("%s is said, the thread is ended and nothing is sent", async (_name, tells, code) => {
  const seen = browser(tells === "breaks" ? tells : [...tells]);
  await expect(make()).rejects.toThrow(errorText(code));
  expect(seen).toEqual({ ended: 1, sent: [] });
});

test("sound that does not come is said before anything is rendered", async () => {
  const seen = browser([rendered], async () => new Response(null, { status: 500 }));
  const plan = { ...choice.plan, voiceUrl: "/voice" };
  await expect(make({ ...choice, plan })).rejects.toThrow(errorText("VIDEO_SOUND_FAILED"));
  expect(seen).toEqual({ ended: 0, sent: ["/voice"] });
});

test("cancelled half-way, the thread is ended at once and nothing is sent", async () => {
  const seen = browser([{ kind: "progress", share: 0.5 }]);
  const controller = new AbortController();
  const work = make(choice, controller.signal);
  await new Promise((resolve) => setTimeout(resolve, 0));
  controller.abort();
  await expect(work).rejects.toThrow(expect.objectContaining({ name: "AbortError" }));
  expect(seen).toEqual({ ended: 1, sent: [] });
});

test("a server that does not take it says why, one that is not there is named, and neither is taken for success", async () => {
  browser([rendered], async () =>
    Response.json(
      {
        code: "VIDEO_NOT_SAVED",
        message: "Failed to save: the disk is full",
        data: { reason: "the disk is full" },
      },
      { status: 500 },
    ),
  );
  await expect(make()).rejects.toThrow("Failed to save: the disk is full");
  browser([rendered], () => Promise.reject(new TypeError("offline")));
  await expect(make()).rejects.toThrow("Failed to save: the server cannot be reached");
  browser([rendered], async () => new Response("<html>"));
  await expect(make()).rejects.toThrow("Failed to save: the server did not take it");
});

test("a browser encodes where it can, records where it can do that, and else does nothing", () => {
  const [worker, canvas] = [{ Worker: 1, OffscreenCanvas: 1 }, class {}];
  expect(wayOf({ ...worker, VideoEncoder: 1, VideoFrame: 1 })).toBe("encode");
  Object.assign(canvas.prototype, { captureStream: () => {} });
  expect(wayOf({ ...worker, MediaRecorder: 1, HTMLCanvasElement: canvas })).toBe("record");
  expect(wayOf({ ...worker, MediaRecorder: 1, HTMLCanvasElement: class {} })).toBe("none");
  expect(wayOf({ VideoEncoder: 1, VideoFrame: 1 })).toBe("none");
});
