import { sql } from "drizzle-orm";
import type { Transaction } from "#server/db/database.ts";

/** Where the library that counts keeps its counts; a migration of ours made it. */
export const countsTable = "rate_limits";

/** Removes the counts whose window was over by a moment, in milliseconds. */
export async function removeCounts(tx: Transaction, by: number): Promise<void> {
  await tx.execute(sql`delete from rate_limits where expire <= ${by}`);
}

/** Runs a statement of the library's that counts, whose values are named `$1`, `$2` and so on. */
export function runStatement(tx: Transaction, text: string, values: unknown[]) {
  const [first = "", ...rest] = text.split(/\$(?=\d)/);
  const statement = sql.raw(first);
  for (const part of rest) {
    const number = Number.parseInt(part, 10);
    statement.append(sql`${values[number - 1]}${sql.raw(part.slice(String(number).length))}`);
  }
  return tx.execute(statement);
}
