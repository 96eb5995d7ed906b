import { z } from "zod";
import type { SignedIn } from "#server/http/context.ts";
import { parseRange } from "#server/http/range.ts";
import { streamBody } from "#server/http/stream-body.ts";
import { audioBucket } from "#server/providers/storage/storage.ts";
import type { Services } from "#server/services.ts";
import { errorText } from "#shared/errors.ts";
import { findNarration, type KeptNarration } from "./store.ts";

const narrationResult = z.object({ narrationId: z.uuid() });

type Needs = Pick<Services, "db" | "jobs" | "storage" | "liveNarrations">;

/**
 * The sound of a narration for its owner: as it grows, without ranges, while it is made; whole and with ranges once it
 * is kept. To anybody else it is not there.
 */
export async function serveAudio(
  needs: Needs,
  asked: { signedIn: SignedIn | undefined; id: string; range: string | undefined; signal: AbortSignal },
): Promise<Response> {
  const { signedIn, id, range, signal } = asked;
  if (!signedIn) return refusal("SIGNED_OUT", 401);
  if (!z.uuid().safeParse(id).success) return refusal("NOT_FOUND", 404);
  const found = await find(needs, signedIn.userId, id);
  if (found === "live") return serveGrowing(needs, id, signal);
  return found ? serveKept(needs, found, range) : refusal("NOT_FOUND", 404);
}

async function find(
  { db, jobs, liveNarrations }: Needs,
  userId: string,
  id: string,
): Promise<KeptNarration | "live" | undefined> {
  return db.asUser(userId, async (tx) => {
    const kept = await findNarration(tx, id);
    if (kept) return kept;
    const job = await jobs.find(tx, id);
    if (job && liveNarrations.has(id)) return "live";
    const made = narrationResult.safeParse(job?.result).data;
    return made ? findNarration(tx, made.narrationId) : undefined;
  });
}

function serveGrowing({ liveNarrations }: Needs, id: string, signal: AbortSignal): Response {
  const live = liveNarrations.get(id);
  if (!live) return refusal("NOT_FOUND", 404);
  const headers = { "content-type": "audio/mpeg", "cache-control": "no-store", "x-accel-buffering": "no" };
  return new Response(streamBody(live.audio(signal)), { headers });
}

async function serveKept(
  { storage }: Needs,
  kept: KeptNarration,
  asked: string | undefined,
): Promise<Response> {
  const range = parseRange(asked, kept.sizeBytes);
  if (range === "unsatisfiable") {
    return new Response(null, { status: 416, headers: { "content-range": `bytes */${kept.sizeBytes}` } });
  }
  const { start, end } = range ?? { start: 0, end: kept.sizeBytes - 1 };
  const headers = new Headers({
    "content-type": "audio/mpeg",
    "accept-ranges": "bytes",
    "cache-control": "private, no-cache",
    "content-length": String(end - start + 1),
  });
  if (range) headers.set("content-range", `bytes ${start}-${end}/${kept.sizeBytes}`);
  const file = await storage.open(`${audioBucket}/${kept.fileName}`, { start, end });
  return new Response(streamBody(file[Symbol.asyncIterator]()), { status: range ? 206 : 200, headers });
}

function refusal(code: "SIGNED_OUT" | "NOT_FOUND", status: number): Response {
  return Response.json({ defined: true, code, status, message: errorText(code) }, { status });
}
