import type { Services } from "#server/services.ts";
import { narrationAudioUrl } from "#shared/narration.ts";
import type { PlaylistItem } from "#shared/playlist.ts";
import { findNarrations, type KeptNarration, removeNarration } from "./store.ts";

const bucket = "audio-uploads";

/** What the playlist may ask of the narrations. */
export interface Narrations {
  list(userId: string): Promise<PlaylistItem[]>;
  /** Removes one with its sound; false when the person has none of that id. */
  remove(userId: string, id: string): Promise<boolean>;
}

/** Kept narrations of the database, with their sound in the store. */
export function createNarrations({ db, storage }: Pick<Services, "db" | "storage">): Narrations {
  return {
    list: async (userId) => (await db.asUser(userId, (tx) => findNarrations(tx, userId))).map(describe),
    remove: async (userId, id) => {
      const removed = await db.asUser(userId, (tx) => removeNarration(tx, userId, id));
      if (!removed) return false;
      await storage.remove(`${bucket}/${removed.fileName}`);
      if (removed.musicFileName) await storage.remove(`${bucket}/${removed.musicFileName}`);
      return true;
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
