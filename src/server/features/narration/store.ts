import { and, asc, desc, eq, gt, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { Transaction } from "#server/db/database.ts";
import { pageSize } from "#server/db/pages.ts";
import { narrationMusicUrl } from "#shared/listening/music-urls.ts";
import type { ListeningChoices } from "#shared/listening/playlist.ts";
import { audioNarrations, listeningChoices } from "./tables.ts";

/** A narration as kept. */
export type KeptNarration = typeof audioNarrations.$inferSelect;

/** A playlist entry's title: `Meditation_{date}_{timestamp}`. */
export function titleOf(createdAt: Date): string {
  return `Meditation_${createdAt.toISOString().slice(0, 10)}_${createdAt.getTime()}`;
}

/** Keeps a narration: the record of the same person and message is renewed, else one is added. Returns it with the file it replaced. */
export async function keepNarration(
  tx: Transaction,
  narration: typeof audioNarrations.$inferInsert,
): Promise<{ kept: KeptNarration; replacedFile: string | null }> {
  const before = await findToJoin(tx, narration.userId, narration.messageId ?? null);
  // A recording made anew is heard from its beginning, and keeps the name by which its person knows it.
  const { id: _id, ...made } = narration;
  const changed = { ...made, name: before?.name || made.name, heardMs: 0 };
  const [kept] = before
    ? await tx
        .update(audioNarrations)
        .set({ ...changed, createdAt: sql`clock_timestamp()` })
        .where(eq(audioNarrations.id, before.id))
        .returning()
    : await tx.insert(audioNarrations).values(narration).returning();
  if (!kept) throw new Error("The narration was not saved.");
  return { kept, replacedFile: before?.fileName ?? null };
}

/** Where a record's music is heard; another piece has another address, so that no browser plays the one before. */
function musicAddress(id: string, fileName: string): string {
  return `${narrationMusicUrl(id)}?at=${/_(\d+)/.exec(fileName)?.[1] ?? 0}`;
}

/** A piece of music for a message, or for none where the chat has no reply yet. */
export interface PieceToKeep {
  id: string;
  userId: string;
  chatSessionId: string;
  messageId: string | null;
  name: string;
  textContent: string;
  createdAt: Date;
  fileName: string;
  durationMs: number;
  sizeBytes: number;
  isSeamless: boolean;
}

/** Keeps music: with the record of the same person and message, else as a record of its own. Returns it with the music it replaced. */
export async function keepMusic(
  tx: Transaction,
  piece: PieceToKeep,
): Promise<{ kept: KeptNarration; replacedFile: string | null }> {
  const { id, userId, chatSessionId, messageId, name, textContent } = piece;
  const before = await findToJoin(tx, userId, messageId);
  const sound = {
    musicUrl: musicAddress(before?.id ?? id, piece.fileName),
    musicFileName: piece.fileName,
    musicDurationMs: piece.durationMs,
    musicSizeBytes: piece.sizeBytes,
    isMusicSeamless: piece.isSeamless,
  };
  const title = titleOf(piece.createdAt);
  const added = { id, userId, chatSessionId, messageId, textContent, name, title };
  const [kept] = before
    ? await tx.update(audioNarrations).set(sound).where(eq(audioNarrations.id, before.id)).returning()
    : await tx
        .insert(audioNarrations)
        .values({ ...added, ...sound })
        .returning();
  if (!kept) throw new Error("The music was not saved.");
  return { kept, replacedFile: before?.musicFileName ?? null };
}

/** A rendered video of a message. */
export interface VideoToKeep {
  id: string;
  userId: string;
  chatSessionId: string;
  messageId: string;
  name: string;
  textContent: string;
  createdAt: Date;
  fileName: string;
  durationMs: number;
  sizeBytes: number;
}

/** Keeps a video: with the record of the same person and message, else as a record of its own. Returns it with the video it replaced. */
export async function keepVideo(
  tx: Transaction,
  video: VideoToKeep,
): Promise<{ kept: KeptNarration; replacedFile: string | null }> {
  const { id, userId, chatSessionId, messageId, name, textContent } = video;
  const before = await findToJoin(tx, userId, messageId);
  const picture = {
    videoFileName: video.fileName,
    videoDurationMs: video.durationMs,
    videoSizeBytes: video.sizeBytes,
  };
  const title = titleOf(video.createdAt);
  const added = { id, userId, chatSessionId, messageId, textContent, name, title };
  const [kept] = before
    ? await tx.update(audioNarrations).set(picture).where(eq(audioNarrations.id, before.id)).returning()
    : await tx
        .insert(audioNarrations)
        .values({ ...added, ...picture })
        .returning();
  if (!kept) throw new Error("The video was not saved.");
  return { kept, replacedFile: before?.videoFileName ?? null };
}

/** The record that a message's next part joins. One that was deleted, and may still be brought back, lets go of its message. */
async function findToJoin(
  tx: Transaction,
  userId: string,
  messageId: string | null,
): Promise<KeptNarration | undefined> {
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
): Promise<KeptNarration | undefined> {
  const [row] = await tx
    .select()
    .from(audioNarrations)
    .where(and(eq(audioNarrations.userId, userId), eq(audioNarrations.messageId, messageId), isThere));
  return row;
}

/** A narration of the person's that is not deleted. */
export async function findNarration(tx: Transaction, id: string): Promise<KeptNarration | undefined> {
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
): Promise<KeptNarration | undefined> {
  const file = part === "voice" ? audioNarrations.fileName : audioNarrations.musicFileName;
  const [row] = await tx
    .select()
    .from(audioNarrations)
    .where(and(eq(audioNarrations.chatSessionId, sessionId), isNotNull(file), isThere))
    .orderBy(desc(audioNarrations.createdAt))
    .limit(1);
  return row;
}

/** The person's narrations, newest first. */
export async function findNarrations(tx: Transaction, userId: string): Promise<KeptNarration[]> {
  return tx
    .select()
    .from(audioNarrations)
    .where(and(eq(audioNarrations.userId, userId), isThere))
    .orderBy(desc(audioNarrations.createdAt));
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
export async function findPage(tx: Transaction, userId: string, after: string): Promise<KeptNarration[]> {
  return tx
    .select()
    .from(audioNarrations)
    .where(and(eq(audioNarrations.userId, userId), gt(audioNarrations.id, after)))
    .orderBy(asc(audioNarrations.id))
    .limit(pageSize);
}

/** Removes a narration's record; returns what it was, so that its sound can be removed too. */
export async function removeNarration(
  tx: Transaction,
  userId: string,
  id: string,
): Promise<KeptNarration | undefined> {
  const [row] = await tx
    .delete(audioNarrations)
    .where(and(eq(audioNarrations.id, id), eq(audioNarrations.userId, userId)))
    .returning();
  return row;
}

/** What a person may change of a record by hand. */
export type NarrationChange = Partial<Pick<KeptNarration, "ownName" | "isFavourite" | "heardMs" | "asideAt">>;

/** Changes a person's record, or reads it where nothing is to change; nothing when they have none of that id that stands as `isAside` says. */
export async function changeNarration(
  tx: Transaction,
  { userId, id, isAside }: { userId: string; id: string; isAside: boolean },
  change: NarrationChange,
): Promise<KeptNarration | undefined> {
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
