import { readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { z } from "zod";
import { readOnnxMetadata } from "./onnx-metadata.ts";

/** The files of a model by what the engine calls them, each relative to the model's folder. */
export const modelFiles = z.record(z.string(), z.string());

/** The kinds of models that the engine is asked to load, by its own names for them. */
export const families = ["vits", "matcha", "kokoro", "kitten"] as const;

/** A neural voice as it lies in a folder: what kind it is, its files, and what it says of itself. */
export interface NeuralModel {
  family: (typeof families)[number];
  files: z.infer<typeof modelFiles>;
  speakers: number;
  /** The names of its speakers, where it says them; in the order of their numbers. */
  speakerNames: string[];
}

/** Why a folder holds no voice that can be used, in a sentence for whoever runs the command. */
export class UnusableModel extends Error {
  override readonly name = "UnusableModel";
}

const familyOf = new Map<string, NeuralModel["family"]>([
  ["vits", "vits"],
  ["matcha-tts", "matcha"],
  ["kokoro", "kokoro"],
  ["kitten-tts", "kitten"],
]);
const countOfSpeakers = z.coerce.number().int().min(1).max(10_000);
const sampleRate = z.coerce.number().int().min(8000).max(96_000);

/**
 * Recognises a Piper, Kokoro, Kitten or Matcha model of sherpa-onnx by what its own file says, and finds the files it
 * needs. Throws `UnusableModel` for what would end the engine's process, or speak no English.
 */
export async function recogniseModel(folder: string): Promise<NeuralModel> {
  const names = await readdir(folder);
  const described = await Promise.all(
    names
      .filter((name) => name.endsWith(".onnx"))
      .map(async (name) => ({ name, metadata: await readOnnxMetadata(join(folder, name)) })),
  );
  if (described.length === 0) throw new UnusableModel(`${basename(folder)} holds no model (a file *.onnx).`);
  // The smaller one of two sizes comes first by name often enough, and either of them speaks.
  const main = described.find(({ metadata }) => familyOf.has(metadata?.get("model_type") ?? ""));
  const family = familyOf.get(main?.metadata?.get("model_type") ?? "");
  if (!main?.metadata || !family) {
    throw new UnusableModel(
      `${described.map(({ name }) => name).join(", ")}: not a Piper, Kokoro, Kitten or Matcha model of sherpa-onnx, whose files say which they are.`,
    );
  }
  const { metadata } = main;
  const language = metadata.get("language") ?? "English";
  if (!/english|^en\b/i.test(language)) {
    throw new UnusableModel(`This voice speaks ${language}. What is said here is English.`);
  }
  const speakers = countOfSpeakers.safeParse(metadata.get("n_speakers"));
  if (!speakers.success || !sampleRate.safeParse(metadata.get("sample_rate")).success) {
    throw new UnusableModel(`${main.name} does not say its speakers and its rate (n_speakers, sample_rate).`);
  }
  const needs = (...wanted: string[]): string => {
    const found = wanted.find((name) => names.includes(name));
    if (!found)
      throw new UnusableModel(`${wanted[0]} is missing in ${basename(folder)}, which this model needs.`);
    return found;
  };
  const files: NeuralModel["files"] = { tokens: needs("tokens.txt") };
  files[family === "matcha" ? "acousticModel" : "model"] = main.name;
  if (metadata.get("frontend") !== "characters") files.dataDir = needs("espeak-ng-data");
  if (family === "kokoro" || family === "kitten") files.voices = needs("voices.bin");
  const lexicon = ["lexicon-us-en.txt", "lexicon-gb-en.txt", "lexicon.txt"].find((name) =>
    names.includes(name),
  );
  if (lexicon && family !== "kitten") files.lexicon = lexicon;
  if (family === "matcha") {
    const vocoder = described.find(({ name }) => name !== main.name && /voco|hifigan/i.test(name));
    if (!vocoder)
      throw new UnusableModel("A Matcha model needs a vocoder (vocos*.onnx or hifigan*.onnx) in its folder.");
    files.vocoder = vocoder.name;
  }
  const speakerNames = (metadata.get("speaker_names") ?? "").split(",").filter(Boolean);
  return { family, files, speakers: speakers.data, speakerNames };
}
