import type { Logger } from "pino";
import type { Database, Transaction } from "#server/db/database.ts";
import type { Embeddings } from "#server/providers/embeddings/embeddings.ts";
import { type HeldVectors, holdVectors } from "./held-vectors.ts";
import type { RankedPassage } from "./search-store.ts";
import {
  findPassages,
  keepVectors,
  listUnread,
  listVectors,
  nearestByPgvector,
  readState,
} from "./vector-store.ts";

/** The library by what its passages mean, as the operator's embedding model reads them. */
export interface VectorIndex {
  /**
   * The passages nearest in meaning to a text, best first; none, and a line in the log, when the model does not answer
   * in time or as it should. Throws only the signal's reason.
   */
  nearest(userId: string, text: string, signal: AbortSignal): Promise<Omit<RankedPassage, "score">[]>;
  /** Has passages read that the model has not read yet; says how many, and logs instead of throwing. */
  bringUpToDate(): Promise<number>;
  close(): Promise<void>;
}

/** What a person waits at most for the meaning of a message, and the model may take for a batch of passages. */
const patience = { questionMs: 2000, batchMs: 60_000 };
const batch = 32;
const found = 50;
/** Without pgvector the comparing is done here, which must neither fill the memory nor hold up everybody else. */
const mostHeld = 5000;
const loadedAtOnce = 50;

/** What finding by meaning needs. */
export interface VectorIndexNeeds {
  db: Database;
  embeddings: Embeddings;
  log: Logger;
  waitMs?: number;
}

/** Finds by meaning; what was held in memory is read anew when vectors came or went. */
export function createVectorIndex(needs: VectorIndexNeeds): VectorIndex {
  const { db, embeddings, log } = needs;
  const { model } = embeddings;
  const stop = new AbortController();
  let reading: Promise<number> | undefined;
  let holding: { key: string; vectors: Promise<HeldVectors> } | undefined;

  const bringUpToDate = () => {
    reading ??= readAll(needs, stop.signal).finally(() => {
      reading = undefined;
    });
    return reading;
  };
  const held = (userId: string, key: string): Promise<HeldVectors> => {
    if (holding?.key !== key) holding = { key, vectors: load(db, userId, model) };
    return holding.vectors;
  };
  const nearestNumbers = async (userId: string, question: number[]): Promise<number[]> => {
    const inside = <T>(work: (tx: Transaction) => Promise<T>) => db.asUser(userId, work);
    const { hasVectorType, count, newest, passages } = await inside((tx) => readState(tx, model));
    // The model has just answered: what it missed so far is read now, and nobody waits for that.
    if (count < passages) void bringUpToDate();
    if (count === 0) return [];
    if (hasVectorType) return inside((tx) => nearestByPgvector(tx, model, question, found));
    if (count > mostHeld) {
      log.warn({ count, mostHeld }, "too many passages to compare their meanings without pgvector");
      return [];
    }
    const vectors = await held(userId, `${count} ${newest}`);
    return vectors.nearest(question, found);
  };
  return {
    bringUpToDate,
    nearest: async (userId, text, signal) => {
      try {
        const within = AbortSignal.timeout(needs.waitMs ?? patience.questionMs);
        const [question] = await embeddings.embed([text], AbortSignal.any([signal, within]));
        if (!question) return [];
        const numbers = await nearestNumbers(userId, question);
        return await db.asUser(userId, (tx) => findPassages(tx, numbers));
      } catch (error) {
        signal.throwIfAborted();
        holding = undefined;
        log.warn({ cause: causeOf(error) }, "the library was searched by its words alone");
        return [];
      }
    },
    close: async () => {
      stop.abort();
      await reading;
    },
  };
}

async function readAll({ db, embeddings, log }: VectorIndexNeeds, stopped: AbortSignal): Promise<number> {
  let read = 0;
  try {
    for (;;) {
      const some = await db.asMigrator((tx) => listUnread(tx, embeddings.model, batch));
      if (some.length === 0) return read;
      const texts = some.map(({ text }) => text);
      const within = AbortSignal.timeout(patience.batchMs);
      const vectors = await embeddings.embed(texts, AbortSignal.any([stopped, within]));
      const kept = some.flatMap(({ number }, at) => {
        const vector = vectors[at];
        return vector ? [{ number, vector }] : [];
      });
      await db.asMigrator((tx) => keepVectors(tx, embeddings.model, kept));
      read += kept.length;
    }
  } catch (error) {
    if (!stopped.aborted)
      log.warn({ cause: causeOf(error), read }, "the library could not be read by its meaning");
    return read;
  }
}

async function load(db: Database, userId: string, model: string): Promise<HeldVectors> {
  const vectors = holdVectors();
  let after = -1;
  for (;;) {
    const some = await db.asUser(userId, (tx) => listVectors(tx, model, after, loadedAtOnce));
    vectors.add(some);
    const last = some.at(-1);
    if (!last || vectors.size >= mostHeld) return vectors;
    after = last.number;
  }
}

const causeOf = (error: unknown): string =>
  error instanceof Error ? `${error.name} ${"reason" in error ? error.reason : ""}`.trim() : "unknown";
