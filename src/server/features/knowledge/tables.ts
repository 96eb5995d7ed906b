import { sql } from "drizzle-orm";
import { boolean, doublePrecision, integer, pgTable, primaryKey, real, text } from "drizzle-orm/pg-core";

/** The library's passages; everybody may read them and only the migrator writes them. */
export const knowledgePassages = pgTable("knowledge_passages", {
  /** Where the passage comes from: the file of our library, or an operator's document and its part. */
  id: text().primaryKey(),
  /** `library`, or the operator's folder: what is brought up to date together. */
  origin: text().notNull(),
  title: text().notNull(),
  tags: text().array().notNull(),
  sources: text().array().notNull(),
  body: text().notNull(),
  /** Ids of passages that go with this one, nearest first. */
  near: text().array().notNull(),
  /** A hash of all that was given, so that an unchanged passage is left alone. */
  checksum: text().notNull(),
  /** The passage's short name in the index. */
  number: integer().generatedAlwaysAsIdentity().unique(),
  /** Its words by weight, what its length is measured by. */
  length: real().notNull().default(0),
  /** The terms it is found by, so that it can be taken out of the index again. */
  terms: integer().array().notNull().default(sql`'{}'`),
});

/** The words the library is found by: stems of English words, and topics of the everyday lexicon with a tilde. */
export const knowledgeTerms = pgTable("knowledge_terms", {
  term: text().primaryKey(),
  id: integer().generatedAlwaysAsIdentity().unique(),
  /** How many passages have it: its rarity. */
  passages: integer().notNull(),
});

/** Which passage has which term, and how strongly. The key carries the figures, so that the index alone answers. */
export const knowledgePostings = pgTable(
  "knowledge_postings",
  {
    term: integer().notNull(),
    passage: integer().notNull(),
    /** How often, with each field's weight. */
    weight: real().notNull(),
    /** The passage's length once more, so that ranking looks nowhere else. */
    length: real().notNull(),
  },
  (table) => [primaryKey({ columns: [table.term, table.passage] })],
);

/** One row: how many passages there are and how long they are together. */
export const knowledgeFigures = pgTable("knowledge_figures", {
  isOnly: boolean().primaryKey().default(true),
  passages: integer().notNull(),
  length: doublePrecision().notNull(),
});

/** What passages mean to the operator's embedding model; empty where none is configured. */
export const knowledgeVectors = pgTable("knowledge_vectors", {
  passage: integer()
    .primaryKey()
    .references(() => knowledgePassages.number, { onDelete: "cascade" }),
  /** The model that made it: vectors of two models have nothing to do with each other. */
  model: text().notNull(),
  /** Of length one. An array, because a server may lack the `vector` type. */
  vector: real().array().notNull(),
});
