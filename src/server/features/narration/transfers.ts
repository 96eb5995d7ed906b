import { type ServerTransfer, servePerson } from "#server/http/transfers/transfer.ts";
import { transfers } from "#shared/contract/transfers.ts";
import { serveMessage } from "./message/serve-message.ts";
import { serveAudio } from "./serve-audio.ts";

/** What is heard of narrations, also while they are made, and of messages read aloud. */
export const narrationTransfers: readonly ServerTransfer[] = [
  servePerson(transfers.hearNarration, async ({ services, person, input, range, signal }) =>
    serveAudio(services, { userId: person.userId, id: input.id, range, signal }),
  ),
  servePerson(transfers.hearMessage, async ({ services, person, input, range, signal }) => {
    const { id: messageId, voice } = input;
    return serveMessage(services, { userId: person.userId, messageId, voice, range, signal });
  }),
];
