import { expect, test, vi } from "vitest";
import { connectMediaSession } from "./media-session.ts";
import type { Playback } from "./playback.ts";
import type { PlaybackState } from "./track.ts";

const track = { id: "one", title: "Your meditation", sound: "/one", place: "chat" as const, music: null };

function connect() {
  const handlers = new Map<string, MediaSessionActionHandler>();
  const session = {
    playbackState: "none",
    metadata: null,
    setPositionState: vi.fn(),
    setActionHandler: (action: string, handler: MediaSessionActionHandler) => handlers.set(action, handler),
  };
  vi.stubGlobal("navigator", { mediaSession: session });
  vi.stubGlobal("MediaMetadata", function Metadata(given: MediaMetadataInit) {
    return given;
  });
  let state: PlaybackState = {
    track: null,
    status: "idle",
    recordingId: null,
    endedId: null,
    positionMs: 0,
    durationMs: null,
  };
  let tell = () => {};
  const playback = {
    play: vi.fn(),
    pause: vi.fn(),
    resume: vi.fn(async () => {}),
    stop: vi.fn(),
    seek: vi.fn(),
    speed: { read: () => 1 as const, change: () => {}, subscribe: () => () => {} },
    state: () => state,
    subscribe: (listener: () => void) => {
      tell = listener;
      return () => {};
    },
  } satisfies Partial<Playback>;
  connectMediaSession(playback);
  const become = (next: Partial<PlaybackState>) => {
    state = { ...state, ...next };
    tell();
  };
  const press = (action: MediaSessionAction, details = {}) => handlers.get(action)?.({ action, ...details });
  return { session, playback, become, press };
}

test("the lock screen shows title, picture and place of what is playing, and nothing afterwards", () => {
  const { session, become } = connect();
  become({ track, status: "playing", positionMs: 5000, durationMs: 60_000 });
  expect(session.metadata).toMatchObject({ title: "Your meditation", artwork: [{ src: "/cover.png" }] });
  expect(session.setPositionState).toHaveBeenLastCalledWith({ duration: 60, position: 5, playbackRate: 1 });
  become({ track: null, status: "idle", durationMs: null });
  expect([session.metadata, session.playbackState]).toEqual([null, "none"]);
  expect(session.setPositionState).toHaveBeenLastCalledWith();
});

test("a recording's cover is painted for the lock screen; where it cannot be, the product's own stays", async () => {
  const { session, become } = connect();
  const painted = vi.fn();
  vi.stubGlobal("ImageData", function Data(pixels: Uint8ClampedArray) {
    return { pixels };
  });
  const canvas = vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  const cover = { shape: "waves", ground: "sea", seed: 3 } as const;
  become({ track: { ...track, cover }, status: "playing" });
  await vi.waitFor(() => expect(canvas).toHaveBeenCalled());
  expect(session.metadata).toMatchObject({ artwork: [{ src: "/cover.png" }] });
  canvas.mockReturnValue(Object.assign(Object.create(null), { putImageData: painted }));
  vi.spyOn(HTMLCanvasElement.prototype, "toDataURL").mockReturnValue("data:image/png;base64,AA");
  become({ track: { ...track, id: "two", cover } });
  await vi.waitFor(() =>
    expect(session.metadata).toMatchObject({
      artwork: [{ src: "data:image/png;base64,AA", sizes: "256x256", type: "image/png" }],
    }),
  );
  expect(painted.mock.calls[0]?.[0].pixels).toHaveLength(4 * 256 * 256);
});

test("its buttons pause, go on, stop and move, never past either end nor in what is still being made", () => {
  const { playback, become, press } = connect();
  become({ track, status: "playing", positionMs: 55_000, durationMs: null });
  press("seekto", { seekTime: 10 });
  expect(playback.seek).not.toHaveBeenCalled();
  become({ durationMs: 60_000 });
  press("seekto", { seekTime: 12 });
  press("seekforward");
  press("seekbackward", { seekOffset: 90 });
  expect(playback.seek.mock.calls).toEqual([[12_000], [60_000], [0]]);
  press("pause");
  press("play");
  press("stop");
  expect([playback.pause, playback.resume, playback.stop].map(({ mock }) => mock.calls.length)).toEqual([
    1, 1, 1,
  ]);
});
