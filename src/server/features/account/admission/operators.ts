import { eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { users } from "#server/features/account/tables.ts";

/** Who runs the installation. An operator is a person like all others, and sees nobody's words but their own. */
export interface Operators {
  /** Makes the account of an address an operator's, or takes it back; false where nobody has that address. */
  set(email: string, isOperator: boolean): Promise<boolean>;
}

/** Keeps operators in the accounts' own table. */
export function createOperators({ db }: { db: Database }): Operators {
  return {
    set: (email, isOperator) =>
      db.asAccounts(async (tx) => {
        const one = eq(users.email, email.toLowerCase());
        const rows = await tx.update(users).set({ isOperator }).where(one).returning({ id: users.id });
        return rows.length > 0;
      }),
  };
}
