import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Transaction } from "#server/db/database.ts";

/** A passage that has no vector of the model yet, with what the model is to read. */
export interface Unread {
  number: number;
  text: string;
}

const unread = z.array(z.object({ number: z.number(), text: z.string() }));

/** Some passages that lack a vector of a model: what was added, changed, or read by another model. */
export async function listUnread(tx: Transaction, model: string, limit: number): Promise<Unread[]> {
  const { rows } = await tx.execute(sql`
    select p.number, p.title || E'\n' || p.body as text from knowledge_passages p
    where not exists (select from knowledge_vectors v where v.passage = p.number and v.model = ${model})
    order by p.number limit ${limit}`);
  return unread.parse(rows);
}

/** Keeps passages' vectors in place of those of another model; a passage that is gone meanwhile is passed over. */
export async function keepVectors(
  tx: Transaction,
  model: string,
  vectors: readonly { number: number; vector: number[] }[],
): Promise<void> {
  await tx.execute(sql`
    insert into knowledge_vectors (passage, model, vector)
    select p.number, ${model}, given.vector
    from json_to_recordset(${JSON.stringify(vectors)}::json) as given (number int, vector real[])
    join knowledge_passages p on p.number = given.number
    on conflict (passage) do update set model = excluded.model, vector = excluded.vector`);
}

const state = z.tuple([
  z.object({ has_type: z.boolean(), count: z.number(), newest: z.number().nullable(), passages: z.number() }),
]);

/** What there is of a model's vectors: how many, the newest passage among them, and whether pgvector compares them. */
export async function readState(tx: Transaction, model: string) {
  const { rows } = await tx.execute(sql`
    select to_regtype('vector') is not null as has_type, count(v.passage)::int as count, max(v.passage) as newest,
      (select passages from knowledge_figures) as passages
    from knowledge_vectors v where v.model = ${model}`);
  const [{ has_type: hasVectorType, ...counted }] = state.parse(rows);
  return { hasVectorType, ...counted };
}

const held = z.array(z.object({ number: z.number(), vector: z.array(z.number()) }));

/** A model's vectors by passage, after a passage's number. */
export async function listVectors(tx: Transaction, model: string, after: number, limit: number) {
  const { rows } = await tx.execute(sql`
    select passage as number, vector from knowledge_vectors
    where model = ${model} and passage > ${after} order by passage limit ${limit}`);
  return held.parse(rows);
}

const numbers = z.array(z.object({ number: z.number() }));

/** The passages nearest to a vector, nearest first, compared by pgvector. Throws when the dimensions differ. */
export async function nearestByPgvector(
  tx: Transaction,
  model: string,
  question: readonly number[],
  limit: number,
): Promise<number[]> {
  const { rows } = await tx.execute(sql`
    select passage as number from knowledge_vectors where model = ${model}
    order by vector::vector <=> ${sql.param([...question])}::real[]::vector, passage limit ${limit}`);
  return numbers.parse(rows).map(({ number }) => number);
}

const passage = z.array(
  z.object({
    number: z.number(),
    id: z.string(),
    title: z.string(),
    body: z.string(),
    sources: z.array(z.string()),
  }),
);

/** Passages by number; one that is gone is left out. */
export async function findPassages(tx: Transaction, wanted: readonly number[]) {
  const { rows } = await tx.execute(sql`
    select number, id, title, body, sources from knowledge_passages where number = any(${sql.param([...wanted])}::int[])`);
  const found = new Map(passage.parse(rows).map((one) => [one.number, one]));
  return wanted.flatMap((number) => found.get(number) ?? []);
}
