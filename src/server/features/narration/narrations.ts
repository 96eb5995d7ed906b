import type { Readable } from "node:stream";
import { isPracticeText, nameOfText } from "#server/coach/script/name-of-talk.ts";
import type { Database, Transaction } from "#server/db/database.ts";
import { inPages } from "#server/db/pages.ts";
import { audioBucket, ObjectMissing, type Storage } from "#server/providers/storage/storage.ts";
import { limits } from "#shared/limits/limits.ts";
import { narrationAudioUrl } from "#shared/listening/narration.ts";
import type { ListeningChoices, PlaylistItem } from "#shared/listening/playlist.ts";
import { describeVideo } from "./download/describe-video.ts";
import {
  changeNarration,
  findAside,
  findLatest,
  findListening,
  findNarration,
  findNarrations,
  findOfMessage,
  findPage,
  type KeptNarration,
  keepListening,
  keepMusic,
  keepVideo,
  type NarrationChange,
  removeNarration,
  sumBytes,
} from "./store.ts";

/** What other features may ask of the playlist's records. */
export interface Narrations {
  list(userId: string): Promise<PlaylistItem[]>;
  /** One record of the person the transaction belongs to. */
  find: typeof findNarration;
  /** A chat's latest record that holds music. */
  findLatestMusic(tx: Transaction, sessionId: string): Promise<KeptNarration | undefined>;
  keepMusic: typeof keepMusic;
  /** How many bytes a person's sound and videos come to. */
  sumBytes: typeof sumBytes;
  /** The record of one message of a person's. */
  findOfMessage: typeof findOfMessage;
  keepVideo: typeof keepVideo;
  /** A record as its owner's playlist shows it. */
  describe(userId: string, kept: KeptNarration): Promise<PlaylistItem>;
  /** Changes what a person may change; nothing when they have none of that id. */
  change(userId: string, id: string, change: NarrationChange): Promise<PlaylistItem | undefined>;
  /** Deletes one so that it can be brought back for a while; false when the person has none of that id. */
  setAside(userId: string, id: string): Promise<boolean>;
  /** Brings it back, or gives it as it is where it stands; nothing where it is erased by now. */
  bringBack(userId: string, id: string): Promise<PlaylistItem | undefined>;
  /** Erases what was deleted a while ago and not brought back, everybody's. */
  eraseAside(): Promise<void>;
  /** How the person wants to listen. */
  choices(userId: string): Promise<ListeningChoices>;
  choose(userId: string, changed: Partial<ListeningChoices>): Promise<ListeningChoices>;
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
export function createNarrations({
  db,
  storage,
  clock,
}: {
  db: Database;
  storage: Storage;
  clock: () => Date;
}): Narrations {
  const removeSound = async ({ fileName, musicFileName, videoFileName }: KeptNarration) => {
    for (const name of [fileName, musicFileName, videoFileName])
      if (name) await storage.remove(`${audioBucket}/${name}`);
  };
  const each = (userId: string) => inPages((after) => db.asUser(userId, (tx) => findPage(tx, userId, after)));
  const remove = async (userId: string, id: string) => {
    const removed = await db.asUser(userId, (tx) => removeNarration(tx, userId, id));
    if (removed) await removeSound(removed);
    return removed !== undefined;
  };
  const changed = (which: Parameters<typeof changeNarration>[1], change: NarrationChange) =>
    db.asUser(which.userId, async (tx) => {
      const kept = await changeNarration(tx, which, change);
      return kept && describe(kept, await findListening(tx, which.userId));
    });
  return {
    each,
    find: findNarration,
    findLatestMusic: (tx, sessionId) => findLatest(tx, sessionId, "music"),
    keepMusic,
    sumBytes,
    findOfMessage,
    keepVideo,
    describe: (userId, kept) =>
      db.asUser(userId, async (tx) => describe(kept, await findListening(tx, userId))),
    change: (userId, id, change) => changed({ userId, id, isAside: false }, change),
    setAside: async (userId, id) =>
      (await changed({ userId, id, isAside: false }, { asideAt: clock() })) !== undefined,
    // Asked for twice, it stands already: an empty change gives it as it is.
    bringBack: async (userId, id) =>
      (await changed({ userId, id, isAside: true }, { asideAt: null })) ??
      changed({ userId, id, isAside: false }, { asideAt: null }),
    eraseAside: async () => {
      const before = new Date(clock().getTime() - limits.playlist.asideMs);
      for (const { id, userId } of await db.asWorker((tx) => findAside(tx, before))) await remove(userId, id);
    },
    choices: (userId) => db.asUser(userId, (tx) => findListening(tx, userId)),
    choose: (userId, changed) => db.asUser(userId, (tx) => keepListening(tx, userId, changed)),
    openSound: async (fileName) => {
      try {
        return await storage.open(`${audioBucket}/${fileName}`);
      } catch (error) {
        if (error instanceof ObjectMissing) return undefined;
        throw error;
      }
    },
    list: (userId) =>
      db.asUser(userId, async (tx) => {
        const choices = await findListening(tx, userId);
        return (await findNarrations(tx, userId)).map((kept) => describe(kept, choices));
      }),
    remove,
    removeAll: async (userId) => {
      for await (const kept of each(userId)) {
        await removeSound(kept);
        await db.asUser(userId, (tx) => removeNarration(tx, userId, kept.id));
      }
    },
  };
}

/** What a meditation is called that was given no name and is to tell nothing. */
function discreetName({ fileName, musicFileName, textContent }: KeptNarration): string {
  if (!fileName && musicFileName) return "A piece of music";
  return isPracticeText(textContent) ? nameOfText(textContent) : "A meditation";
}

function describe(kept: KeptNarration, { isDiscreet }: ListeningChoices): PlaylistItem {
  const {
    id,
    title,
    ownName,
    isFavourite,
    heardMs,
    chatSessionId,
    messageId,
    isMusicSeamless,
    fileName,
    musicFileName,
  } = kept;
  const { textContent, voiceUsed, durationMs, musicUrl, musicDurationMs, createdAt } = kept;
  const told = kept.name || nameOfText(textContent);
  return {
    id,
    title,
    name: ownName ?? (isDiscreet ? discreetName(kept) : told),
    isOwnName: ownName !== null,
    isFavourite,
    heardMs,
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
