import { AppError } from "#server/app-error.ts";
import type { CallContext } from "#server/http/context.ts";
import { reopenUser } from "./closing-store.ts";

/** Opens the account of whoever asks again; an open one stays as it is. Throws `SIGNED_OUT` or `REACTIVATION_TOO_LATE`. */
export async function reactivateAccount({ services, signedIn, requestHeaders }: CallContext): Promise<void> {
  if (signedIn) return;
  const closed = await services.sessions.whoIsClosed(requestHeaders);
  if (!closed) throw new AppError("SIGNED_OUT");
  const { userId } = closed;
  if (!(await services.db.asAccounts((tx) => reopenUser(tx, userId, services.clock())))) {
    throw new AppError("REACTIVATION_TOO_LATE");
  }
  await services.accountEvents.note({ userId, kind: "opened again", headers: requestHeaders });
  // Who was away has not seen the notice: chats that were about to expire get their two weeks again.
  await services.chatExpiry.tellAgain(userId);
}
