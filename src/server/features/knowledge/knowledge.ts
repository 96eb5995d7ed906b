import type { Logger } from "pino";
import type { Passage } from "#server/coach/coach.ts";
import type { Database } from "#server/db/database.ts";
import type { OutsideKnowledge } from "#server/providers/knowledge/knowledge.ts";
import { fuseRankings } from "./search/fuse-rankings.ts";
import { onePerDocument } from "./search/one-per-document.ts";
import { rankPassages } from "./search/rank-passages.ts";
import type { RankedPassage } from "./search/search-store.ts";
import type { VectorIndex } from "./search/vector-index.ts";
import { webhookSession } from "./webhook-session.ts";

const passagesFound = 4;
/** As deep as a ranking is looked into, for other documents and where two rankings are made one. */
const fusedDepth = 50;

/** Passages that replies and scripts may rest on. */
export interface Knowledge {
  /** What answers, as shown in Settings. */
  readonly label: string;
  /**
   * What is known on a text that a person asked about, best first; none when nothing fits. Where the operator connected
   * a webhook it alone is asked, and when it fails nothing is found.
   */
  search(userId: string | null, text: string, signal?: AbortSignal): Promise<Passage[]>;
  /** The library's own passages nearest to a text: for what a person did not choose to have sent anywhere. */
  searchLibrary(userId: string, text: string): Promise<Passage[]>;
}

/** An operator's webhook with what asking it needs. */
interface Webhook {
  outside: OutsideKnowledge;
  log: Logger;
  clock: () => Date;
  secret: string;
}

/**
 * Searches the library in the database by a text's words and the topics they speak of, and by its meaning too where
 * an embedding model is configured; or asks the operator's webhook.
 */
export function createKnowledge(db: Database, webhook?: Webhook, vectorIndex?: VectorIndex): Knowledge {
  const searchLibrary: Knowledge["searchLibrary"] = async (userId, text) => {
    const found = await db.asUser(userId, (tx) => rankPassages(tx, text, fusedDepth));
    return onePerDocument(found, passagesFound).map(described);
  };
  return {
    label: webhook?.outside.label ?? "Stillpoint's own library",
    searchLibrary,
    search: async (userId, text, signal = new AbortController().signal) => {
      if (!webhook && vectorIndex) return searchBothWays({ db, vectorIndex }, userId ?? "", text, signal);
      if (!webhook) return searchLibrary(userId ?? "", text);
      const { outside, log, clock, secret } = webhook;
      try {
        return await outside.ask({ text, sessionId: webhookSession(secret, userId, clock()), signal });
      } catch (error) {
        signal.throwIfAborted();
        const cause =
          error instanceof Error
            ? `${error.name} ${"reason" in error ? error.reason : ""}`.trim()
            : "unknown";
        log.warn({ cause }, "the knowledge webhook could not be asked");
        return [];
      }
    },
  };
}

const described = ({ title, body, sources }: Omit<RankedPassage, "score">): Passage => ({
  title,
  text: body,
  references: sources,
});

async function searchBothWays(
  { db, vectorIndex }: { db: Database; vectorIndex: VectorIndex },
  userId: string,
  text: string,
  signal: AbortSignal,
): Promise<Passage[]> {
  const [byWords, byMeaning] = await Promise.all([
    db.asUser(userId, (tx) => rankPassages(tx, text, fusedDepth)),
    vectorIndex.nearest(userId, text, signal),
  ]);
  const all = new Map([...byWords, ...byMeaning].map((passage) => [passage.id, passage]));
  const rankings = [byWords, byMeaning].map((ranking) => ranking.map(({ id }) => id));
  const fused = fuseRankings(rankings, fusedDepth).flatMap((id) => all.get(id) ?? []);
  return onePerDocument(fused, passagesFound).map(described);
}
