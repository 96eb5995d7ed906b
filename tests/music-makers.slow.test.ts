import { MPEGDecoder } from "mpg123-decoder";
import { expect, onTestFinished, test, vi } from "vitest";
import { createElevenLabsMusic } from "#server/providers/music/elevenlabs-music.ts";
import type { ComposeRequest, MusicMaker } from "#server/providers/music/music.ts";
import { createOurComposer } from "#server/providers/music/our-composer.ts";
import { startSoundService } from "#server/testing/servers/sound-service.ts";

/** Every maker behind the port, each ready to make music. */
const makers: Record<string, () => Promise<MusicMaker>> = {
  "our composer": async () => createOurComposer(),
  ElevenLabs: async () => {
    const service = await startSoundService();
    onTestFinished(() => service.close());
    return createElevenLabsMusic({ apiKey: "key", baseUrl: service.baseUrl });
  },
};

/** As short as a piece may be for all of this to be seen. */
const seconds = 8;

function request(changes: Partial<ComposeRequest> = {}): ComposeRequest {
  const signal = new AbortController().signal;
  return {
    mood: "sleep",
    durationMs: seconds * 1000,
    seed: "1",
    signal,
    onProgress: () => undefined,
    ...changes,
  };
}

for (const [name, open] of Object.entries(makers)) {
  test(`${name}: a piece is an MP3 that decodes, and progress rises to its end once`, async () => {
    const maker = await open();
    const shares: number[] = [];
    const { mp3 } = await maker.compose(request({ onProgress: (share) => shares.push(share) }));
    const decoder = new MPEGDecoder();
    await decoder.ready;
    expect(decoder.decode(mp3).samplesDecoded).toBeGreaterThan(44_100);
    decoder.free();
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.filter((share) => share === 1)).toEqual([1]);
    expect(maker.label).not.toBe("");
  });

  test(`${name}: a cancelled request ends with the signal's reason and less than a second of work, before and during the work`, async () => {
    const maker = await open();
    const before = AbortSignal.abort(new Error("never mind"));
    await expect(maker.compose(request({ signal: before }))).rejects.toThrow("never mind");
    const stop = new AbortController();
    const running = maker.compose(
      request({ signal: stop.signal, onProgress: (share) => share < 1 && stop.abort(new Error("enough")) }),
    );
    const refused = expect(running).rejects.toThrow("enough");
    await vi.waitFor(() => expect(stop.signal.aborted).toBe(true), { timeout: 60_000, interval: 5 });
    const aborted = process.cpuUsage();
    await refused;
    // Work of this process, so that a machine with other work is given its time.
    const { user, system } = process.cpuUsage(aborted);
    expect((user + system) / 1000).toBeLessThan(1000);
  });
}

test("our composer repeats a piece for its seed, byte for byte and as long as asked, and serves one person after the other", async () => {
  const maker = createOurComposer();
  const stop = new AbortController();
  const first = maker.compose(request());
  const waiting = expect(maker.compose(request({ signal: stop.signal }))).rejects.toThrow("gone");
  const second = maker.compose(request());
  stop.abort(new Error("gone"));
  await waiting;
  const [one, other] = await Promise.all([first, second]);
  expect(Buffer.from(one.mp3).equals(Buffer.from(other.mp3))).toBe(true);
  expect(one.isSeamless).toBe(true);
  const decoder = new MPEGDecoder();
  await decoder.ready;
  expect(decoder.decode(one.mp3).samplesDecoded).toBe(seconds * 48_000);
  decoder.free();
});
