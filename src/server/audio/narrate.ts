import type { Speech } from "#server/providers/speech/speech.ts";
import type { PauseLength } from "#shared/listening/pause-lengths.ts";
import type { Voice } from "#shared/listening/voices.ts";
import { ringBell } from "./bell.ts";
import { mp3Format } from "./mp3/mp3-format.ts";
import { gaplessFrame } from "./mp3/mp3-gapless-frame.ts";
import { createMp3Session, type Mp3Order, samplesInMs } from "./mp3/mp3-session.ts";
import { planSpeech, type SpeechStep, withPauses } from "./plan-speech.ts";

/** Where a bell is struck around what is narrated. */
export type Bells = "both" | "start" | "none";

/** What was spoken of a text when its process ended, for another to go on from. */
export interface SpokenSoFar {
  /** Everything that was told to listeners, and the end of what the encoder still held. */
  mp3: Uint8Array<ArrayBuffer>;
  sentenceTimes: SentenceTime[];
  /** Of so many steps of the text so many are done. */
  steps: number;
  done: number;
}

/** A text to be narrated, and who wants to hear how it goes. */
export interface NarrateRequest {
  speech: Speech;
  text: string;
  voice: Voice;
  /** Where a bell is struck: nowhere when nothing is said. */
  bells?: Bells;
  /** How long the rests are that the script marks, and those between paragraphs; those of a sentence stay. */
  pauses?: PauseLength;
  signal: AbortSignal;
  /** What another process had spoken of it; one that does not fit the text is spoken anew. */
  before?: SpokenSoFar | undefined;
  /** Breaks off where `signal` would, and gives what was spoken by then to `keep`, if anything was. */
  handOver?: { signal: AbortSignal; keep(spoken: SpokenSoFar): Promise<void> };
  /** Bytes of the growing MP3, in order; together they can be played as they come. */
  onAudio(chunk: Uint8Array<ArrayBuffer>): void;
  /** Share of the text that can be heard by now, 0 to 1, never falling; 1 is said once, when all is done. */
  onProgress(share: number): void;
}

/** When a sentence is heard, from the start of the narration. */
interface SentenceTime {
  text: string;
  startMs: number;
  endMs: number;
}

/** A finished narration. */
export interface Narration {
  /** The file to keep: what was streamed, behind a first frame that makes it gapless and seekable. */
  mp3: Uint8Array<ArrayBuffer>;
  durationMs: number;
  sentenceTimes: SentenceTime[];
  spokenWords: number;
  /** Letters and digits the voice has no sound for; above zero, the person is told. */
  droppedCharacters: number;
  /** Sentences the engine could not say and that were left out. */
  skippedSentences: number;
}

/** The text holds nothing that can be heard. */
export class NothingToSpeak extends Error {
  override readonly name = "NothingToSpeak";
}

function charactersIn(steps: SpeechStep[]): number {
  return steps.reduce((sum, step) => sum + (step.kind === "sentence" ? step.text.length : 0), 0);
}

function joined(chunks: Uint8Array[], samples: number): Uint8Array<ArrayBuffer> {
  const bytes = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  return new Uint8Array(Buffer.concat([gaplessFrame({ samples, bytes }), ...chunks]));
}

/** The MP3 as it grows: what is heard so far, and the bytes for it. */
function createRecording(request: NarrateRequest, before: SpokenSoFar | undefined) {
  const session = createMp3Session(request.signal);
  const chunks: Uint8Array[] = before ? [before.mp3] : [];
  // The encoder that went before added its delay and filled its last frame: all its frames are heard.
  let samples = before ? (before.mp3.length / mp3Format.frameBytes) * mp3Format.frameSamples : 0;
  let audibleAt = performance.now();
  let hasRoomTone = false;
  if (before) request.onAudio(before.mp3);
  return {
    heardMs: () => samplesInMs(samples),
    /** When whoever listens from the first sound on has heard it all. */
    dueAt: () => audibleAt + samplesInMs(samples),
    /** From here on the air of a room lies under everything, or no longer does. */
    setRoomTone(isWanted: boolean): void {
      hasRoomTone = isWanted;
    },
    async add(order: Mp3Order): Promise<void> {
      const part = await session.run(order.kind === "finish" ? order : { ...order, hasRoomTone });
      request.signal.throwIfAborted();
      if (samples === 0) audibleAt = performance.now();
      samples += part.samples;
      if (part.bytes.length === 0) return;
      chunks.push(part.bytes);
      request.onAudio(part.bytes);
    },
    stored: () => joined(chunks, samples),
    streamed: () => new Uint8Array(Buffer.concat(chunks)),
    close: session.close,
  };
}

type Recording = ReturnType<typeof createRecording>;

/** The loudest sample of what a service sends as silence stays below this: -80 dB of full scale. */
const faintest = 1e-4;
const isHeard = (samples: Float32Array): boolean => samples.some((sample) => Math.abs(sample) > faintest);

/** Speaks one sentence into the recording; says when it is heard, or nothing when the voice had no sound for it. */
async function recordSentence(
  { speech, voice, signal, handOver }: NarrateRequest,
  recording: Recording,
  text: string,
): Promise<SentenceTime | undefined> {
  const ends = handOver ? AbortSignal.any([signal, handOver.signal]) : signal;
  const sound = await speech.speak({ sentence: text, voice, signal: ends, dueAt: recording.dueAt() });
  if (!isHeard(sound.samples)) return undefined;
  recording.setRoomTone(sound.wantsRoomTone === true);
  const startMs = recording.heardMs();
  await recording.add({
    kind: "sound",
    samples: new Float32Array(sound.samples),
    sampleRate: sound.sampleRate,
  });
  return { text, startMs, endMs: recording.heardMs() };
}

/** Seconds of silence between a bell and the words. */
const bellRests = { afterFirst: 0.5, beforeLast: 3 } as const;

async function strike(recording: Recording, { before, after }: { before: number; after: number }) {
  const { sampleRate } = mp3Format;
  if (before > 0) await recording.add({ kind: "silence", seconds: before });
  // With the last stroke the room goes too.
  recording.setRoomTone(false);
  await recording.add({ kind: "sound", samples: ringBell(sampleRate), sampleRate });
  if (after > 0) await recording.add({ kind: "silence", seconds: after });
}

interface Speaking {
  steps: SpeechStep[];
  sentenceTimes: SentenceTime[];
  done: number;
}

async function record(request: NarrateRequest, recording: Recording, speaking: Speaking) {
  const { steps, sentenceTimes } = speaking;
  const allCharacters = charactersIn(steps);
  let said = charactersIn(steps.slice(0, speaking.done));
  for (const step of steps.slice(speaking.done)) {
    request.handOver?.signal.throwIfAborted();
    if (step.kind === "sentence") {
      const time = await recordSentence(request, recording, step.text);
      if (time) sentenceTimes.push(time);
      said += step.text.length;
      if (said < allCharacters) request.onProgress(said / allCharacters);
    } else if (sentenceTimes.length > 0) await recording.add({ kind: "silence", seconds: step.seconds });
    speaking.done += 1;
  }
}

/** What was spoken by now, for another process to go on from; called between two orders of the encoder. */
async function broughtToAnEnd(recording: Recording, speaking: Speaking): Promise<SpokenSoFar> {
  await recording.add({ kind: "finish" });
  const { steps, sentenceTimes, done } = speaking;
  return { mp3: recording.streamed(), sentenceTimes, steps: steps.length, done };
}

/**
 * Speaks a text sentence by sentence into one growing MP3. The first sentence is handed out as soon as it exists; all
 * heavy work is done in threads. Throws `NothingToSpeak`, what the voice throws, or the signal's reason, at once.
 */
export async function narrate(request: NarrateRequest): Promise<Narration> {
  request.signal.throwIfAborted();
  const { bells = "none", pauses = "usual" } = request;
  const plan = planSpeech(request.text, request.speech.languages.size > 1);
  const { spokenWords, droppedCharacters } = plan;
  const steps = withPauses(plan.steps, pauses);
  const sentences = steps.filter((step) => step.kind === "sentence").length;
  if (sentences === 0) throw new NothingToSpeak("the text has no word a voice can say");
  const before = request.before?.steps === steps.length ? request.before : undefined;
  const recording = createRecording(request, before);
  const sentenceTimes = [...(before?.sentenceTimes ?? [])];
  const speaking: Speaking = { steps, sentenceTimes, done: before?.done ?? 0 };
  try {
    if (bells !== "none" && !before) await strike(recording, { before: 0, after: bellRests.afterFirst });
    await record(request, recording, speaking);
    if (sentenceTimes.length === 0) throw new NothingToSpeak("no sentence of the text could be said");
    if (bells === "both") await strike(recording, { before: bellRests.beforeLast, after: 0 });
    const durationMs = Math.round(recording.heardMs());
    await recording.add({ kind: "finish" });
    request.onProgress(1);
    const skippedSentences = sentences - sentenceTimes.length;
    return {
      mp3: recording.stored(),
      durationMs,
      sentenceTimes,
      spokenWords,
      droppedCharacters,
      skippedSentences,
    };
  } catch (error) {
    const { handOver } = request;
    if (handOver?.signal.aborted && !request.signal.aborted && sentenceTimes.length > 0)
      await handOver.keep(await broughtToAnEnd(recording, speaking));
    throw error;
  } finally {
    await recording.close();
  }
}
