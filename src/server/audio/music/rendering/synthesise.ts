import { type BasicSoundBank, SpessaSynthProcessor } from "spessasynth_core";
import { musicMp3Format } from "#server/audio/mp3/mp3-format.ts";
import type { Part, Piece } from "#server/audio/music/piece.ts";
import { breath } from "#server/audio/music/play.ts";
import { instruments } from "./instruments.ts";
import { soften } from "./sound-font.ts";

/** Two channels of samples between -1 and 1, equally long. */
export interface Stereo {
  left: Float32Array<ArrayBuffer>;
  right: Float32Array<ArrayBuffer>;
}

/** How long the last notes and the hall go on sounding after the loop's end, in seconds. */
const tailSeconds = 9;
/** The synthesiser works in blocks of this many samples, 2.7 ms: finer than anyone plays. */
const blockSamples = 128;
/** MIDI controllers. */
const controls = { bank: 0, volume: 7, pan: 10, expression: 11, hall: 91, chorus: 93 } as const;
/** Volume at 0 dB; the controller's square is the amplitude, so there is room above it. */
const plainVolume = 80;
/** Expression moves this often, in blocks. */
const expressionEvery = 40;

interface Event {
  block: number;
  run(synth: SpessaSynthProcessor): void;
}

function noteEvents(part: Part, channel: number): Event[] {
  const blockAt = (seconds: number) => Math.round((seconds * musicMp3Format.sampleRate) / blockSamples);
  return part.notes.flatMap(({ at, seconds, pitch, velocity }) => [
    { block: blockAt(at), run: (synth) => synth.noteOn(channel, pitch, velocity) },
    {
      block: Math.max(blockAt(at) + 1, blockAt(at + seconds)),
      run: (synth) => synth.noteOff(channel, pitch),
    },
  ]);
}

/** How far along its phrase a moment of the loop is, 0 to 1. */
function phrasePlace({ form }: Piece, seconds: number): number {
  let bar = ((seconds % form.seconds) * form.bpm) / 60 / form.beatsPerBar;
  for (const bars of form.phrases) {
    if (bar < bars) return bar / bars;
    bar -= bars;
  }
  return 0;
}

/** Held parts swell with each phrase and ebb before the next. */
function expressionEvents(piece: Piece, part: Part, channel: number, blocks: number): Event[] {
  if (part.role !== "chords" && part.role !== "bass") return [];
  return Array.from({ length: Math.ceil(blocks / expressionEvery) }, (_, step) => {
    const block = step * expressionEvery;
    const seconds = (block * blockSamples) / musicMp3Format.sampleRate;
    const value = Math.round(104 + 10 * breath(phrasePlace(piece, seconds)));
    return { block, run: (synth) => synth.controllerChange(channel, controls.expression, value) };
  });
}

function seat(synth: SpessaSynthProcessor, part: Part, channel: number): void {
  const { bank, program, levelDb } = instruments[part.instrument];
  synth.controllerChange(channel, controls.bank, bank);
  synth.programChange(channel, program);
  const volume = plainVolume * 10 ** ((part.levelDb + levelDb) / 40);
  synth.controllerChange(channel, controls.volume, Math.min(127, Math.round(volume)));
  synth.controllerChange(channel, controls.pan, Math.round(64 + 63 * part.pan));
  synth.controllerChange(channel, controls.hall, Math.round(127 * part.hall));
  synth.controllerChange(channel, controls.chorus, 0);
}

/** Adds what sounds after the end to the beginning, so that the loop never notices its seam. */
function wrapped(channel: Float32Array, length: number): Float32Array<ArrayBuffer> {
  const out = new Float32Array(channel.subarray(0, length));
  const fade = musicMp3Format.sampleRate;
  for (let at = length; at < channel.length; at += 1) {
    const last = Math.min(1, (channel.length - at) / fade);
    out[(at - length) % length] = (out[(at - length) % length] ?? 0) + (channel[at] ?? 0) * last;
  }
  return out;
}

/**
 * Plays a piece with sampled instruments. The end of the result leads into its beginning: what still sounds after the
 * last bar is added to the first, which is what a second pass over the loop would hold, at half the cost.
 * `onProgress` is told the share done, 0 to 1.
 */
export async function synthesise(
  piece: Piece,
  bank: BasicSoundBank,
  onProgress: (share: number) => void,
): Promise<Stereo> {
  const { sampleRate } = musicMp3Format;
  const synth = new SpessaSynthProcessor(sampleRate, { eventsEnabled: false });
  await synth.processorInitialized;
  const length = Math.round(piece.form.seconds * sampleRate);
  const blocks = Math.ceil((length + tailSeconds * sampleRate) / blockSamples);
  for (const { instrument } of piece.parts) soften(bank, instruments[instrument]);
  synth.soundBankManager.addSoundBank(bank, "orchestra");
  const channels = piece.parts.map((part, place) => ({ part, channel: place < 9 ? place : place + 1 }));
  for (const { part, channel } of channels) seat(synth, part, channel);
  const events = channels
    .flatMap(({ part, channel }) => [
      ...noteEvents(part, channel),
      ...expressionEvents(piece, part, channel, blocks),
    ])
    .toSorted((a, b) => a.block - b.block);
  const left = new Float32Array(blocks * blockSamples);
  const right = new Float32Array(blocks * blockSamples);
  let next = 0;
  for (let block = 0; block < blocks; block += 1) {
    for (let event = events[next]; event && event.block <= block; event = events[next]) {
      event.run(synth);
      next += 1;
    }
    synth.process(left, right, block * blockSamples, blockSamples);
    if (block % 1000 === 0) onProgress(block / blocks);
  }
  synth.destroySynthProcessor();
  return { left: wrapped(left, length), right: wrapped(right, length) };
}
