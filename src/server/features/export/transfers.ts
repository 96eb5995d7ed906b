import { type ServerTransfer, servePerson } from "#server/http/transfers/transfer.ts";
import { transfers } from "#shared/contract/transfers.ts";
import { exportAccount } from "./export-account.ts";
import { exportChat } from "./export-chat.ts";

/** What a person takes with them. */
export const exportTransfers: readonly ServerTransfer[] = [
  servePerson(transfers.exportAccount, async ({ services, person }) => exportAccount(services, person)),
  servePerson(transfers.exportChat, ({ services, person, input }) =>
    exportChat(services, { userId: person.userId, sessionId: input.id }),
  ),
];
