import { AppError } from "#server/app-error.ts";
import type { Database, Transaction } from "#server/db/database.ts";
import { audioBucket, type Storage } from "#server/providers/storage/storage.ts";
import type { BackgroundMusic } from "#shared/listening/music.ts";
import { defaultTrackUrl, ownMusicUrl } from "#shared/listening/music-urls.ts";
import {
  findBackground,
  findBackgroundNames,
  type KeptBackground,
  keepBackground,
  removeBackground,
} from "./store.ts";

/** A file that was decoded and found to be music. */
export interface OwnMusic {
  mp3: Uint8Array<ArrayBuffer>;
  name: string;
  durationMs: number;
}

/** What plays behind the chat: the default piano, or a file of the person's own, kept until they remove it. */
export interface Backgrounds {
  /** What plays for a person. */
  describe(userId: string): Promise<BackgroundMusic>;
  /** A person's own file. */
  find(userId: string): Promise<KeptBackground | undefined>;
  /** Keeps a file in place of the one before. Throws `MUSIC_UPLOAD_FAILED` and keeps nothing when it cannot be stored. */
  keep(userId: string, file: OwnMusic): Promise<BackgroundMusic>;
  /** How many bytes a person's own file has; none where there is none. */
  sumBytes(tx: Transaction, userId: string): Promise<number>;
  /** Removes a person's own file, with its sound. */
  remove(userId: string): Promise<void>;
  /** The names of everybody's files, for the job runner. */
  fileNames(tx: Transaction): Promise<string[]>;
}

/** Background music of the database, with its sound in the store. */
export function createBackgrounds({
  db,
  storage,
  clock,
}: {
  db: Database;
  storage: Storage;
  clock: () => Date;
}): Backgrounds {
  const removeSound = (fileName: string) => storage.remove(`${audioBucket}/${fileName}`);
  const describe = async (userId: string) => {
    const own = await db.asUser(userId, (tx) => findBackground(tx, userId));
    return own ? describeOwn(own) : defaultBackground;
  };
  return {
    describe,
    find: (userId) => db.asUser(userId, (tx) => findBackground(tx, userId)),
    keep: async (userId, { mp3, name, durationMs }) => {
      const fileName = `${userId}/background_${clock().getTime()}.mp3`;
      const row = { userId, fileName, name, durationMs, sizeBytes: mp3.length };
      try {
        await storage.put(`${audioBucket}/${fileName}`, mp3);
        const replaced = await db.asUser(userId, (tx) => keepBackground(tx, row));
        if (replaced && replaced !== fileName) await removeSound(replaced);
      } catch (error) {
        await removeSound(fileName);
        throw new AppError("MUSIC_UPLOAD_FAILED", {}, error);
      }
      return describe(userId);
    },
    sumBytes: async (tx, userId) => (await findBackground(tx, userId))?.sizeBytes ?? 0,
    remove: async (userId) => {
      const own = await db.asUser(userId, (tx) => findBackground(tx, userId));
      if (!own) return;
      await removeSound(own.fileName);
      await db.asUser(userId, (tx) => removeBackground(tx, userId));
    },
    fileNames: findBackgroundNames,
  };
}

const defaultBackground: BackgroundMusic = {
  kind: "default",
  url: defaultTrackUrl,
  name: "Default piano",
  durationMs: 60_000,
  isSeamless: true,
};

function describeOwn({ name, durationMs, createdAt }: KeptBackground): BackgroundMusic {
  const url = `${ownMusicUrl}?at=${createdAt.getTime()}`;
  return { kind: "own", url, name, durationMs, isSeamless: false };
}
