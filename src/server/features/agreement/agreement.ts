import type { Database } from "#server/db/database.ts";
import { agreementText, agreementType } from "#shared/account/agreement-text.ts";
import { addAgreement, findAgreement, findAgreements, type KeptAgreement } from "./store.ts";

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
  list(userId: string): Promise<KeptAgreement[]>;
}

/** Keeps agreements in the database, one record for each time a person agreed. */
export function createAgreement(db: Database): Agreement {
  const standing = async (userId: string): Promise<AgreementStanding> => {
    const latest = await db.asUserAtOnce(userId, (tx) =>
      findAgreement(tx, userId, { agreementType, agreementText }),
    );
    if (!latest) return "never";
    return latest.isPresent ? "agreed" : "to other words";
  };
  return {
    standing,
    hasAgreed: async (userId) => (await standing(userId)) === "agreed",
    accept: (userId, userAgent) =>
      db.asUser(userId, (tx) =>
        addAgreement(tx, {
          userId,
          agreementType,
          agreementText,
          userAgent: userAgent.slice(0, userAgentChars),
        }),
      ),
    list: (userId) => db.asUser(userId, (tx) => findAgreements(tx, userId)),
  };
}
