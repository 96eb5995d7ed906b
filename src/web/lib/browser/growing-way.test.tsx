import { afterEach, expect, test, vi } from "vitest";
import { growingWay } from "./growing-way.ts";

const safari =
  "Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15";
const chromeOnIphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 16_0) AppleWebKit CriOS/130.0 Mobile Safari/604.1";
const chrome = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36";

afterEach(() => vi.unstubAllGlobals());

/** A kind of source that takes some types. */
const kind = (...types: string[]) => ({ isTypeSupported: (type: string) => types.includes(type) });

test("a browser that streams does so, whatever else it has", () => {
  vi.stubGlobal("MediaSource", kind("audio/mpeg"));
  expect(growingWay(chrome)).toBe("streamed");
});

test("one that wants ranges is given parts where it takes them, by the phone's kind of source or the usual one", () => {
  vi.stubGlobal("MediaSource", kind("audio/mpeg"));
  expect(growingWay(safari)).toBe("appended");
  vi.stubGlobal("MediaSource", undefined);
  vi.stubGlobal("ManagedMediaSource", kind("audio/mpeg"));
  expect([growingWay(chromeOnIphone), growingWay(chrome)]).toEqual(["appended", "appended"]);
});

test("where there is no such source, or none for our recordings, a sound is heard when it is whole", () => {
  expect([growingWay(safari), growingWay(chromeOnIphone)]).toEqual(["whole", "whole"]);
  vi.stubGlobal("ManagedMediaSource", kind("video/mp4"));
  expect(growingWay(chromeOnIphone)).toBe("whole");
});
