import { and, desc, eq, getTableColumns } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { agreementText, agreementType } from "#shared/account/agreement-text.ts";
import { userAgreements } from "./tables.ts";

const userAgentChars = 500;

/** Who has agreed to the terms. */
export interface Agreement {
  hasAgreed(userId: string): Promise<boolean>;
  /** Saves the present terms, word for word, as agreed to. */
  accept(userId: string, userAgent: string): Promise<Date>;
  /** Every agreement of a person's, as it was saved, oldest first. */
  list(userId: string): Promise<Omit<typeof userAgreements.$inferSelect, "userId">[]>;
}

/** Keeps agreements in the database, one record for each time a person agreed. */
export function createAgreement(db: Database): Agreement {
  return {
    hasAgreed: (userId) =>
      db.asUser(userId, async (tx) => {
        const latest = await tx
          .select({ id: userAgreements.id })
          .from(userAgreements)
          .where(and(eq(userAgreements.userId, userId), eq(userAgreements.agreementType, agreementType)))
          .orderBy(desc(userAgreements.agreedAt))
          .limit(1);
        return latest.length > 0;
      }),
    accept: (userId, userAgent) =>
      db.asUser(userId, async (tx) => {
        const [row] = await tx
          .insert(userAgreements)
          .values({ userId, agreementType, agreementText, userAgent: userAgent.slice(0, userAgentChars) })
          .returning({ agreedAt: userAgreements.agreedAt });
        if (!row) throw new Error("The agreement was not saved.");
        return row.agreedAt;
      }),
    list: (userId) =>
      db.asUser(userId, async (tx) => {
        const { userId: _owner, ...columns } = getTableColumns(userAgreements);
        const own = eq(userAgreements.userId, userId);
        return tx.select(columns).from(userAgreements).where(own).orderBy(userAgreements.agreedAt);
      }),
  };
}
