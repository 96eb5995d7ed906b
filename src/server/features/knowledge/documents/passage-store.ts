import { eq, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import type { Transaction } from "#server/db/database.ts";
import { topicsIn } from "#server/features/knowledge/search/topics.ts";
import { wordPairsIn } from "#server/features/knowledge/search/word-pairs.ts";
import { knowledgePassages } from "#server/features/knowledge/tables.ts";

/** A passage on its way into the library. */
export interface NewPassage {
  id: string;
  origin: string;
  title: string;
  tags: string[];
  asked: string[];
  near: string[];
  sources: string[];
  body: string;
  checksum: string;
}

/** How much a word counts for where it stands. */
const fieldWeights = { title: 2, tags: 3, asked: 2, body: 1 };
const atOnce = 1000;

const counts = z.array(z.object({ term: z.number(), passages: z.number() }));

/** Any number will do as long as every Stillpoint on one database asks for the same. */
const lockNumber = 7_310_586_013;

/** Of several that change the library at once, each waits here until the one before has ended. */
export async function waitForOthers(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockNumber})`);
}

/** What the library holds of an origin, by what tells one version of a passage from another. */
export async function findKept(tx: Transaction, origin: string): Promise<{ id: string; checksum: string }[]> {
  return tx
    .select({ id: knowledgePassages.id, checksum: knowledgePassages.checksum })
    .from(knowledgePassages)
    .where(eq(knowledgePassages.origin, origin));
}

/** Adds passages to the library and to its index; none of their ids may be there already. */
export async function addPassages(tx: Transaction, passages: readonly NewPassage[]): Promise<void> {
  // Counted once at the end: a term of every batch would leave a dead row behind for every batch.
  const counted = new Map<number, number>();
  for (let at = 0; at < passages.length; at += atOnce)
    for (const { term, passages: more } of await addSome(tx, passages.slice(at, at + atOnce)))
      counted.set(term, (counted.get(term) ?? 0) + more);
  await tx.execute(sql`
    update knowledge_terms t set passages = t.passages + more.passages
    from unnest(${sql.param([...counted.keys()])}::int[], ${sql.param([...counted.values()])}::int[])
      as more (id, passages) where t.id = more.id`);
}

async function addSome(tx: Transaction, passages: readonly NewPassage[]) {
  const kept = await tx
    .insert(knowledgePassages)
    .values(
      passages.map(({ id, origin, title, tags, near, sources, body, checksum }) => ({
        id,
        origin,
        title,
        tags,
        near,
        sources,
        body,
        checksum,
      })),
    )
    .returning({ id: knowledgePassages.id, number: knowledgePassages.number });
  const numbers = new Map(kept.map(({ id, number }) => [id, number]));
  const fields = passages.flatMap((passage) => fieldsOf(numbers.get(passage.id) ?? 0, passage));
  const others = [
    ...fields.filter(({ isCurated }) => isCurated).flatMap(topicsOf),
    ...passages.flatMap((passage) => pairsOf(numbers.get(passage.id) ?? 0, passage)),
  ];
  const { rows } = await tx.execute(sql`
    with fields as (
      select * from unnest(${column(fields, "passage")}::int[], ${column(fields, "weight")}::real[],
        ${column(fields, "text")}::text[], ${column(fields, "isMeasured")}::boolean[]) as f (passage, weight, text, measured)),
    words as materialized (
      select passage, lexeme as term, sum(weight * coalesce(cardinality(positions), 1)) as weight,
        sum(case when measured then weight * coalesce(cardinality(positions), 1) else 0 end) as length
      from fields, unnest(to_tsvector('english', text)) group by 1, 2),
    lengths as materialized (select passage, sum(length) as length from words group by 1),
    found as materialized (
      select passage, term, weight from words union all
      select passage, term, sum(weight) from unnest(${column(others, "passage")}::int[],
        ${column(others, "term")}::text[], ${column(others, "weight")}::real[]) as m (passage, term, weight)
      group by 1, 2),
    fresh as (
      insert into knowledge_terms (term, passages)
      select distinct term, 0 from found f
      where not exists (select from knowledge_terms t where t.term = f.term) returning term, id),
    terms as materialized (
      select term, id from fresh union all
      select term, id from knowledge_terms where term in (select term from found)),
    posted as (
      insert into knowledge_postings (term, passage, weight, length)
      select terms.id, passage, weight, coalesce(length, 0)
      from found join terms using (term) left join lengths using (passage)
      order by 1, 2 returning term, passage, length),
    counted as (
      update knowledge_figures set passages = passages + ${passages.length},
        length = length + (select coalesce(sum(length), 0) from lengths)),
    known as (
      update knowledge_passages p set terms = own.terms, length = own.length
      from (select passage, array_agg(term) as terms, max(length) as length from posted group by 1) as own
      where p.number = own.passage)
    select term, count(*)::int as passages from posted group by 1`);
  return counts.parse(rows);
}

interface Field {
  passage: number;
  weight: number;
  text: string;
  isCurated: boolean;
  /** Ways of asking make a passage easier to find, and must not make it count as longer. */
  isMeasured: boolean;
}

function fieldsOf(passage: number, { title, tags, asked, body }: NewPassage): Field[] {
  const texts = { title, tags: tags.join("; "), asked: asked.join("; "), body };
  return (["title", "tags", "asked", "body"] as const)
    .filter((field) => texts[field].trim() !== "")
    .map((field) => ({
      passage,
      weight: fieldWeights[field],
      text: texts[field],
      isCurated: field !== "body",
      isMeasured: field !== "asked",
    }));
}

/** The topics of what somebody wrote to have the passage found; a body's pictures would only lead astray. */
const topicsOf = ({ passage, weight, text }: Field) =>
  [...topicsIn(text)].map(([topic, times]) => ({ passage, term: `~${topic}`, weight: weight * times }));

/** Each way of asking says its pairs of words once. */
const pairsOf = (passage: number, { asked }: NewPassage) =>
  asked.flatMap((way) => [...wordPairsIn(way)].map((term) => ({ passage, term, weight: 1 })));

const column = <Row, Key extends keyof Row>(rows: readonly Row[], key: Key) =>
  sql.param(rows.map((row) => row[key]));

/** Takes passages out of the library and its index; ids that are not there are passed over. */
export async function removePassages(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const gone = await tx
    .delete(knowledgePassages)
    .where(inArray(knowledgePassages.id, [...ids]))
    .returning({
      number: knowledgePassages.number,
      terms: knowledgePassages.terms,
      length: knowledgePassages.length,
    });
  const postings = gone.flatMap(({ number, terms }) => terms.map((term) => ({ number, term })));
  await tx.execute(sql`
    with gone as (
      select * from unnest(${column(postings, "term")}::int[], ${column(postings, "number")}::int[]) as g (term, passage)),
    unposted as (
      delete from knowledge_postings p using gone where p.term = gone.term and p.passage = gone.passage),
    counted as (
      update knowledge_figures set passages = passages - ${gone.length},
        length = length - ${gone.reduce((sum, { length }) => sum + length, 0)}::double precision)
    update knowledge_terms t set passages = t.passages - own.passages
    from (select term, count(*) as passages from gone group by 1) as own where t.id = own.term`);
}
