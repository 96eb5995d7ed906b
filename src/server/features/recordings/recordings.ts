import type { Readable } from "node:stream";
import { coverOf, discreetCover } from "#server/coach/script/cover-of.ts";
import { isPracticeText, nameOfText } from "#server/coach/script/name-of-talk.ts";
import type { Database, Transaction } from "#server/db/database.ts";
import { inPages } from "#server/db/pages.ts";
import { audioBucket, ObjectMissing, type Storage } from "#server/providers/storage/storage.ts";
import type { Cover } from "#shared/cover/cover.ts";
import { limits } from "#shared/limits/limits.ts";
import { narrationAudioUrl } from "#shared/listening/narration.ts";
import type { ListeningChoices, PlaylistItem } from "#shared/listening/playlist.ts";
import { type KeptVideo, narrationVideoUrl } from "#shared/listening/video.ts";
import { type AskedPart, serveRecording } from "./serve-recording.ts";
import {
  changeRecording,
  findAside,
  findLatest,
  findListening,
  findOfMessage,
  findPage,
  findRecording,
  findRecordings,
  keepListening,
  keepPart,
  type MadePart,
  type Recording,
  type RecordingChange,
  removeRecording,
  sumBytes,
} from "./store.ts";

/** What a cover is drawn from; its name may be empty, where it is found by its text. */
interface CoveredRecording {
  id: string;
  name: string;
  text: string;
  isMusic?: boolean;
}

/** What goes with keeping a part. */
interface Saving {
  alongside?(tx: Transaction, kept: Recording): Promise<void>;
  isGivenUp?(): Promise<boolean>;
}

/** What other features may ask of the playlist's records. */
export interface Recordings {
  /** A page of the person's, newest first, after one of theirs; nothing when that one is gone. */
  list(userId: string, after?: string): Promise<PlaylistItem[] | undefined>;
  /** One record of the person the transaction belongs to. */
  find: typeof findRecording;
  /** A chat's latest record that holds a voice, or one that holds music. */
  findLatest: typeof findLatest;
  /**
   * Keeps a part whose file is stored, together with what `alongside` saves in the same transaction, and removes the file
   * it replaced. Where that fails the new file is removed, unless `isGivenUp` says that somebody may still need it.
   */
  keep(made: MadePart, saving?: Saving): Promise<Recording>;
  /** How many bytes a person's sound and videos come to. */
  sumBytes: typeof sumBytes;
  /** The record of one message of a person's. */
  findOfMessage: typeof findOfMessage;
  /** A record as its owner's playlist shows it. */
  describe(userId: string, kept: Recording): Promise<PlaylistItem>;
  /** Changes what a person may change; nothing when they have none of that id. */
  change(userId: string, id: string, change: RecordingChange): Promise<PlaylistItem | undefined>;
  /** Deletes one so that it can be brought back for a while; false when the person has none of that id. */
  setAside(userId: string, id: string): Promise<boolean>;
  /** Brings it back, or gives it as it is where it stands; nothing where it is erased by now. */
  bringBack(userId: string, id: string): Promise<PlaylistItem | undefined>;
  /** Erases what was deleted a while ago and not brought back, everybody's. */
  eraseAside(): Promise<void>;
  /** How the person wants to listen. */
  choices(userId: string): Promise<ListeningChoices>;
  choicesIn: typeof findListening;
  /** The cover of a recording of the person's, also of one that is still being made. */
  coverIn(tx: Transaction, userId: string, covered: CoveredRecording): Promise<Cover>;
  choose(userId: string, changed: Partial<ListeningChoices>): Promise<ListeningChoices>;
  /** Removes one with its sound; false when the person has none of that id. */
  remove(userId: string, id: string): Promise<boolean>;
  /** Every record of a person's, one after the other. */
  each(userId: string): AsyncGenerator<Recording, void, void>;
  /** A part of a recording as it is heard or seen. Throws `NOT_FOUND` where there is none. */
  serve(kept: Recording | undefined, asked: AskedPart): Promise<Response>;
  /** The sound a record names, to be read or destroyed; nothing when it is not in the store. */
  openSound(fileName: string): Promise<Readable | undefined>;
  /** Removes all of a person's, sound before record, so that breaking off leaves no sound without a record. */
  removeAll(userId: string): Promise<void>;
}

/** Kept narrations of the database, with their sound in the store. */
export function createRecordings({
  db,
  storage,
  clock,
}: {
  db: Database;
  storage: Storage;
  clock: () => Date;
}): Recordings {
  const removeSound = async ({ fileName, musicFileName, videoFileName }: Recording) => {
    for (const name of [fileName, musicFileName, videoFileName])
      if (name) await storage.remove(`${audioBucket}/${name}`);
  };
  const each = (userId: string) => inPages((after) => db.asUser(userId, (tx) => findPage(tx, userId, after)));
  const remove = async (userId: string, id: string) => {
    const removed = await db.asUser(userId, (tx) => removeRecording(tx, userId, id));
    if (removed) await removeSound(removed);
    return removed !== undefined;
  };
  const changed = (which: Parameters<typeof changeRecording>[1], change: RecordingChange) =>
    db.asUser(which.userId, async (tx) => {
      const kept = await changeRecording(tx, which, change);
      return kept && describe(kept, await findListening(tx, which.userId));
    });
  return {
    each,
    find: findRecording,
    findLatest,
    keep: async (made, { alongside, isGivenUp } = {}) => {
      const { fileName } = made.part;
      try {
        const { kept, replacedFile } = await db.asUser(made.userId, async (tx) => {
          const joined = await keepPart(tx, made);
          await alongside?.(tx, joined.kept);
          return joined;
        });
        if (replacedFile && replacedFile !== fileName) await storage.remove(`${audioBucket}/${replacedFile}`);
        return kept;
      } catch (error) {
        if (!isGivenUp || (await isGivenUp())) await storage.remove(`${audioBucket}/${fileName}`);
        throw error;
      }
    },
    sumBytes,
    findOfMessage,
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
    choicesIn: findListening,
    coverIn: async (tx, userId, covered) => coverOfRecording(covered, await findListening(tx, userId)),
    choices: (userId) => db.asUser(userId, (tx) => findListening(tx, userId)),
    choose: (userId, changed) => db.asUser(userId, (tx) => keepListening(tx, userId, changed)),
    serve: (kept, asked) => serveRecording(storage, kept, asked),
    openSound: async (fileName) => {
      try {
        return await storage.open(`${audioBucket}/${fileName}`);
      } catch (error) {
        if (error instanceof ObjectMissing) return undefined;
        throw error;
      }
    },
    list: (userId, after) =>
      db.asUser(userId, async (tx) => {
        const choices = await findListening(tx, userId);
        return (await findRecordings(tx, userId, after))?.map((kept) => describe(kept, choices));
      }),
    remove,
    removeAll: async (userId) => {
      for await (const kept of each(userId)) {
        await removeSound(kept);
        await db.asUser(userId, (tx) => removeRecording(tx, userId, kept.id));
      }
    },
  };
}

/** What a meditation is called that was given no name and is to tell nothing. */
function discreetName({ fileName, musicFileName, textContent }: Recording): string {
  if (!fileName && musicFileName) return "A piece of music";
  return isPracticeText(textContent) ? nameOfText(textContent) : "A meditation";
}

/** The cover of a recording, which tells no more than its name may. */
function coverOfRecording(
  { id, name, text, isMusic = false }: CoveredRecording,
  { isDiscreet }: ListeningChoices,
): Cover {
  return isDiscreet && !isMusic && !isPracticeText(text)
    ? discreetCover(id)
    : coverOf({ name: name || nameOfText(text), text, isMusic });
}

function describe(kept: Recording, choices: ListeningChoices): PlaylistItem {
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
  const isMusic = !fileName && musicFileName !== null;
  return {
    id,
    title,
    name: ownName ?? (choices.isDiscreet ? discreetName(kept) : told),
    isOwnName: ownName !== null,
    isFavourite,
    cover: coverOfRecording({ id, name: kept.name, text: textContent, isMusic }, choices),
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

/** A record's video as its owner sees it; another one has another address, so that no browser shows the one before. */
function describeVideo(kept: Recording): KeptVideo | null {
  const { id, videoFileName, videoDurationMs, videoSizeBytes } = kept;
  if (!videoFileName) return null;
  return {
    url: `${narrationVideoUrl(id)}?at=${/_(\d+)/.exec(videoFileName)?.[1] ?? 0}`,
    kind: videoFileName.endsWith(".webm") ? "webm" : "mp4",
    durationMs: videoDurationMs ?? 0,
    sizeBytes: videoSizeBytes ?? 0,
  };
}
