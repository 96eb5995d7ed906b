import { expect, onTestFinished, test, vi } from "vitest";
import { patiently } from "#scripts/patience.ts";
import { type SoundServiceBehaviour, startSoundService } from "#server/testing/servers/sound-service.ts";
import { moods } from "#shared/listening/moods.ts";
import { createElevenLabsMusic } from "./elevenlabs-music.ts";
import { type ComposeRequest, MusicUnavailable } from "./music.ts";

async function openService(idleMs = 5000) {
  const service = await startSoundService();
  onTestFinished(() => service.close());
  const maker = createElevenLabsMusic({ apiKey: "key-of-a-test", baseUrl: service.baseUrl, idleMs });
  return { service, maker };
}

function request(changes: Partial<ComposeRequest> = {}): ComposeRequest {
  const signal = new AbortController().signal;
  return { mood: "sleep", durationMs: 60_000, seed: "1", signal, onProgress: () => undefined, ...changes };
}

test("a piece is asked for by its mood, instrumental and as long as wanted, with the key in its header only", async () => {
  const { service, maker } = await openService();
  for (const mood of moods) await maker.compose(request({ mood }));
  await maker.compose(request({ prompt: "One low flute.", durationMs: 20_000 }));
  const prompts = service.calls.map(({ body }) => String(body.prompt));
  expect(new Set(prompts).size).toBe(moods.length + 1);
  for (const prompt of prompts.slice(0, moods.length)) {
    const bpm = Number(/(\d+) BPM/.exec(prompt)?.[1]);
    expect(bpm).toBeGreaterThanOrEqual(50);
    expect(bpm).toBeLessThanOrEqual(65);
    expect(prompt).toContain("no vocals");
  }
  expect(prompts.at(-1)).toBe("One low flute.");
  expect(service.calls[0]?.body).toMatchObject({ music_length_ms: 60_000, force_instrumental: true });
  expect(service.calls[0]?.key).toBe("key-of-a-test");
  expect(JSON.stringify(service.calls[0]?.body)).not.toContain("key-of-a-test");
  expect(service.calls[0]?.url).toBe("/v1/music?output_format=mp3_44100_128");
});

const faults: [SoundServiceBehaviour, RegExp][] = [
  ["wrong-key", /refuses the key/],
  ["quota", /quota/],
  ["html", /text and not sound/],
  ["truncated", /cut short/],
  ["hangs-up", /hung up|cut short/],
  ["endless", /too large/],
  ["redirects", /could not be reached/],
];

for (const [behaviour, message] of faults) {
  test(`a service that answers so: ${behaviour}, gives no music and says why without its own words`, async () => {
    const { service, maker } = await openService();
    service.behave(behaviour);
    const failure = await maker.compose(request()).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(MusicUnavailable);
    expect(String(failure)).toMatch(message);
    expect(String(failure)).not.toContain("secret text");
    await vi.waitFor(() => expect(service.open()).toBe(0), patiently);
  });
}

test("a service that stays silent, before or within its answer, is given up and let go", async () => {
  const { service, maker } = await openService(100);
  for (const behaviour of ["silent", "stalls"] as const) {
    service.behave(behaviour);
    await expect(maker.compose(request())).rejects.toThrow("silent");
    await vi.waitFor(() => expect(service.open()).toBe(0), patiently);
  }
});

test("nobody at the address means no music", async () => {
  const maker = createElevenLabsMusic({ apiKey: "key", baseUrl: "http://127.0.0.1:1" });
  await expect(maker.compose(request())).rejects.toBeInstanceOf(MusicUnavailable);
});
