import { z } from "zod";

/** Milliseconds of the machine's own clock, the same for every process on it. */
export const nowMs = (): number => Number(process.hrtime.bigint()) / 1e6;

/** What the model server saw of one reply. */
export const given = z.object({
  askedAt: z.number(),
  /** When the last token of each sentence left. */
  leftAt: z.array(z.number()),
});

/** What a model server in a process of its own tells: where it is, and what it did since it was last asked. */
export const fromModel = z.object({
  url: z.string(),
  /** Pieces of text that left, of all replies. */
  events: z.number(),
  replies: z.record(z.string(), given),
});

/** What a listener saw of one reply. */
export const heard = z.object({
  postedAt: z.number(),
  firstAt: z.number().nullable(),
  /** When each sentence had come whole. */
  heardAt: z.array(z.number()),
  error: z.string().nullable(),
  /** The kinds of the last events, the last one at the end: how a reply ended of which something is missing. */
  ending: z.array(z.string()),
});

/** What listeners in a process of their own are to do. */
export const toListeners = z.discriminatedUnion("do", [
  z.object({ do: z.literal("come"), url: z.string(), people: z.number() }),
  /** So many replies at once, begun one after the other over `rampMs`, each followed by the next for `forMs`. */
  z.object({
    do: z.literal("listen"),
    streams: z.number(),
    rampMs: z.number(),
    forMs: z.number(),
    level: z.number(),
  }),
]);

/** What the listeners tell when it is done: what became of each reply, by the number that its message carried. */
export const fromListeners = z.object({ replies: z.record(z.string(), heard) });

/**
 * A message of its own number, which the model server finds in what it is asked. The number has no letter: care reads digits
 * among letters as letters too, and answers "entry d13" itself.
 */
export const numberedMessage = (mark: string): string =>
  `My manager criticised my report this morning and I froze. This is entry ${mark} of my notes.`;

/** The number of a message. */
export const markOf = (text: string): string | undefined => /\bentry (\d+)\b/.exec(text)?.[1];
