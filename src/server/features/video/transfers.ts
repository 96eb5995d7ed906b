import { type ServerTransfer, servePerson } from "#server/http/transfers/transfer.ts";
import { transfers } from "#shared/contract/transfers.ts";
import { keepVideo } from "./keep-video.ts";

/** Videos, as they are kept; seen they are as recordings. */
export const videoTransfers: readonly ServerTransfer[] = [
  servePerson(transfers.keepVideo, async ({ services, person, input, body }) => {
    const { sessionId, messageId, durationMs } = input;
    return keepVideo(services, { userId: person.userId, sessionId, messageId, durationMs, body });
  }),
];
