import { ConsoleStdout, File, OpenFile, PreopenDirectory, WASI } from "@bjorn3/browser_wasi_shim";
import { readWav } from "#server/audio/read-wav.ts";
import type { FliteVoice } from "./flite-voices.ts";
import { GrowingFile } from "./growing-file.ts";
import type { Sound } from "./speech.ts";

const outputName = "out.wav";

function commandLine(sentence: string, voice: FliteVoice): string[] {
  const pitch = voice.pitchHz ? ["--setf", `int_f0_target_mean=${voice.pitchHz.toFixed(1)}`] : [];
  const stretch = ["--setf", `duration_stretch=${voice.stretch.toFixed(3)}`];
  return ["flite", "-voice", voice.engineVoice, ...stretch, ...pitch, "-t", sentence, "-o", `/${outputName}`];
}

function memoryAndStart(instance: WebAssembly.Instance) {
  const { memory, _start: start } = instance.exports;
  if (!(memory instanceof WebAssembly.Memory) || typeof start !== "function")
    throw new Error("not the speech engine: it has no memory or no entry");
  return { exports: { memory, _start: () => start() } };
}

/**
 * Speaks one sentence in a fresh instance, as a program run once. Throws what the engine throws when it crashes,
 * which concerns this sentence only: nothing of the instance outlives the call.
 */
export function runFlite(engine: WebAssembly.Module, sentence: string, voice: FliteVoice): Sound {
  const output = new GrowingFile();
  const silent = new ConsoleStdout(() => undefined);
  const folder = new PreopenDirectory("/", new Map([[outputName, output]]));
  const system = new WASI(
    commandLine(sentence, voice),
    [],
    [new OpenFile(new File([])), silent, silent, folder],
    {
      debug: false,
    },
  );
  const instance = new WebAssembly.Instance(engine, { wasi_snapshot_preview1: system.wasiImport });
  system.start(memoryAndStart(instance));
  const { channels, sampleRate } = readWav(output.data);
  return { samples: channels[0] ?? new Float32Array(), sampleRate: Math.round(sampleRate * voice.playback) };
}
