import { eq, sql } from "drizzle-orm";
import type { Transaction } from "#server/db/database.ts";
import { backgroundMusic } from "./tables.ts";

/** A person's own background music as kept. */
export type KeptBackground = typeof backgroundMusic.$inferSelect;

/** A person's own background music. */
export async function findBackground(tx: Transaction, userId: string): Promise<KeptBackground | undefined> {
  const [row] = await tx.select().from(backgroundMusic).where(eq(backgroundMusic.userId, userId));
  return row;
}

/** Keeps a person's background music in place of the one before, whose file is returned. */
export async function keepBackground(
  tx: Transaction,
  file: Omit<KeptBackground, "createdAt">,
): Promise<string | undefined> {
  const before = await findBackground(tx, file.userId);
  const { userId: _owner, ...changed } = file;
  await tx
    .insert(backgroundMusic)
    .values(file)
    .onConflictDoUpdate({
      target: backgroundMusic.userId,
      set: { ...changed, createdAt: sql`clock_timestamp()` },
    });
  return before?.fileName;
}

/** Removes a person's background music; returns what it was. */
export async function removeBackground(tx: Transaction, userId: string): Promise<KeptBackground | undefined> {
  const [row] = await tx.delete(backgroundMusic).where(eq(backgroundMusic.userId, userId)).returning();
  return row;
}

/** The names of everybody's files; the job runner's question. */
export async function findBackgroundNames(tx: Transaction): Promise<string[]> {
  const rows = await tx.select({ fileName: backgroundMusic.fileName }).from(backgroundMusic);
  return rows.map(({ fileName }) => fileName);
}
