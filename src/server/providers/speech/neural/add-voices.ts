import { type Dirent, existsSync } from "node:fs";
import { copyFile, mkdir, mkdtemp, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import type { ClosableSpeech } from "#server/providers/speech/cloud-speech.ts";
import type { Sound } from "#server/providers/speech/speech.ts";
import { voices as ourVoices, type Voice } from "#shared/listening/voices.ts";
import { type NeuralModel, recogniseModel, UnusableModel } from "./model-folder.ts";
import { createNeuralSpeech } from "./neural-speech.ts";
import { keepVoices, modelsFolder, type NeuralVoices, readVoices, voicesFolder } from "./voices-file.ts";

/** What an operator asks for. */
export interface AddVoices {
  dataDir: string;
  /** A folder of files, out of the operator's archive or as it is. */
  folder: string;
  /** What the voices are kept under. */
  name: string;
  /** Which of ours shall speak so; by default those that have no neural voice yet, as many as the model has speakers. */
  as?: readonly Voice[] | undefined;
  signal: AbortSignal;
}

/** One of our voices that was given a speaker of the model, as it spoke its first sentence. */
export interface AddedVoice {
  voice: Voice;
  speaker: string;
  sound: Sound;
  /** What it took to speak, in seconds, once the model was loaded. */
  took: number;
}

const most = { files: 20_000, bytes: 4_000_000_000 };
/** A sample above this is sound, not noise. */
const heard = 0.01;
/** How fast a meditation is spoken, in words a minute between its pauses, and how far a model is slowed down for it. */
const pace = { wordsAMinute: 125, slowest: 0.7 };

/** What each new voice says first. */
export const firstSentence =
  "Let your shoulders grow heavy, notice the weight of your hands, and let the breath come and go as it likes.";

/**
 * Takes a model into the data directory, if each of its speakers that are wanted says one sentence: in a process of its
 * own, since a broken model ends the process. Nothing is kept of a model that does not. Throws `UnusableModel`.
 */
export async function addVoices(asked: AddVoices): Promise<AddedVoice[]> {
  const { dataDir, signal } = asked;
  const model = await recogniseModel(asked.folder);
  const kept = readList(dataDir);
  const chosen = chooseVoices(asked.as, model, kept);
  await mkdir(modelsFolder(dataDir), { recursive: true });
  const waiting = await mkdtemp(join(modelsFolder(dataDir), "new-"));
  try {
    await copyModel(asked.folder, waiting, { files: 0, bytes: 0 });
    const added: AddedVoice[] = [];
    const list: NeuralVoices = {};
    const tried: NeuralVoices = {};
    const first = openFirst(dataDir, tried);
    try {
      for (const [place, voice] of chosen.entries()) {
        const speaker = speakerFor(place, chosen.length, model.speakers);
        const base = { family: model.family, files: model.files, speaker };
        tried[voice] = { ...base, model: basename(waiting), speed: 1 };
        const speed = speedFor((await first.speak(voice, signal)).sound);
        tried[voice] = { ...base, model: basename(waiting), speed };
        const { sound, took } = await first.speak(voice, signal);
        list[voice] = { ...base, model: asked.name, speed };
        added.push({ voice, speaker: model.speakerNames[speaker] ?? String(speaker), sound, took });
      }
    } finally {
      await first.close();
    }
    const folder = join(modelsFolder(dataDir), asked.name);
    await rm(folder, { recursive: true, force: true });
    await rename(waiting, folder);
    await keepVoices(dataDir, { ...kept, ...list });
    await removeModels(dataDir, gone(modelsOf(kept), modelsOf({ ...kept, ...list })));
    return added;
  } finally {
    await rm(waiting, { recursive: true, force: true });
  }
}

/** Takes all neural voices out again, and their models; the engine stays. */
export async function removeVoices(dataDir: string): Promise<Voice[]> {
  const kept = readList(dataDir);
  await keepVoices(dataDir, {});
  await removeModels(dataDir, modelsOf(kept));
  return ourVoices.filter((voice) => kept[voice]);
}

const modelsOf = (list: NeuralVoices): Set<string> => new Set(Object.values(list).map(({ model }) => model));

const gone = (before: Set<string>, after: Set<string>): string[] =>
  [...before].filter((model) => !after.has(model));

async function removeModels(dataDir: string, models: Iterable<string>): Promise<void> {
  for (const model of models) await rm(join(modelsFolder(dataDir), model), { recursive: true, force: true });
}

function readList(dataDir: string): NeuralVoices {
  const list = readVoices(dataDir);
  if (!list) throw new UnusableModel(`${voicesFolder(dataDir)}/voices.json cannot be read. Remove it.`);
  return list;
}

function chooseVoices(
  as: readonly Voice[] | undefined,
  { speakers }: NeuralModel,
  kept: NeuralVoices,
): readonly Voice[] {
  if (as && as.length > speakers)
    throw new UnusableModel(
      `The model has ${speakers === 1 ? "one speaker" : `${speakers} speakers`}, and no two voices are one speaker.`,
    );
  const chosen = as ?? ourVoices.filter((voice) => !kept[voice]).slice(0, speakers);
  if (chosen.length === 0)
    throw new UnusableModel("All four voices are neural ones already. Say which to replace: --as Aria");
  return chosen;
}

/** From all over the list: neighbours in it are often one speaker in two moods. */
const speakerFor = (place: number, chosen: number, speakers: number): number =>
  Math.floor((place * speakers) / chosen);

function speedFor({ samples, sampleRate }: Sound): number {
  const minutes = samples.length / sampleRate / 60;
  const own = firstSentence.split(" ").length / minutes;
  return Math.round(Math.min(1, Math.max(pace.slowest, pace.wordsAMinute / own)) * 100) / 100;
}

/** Speaks with what stands in `tried` at the moment, in one process for all of it. */
function openFirst(dataDir: string, tried: NeuralVoices) {
  let complaint = "";
  const speech = createNeuralSpeech({
    dataDir,
    voices: tried,
    others: createNobody(),
    onComplaint: (words) => {
      complaint = words;
    },
  });
  return {
    close: speech.close,
    speak: async (voice: Voice, signal: AbortSignal): Promise<{ sound: Sound; took: number }> => {
      const began = performance.now();
      const sound = await speech.speak({ sentence: firstSentence, voice, signal }).catch((error: unknown) => {
        signal.throwIfAborted();
        throw new UnusableModel(`The model cannot be used: ${String(error)}\n${complaint}`.trim());
      });
      if (!sound.samples.some((sample) => Math.abs(sample) > heard))
        throw new UnusableModel("The model was loaded and made no sound.");
      return { sound, took: (performance.now() - began) / 1000 };
    },
  };
}

/** Stands in for voices that are not tried. */
const createNobody = (): ClosableSpeech => ({
  label: "none",
  languages: new Set(["en"]),
  speak: async () => ({ samples: new Float32Array(), sampleRate: 16_000 }),
  close: async () => undefined,
});

/** Files and folders, and no links: what a model's folder points to elsewhere is none of ours. */
async function copyModel(from: string, to: string, sum: { files: number; bytes: number }): Promise<void> {
  const entries: Dirent[] = await readdir(from, { withFileTypes: true });
  for (const entry of entries) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) {
      await mkdir(target);
      await copyModel(source, target, sum);
    } else if (entry.isFile()) {
      sum.files += 1;
      sum.bytes += (await stat(source)).size;
      if (sum.files > most.files || sum.bytes > most.bytes)
        throw new UnusableModel("The folder holds far more than a voice. Name the model's own folder.");
      await copyFile(source, target);
    }
  }
}

/** The folder that a model lies in, when an archive held it below others. */
export async function modelBelow(folder: string): Promise<string> {
  const entries = await readdir(folder, { withFileTypes: true });
  if (entries.some(({ name }) => name.endsWith(".onnx")) || existsSync(join(folder, "tokens.txt")))
    return folder;
  const folders = entries.filter((entry) => entry.isDirectory());
  const [only] = folders;
  return folders.length === 1 && only ? modelBelow(join(folder, only.name)) : folder;
}
