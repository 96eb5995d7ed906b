import { limits } from "#shared/limits/limits.ts";
import type { Transfers } from "#web/lib/transfer.ts";
import { foldLoop } from "./fold-loop.ts";
import type { Piece } from "./piece.ts";

/** A piece that sounds for ever, until it is ended. */
export interface MusicSound {
  pause: () => void;
  resume: () => Promise<void>;
  /** Leaves softly; resolves when it has gone. */
  end: () => Promise<void>;
}

/** Where pieces sound: their context, and the gains they all go through, in this order. */
export interface MusicOutput {
  context: AudioContext;
  lift: GainNode;
  rest: GainNode;
  gain: GainNode;
}

/** How a piece is asked for, and given up. */
interface Asking {
  signal: AbortSignal;
  fetch: Transfers["fetch"];
}

/** A fade's time constant in seconds: short enough for a tap, long enough for the ear. */
const leaveS = 0.08;

/**
 * Begins a piece. What we make ourselves is decoded, for only a decoded loop has no seam; a long file of a person's
 * own is streamed, for decoded it would fill a phone's memory. Rejects when it does not come or is no sound.
 */
export async function openSound(output: MusicOutput, piece: Piece, asking: Asking): Promise<MusicSound> {
  return piece.isLong ? streamed(output, piece.url, asking.signal) : decoded(output, piece, asking);
}

async function decoded({ context, lift }: MusicOutput, piece: Piece, asking: Asking): Promise<MusicSound> {
  const { signal } = asking;
  const bytes = piece.bytes ? await piece.bytes() : await (await fetchMade(piece.url, asking)).arrayBuffer();
  const whole = await context.decodeAudioData(bytes);
  signal.throwIfAborted();
  const source = context.createBufferSource();
  source.buffer = piece.isSeamless ? whole : foldBuffer(context, whole);
  source.loop = true;
  const own = context.createGain();
  source.connect(own).connect(lift);
  source.start();
  const gone = new Promise<void>((resolve) => {
    source.addEventListener("ended", () => resolve());
  });
  const release = () => {
    source.disconnect();
    own.disconnect();
  };
  return {
    pause: () => {},
    resume: async () => {},
    end: async () => {
      if (context.state !== "running") return release();
      own.gain.setTargetAtTime(0, context.currentTime, leaveS);
      source.stop(context.currentTime + 5 * leaveS);
      await gone;
      release();
    },
  };
}

/** Asks for a piece, and again when the server says that it is still being made. */
async function fetchMade(url: string, { signal, fetch }: Asking): Promise<Response> {
  const response = await fetch(url, { signal });
  if (response.status !== 202) return response;
  const waitS = Math.max(1, Number(response.headers.get("retry-after")) || 0);
  await new Promise((resolve) => setTimeout(resolve, waitS * 1000));
  signal.throwIfAborted();
  return fetchMade(url, { signal, fetch });
}

async function streamed({ context, lift }: MusicOutput, url: string, signal: AbortSignal) {
  const element = new Audio(url);
  element.loop = true;
  const node = context.createMediaElementSource(element);
  node.connect(lift);
  const end = async () => {
    element.pause();
    node.disconnect();
    element.removeAttribute("src");
    element.load();
  };
  const giveUp = () => void end();
  signal.addEventListener("abort", giveUp, { once: true });
  await element.play();
  signal.removeEventListener("abort", giveUp);
  return { pause: () => element.pause(), resume: () => element.play(), end };
}

function foldBuffer(context: AudioContext, whole: AudioBuffer): AudioBuffer {
  const fadeFrames = Math.round((limits.playback.loopFadeMs / 1000) * whole.sampleRate);
  const channels = Array.from({ length: whole.numberOfChannels }, (_, index) =>
    foldLoop(whole.getChannelData(index), fadeFrames),
  );
  const length = channels[0]?.length ?? whole.length;
  const folded = context.createBuffer(whole.numberOfChannels, length, whole.sampleRate);
  for (const [index, channel] of channels.entries()) folded.copyToChannel(channel, index);
  return folded;
}
