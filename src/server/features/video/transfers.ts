import { type ServerTransfer, servePerson } from "#server/http/transfers/transfer.ts";
import { transfers } from "#shared/contract/transfers.ts";
import { keepVideo } from "./keep-video.ts";
import { serveVideo } from "./serve-video.ts";

/** Videos, as they are kept and as they are seen. */
export const videoTransfers: readonly ServerTransfer[] = [
  servePerson(transfers.keepVideo, async ({ services, person, input, body }) => {
    const { sessionId, messageId, durationMs } = input;
    return keepVideo(services, { userId: person.userId, sessionId, messageId, durationMs, body });
  }),
  servePerson(transfers.seeVideo, async ({ services, person, input, range }) =>
    serveVideo(services, { userId: person.userId, id: input.id, range }),
  ),
];
