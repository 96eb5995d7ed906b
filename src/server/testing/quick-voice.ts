import { once } from "node:events";
import type { ClosableSpeech } from "#server/providers/speech/cloud-speech.ts";

/** The voice of tests that are not about how it sounds. */
export interface QuickVoice {
  /** In place of the voice that comes along. */
  builtInSpeech: () => ClosableSpeech;
  /** From now on every sentence waits until what comes back is called: a narration stays under way as long as a test needs it. */
  hold(): () => void;
}

const sampleRate = 16_000;
/** About as long as a word of the voice that comes along. */
const secondsOfAWord = 0.3;

function toneOf(sentence: string): Float32Array {
  const words = sentence.split(/\s+/).length;
  const samples = Math.round(words * secondsOfAWord * sampleRate);
  return Float32Array.from(
    { length: samples },
    (_, at) => 0.2 * Math.sin((2 * Math.PI * 220 * at) / sampleRate),
  );
}

/**
 * Says each sentence as a tone as long as its words, at once. The voice that comes along takes twelve seconds of a
 * processor for six minutes, this one less than one; all else (the job, the steps of the text, the rests, the MP3) is
 * the product's.
 */
export function createQuickVoice(): QuickVoice {
  let mayGoOn = Promise.resolve();
  return {
    builtInSpeech: () => ({
      label: "Offline voice",
      languages: new Set(["en"]),
      speak: async ({ sentence, signal }) => {
        signal.throwIfAborted();
        const isLetGo = new AbortController();
        const cancelled = once(signal, "abort", { signal: isLetGo.signal }).catch(() => undefined);
        await Promise.race([mayGoOn, cancelled]);
        isLetGo.abort();
        signal.throwIfAborted();
        return { samples: toneOf(sentence), sampleRate };
      },
      close: async () => undefined,
    }),
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      mayGoOn = promise;
      return resolve;
    },
  };
}
