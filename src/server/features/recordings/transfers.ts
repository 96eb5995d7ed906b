import {
  type PersonalTransferCall,
  type ServerTransfer,
  servePerson,
} from "#server/http/transfers/transfer.ts";
import { transfers } from "#shared/contract/transfers.ts";
import { serveDownload } from "./download/serve-download.ts";
import type { AskedPart } from "./serve-recording.ts";

/** What is heard, seen and saved of recordings. A voice can be heard while it is made: `narration/transfers.ts`. */
export const recordingTransfers: readonly ServerTransfer[] = [
  servePerson(transfers.hearNarrationMusic, (call) => servePartOf(call, "music")),
  servePerson(transfers.seeVideo, (call) => servePartOf(call, "video")),
  servePerson(transfers.downloadNarration, async ({ services, person, input, signal }) => {
    const { id, timeZone } = input;
    return serveDownload(services, { userId: person.userId, id, timeZone, signal });
  }),
];

/** To anybody but its owner a recording is not there. */
async function servePartOf(
  { services, person, input, range }: PersonalTransferCall<{ id: string }>,
  part: AskedPart["part"],
): Promise<Response> {
  const { db, recordings } = services;
  const kept = await db.asUser(person.userId, (tx) => recordings.find(tx, input.id));
  return recordings.serve(kept, { part, range });
}
