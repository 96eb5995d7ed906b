import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chooseBuiltInSpeech } from "#server/choose-providers.ts";
import { writeToyVoice } from "#server/testing/toy-voice.ts";

let place = "";
let isEngineThere = false;
const installMs = 300_000;

const add = (...args: string[]) =>
  spawnSync(process.execPath, ["scripts/voices-add.ts", ...args], {
    encoding: "utf8",
    env: { ...process.env, DATA_DIR: join(place, "data") },
    timeout: installMs,
  });

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), "stillpoint-neural-"));
  await writeToyVoice(join(place, "toy"), { speakers: 5 });
  spawnSync("tar", ["-czf", join(place, "toy.tar.gz"), "-C", place, "toy"]);
  const { stdout, stderr } = add(join(place, "toy.tar.gz"));
  isEngineThere = !/npm failed/.test(stderr);
  if (isEngineThere) expect(stdout, stderr).toContain("Wren is speaker 3 of toy");
}, installMs);
afterAll(() => rm(place, { recursive: true, force: true }));

test("the operator's command adds the engine and a voice out of an archive, and a server speaks with them", async (context) => {
  context.skip(!isEngineThere, "npm could not bring the engine");
  const speech = chooseBuiltInSpeech({ DATA_DIR: join(place, "data") });
  try {
    expect(speech.label).toBe("Neural voice on this server");
    const { signal } = new AbortController();
    for (const voice of speech.neuralVoices ?? []) {
      const { samples, sampleRate } = await speech.speak({ sentence: "Breathe in.", voice, signal });
      expect(sampleRate).toBe(22_050);
      expect(samples.some((sample) => Math.abs(sample) > 0.05)).toBe(true);
    }
  } finally {
    await speech.close();
  }
});

test("a model over which the engine ends its process is refused by the command with the engine's words", async (context) => {
  context.skip(!isEngineThere, "npm could not bring the engine");
  await writeToyVoice(join(place, "wrong"), { tokens: "x y z" });
  const { status, stderr } = add(join(place, "wrong"), "--as", "Sol");
  expect(status).toBe(1);
  expect(stderr).toContain("The model cannot be used");
  expect(stderr).toContain("reading tokens");
  expect(add("--remove").stdout).toContain("Aria, Rowan, Sol, Wren");
  expect(chooseBuiltInSpeech({ DATA_DIR: join(place, "data") }).label).toBe("Offline voice");
});
