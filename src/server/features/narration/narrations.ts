import type { Readable } from "node:stream";
import type { Transaction } from "#server/db/database.ts";
import { inPages } from "#server/db/pages.ts";
import { audioBucket, ObjectMissing } from "#server/providers/storage/storage.ts";
import type { Services } from "#server/services.ts";
import { narrationAudioUrl } from "#shared/listening/narration.ts";
import type { PlaylistItem } from "#shared/listening/playlist.ts";
import { describeVideo } from "./download/describe-video.ts";
import {
  findLatest,
  findNarration,
  findNarrations,
  findOfMessage,
  findPage,
  type KeptNarration,
  keepMusic,
  keepVideo,
  removeNarration,
} from "./store.ts";

/** What other features may ask of the playlist's records. */
export interface Narrations {
  list(userId: string): Promise<PlaylistItem[]>;
  /** One record of the person the transaction belongs to. */
  find: typeof findNarration;
  /** A chat's latest record that holds music. */
  findLatestMusic(tx: Transaction, sessionId: string): Promise<KeptNarration | undefined>;
  keepMusic: typeof keepMusic;
  /** The record of one message of a person's. */
  findOfMessage: typeof findOfMessage;
  keepVideo: typeof keepVideo;
  /** A record as its owner's playlist shows it. */
  describe(kept: KeptNarration): PlaylistItem;
  /** Removes one with its sound; false when the person has none of that id. */
  remove(userId: string, id: string): Promise<boolean>;
  /** Every record of a person's, one after the other. */
  each(userId: string): AsyncGenerator<KeptNarration, void, void>;
  /** The sound a record names, to be read or destroyed; nothing when it is not in the store. */
  openSound(fileName: string): Promise<Readable | undefined>;
  /** Removes all of a person's, sound before record, so that breaking off leaves no sound without a record. */
  removeAll(userId: string): Promise<void>;
}

/** Kept narrations of the database, with their sound in the store. */
export function createNarrations({ db, storage }: Pick<Services, "db" | "storage">): Narrations {
  const removeSound = async ({ fileName, musicFileName, videoFileName }: KeptNarration) => {
    for (const name of [fileName, musicFileName, videoFileName])
      if (name) await storage.remove(`${audioBucket}/${name}`);
  };
  const each = (userId: string) => inPages((after) => db.asUser(userId, (tx) => findPage(tx, userId, after)));
  return {
    each,
    find: findNarration,
    findLatestMusic: (tx, sessionId) => findLatest(tx, sessionId, "music"),
    keepMusic,
    findOfMessage,
    keepVideo,
    describe,
    openSound: async (fileName) => {
      try {
        return await storage.open(`${audioBucket}/${fileName}`);
      } catch (error) {
        if (error instanceof ObjectMissing) return undefined;
        throw error;
      }
    },
    list: async (userId) => (await db.asUser(userId, (tx) => findNarrations(tx, userId))).map(describe),
    remove: async (userId, id) => {
      const removed = await db.asUser(userId, (tx) => removeNarration(tx, userId, id));
      if (!removed) return false;
      await removeSound(removed);
      return true;
    },
    removeAll: async (userId) => {
      for await (const kept of each(userId)) {
        await removeSound(kept);
        await db.asUser(userId, (tx) => removeNarration(tx, userId, kept.id));
      }
    },
  };
}

function describe(kept: KeptNarration): PlaylistItem {
  const { id, title, chatSessionId, messageId, isMusicSeamless, fileName, musicFileName } = kept;
  const { textContent, voiceUsed, durationMs, musicUrl, musicDurationMs, createdAt } = kept;
  return {
    id,
    title,
    chatSessionId,
    messageId,
    isMusicSeamless,
    fileName,
    musicFileName,
    textContent,
    voiceUsed,
    musicUrl,
    durationMs: fileName ? durationMs : (musicDurationMs ?? kept.videoDurationMs ?? 0),
    audioUrl: fileName ? `${narrationAudioUrl(id)}?at=${createdAt.getTime()}` : null,
    video: describeVideo(kept),
    createdAt: createdAt.toISOString(),
  };
}
