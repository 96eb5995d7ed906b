import { and, desc, eq, getTableColumns, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { agreementText, agreementType } from "#shared/account/agreement-text.ts";
import { userAgreements } from "./tables.ts";

const userAgentChars = 500;

/** How somebody stands to the present terms; whoever agreed to other words before is asked again. */
export type AgreementStanding = "agreed" | "to other words" | "never";

/** Who has agreed to the terms. */
export interface Agreement {
  standing(userId: string): Promise<AgreementStanding>;
  /** Whether somebody agreed to the present terms. */
  hasAgreed(userId: string): Promise<boolean>;
  /** Saves the present terms, word for word, as agreed to. */
  accept(userId: string, userAgent: string): Promise<Date>;
  /** Every agreement of a person's, as it was saved, oldest first. */
  list(userId: string): Promise<Omit<typeof userAgreements.$inferSelect, "userId">[]>;
}

/** Keeps agreements in the database, one record for each time a person agreed. */
export function createAgreement(db: Database): Agreement {
  const standing = (userId: string): Promise<AgreementStanding> =>
    db.asUserAtOnce(userId, async (tx) => {
      const isPresent = eq(userAgreements.agreementText, agreementText);
      const [latest] = await tx
        .select({ isPresent: sql<boolean>`${isPresent}` })
        .from(userAgreements)
        .where(and(eq(userAgreements.userId, userId), eq(userAgreements.agreementType, agreementType)))
        .orderBy(desc(isPresent), desc(userAgreements.agreedAt))
        .limit(1);
      if (!latest) return "never";
      return latest.isPresent ? "agreed" : "to other words";
    });
  return {
    standing,
    hasAgreed: async (userId) => (await standing(userId)) === "agreed",
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
