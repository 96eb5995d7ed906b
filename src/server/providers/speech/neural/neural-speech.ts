import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { ClosableSpeech } from "#server/providers/speech/cloud-speech.ts";
import { SpeechUnavailable } from "#server/providers/speech/speech.ts";
import { createWorkerPool, type WorkerPool } from "#server/providers/speech/worker-pool.ts";
import { voices as ourVoices } from "#shared/listening/voices.ts";
import { engineFolder } from "./engine.ts";
import { startSpeakingProcess } from "./speaking-process.ts";
import type { SpokenAnswer, SpokenJob } from "./spoken-job.ts";
import { modelsFolder, type NeuralVoice, type NeuralVoices } from "./voices-file.ts";

/** Neural voices on this host. */
export interface NeuralSpeechSettings {
  dataDir: string;
  voices: NeuralVoices;
  /** Speaks as whichever of our voices has no model. */
  others: ClosableSpeech;
  /** A silent process gives its memory back after this long; loading a model takes seconds. */
  idleMs?: number;
  /** A sentence that takes longer is given up. */
  sentenceMs?: number;
  /** Told what the engine complained of, by whoever adds a model. */
  onComplaint?: ((words: string) => void) | undefined;
}

const usual = { idleMs: 60_000, sentenceMs: 60_000 };

/**
 * Our voices as the operator's neural models speak them, each model in a process of its own, and the others as they were.
 * `SpeechUnavailable` when a model's process ended: the next sentence starts another.
 */
export function createNeuralSpeech(settings: NeuralSpeechSettings): ClosableSpeech {
  const { dataDir, voices, others, onComplaint } = settings;
  const neuralVoices = ourVoices.filter((voice) => voices[voice]);
  const pools = new Map<string, WorkerPool<SpokenJob, SpokenAnswer>>();
  const poolOf = ({ model }: NeuralVoice) => {
    const pool =
      pools.get(model) ??
      createWorkerPool<SpokenJob, SpokenAnswer>({
        open: () => startSpeakingProcess(onComplaint),
        size: 1,
        idleMs: settings.idleMs ?? usual.idleMs,
        jobMs: settings.sentenceMs ?? usual.sentenceMs,
        failure: (message) => new SpeechUnavailable(message, "engine-failed"),
      });
    pools.set(model, pool);
    return pool;
  };
  return {
    label:
      neuralVoices.length === ourVoices.length
        ? "Neural voice on this server"
        : "Neural voice on this server, and the offline voice",
    neuralVoices,
    languages: others.languages,
    speak: async (request) => {
      const voice = voices[request.voice];
      if (!voice) return others.speak(request);
      const { sentence, signal, dueAt } = request;
      return poolOf(voice).run({ ...jobOf(dataDir, voice), sentence }, signal, dueAt);
    },
    close: async () => {
      await Promise.all([...pools.values(), others].map((each) => each.close()));
    },
  };
}

function jobOf(
  dataDir: string,
  { model, family, files, speaker, speed }: NeuralVoice,
): Omit<SpokenJob, "sentence"> {
  const folder = join(modelsFolder(dataDir), model);
  return {
    engineFolder: engineFolder(dataDir),
    family,
    files: Object.fromEntries(Object.entries(files).map(([name, file]) => [name, join(folder, file)])),
    threads: Math.max(1, availableParallelism() - 1),
    speaker,
    speed,
  };
}
