import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Passage } from "#server/coach/coach.ts";
import { keywordsOf } from "#server/coach/guide/keywords.ts";
import type { Database } from "#server/db/database.ts";

const passagesFound = 4;
const found = z.array(z.object({ title: z.string(), body: z.string() }));

/** The library: passages that replies and scripts may rest on. */
export interface Knowledge {
  /** The passages nearest to a text, best first; none when nothing fits. */
  search(userId: string, text: string): Promise<Passage[]>;
}

/** Searches the library in the database by a text's keywords, any of which may fit. */
export function createKnowledge(db: Database): Knowledge {
  return {
    search: async (userId, text) => {
      const words = keywordsOf(text);
      if (words.length === 0) return [];
      const { rows } = await db.asUser(userId, (tx) =>
        tx.execute(sql`
          with asked as (
            select string_agg(nullif(plainto_tsquery('english', word)::text, ''), ' | ')::tsquery as query
            from unnest(${sql.param(words)}::text[]) as word)
          select title, body from knowledge_passages, asked
          where search @@ asked.query
          order by ts_rank(search, asked.query, 1) desc, id
          limit ${passagesFound}`),
      );
      return found.parse(rows).map(({ title, body }) => ({ title, text: body }));
    },
  };
}
