import { type ServerTransfer, servePerson } from "#server/http/transfers/transfer.ts";
import { transfers } from "#shared/contract/transfers.ts";
import { serveDownload } from "./download/serve-download.ts";
import { serveMessage } from "./message/serve-message.ts";
import { serveAudio, serveMusic } from "./serve-audio.ts";

/** What is heard of a playlist's records, of what is being narrated, and of messages read aloud. */
export const narrationTransfers: readonly ServerTransfer[] = [
  servePerson(transfers.hearNarration, async ({ services, person, input, range, signal }) =>
    serveAudio(services, { userId: person.userId, id: input.id, range, signal }),
  ),
  servePerson(transfers.hearNarrationMusic, async ({ services, person, input, range, signal }) =>
    serveMusic(services, { userId: person.userId, id: input.id, range, signal }),
  ),
  servePerson(transfers.downloadNarration, async ({ services, person, input, signal }) => {
    const { id, timeZone } = input;
    return serveDownload(services, { userId: person.userId, id, timeZone, signal });
  }),
  servePerson(transfers.hearMessage, async ({ services, person, input, range, signal }) => {
    const { id: messageId, voice } = input;
    return serveMessage(services, { userId: person.userId, messageId, voice, range, signal });
  }),
];
