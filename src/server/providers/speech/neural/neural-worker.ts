import { createRequire } from "node:module";
import { join } from "node:path";
import { z } from "zod";
import { stepBack } from "#server/audio/step-back.ts";
import { evenVoice } from "#server/providers/speech/even-voice.ts";
import type { Sound } from "#server/providers/speech/speech.ts";
import { engine } from "./engine.ts";
import { type SpokenJob, spokenAnswer, spokenJob } from "./spoken-job.ts";

interface Engine {
  generateAsync(request: { text: string; sid: number; speed: number }): Promise<unknown>;
}
const engineModule = z.object({
  OfflineTts: z.custom<{ createAsync(config: object): Promise<Engine> }>(
    (value) => typeof value === "function" && "createAsync" in value,
  ),
});

function openEngine({ engineFolder, family, files, threads }: SpokenJob): Promise<Engine> {
  const require = createRequire(join(engineFolder, "package.json"));
  const { OfflineTts } = engineModule.parse(require(engine.name));
  const model = { [family]: files, numThreads: threads, provider: "cpu", debug: false };
  return OfflineTts.createAsync({ model, maxNumSentences: 1 });
}

/** Longer than any sentence that is asked for; what a broken model goes on and on with is cut. */
const mostSeconds = 120;

function asSound(answered: unknown): Sound {
  const { samples, sampleRate } = spokenAnswer.parse(answered);
  const own = new Float32Array(samples.subarray(0, mostSeconds * sampleRate));
  if (own.some((sample) => !Number.isFinite(sample))) return { samples: new Float32Array(), sampleRate };
  return own.length === 0 ? { samples: own, sampleRate } : evenVoice({ channels: [own], sampleRate });
}

function serve(answer: (sound: Sound) => void): void {
  stepBack();
  let opened: Promise<Engine> | undefined;
  const speak = async (message: unknown) => {
    const job = spokenJob.parse(message);
    opened ??= openEngine(job);
    const { sentence: text, speaker: sid, speed } = job;
    answer(asSound(await (await opened).generateAsync({ text, sid, speed })));
  };
  process.on("message", (message) => {
    speak(message).catch((error: unknown) => {
      // Whatever goes wrong ends the process, and the sentence with it, as the engine itself does over a broken model.
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`, () =>
        process.exit(1),
      );
    });
  });
}

if (process.send) serve((sound) => process.send?.(sound));
