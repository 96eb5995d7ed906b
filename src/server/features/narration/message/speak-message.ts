import { AppError } from "#server/app-error.ts";
import { assessMessage } from "#server/coach/care/assessing/assess-message.ts";
import type { Services } from "#server/services.ts";
import { limits } from "#shared/limits/limits.ts";
import type { SpokenOf } from "./spoken-messages.ts";

type Needs = Pick<Services, "db" | "care" | "chats" | "usage" | "speech" | "spokenMessages">;

/**
 * Reads one message aloud without keeping it, and returns as soon as it can be heard. It counts as a narration only
 * when it is not there from before. Throws `NOT_FOUND`, `CARE_FIRST`, `NARRATION_LIMIT_REACHED` or `SPEECH_FAILED`.
 */
export async function speakMessage(
  { db, care, chats, usage, speech, spokenMessages }: Needs,
  { timeZone, ...of }: SpokenOf & { timeZone: string },
): Promise<void> {
  const isStandIn = await speech.needsStandIn(of.userId);
  const found = await db.asUser(of.userId, async (tx) => {
    const { messages } = await chats.read(tx, of.userId, of.sessionId);
    const message = messages.find(({ id }) => id === of.messageId);
    if (!message) throw new AppError("NOT_FOUND");
    // Words that speak of danger go to no speech service.
    const isGrave = message.isUser && assessMessage(message.content).tier !== "none";
    if (isGrave) throw new AppError("CARE_FIRST");
    await care.refuseLocked(tx, of.userId, "narration");
    const known = spokenMessages.find(of);
    if (!known) await usage.takeNarration(tx, of.userId, timeZone);
    return { known, text: message.content.slice(0, limits.narration.maxChars) };
  });
  const spoken = found.known ?? spokenMessages.begin(of, found.text, { isStandIn });
  await spoken.audible.catch(() => {
    throw new AppError("SPEECH_FAILED");
  });
}
