import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { chooseBuiltInSpeech } from "#server/choose-providers.ts";
import { SpeechUnavailable } from "#server/providers/speech/speech.ts";
import { type ToyVoice, writeToyVoice } from "#server/testing/toy-voice.ts";
import type { Voice } from "#shared/listening/voices.ts";
import { integratedLoudness } from "#shared/sound/loudness.ts";
import { addVoices, modelBelow, removeVoices } from "./add-voices.ts";
import { createNeuralSpeech } from "./neural-speech.ts";
import { modelsFolder, readVoices, voicesFolder } from "./voices-file.ts";

/**
 * The far end of the process: an engine of the same name and calls, which does what the model's tokens say. One speaker is a
 * tone of 220 Hz, the next a third higher.
 */
const fakeEngine = `const { readFileSync } = require("node:fs");
exports.OfflineTts = class {
  static async createAsync({ model }) {
    const [family] = Object.keys(model);
    const word = readFileSync(model[family].tokens, "utf8").trim();
    if (word === "ends") { console.error("wrong tokens"); process.exit(255); }
    if (word === "throws") throw new Error("no such model");
    return { generateAsync: async ({ text, sid, speed }) => {
      if (text === "end") process.exit(255);
      if (text === "hang") for (;;);
      if (word === "nonsense" || text === "nonsense") return { samples: "none" };
      const sampleRate = 22050;
      const samples = new Float32Array(Math.round(sampleRate * text.length / 20 / speed));
      if (word === "silent") return { samples, sampleRate };
      if (word === "broken") return { samples: samples.fill(NaN), sampleRate };
      for (let n = 0; n < samples.length; n += 1) samples[n] = 0.2 * Math.sin(2 * Math.PI * 220 * (1 + sid / 3) * n / sampleRate);
      return { samples, sampleRate };
    } };
  }
};`;

const { signal } = new AbortController();

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "stillpoint-voices-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function dataWithEngine(): Promise<string> {
  const dataDir = await emptyFolder();
  const engine = join(dataDir, "voices/engine/node_modules/sherpa-onnx-node");
  await mkdir(engine, { recursive: true });
  await writeFile(join(engine, "package.json"), '{ "name": "sherpa-onnx-node", "main": "engine.js" }');
  await writeFile(join(engine, "engine.js"), fakeEngine);
  return dataDir;
}

async function add(dataDir: string, toy: ToyVoice, name = "toy", as?: Voice[]) {
  const folder = join(await emptyFolder(), name);
  await writeToyVoice(folder, toy);
  return addVoices({ dataDir, folder, name, as, signal });
}

function open(dataDir: string, sentenceMs?: number) {
  const speech = createNeuralSpeech({
    dataDir,
    voices: readVoices(dataDir) ?? {},
    others: {
      label: "another",
      languages: new Set(["en"]),
      speak: async () => ({ samples: new Float32Array([0.5]), sampleRate: 8000 }),
      close: async () => undefined,
    },
    ...(sentenceMs === undefined ? {} : { sentenceMs }),
  });
  onTestFinished(() => speech.close());
  const say = (voice: Voice, sentence = "Let your shoulders grow heavy.") =>
    speech.speak({ sentence, voice, signal });
  return { ...speech, say };
}

/** How often a tone crosses zero, which tells one pitch from another. */
const crossings = (samples: Float32Array): number =>
  samples.reduce((sum, sample, at) => sum + Number(sample > 0 && (samples[at - 1] ?? 0) <= 0), 0) /
  samples.length;

test("a model of many speakers gives each of our voices one of its own, calm and as loud as all", async () => {
  const dataDir = await dataWithEngine();
  const added = await add(dataDir, { speakers: 9 });
  expect(added.map(({ voice, speaker }) => `${voice} ${speaker}`)).toEqual([
    "Aria 0",
    "Rowan 2",
    "Sol 4",
    "Wren 6",
  ]);
  const speech = open(dataDir);
  const sounds = [await speech.say("Aria"), await speech.say("Rowan"), await speech.say("Sol")];
  expect(new Set(sounds.map(({ samples }) => Math.round(1000 * crossings(samples)))).size).toBe(3);
  for (const { samples, sampleRate } of sounds)
    expect(Math.abs(integratedLoudness(samples, sampleRate) + 19)).toBeLessThan(1.5);
});

test("a model of one speaker becomes one voice, the next model the next, and the others stay as they were", async () => {
  const dataDir = await dataWithEngine();
  await add(dataDir, {}, "first");
  expect(await add(dataDir, {}, "second")).toMatchObject([{ voice: "Rowan" }]);
  const speech = open(dataDir);
  expect((await speech.say("Rowan")).samples.length).toBeGreaterThan(8000);
  expect((await speech.say("Wren")).samples.length).toBe(1);
  await expect(add(dataDir, {}, "third", ["Sol", "Wren"])).rejects.toThrow("has one speaker");
  await add(dataDir, {}, "third", ["Rowan"]);
  expect((await readdir(modelsFolder(dataDir))).sort()).toEqual(["first", "third"]);
  expect(await removeVoices(dataDir)).toEqual(["Aria", "Rowan"]);
  expect(await readdir(modelsFolder(dataDir))).toEqual([]);
});

test("a process that ends or answers nonsense costs its own sentence, and the next one is spoken", async () => {
  const dataDir = await dataWithEngine();
  await add(dataDir, {});
  await expect(open(dataDir, 1500).say("Aria", "hang")).rejects.toThrow("too long");
  const speech = open(dataDir);
  for (const word of ["end", "nonsense"]) {
    await expect(speech.say("Aria", word), word).rejects.toBeInstanceOf(SpeechUnavailable);
    expect((await speech.say("Aria")).samples.length, word).toBeGreaterThan(8000);
  }
});

test("a sentence that is no longer wanted ends with its reason, and its process with it", async () => {
  const dataDir = await dataWithEngine();
  await add(dataDir, {});
  const speech = open(dataDir);
  const stopping = new AbortController();
  const hanging = speech.speak({ sentence: "hang", voice: "Aria", signal: stopping.signal });
  stopping.abort(new Error("stopped by the test"));
  await expect(hanging).rejects.toThrow("stopped by the test");
  expect((await speech.say("Aria")).samples.length).toBeGreaterThan(8000);
});

const unusable: [string, ToyVoice, string][] = [
  ["ends its process", { tokens: "ends" }, "wrong tokens"],
  ["cannot be loaded", { tokens: "throws" }, "no such model"],
  ["makes no sound", { tokens: "silent" }, "no sound"],
  ["makes sound that is none", { tokens: "broken" }, "no sound"],
  ["answers with nonsense", { tokens: "nonsense" }, "cannot be used"],
  ["is of another kind", { metadata: { model_type: "whisper" } }, "not a Piper, Kokoro, Kitten or Matcha"],
  ["says nothing of itself", { metadata: { n_speakers: "" } }, "n_speakers"],
  ["claims a rate that none has", { metadata: { sample_rate: "9e9" } }, "sample_rate"],
  ["speaks another language", { metadata: { language: "German" } }, "speaks German"],
  ["lacks the data that real voices need", { metadata: { frontend: "" } }, "espeak-ng-data is missing"],
  ["lacks its speakers' file", { metadata: { model_type: "kokoro" } }, "voices.bin is missing"],
  ["lacks its vocoder", { metadata: { model_type: "matcha-tts" } }, "vocoder"],
];

test.each(unusable)(
  "a model that %s is refused with the reason, and nothing of it is kept",
  async (_, toy, words) => {
    const dataDir = await dataWithEngine();
    await expect(add(dataDir, toy)).rejects.toThrow(words);
    expect(readVoices(dataDir)).toEqual({});
    expect(existsSync(modelsFolder(dataDir)) ? await readdir(modelsFolder(dataDir)) : []).toEqual([]);
  },
);

test("files that only call themselves models are refused, whatever their bytes", async () => {
  const dataDir = await dataWithEngine();
  const folder = await emptyFolder();
  await expect(addVoices({ dataDir, folder, name: "empty", signal })).rejects.toThrow("holds no model");
  for (const bytes of [[], [0x72, 0xff, 0xff, 0xff, 0xff, 0x7f], [0x73, 1], Array<number>(50).fill(255)]) {
    await writeFile(join(folder, "model.onnx"), Uint8Array.from(bytes));
    await expect(addVoices({ dataDir, folder, name: "odd", signal })).rejects.toThrow("not a Piper");
  }
});

test("what a model's folder points to elsewhere is not copied", async () => {
  const dataDir = await dataWithEngine();
  const outer = await emptyFolder();
  const folder = join(outer, "one/model");
  await writeToyVoice(folder);
  await symlink("/etc/hostname", join(folder, "elsewhere"));
  const below = await modelBelow(outer);
  expect(below).toBe(folder);
  await addVoices({ dataDir, folder: below, name: "linked", signal });
  expect(await readdir(join(modelsFolder(dataDir), "linked"))).toEqual(["model.onnx", "tokens.txt"]);
});

test("a server speaks with what was added, and does not start over an engine or a list that is gone", async () => {
  const dataDir = await dataWithEngine();
  const chosen = () => chooseBuiltInSpeech({ DATA_DIR: dataDir });
  expect(chosen().label).toBe("Offline voice");
  await add(dataDir, {});
  expect(chosen().neuralVoices).toEqual(["Aria"]);
  await rm(join(voicesFolder(dataDir), "engine"), { recursive: true });
  expect(chosen).toThrow("voices:add");
  await writeFile(join(voicesFolder(dataDir), "voices.json"), "{");
  expect(chosen).toThrow("cannot be read");
});
