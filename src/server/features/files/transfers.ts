import { AppError } from "#server/app-error.ts";
import { type ServerTransfer, servePerson } from "#server/http/transfers/transfer.ts";
import { transfers } from "#shared/contract/transfers.ts";

/** Files that are given to be read. */
export const fileTransfers: readonly ServerTransfer[] = [
  servePerson(transfers.readFile, async ({ services, person, input, body, signal }) => {
    if (!body) throw new AppError("FILE_EMPTY");
    const { name, mode, timeZone, readAs } = input;
    await services.db.asUser(person.userId, (tx) => services.room.refuseFull(tx, person.userId));
    const isHeart = mode === "heart";
    const { userId } = person;
    return services.files.read({ userId, name, content: body, isHeart, timeZone, readAs, signal });
  }),
];
