import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Transaction } from "#server/db/database.ts";
import { type WeighedTerm, weighQuestion } from "./weigh-question.ts";

/** A passage that was found, with what it is worth to the question. */
export interface RankedPassage {
  id: string;
  title: string;
  body: string;
  /** What it rests on, as its file names it. */
  sources: string[];
  score: number;
}

/** How strongly a passage's length counts against it (BM25's b). */
const lengthShare = 0.75;
/** Postings read to find candidates: the rarest terms come first, and a term in half of a large library never comes. */
export const postingsRead = 8_000;
const candidates = 100;
/** What the best passages pass on to those that go with them, the nearest most. */
const passedOn = 0.3;
const passedOnBy = 3;
const passedOnLoss = 0.05;

const ranked = z.array(
  z.object({
    id: z.string(),
    title: z.string(),
    body: z.string(),
    sources: z.array(z.string()),
    score: z.number(),
  }),
);

/**
 * The passages nearest to a text, best first, by BM25 over our own index (Robertson and Zaragoza, 2009). The rarest
 * terms find a hundred candidates, all terms rank those, and passages that go with the best three gain on it.
 */
export async function rankPassages(
  tx: Transaction,
  text: string,
  limit: number,
  budget = postingsRead,
): Promise<RankedPassage[]> {
  const { terms, meanLength } = await weighQuestion(tx, text);
  if (terms.length === 0) return [];
  const finding = findingTerms(terms, budget);
  const column = (pick: (term: WeighedTerm) => number) => sql.param(terms.map(pick));
  const worth = sql`sum(a.weight * p.weight * (a.saturation + 1) / (p.weight + a.saturation *
    (1 - ${lengthShare}::real + ${lengthShare}::real * p.length / ${meanLength}::real)))`;
  const { rows } = await tx.execute(sql`
    with asked as materialized (
      select * from unnest(${column(({ id }) => id)}::int[], ${column(({ weight }) => weight)}::real[],
        ${column(({ saturation }) => saturation)}::real[]) with ordinality as a (term, weight, saturation, place)),
    found as materialized (
      select p.passage, ${worth} as score
      from asked a cross join lateral (select * from knowledge_postings p where p.term = a.term offset 0) p
      where a.place <= ${finding} group by 1 order by 2 desc, 1 limit ${candidates}),
    scored as materialized (
      select f.passage, f.score + coalesce((
        select ${worth} from asked a join knowledge_postings p on p.term = a.term and p.passage = f.passage
        where a.place > ${finding}), 0) as score
      from found f order by 2 desc, 1),
    passed as (
      select other.number as passage, ${passedOn}::real * (1 - ${passedOnLoss}::real * (n.place - 1)) * s.score as score
      from (select * from scored order by score desc, passage limit ${passedOnBy}) s
      join knowledge_passages own on own.number = s.passage
      cross join lateral unnest(own.near) with ordinality as n (id, place)
      join knowledge_passages other on other.id = n.id),
    total as (
      select passage, sum(score) as score from (select * from scored union all select * from passed) as each_way
      group by 1 order by 2 desc, 1 limit ${limit})
    select id, title, body, sources, total.score from total join knowledge_passages k on k.number = total.passage
    order by total.score desc, k.number`);
  return ranked.parse(rows);
}

/** How many of the weightiest terms find candidates: as many as the budget of postings allows, and one at least. */
function findingTerms(terms: readonly WeighedTerm[], budget: number): number {
  let read = 0;
  const over = terms.findIndex(({ passages }) => {
    read += passages;
    return read > budget;
  });
  return over === -1 ? terms.length : Math.max(1, over);
}
