import type { Logger } from "pino";
import type { SignedIn } from "#server/http/signed-in.ts";
import { streamBody } from "#server/http/streams/stream-body.ts";
import { type ExportNeeds, exportEntries } from "./entries.ts";
import { writeZip } from "./zip.ts";

/**
 * Everything of a person's as one ZIP, made while it is taken: as fast as they read, and no further when they leave.
 * What breaks half-way breaks the download off, so that nobody takes a part for the whole.
 */
export function exportAccount(needs: ExportNeeds & { log: Logger }, { userId }: SignedIn): Response {
  const at = needs.clock();
  return new Response(streamBody(watched(needs, userId, writeZip(exportEntries(needs, userId), at))), {
    headers: {
      "content-type": "application/zip",
      "content-disposition": `attachment; filename="stillpoint-${at.toISOString().slice(0, 10)}.zip"`,
      "cache-control": "no-store",
      "x-accel-buffering": "no",
    },
  });
}

async function* watched({ log }: { log: Logger }, userId: string, chunks: AsyncIterable<Uint8Array>) {
  let bytes = 0;
  let isWhole = false;
  try {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      yield chunk;
    }
    isWhole = true;
  } catch (error) {
    log.error({ userId, err: error }, "an export broke");
    throw error;
  } finally {
    log.info({ userId, bytes, isWhole }, "an export ended");
  }
}
