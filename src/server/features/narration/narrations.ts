import type { Readable } from "node:stream";
import { inPages } from "#server/db/pages.ts";
import { audioBucket, ObjectMissing } from "#server/providers/storage/storage.ts";
import type { Services } from "#server/services.ts";
import { narrationAudioUrl } from "#shared/narration.ts";
import type { PlaylistItem } from "#shared/playlist.ts";
import { findNarrations, findPage, type KeptNarration, removeNarration } from "./store.ts";

/** What the playlist may ask of the narrations. */
export interface Narrations {
  list(userId: string): Promise<PlaylistItem[]>;
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
  const removeSound = async ({ fileName, musicFileName }: KeptNarration) => {
    await storage.remove(`${audioBucket}/${fileName}`);
    if (musicFileName) await storage.remove(`${audioBucket}/${musicFileName}`);
  };
  const each = (userId: string) => inPages((after) => db.asUser(userId, (tx) => findPage(tx, userId, after)));
  return {
    each,
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
  const { id, title, chatSessionId, messageId, musicUrl, fileName, textContent, voiceUsed, durationMs } =
    kept;
  return {
    ...{ id, title, chatSessionId, messageId, musicUrl, fileName, textContent, voiceUsed, durationMs },
    audioUrl: `${narrationAudioUrl(id)}?at=${kept.createdAt.getTime()}`,
    createdAt: kept.createdAt.toISOString(),
  };
}
