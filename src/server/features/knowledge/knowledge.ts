import type { Passage } from "#server/coach/coach.ts";
import type { Database } from "#server/db/database.ts";
import { rankPassages } from "./rank-passages.ts";

const passagesFound = 4;

/** The library: passages that replies and scripts may rest on. */
export interface Knowledge {
  /** The passages nearest to a text, best first; none when nothing fits. */
  search(userId: string, text: string): Promise<Passage[]>;
}

/** Searches the library in the database by a text's words and the matters they speak of, any of which may fit. */
export function createKnowledge(db: Database): Knowledge {
  return {
    search: async (userId, text) => {
      const found = await db.asUser(userId, (tx) => rankPassages(tx, text, passagesFound));
      return found.map(({ title, body }) => ({ title, text: body }));
    },
  };
}
