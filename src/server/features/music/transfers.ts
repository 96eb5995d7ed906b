import { type ServerTransfer, serveAnybody, servePerson } from "#server/http/transfers/transfer.ts";
import { transfers } from "#shared/contract/transfers.ts";
import { receiveOwnMusic } from "./receive-own.ts";
import { serveDefaultTrack, serveOwnMusic } from "./serve-background.ts";

/** The music behind the chat, as it is heard and as it is sent. */
export const musicTransfers: readonly ServerTransfer[] = [
  serveAnybody(transfers.hearDefaultTrack, async ({ services, range }) => serveDefaultTrack(services, range)),
  servePerson(transfers.hearOwnMusic, async ({ services, person, range }) =>
    serveOwnMusic(services, { userId: person.userId, range }),
  ),
  servePerson(transfers.keepOwnMusic, async ({ services, person, input, body, signal }) =>
    receiveOwnMusic(services, { userId: person.userId, name: input.name, body, signal }),
  ),
];
