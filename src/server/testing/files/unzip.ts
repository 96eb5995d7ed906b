import { unzipSync } from "fflate";

/** Unpacks an archive with a reader that is not ours: each file's bytes by its name. */
export function unzip(archive: Uint8Array): Map<string, Uint8Array> {
  return new Map(Object.entries(unzipSync(archive)));
}
