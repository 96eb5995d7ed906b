import { and, asc, desc, eq, gt, isNotNull, sql } from "drizzle-orm";
import type { Transaction } from "#server/db/database.ts";
import { pageSize } from "#server/db/pages.ts";
import { narrationMusicUrl } from "#shared/listening/music-urls.ts";
import { audioNarrations } from "./tables.ts";

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
  const before = narration.messageId
    ? await findOfMessage(tx, narration.userId, narration.messageId)
    : undefined;
  const { id: _id, ...changed } = narration;
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
  const { id, userId, chatSessionId, messageId, textContent } = piece;
  const before = messageId ? await findOfMessage(tx, userId, messageId) : undefined;
  const sound = {
    musicUrl: musicAddress(before?.id ?? id, piece.fileName),
    musicFileName: piece.fileName,
    musicDurationMs: piece.durationMs,
    musicSizeBytes: piece.sizeBytes,
    isMusicSeamless: piece.isSeamless,
  };
  const added = { id, userId, chatSessionId, messageId, textContent, title: titleOf(piece.createdAt) };
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
  const { id, userId, chatSessionId, messageId, textContent } = video;
  const before = await findOfMessage(tx, userId, messageId);
  const picture = {
    videoFileName: video.fileName,
    videoDurationMs: video.durationMs,
    videoSizeBytes: video.sizeBytes,
  };
  const added = { id, userId, chatSessionId, messageId, textContent, title: titleOf(video.createdAt) };
  const [kept] = before
    ? await tx.update(audioNarrations).set(picture).where(eq(audioNarrations.id, before.id)).returning()
    : await tx
        .insert(audioNarrations)
        .values({ ...added, ...picture })
        .returning();
  if (!kept) throw new Error("The video was not saved.");
  return { kept, replacedFile: before?.videoFileName ?? null };
}

/** The record of a person's message. */
export async function findOfMessage(
  tx: Transaction,
  userId: string,
  messageId: string,
): Promise<KeptNarration | undefined> {
  const [row] = await tx
    .select()
    .from(audioNarrations)
    .where(and(eq(audioNarrations.userId, userId), eq(audioNarrations.messageId, messageId)));
  return row;
}

/** A narration of the person's. */
export async function findNarration(tx: Transaction, id: string): Promise<KeptNarration | undefined> {
  const [row] = await tx.select().from(audioNarrations).where(eq(audioNarrations.id, id));
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
    .where(and(eq(audioNarrations.chatSessionId, sessionId), isNotNull(file)))
    .orderBy(desc(audioNarrations.createdAt))
    .limit(1);
  return row;
}

/** The person's narrations, newest first. */
export async function findNarrations(tx: Transaction, userId: string): Promise<KeptNarration[]> {
  return tx
    .select()
    .from(audioNarrations)
    .where(eq(audioNarrations.userId, userId))
    .orderBy(desc(audioNarrations.createdAt));
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
