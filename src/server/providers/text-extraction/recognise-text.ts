import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { createWorker, OEM, type Worker } from "tesseract.js";

/** What was read in a picture. */
export interface Recognised {
  text: string;
  /** How sure the reader is of its words, 0 to 100; noise has less than 15, print mostly more than 85. */
  confidence: number;
}

/** Reads pictures of pages; the English data lie in the install, and nothing is fetched. */
export interface Recogniser {
  recognise(picture: Uint8Array): Promise<Recognised>;
  close(): Promise<void>;
}

/** Makes a recogniser that starts with its first picture. */
export function createRecogniser(): Recogniser {
  let starting: Promise<Worker> | undefined;
  return {
    recognise: async (picture) => {
      starting ??= start();
      const worker = await starting;
      const { data } = await worker.recognize(Buffer.from(picture));
      return { text: data.text.trim(), confidence: Math.round(data.confidence) };
    },
    close: async () => {
      await (await starting)?.terminate();
    },
  };
}

async function start(): Promise<Worker> {
  const packaged = dirname(createRequire(import.meta.url).resolve("@tesseract.js-data/eng/package.json"));
  const worker = await createWorker("eng", OEM.LSTM_ONLY, {
    langPath: join(packaged, "4.0.0_best_int"),
    gzip: true,
    cacheMethod: "none",
    errorHandler: () => {}, // a picture that cannot be opened also rejects its call
  });
  // Pages are dark on light: looking for the reverse in each line doubles the time of some.
  await worker.setParameters({ tessedit_do_invert: "0" });
  return worker;
}
