import { desc, eq } from "drizzle-orm";
import { signedIn } from "#server/http/implement.ts";
import type { Services } from "#server/services.ts";
import type { CheckIn } from "#shared/listening/check-in.ts";
import type { FeltAfter } from "#shared/listening/felt-after.ts";
import { checkIns } from "./tables.ts";

/** What people said after listening, each their own. */
export interface CheckIns {
  /** The newest first. */
  list(userId: string): Promise<CheckIn[]>;
  add(userId: string, felt: FeltAfter): Promise<void>;
  erase(userId: string): Promise<void>;
}

/** Check-ins of the database, by the injected clock. */
export function createCheckIns({ db, clock }: Pick<Services, "db" | "clock">): CheckIns {
  return {
    list: async (userId) => {
      const { felt, at } = checkIns;
      const rows = await db.asUser(userId, (tx) =>
        tx.select({ felt, at }).from(checkIns).where(eq(checkIns.userId, userId)).orderBy(desc(at)),
      );
      return rows.map((row) => ({ felt: row.felt, at: row.at.toISOString() }));
    },
    add: async (userId, felt) => {
      await db.asUser(userId, (tx) => tx.insert(checkIns).values({ userId, felt, at: clock() }));
    },
    erase: async (userId) => {
      await db.asUser(userId, (tx) => tx.delete(checkIns).where(eq(checkIns.userId, userId)));
    },
  };
}

/** The calls of the check-in. */
export const checkInRoutes = {
  add: signedIn.checkIn.add.handler(async ({ input, context: { person, services } }) => {
    await services.checkIns.add(person.userId, input.felt);
    return services.checkIns.list(person.userId);
  }),
  list: signedIn.checkIn.list.handler(({ context: { person, services } }) =>
    services.checkIns.list(person.userId),
  ),
  erase: signedIn.checkIn.erase.handler(async ({ context: { person, services } }) => {
    await services.checkIns.erase(person.userId);
    return services.checkIns.list(person.userId);
  }),
};
