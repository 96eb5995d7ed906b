import type { Readable } from "node:stream";

/** A part of an object, from `start` to `end` in bytes, both counted in. */
export interface ByteRange {
  start: number;
  end: number;
}

/** An object of a store as a list tells it. */
export interface StoredObject {
  name: string;
  changedAt: Date;
}

/** Keeps files. Names are paths inside a bucket, such as `audio-uploads/{sessionId}/voice_{timestamp}.mp3`. */
export interface Storage {
  /** Where files are kept, as `/api/providers` says it. */
  readonly label: string;
  /** Keeps an object whole or not at all; bytes that are still to come are written as they come. */
  put(name: string, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<void>;
  /** Reads an object or a part of it; throws `ObjectMissing` when it is not there. */
  open(name: string, range?: ByteRange): Promise<Readable>;
  /** Removes an object; one that is not there is no error. */
  remove(name: string): Promise<void>;
  /** Everything below a folder such as a bucket, drafts that were cut off included, in any order. */
  list(folder: string): AsyncIterable<StoredObject>;
}

/** The object asked for is not in the store. */
export class ObjectMissing extends Error {
  override readonly name = "ObjectMissing";
}

/** What a store that is another machine did instead of what was asked. */
export type StorageReason =
  | "unreachable"
  | "timeout"
  | "refused"
  | "full"
  | "busy"
  | "no-bucket"
  | "other-region"
  | "cut-off"
  | "unreadable"
  | "failed";

/** A store did not do what it was asked. The message is for the log: it names no object and holds no text of theirs. */
export class StorageFailed extends Error {
  override readonly name = "StorageFailed";
  readonly reason: StorageReason;
  /** The store's own word for it, such as `AccessDenied`. */
  readonly said: string | undefined;
  constructor(verb: string, reason: StorageReason, said?: string) {
    super(`The storage could not ${verb}: ${reason}${said ? ` (${said})` : ""}.`);
    this.reason = reason;
    this.said = said;
  }
}

const sentences: Partial<Record<StorageReason, string>> = {
  full: "the storage is full",
  unreachable: "the storage cannot be reached",
  timeout: "the storage does not answer",
  busy: "the storage is too busy",
  refused: "the storage does not allow it",
  "no-bucket": "the storage does not allow it",
};

/** Why an object could not be stored, in words a person may read. */
export function whyNotStored(error: unknown): string {
  const otherwise = "the file could not be stored";
  if (error instanceof StorageFailed) return sentences[error.reason] ?? otherwise;
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return code === "ENOSPC" || code === "EDQUOT" ? "the disk is full" : otherwise;
}

/** The bucket of the specification's section 7. */
export const audioBucket = "audio-uploads";
