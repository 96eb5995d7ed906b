import { AppError } from "#server/app-error.ts";
import type { Database } from "#server/db/database.ts";
import type { Auth } from "#server/features/account/auth.ts";
import { findPasswordHash } from "#server/features/account/closing/closing-store.ts";

/** Throws `WRONG_PASSWORD` unless it is the person's own, and `NO_PASSWORD` where they have none: asked for again before what a stranger at an open screen must not do. */
export async function checkPassword(
  { auth, db }: { auth: Auth; db: Database },
  userId: string,
  password: string,
): Promise<void> {
  const hash = await db.asAccounts((tx) => findPasswordHash(tx, userId));
  const { password: hashing } = await auth.$context;
  if (!hash) throw new AppError("NO_PASSWORD");
  if (!(await hashing.verify({ hash, password }))) throw new AppError("WRONG_PASSWORD");
}
