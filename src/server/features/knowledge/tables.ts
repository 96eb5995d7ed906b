import { pgTable, text } from "drizzle-orm/pg-core";

/** The library's passages; everybody may read them and only the migrator writes them. */
export const knowledgePassages = pgTable("knowledge_passages", {
  /** The file the passage comes from. */
  id: text().primaryKey(),
  title: text().notNull(),
  tags: text().array().notNull(),
  sources: text().array().notNull(),
  body: text().notNull(),
  /** A hash of the file, so that an unchanged one is left alone. */
  checksum: text().notNull(),
});
