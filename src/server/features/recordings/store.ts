import { and, asc, desc, eq, gt, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { Transaction } from "#server/db/database.ts";
import { pageSize } from "#server/db/pages.ts";
import { limits } from "#shared/limits/limits.ts";
import { narrationMusicUrl } from "#shared/listening/music-urls.ts";
import { narrationAudioUrl } from "#shared/listening/narration.ts";
import type { ListeningChoices } from "#shared/listening/playlist.ts";
import type { Voice } from "#shared/listening/voices.ts";
import { audioNarrations, listeningChoices, type SentenceTime } from "./tables.ts";

/** What was kept of a message: its voice, its music, its video, or several of them. */
export type Recording = typeof audioNarrations.$inferSelect;

/** What is made of a message, by its kind; each has a file of its own. */
type Part = { fileName: string; durationMs: number; sizeBytes: number } & (
  | { kind: "voice"; voice: Voice; sentenceTimes: SentenceTime[] }
  | { kind: "music"; isSeamless: boolean }
  | { kind: "video" }
);

/** A part that was made, and the message it belongs to; none where the chat has no reply yet. */
export interface MadePart {
  id: string;
  userId: string;
  chatSessionId: string;
  messageId: string | null;
  name: string;
  textContent: string;
  createdAt: Date;
  part: Part;
}

/** Keeps a part: with the record of the same person and message, else as a record of its own. Returns it with the file it replaced. */
export async function keepPart(
  tx: Transaction,
  made: MadePart,
): Promise<{ kept: Recording; replacedFile: string | null }> {
  const { part, createdAt, ...added } = made;
  const before = await findToJoin(tx, made.userId, made.messageId);
  const columns = columnsOf(part, before?.id ?? made.id, made.id);
  const title = titleOf(createdAt);
  const [kept] = before
    ? await tx
        .update(audioNarrations)
        .set(part.kind === "voice" ? { ...columns, ...renewed(made, before) } : columns)
        .where(eq(audioNarrations.id, before.id))
        .returning()
    : await tx
        .insert(audioNarrations)
        .values({ ...added, title, ...columns })
        .returning();
  if (!kept) throw new Error(`The ${part.kind} was not saved.`);
  return { kept, replacedFile: before?.[fileOf[part.kind]] ?? null };
}

const fileOf = { voice: "fileName", music: "musicFileName", video: "videoFileName" } as const;

/** A playlist entry's title: `Meditation_{date}_{timestamp}`. */
function titleOf(createdAt: Date): string {
  return `Meditation_${createdAt.toISOString().slice(0, 10)}_${createdAt.getTime()}`;
}

/** A voice made anew is heard from its beginning, and its record keeps the name by which its person knows it. */
function renewed({ createdAt, name, textContent, chatSessionId }: MadePart, before: Recording) {
  const title = titleOf(createdAt);
  return {
    title,
    name: before.name || name,
    textContent,
    chatSessionId,
    heardMs: 0,
    createdAt: sql`clock_timestamp()`,
  };
}

/** What a part writes into its record, beside the parts that are there already. */
function columnsOf(
  part: Part,
  recordId: string,
  madeId: string,
): Partial<typeof audioNarrations.$inferInsert> {
  const { fileName, durationMs, sizeBytes } = part;
  switch (part.kind) {
    case "voice": {
      const sound = { audioUrl: narrationAudioUrl(madeId), fileName, durationMs, sizeBytes };
      return { ...sound, voiceUsed: part.voice, sentenceTimes: part.sentenceTimes };
    }
    case "music":
      return {
        musicUrl: musicAddress(recordId, fileName),
        musicFileName: fileName,
        musicDurationMs: durationMs,
        musicSizeBytes: sizeBytes,
        isMusicSeamless: part.isSeamless,
      };
    case "video":
      return { videoFileName: fileName, videoDurationMs: durationMs, videoSizeBytes: sizeBytes };
  }
}

/** Where a record's music is heard; another piece has another address, so that no browser plays the one before. */
function musicAddress(id: string, fileName: string): string {
  return `${narrationMusicUrl(id)}?at=${/_(\d+)/.exec(fileName)?.[1] ?? 0}`;
}

/** The record that a message's next part joins. One that was deleted, and may still be brought back, lets go of its message. */
async function findToJoin(
  tx: Transaction,
  userId: string,
  messageId: string | null,
): Promise<Recording | undefined> {
  if (messageId === null) return undefined;
  const ofMessage = and(eq(audioNarrations.userId, userId), eq(audioNarrations.messageId, messageId));
  await tx
    .update(audioNarrations)
    .set({ messageId: null })
    .where(and(ofMessage, isNotNull(audioNarrations.asideAt)));
  return findOfMessage(tx, userId, messageId);
}

const isThere = isNull(audioNarrations.asideAt);

/** The record of a person's message that is not deleted. */
export async function findOfMessage(
  tx: Transaction,
  userId: string,
  messageId: string,
): Promise<Recording | undefined> {
  const [row] = await tx
    .select()
    .from(audioNarrations)
    .where(and(eq(audioNarrations.userId, userId), eq(audioNarrations.messageId, messageId), isThere));
  return row;
}

/** A narration of the person's that is not deleted. */
export async function findRecording(tx: Transaction, id: string): Promise<Recording | undefined> {
  const [row] = await tx
    .select()
    .from(audioNarrations)
    .where(and(eq(audioNarrations.id, id), isThere));
  return row;
}

/** A chat's latest record that holds a voice, or one that holds music. */
export async function findLatest(
  tx: Transaction,
  sessionId: string,
  part: "voice" | "music",
): Promise<Recording | undefined> {
  const file = part === "voice" ? audioNarrations.fileName : audioNarrations.musicFileName;
  const [row] = await tx
    .select()
    .from(audioNarrations)
    .where(and(eq(audioNarrations.chatSessionId, sessionId), isNotNull(file), isThere))
    .orderBy(desc(audioNarrations.createdAt))
    .limit(1);
  return row;
}

/** A page of the person's recordings, newest first, after one of theirs; nothing when that one is gone. */
export async function findRecordings(
  tx: Transaction,
  userId: string,
  after: string | undefined,
): Promise<Recording[] | undefined> {
  const own = eq(audioNarrations.userId, userId);
  if (after && (await tx.$count(audioNarrations, and(own, eq(audioNarrations.id, after)))) === 0)
    return undefined;
  const { createdAt, id } = audioNarrations;
  // The moment is compared where it is kept: on its way through a page it would lose its microseconds.
  const beyond = after
    ? sql`(${createdAt}, ${id}) < (select last.created_at, last.id from audio_narrations last where last.id = ${after})`
    : undefined;
  return tx
    .select()
    .from(audioNarrations)
    .where(and(own, isThere, beyond))
    .orderBy(desc(createdAt), desc(id))
    .limit(limits.playlist.listed);
}

/** How many bytes the sound and the videos of a person's records come to: of those that stand, or of those deleted ones that may still be brought back. */
export async function sumBytes(tx: Transaction, userId: string, { isAside = false } = {}): Promise<number> {
  const { sizeBytes, musicSizeBytes, videoSizeBytes } = audioNarrations;
  const [row] = await tx
    .select({
      bytes: sql<string>`coalesce(sum(${sizeBytes}::bigint + coalesce(${musicSizeBytes}, 0) + coalesce(${videoSizeBytes}, 0)), 0)`,
    })
    .from(audioNarrations)
    .where(and(eq(audioNarrations.userId, userId), isAside ? isNotNull(audioNarrations.asideAt) : isThere));
  return Number(row?.bytes ?? 0);
}

/** Some of the person's narrations, in order of their ids from `after` on. */
export async function findPage(tx: Transaction, userId: string, after: string): Promise<Recording[]> {
  return tx
    .select()
    .from(audioNarrations)
    .where(and(eq(audioNarrations.userId, userId), gt(audioNarrations.id, after)))
    .orderBy(asc(audioNarrations.id))
    .limit(pageSize);
}

/** Removes a narration's record; returns what it was, so that its sound can be removed too. */
export async function removeRecording(
  tx: Transaction,
  userId: string,
  id: string,
): Promise<Recording | undefined> {
  const [row] = await tx
    .delete(audioNarrations)
    .where(and(eq(audioNarrations.id, id), eq(audioNarrations.userId, userId)))
    .returning();
  return row;
}

/** What a person may change of a record by hand. */
export type RecordingChange = Partial<Pick<Recording, "ownName" | "isFavourite" | "heardMs" | "asideAt">>;

/** Changes a person's record, or reads it where nothing is to change; nothing when they have none of that id that stands as `isAside` says. */
export async function changeRecording(
  tx: Transaction,
  { userId, id, isAside }: { userId: string; id: string; isAside: boolean },
  change: RecordingChange,
): Promise<Recording | undefined> {
  const own = and(eq(audioNarrations.id, id), eq(audioNarrations.userId, userId));
  const standing = and(own, isAside ? isNotNull(audioNarrations.asideAt) : isThere);
  const isNothing = Object.values(change).every((value) => value === undefined);
  const [row] = isNothing
    ? await tx.select().from(audioNarrations).where(standing)
    : await tx.update(audioNarrations).set(change).where(standing).returning();
  return row;
}

/** What was deleted before a moment and is still there, everybody's; the job runner's question. */
export async function findAside(tx: Transaction, before: Date): Promise<{ id: string; userId: string }[]> {
  return tx
    .select({ id: audioNarrations.id, userId: audioNarrations.userId })
    .from(audioNarrations)
    .where(lt(audioNarrations.asideAt, before));
}

/** How a person wants to listen. */
export async function findListening(tx: Transaction, userId: string): Promise<ListeningChoices> {
  const [row] = await tx
    .select({ isDiscreet: listeningChoices.isDiscreet, pauses: listeningChoices.pauses })
    .from(listeningChoices)
    .where(eq(listeningChoices.userId, userId));
  return row ?? firstChoices;
}

/** How somebody listens who has never said anything about it. */
const firstChoices: ListeningChoices = { isDiscreet: false, pauses: "usual" };

/** Keeps how a person wants to listen; what is not named stays. */
export async function keepListening(
  tx: Transaction,
  userId: string,
  changed: Partial<ListeningChoices>,
): Promise<ListeningChoices> {
  const choices = { ...(await findListening(tx, userId)), ...changed };
  await tx
    .insert(listeningChoices)
    .values({ userId, ...choices })
    .onConflictDoUpdate({ target: listeningChoices.userId, set: choices });
  return choices;
}

/** The names of everybody's files; the job runner's question. */
export async function findFileNames(tx: Transaction): Promise<Set<string>> {
  const rows = await tx
    .select({
      file: audioNarrations.fileName,
      music: audioNarrations.musicFileName,
      video: audioNarrations.videoFileName,
    })
    .from(audioNarrations);
  return new Set(
    rows.flatMap(({ file, music, video }) => [file, music, video]).filter((name) => name !== null),
  );
}
