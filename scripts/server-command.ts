/**
 * How the server is started, wherever it is: Node's own settings, which have to be there before the process is.
 * `npm start` says the same in package.json, held to it by a test; docs/decisions/012 has the figures.
 */
export const serverCommand = {
  /** V8 collects young garbage early: what loading the modules leaves behind would else stay, some 110 MB. */
  flags: ["--max-semi-space-size=2"],
  script: "src/server/main.ts",
  /** glibc gives memory back that WebAssembly and the threads let go, instead of keeping it in arenas. */
  environment: { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "262144" },
} as const;

/**
 * V8's settings of a process that writes to many at once, as the container has them: passing objects die young and are not carried
 * into the old part, which is collected when it has grown by two fifths. docs/decisions/332 has the figures.
 */
export const flagsForMany: readonly string[] = ["--max-semi-space-size=16", "--heap-growing-percent=40"];

/** What follows `node` on the command line. */
export const serverArguments: readonly string[] = [...serverCommand.flags, serverCommand.script];
