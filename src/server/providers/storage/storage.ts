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

/** Why an object could not be stored, in words a person may read. */
export function whyNotStored(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return code === "ENOSPC" || code === "EDQUOT" ? "the disk is full" : "the file could not be stored";
}

/** The bucket of the specification's section 7. */
export const audioBucket = "audio-uploads";
