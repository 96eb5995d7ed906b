import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { patiently } from "#scripts/patience.ts";
import { openGrowingSound } from "./growing-sound.ts";

/** A source that keeps account of what is appended; a part that begins with 0 is no sound. */
class FakeSource extends EventTarget {
  static opened: FakeSource[] = [];
  static isTypeSupported = (type: string) => type === "audio/mpeg";
  readyState = "open";
  ended: string | undefined;
  parts: number[] = [];
  isBusy = false;
  constructor() {
    super();
    FakeSource.opened.push(this);
  }
  addSourceBuffer = () =>
    Object.assign(new EventTarget(), {
      appendBuffer: function (this: EventTarget, part: Uint8Array) {
        const [source] = FakeSource.opened;
        if (source?.isBusy) throw new DOMException("busy", "InvalidStateError");
        if (source) source.isBusy = true;
        setTimeout(() => {
          if (source) source.isBusy = false;
          source?.parts.push(...part);
          this.dispatchEvent(new Event(part[0] === 0 ? "error" : "updateend"));
        });
      },
    });
  endOfStream = (why = "whole") => {
    this.readyState = "ended";
    this.ended = why;
  };
}

beforeEach(() => {
  FakeSource.opened = [];
  vi.stubGlobal("MediaSource", FakeSource);
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:it", revokeObjectURL: vi.fn() }));
});
afterEach(() => vi.unstubAllGlobals());

/** A sound whose parts come when a test says so. */
function growing() {
  let control: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (given) => {
      control = given;
    },
  });
  const asked: AbortSignal[] = [];
  const sound = openGrowingSound("/grows", async (_, { signal } = {}) => {
    if (signal) asked.push(signal);
    return new Response(body);
  });
  const [source] = FakeSource.opened;
  source?.dispatchEvent(new Event("sourceopen"));
  return {
    sound,
    source,
    asked,
    add: (...bytes: number[]) => control?.enqueue(Uint8Array.from(bytes)),
    end: () => control?.close(),
    fail: () => control?.error(new Error("gone")),
  };
}

test("parts are appended one after the other as they come, and the source ends with the sound", async () => {
  const { source, sound, add, end } = growing();
  expect(sound?.address).toBe("blob:it");
  add(1, 2);
  add(3);
  await vi.waitFor(() => expect(source?.parts).toEqual([1, 2, 3]), patiently);
  expect(source?.ended).toBeUndefined();
  add(4);
  end();
  await vi.waitFor(() => expect(source?.ended).toBe("whole"), patiently);
  expect(source?.parts).toEqual([1, 2, 3, 4]);
});

test("what breaks off, or is no sound, ends the source with an error", async () => {
  const broken = growing();
  broken.add(1);
  await vi.waitFor(() => expect(broken.source?.parts).toEqual([1]), patiently);
  broken.fail();
  await vi.waitFor(() => expect(broken.source?.ended).toBe("network"), patiently);
  FakeSource.opened = [];
  const noise = growing();
  noise.add(0);
  await vi.waitFor(() => expect(noise.source?.ended).toBe("network"), patiently);
});

test("who stops asks for no more, and a browser without such a source is told so", async () => {
  const { sound, source, asked, add } = growing();
  add(1);
  await vi.waitFor(() => expect(source?.parts).toEqual([1]), patiently);
  sound?.end();
  expect(asked[0]?.aborted).toBe(true);
  expect(source?.ended).toBeUndefined();
  vi.stubGlobal("MediaSource", undefined);
  expect(openGrowingSound("/grows", async () => new Response())).toBeUndefined();
});
