import { type Cover, coverGrounds, coverShapes } from "#shared/cover/cover.ts";
import type { SpokenSentence } from "#shared/listening/playlist.ts";
import { keepers, keptName } from "./keepers.ts";

/** The music beneath a kept recording; its bytes are kept once, however many recordings lie over it. */
export interface KeptMusic {
  url: string;
  name: string;
  kind: "default" | "own" | "made";
  isSeamless: boolean;
}

/** What is known without a line of a recording that a person keeps on this device. */
export interface KeptRecording {
  id: string;
  name: string;
  /** Nothing in what an older release kept. */
  cover: Cover | null;
  createdAt: string;
  durationMs: number;
  sentences: readonly SpokenSentence[];
  music: KeptMusic | null;
}

const recordingEnd = "/recording";

// A cache's keys are addresses; nothing is ever asked for at these.
const recordingKey = (id: string) => `/kept/${encodeURIComponent(id)}${recordingEnd}`;
const soundKey = (id: string) => `/kept/${encodeURIComponent(id)}/sound`;
const musicKey = (url: string) => `/kept/music/${encodeURIComponent(url)}`;

const storeOf = (userId: string) => caches.open(keptName(userId));

/** The recordings of one person on this device, newest first; what an older release wrote otherwise is left out. */
export async function keptBy(userId: string): Promise<KeptRecording[]> {
  if (!(await keepers()).includes(userId)) return [];
  const store = await storeOf(userId);
  const keys = (await store.keys()).filter(({ url }) => new URL(url).pathname.endsWith(recordingEnd));
  const read = await Promise.all(
    keys.map(async (key) => readRecording(await (await store.match(key))?.json())),
  );
  return read
    .filter((recording) => recording !== null)
    .sort((one, other) => other.createdAt.localeCompare(one.createdAt));
}

/** Keeps a recording. The sound comes first: what is listed can be heard. */
export async function keepSound(
  userId: string,
  recording: KeptRecording,
  { sound, music }: { sound: Blob; music: Blob | null },
): Promise<void> {
  const store = await storeOf(userId);
  try {
    await store.put(soundKey(recording.id), new Response(sound));
    if (recording.music && music) await store.put(musicKey(recording.music.url), new Response(music));
    await store.put(recordingKey(recording.id), Response.json(recording));
  } catch (error) {
    await store.delete(soundKey(recording.id));
    throw error;
  }
}

/** Writes what is known of a kept recording anew, as after it got another name. */
export async function rewriteKept(userId: string, recording: KeptRecording): Promise<void> {
  await (await storeOf(userId)).put(recordingKey(recording.id), Response.json(recording));
}

/** Takes a recording from this device, and its music when it lay under no other. */
export async function dropSound(userId: string, id: string): Promise<void> {
  const all = await keptBy(userId);
  const store = await storeOf(userId);
  await store.delete(recordingKey(id));
  await store.delete(soundKey(id));
  const url = all.find((one) => one.id === id)?.music?.url;
  if (url && !all.some((one) => one.id !== id && one.music?.url === url)) await store.delete(musicKey(url));
}

/** Where a kept sound can be heard, until the signal: then its address is given back. */
export async function soundUrl(userId: string, id: string, signal: AbortSignal): Promise<string> {
  const found = await (await storeOf(userId)).match(soundKey(id));
  if (!found) throw new Error("this recording is not on the device any more");
  const url = URL.createObjectURL(await found.blob());
  signal.addEventListener("abort", () => URL.revokeObjectURL(url), { once: true });
  return url;
}

/** The bytes of music that is kept. */
export async function musicBytes(userId: string, url: string): Promise<ArrayBuffer> {
  const found = await (await storeOf(userId)).match(musicKey(url));
  if (!found) throw new Error("this music is not on the device any more");
  return found.arrayBuffer();
}

function readRecording(value: unknown): KeptRecording | null {
  if (!isRecord(value)) return null;
  const { id, name, createdAt, durationMs, sentences, music } = value;
  if (typeof id !== "string" || typeof name !== "string" || typeof createdAt !== "string") return null;
  if (typeof durationMs !== "number" || !Array.isArray(sentences) || !sentences.every(isSentence))
    return null;
  if (music !== null && !isMusic(music)) return null;
  return {
    id,
    name,
    cover: isCover(value.cover) ? value.cover : null,
    createdAt,
    durationMs,
    sentences,
    music,
  };
}

function isSentence(value: unknown): value is SpokenSentence {
  if (!isRecord(value)) return false;
  return (
    typeof value.text === "string" && typeof value.startMs === "number" && typeof value.endMs === "number"
  );
}

function isCover(value: unknown): value is Cover {
  if (!isRecord(value)) return false;
  const { shape, ground, seed } = value;
  const isShape = coverShapes.some((each) => each === shape);
  return isShape && coverGrounds.some((each) => each === ground) && typeof seed === "number";
}

function isMusic(value: unknown): value is KeptMusic {
  if (!isRecord(value)) return false;
  const isKind = value.kind === "default" || value.kind === "own" || value.kind === "made";
  return (
    isKind &&
    typeof value.url === "string" &&
    typeof value.name === "string" &&
    typeof value.isSeamless === "boolean"
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
