import { existsSync, readFileSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { z } from "zod";
import { parsedJson } from "#shared/contract/parsed-json.ts";
import { voices } from "#shared/listening/voices.ts";
import { families, modelFiles } from "./model-folder.ts";

const neuralVoice = z.object({
  /** The folder of its model. */
  model: z.string().regex(/^[\w.-]{1,100}$/),
  family: z.enum(families),
  files: modelFiles,
  speaker: z.int().min(0),
  /** How the engine is slowed down for a meditation; 1 is its own pace. */
  speed: z.number().min(0.3).max(1.5),
});

/** One of our voices as a neural model speaks it. */
export type NeuralVoice = z.infer<typeof neuralVoice>;

const voicesFile = z.partialRecord(z.enum(voices), neuralVoice);

/** Which of our voices have a neural model on this host. */
export type NeuralVoices = z.infer<typeof voicesFile>;

/** Where an operator's voices lie, and the engine that speaks with them. */
export const voicesFolder = (dataDir: string): string => resolve(dataDir, "voices");

/** Where their models lie, each in a folder of its own. */
export const modelsFolder = (dataDir: string): string => join(voicesFolder(dataDir), "models");

const listIn = (dataDir: string) => join(voicesFolder(dataDir), "voices.json");

/** The voices that the operator added, none without any; nothing when their list cannot be read. */
export function readVoices(dataDir: string): NeuralVoices | undefined {
  const path = listIn(dataDir);
  if (!existsSync(path)) return {};
  return voicesFile.safeParse(parsedJson(readFileSync(path, "utf8"))).data;
}

/** Keeps the list, in one step, so that a server that starts meanwhile finds the old or the new one. */
export async function keepVoices(dataDir: string, list: NeuralVoices): Promise<void> {
  await mkdir(voicesFolder(dataDir), { recursive: true });
  const path = listIn(dataDir);
  await writeFile(`${path}.new`, JSON.stringify(list, null, 2));
  await rename(`${path}.new`, path);
}
