import { AppError } from "#server/app-error.ts";
import { type ServerTransfer, servePerson } from "#server/http/transfers/transfer.ts";
import { transfers } from "#shared/contract/transfers.ts";
import { limits } from "#shared/limits/limits.ts";

/** Recordings that are given to be turned into text. */
export const dictationTransfers: readonly ServerTransfer[] = [
  servePerson(transfers.dictate, async ({ services: { dictation }, person, body, signal }) => {
    if (dictation.label === undefined) throw new AppError("DICTATION_NOT_HERE");
    const wav = await within(body ?? []);
    return { text: await dictation.understand({ userId: person.userId, wav, signal }) };
  }),
];

async function within(body: AsyncIterable<Uint8Array> | []): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > limits.dictation.maxBytes) throw new AppError("DICTATION_TOO_LONG");
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
