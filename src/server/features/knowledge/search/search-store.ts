import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Transaction } from "#server/db/database.ts";

/** A term that a question has, and what the library knows of it: nothing where it does not have it. */
interface SaidTerm {
  term: string;
  times: number;
  id: number | null;
  /** How many passages have it. */
  passages: number | null;
  /** How many passages the library has in all, and how long they are together. */
  all: number;
  length: number;
}

const said = z.array(
  z.object({
    term: z.string(),
    times: z.number(),
    id: z.number().nullable(),
    passages: z.number().nullable(),
    all: z.number(),
    length: z.number(),
  }),
);

/** Looks up a text's words, as the index has them, and further terms; of those only what the library has. */
export async function findSaid(
  tx: Transaction,
  text: string,
  others: readonly { term: string; times: number }[],
): Promise<SaidTerm[]> {
  // Each term is looked up in the index: a join would read every term there is.
  const { rows } = await tx.execute(sql`
    with said as (
      select lexeme as term, coalesce(cardinality(positions), 1) as times, true as is_word
      from unnest(to_tsvector('english', ${text}))
      union all
      select *, false from unnest(${sql.param(others.map(({ term }) => term))}::text[],
        ${sql.param(others.map(({ times }) => times))}::int[]))
    select said.term, times, t.id, t.passages, f.passages as all, f.length
    from knowledge_figures f, said left join lateral (
      select id, passages from knowledge_terms k where k.term = said.term and k.passages > 0 offset 0) as t on true
    where is_word or t.id is not null`);
  return said.parse(rows);
}

/** A term of the library that a word may have meant. */
interface NearTerm {
  word: string;
  term: string;
  id: number;
  passages: number;
}

const near = z.array(z.object({ word: z.string(), term: z.string(), id: z.number(), passages: z.number() }));

/** Terms that share the first or the last trigrams with each of some words, those that share most first. */
export async function findNear(
  tx: Transaction,
  words: readonly { word: string; first: readonly string[]; last: readonly string[] }[],
): Promise<NearTerm[]> {
  const json = sql.param(JSON.stringify(words));
  const { rows } = await tx.execute(sql`
    select word, n.* from json_to_recordset(${json}::json) as w (word text, first text[], last text[])
    cross join lateral (
      select term, id, passages from knowledge_terms t
      where (trigrams @> first or trigrams @> last) and passages > 0 and left(term, 1) = left(word, 1)
        and abs(length(term) - length(word)) <= 2
      order by (select count(*) from unnest(trigrams) as g where g = any(word_trigrams(word))) desc, passages desc
      limit 8) as n`);
  return near.parse(rows);
}

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

/** What is asked of the index: terms with their worth, how many of the first find candidates, and the library's mean length. */
interface Ranking {
  terms: readonly { id: number; weight: number; saturation: number }[];
  finding: number;
  meanLength: number;
  limit: number;
}

/** Ranks passages by the terms they have: some find a hundred candidates, all rank those, and what goes with the best three gains on it. */
export async function findRanked(
  tx: Transaction,
  { terms, finding, meanLength, limit }: Ranking,
): Promise<RankedPassage[]> {
  const column = (pick: (term: Ranking["terms"][number]) => number) => sql.param(terms.map(pick));
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
