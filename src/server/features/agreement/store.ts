import { and, desc, eq, getTableColumns, sql } from "drizzle-orm";
import type { Transaction } from "#server/db/database.ts";
import { userAgreements } from "./tables.ts";

/** An agreement as it was saved. */
export type KeptAgreement = Omit<typeof userAgreements.$inferSelect, "userId">;

/** Whether a person's best agreement of a type is to these words; nothing where they never agreed. */
export async function findAgreement(
  tx: Transaction,
  userId: string,
  { agreementType, agreementText }: Pick<KeptAgreement, "agreementType" | "agreementText">,
): Promise<{ isPresent: boolean } | undefined> {
  const isPresent = eq(userAgreements.agreementText, agreementText);
  const [latest] = await tx
    .select({ isPresent: sql<boolean>`${isPresent}` })
    .from(userAgreements)
    .where(and(eq(userAgreements.userId, userId), eq(userAgreements.agreementType, agreementType)))
    .orderBy(desc(isPresent), desc(userAgreements.agreedAt))
    .limit(1);
  return latest;
}

/** Saves an agreement; when that was, by the database's clock. */
export async function addAgreement(
  tx: Transaction,
  agreement: typeof userAgreements.$inferInsert,
): Promise<Date> {
  const [row] = await tx
    .insert(userAgreements)
    .values(agreement)
    .returning({ agreedAt: userAgreements.agreedAt });
  if (!row) throw new Error("The agreement was not saved.");
  return row.agreedAt;
}

/** Every agreement of a person's, oldest first. */
export async function findAgreements(tx: Transaction, userId: string): Promise<KeptAgreement[]> {
  const { userId: _owner, ...columns } = getTableColumns(userAgreements);
  const own = eq(userAgreements.userId, userId);
  return tx.select(columns).from(userAgreements).where(own).orderBy(userAgreements.agreedAt);
}
