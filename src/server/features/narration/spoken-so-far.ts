import { z } from "zod";
import type { SpokenSoFar } from "#server/audio/narrate.ts";
import type { Services } from "#server/services.ts";

/** What a narration that was begun elsewhere is called where it is left to the next process. */
export const leftSubject = (jobId: string): string => `left:${jobId}`;

const account = z.object({
  sentenceTimes: z.array(z.object({ text: z.string(), startMs: z.number(), endMs: z.number() })),
  steps: z.int(),
  done: z.int(),
});

/** What was spoken, as it is left: an account of it, and its sound. */
export function asParts({ mp3, ...spoken }: SpokenSoFar): Uint8Array[] {
  return [new TextEncoder().encode(JSON.stringify(spoken)), mp3];
}

/** What the process before this one left of a narration, which is taken by it; nothing where it left nothing. */
export async function spokenBefore(
  { liveParts, log }: Pick<Services, "liveParts" | "log">,
  { id, userId }: { id: string; userId: string },
): Promise<SpokenSoFar | undefined> {
  const [told, mp3] = (await liveParts.takeUp(userId, leftSubject(id))) ?? [];
  if (!told || !mp3) return undefined;
  const { data, error } = account.safeParse(JSON.parse(new TextDecoder().decode(told)));
  // Left by a process of another release: what this one cannot read is spoken anew.
  if (!data) log.warn({ jobId: id, err: error }, "what was spoken of a narration could not be read");
  return data && { ...data, mp3: new Uint8Array(mp3) };
}
