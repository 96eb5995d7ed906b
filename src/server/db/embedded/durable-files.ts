import { fsyncSync } from "node:fs";
import type { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

type Options = Parameters<NodeFS["init"]>[1];

interface OpenFile {
  /** Node's own number of the file; a directory has none. */
  nfd?: number;
}

interface FileKind {
  stream_ops: { fsync?: (file: OpenFile) => number };
}

/**
 * The database's files on disk, with the one operation PGlite's own leave out: when PostgreSQL asks for a file to be
 * forced to the disk, that happens before it goes on, and so before it acknowledges a commit.
 */
export class DurableFiles extends NodeFS {
  readonly #force: (nfd: number) => void;

  constructor(directory: string, force: (nfd: number) => void = fsyncSync) {
    super(directory);
    this.#force = force;
  }

  override async init(database: PGlite, options: Options): ReturnType<NodeFS["init"]> {
    const { emscriptenOpts } = await super.init(database, options);
    const preRun: Options["preRun"] = [
      ...(emscriptenOpts.preRun ?? []),
      ({ NODEFS }) => addSync(NODEFS, this.#force),
    ];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

function addSync(files: object, force: (nfd: number) => void): void {
  if (!isFileKind(files)) throw new Error("The embedded database's files cannot be forced to the disk.");
  files.stream_ops.fsync = ({ nfd }) => {
    if (nfd !== undefined) force(nfd);
    return 0;
  };
}

function isFileKind(value: object): value is FileKind {
  return "stream_ops" in value && typeof value.stream_ops === "object" && value.stream_ops !== null;
}
