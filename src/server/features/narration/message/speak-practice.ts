import { createHash } from "node:crypto";
import { AppError } from "#server/app-error.ts";
import { practice } from "#server/coach/practice/make-practice.ts";
import { practices } from "#server/coach/practice/practice.ts";
import { bellsFor } from "#server/coach/script/bells-for.ts";
import { noWishes } from "#server/coach/story/story.ts";
import type { Services } from "#server/services.ts";
import type { Voice } from "#shared/listening/voices.ts";

type Needs = Pick<Services, "db" | "care" | "usage" | "speech" | "spokenMessages">;

/** Practices belong to no chat. */
const noChat = "00000000-0000-0000-0000-000000000000";

/** Which practice is asked for, how long, in which voice, and by whom. */
interface PracticeRequest {
  userId: string;
  name: string;
  minutes: number;
  voice: Voice;
  timeZone: string;
}

/**
 * Speaks a practice without keeping it, and returns under which id it is heard as soon as it can be. The same practice has
 * the same words for an hour, so that hearing it again costs nothing. Throws `NOT_FOUND`, `CARE_FIRST`,
 * `NARRATION_LIMIT_REACHED` or `SPEECH_FAILED`.
 */
export async function speakPractice(
  { db, care, usage, speech, spokenMessages }: Needs,
  { userId, name, minutes, voice, timeZone }: PracticeRequest,
): Promise<string> {
  const offer = practices.find((each) => each.name === name);
  if (!offer?.minutes.includes(minutes)) throw new AppError("NOT_FOUND");
  const of = { userId, sessionId: noChat, messageId: idOf(name, minutes), voice };
  const isStandIn = await speech.needsStandIn(userId);
  const known = await db.asUser(userId, async (tx) => {
    await care.refuseLocked(tx, userId, "narration");
    const found = spokenMessages.find(of);
    if (!found && !spokenMessages.wasStopped(of)) await usage.takeNarration(tx, userId, timeZone);
    return found;
  });
  const text = practice(offer.name, minutes, noWishes, crypto.randomUUID());
  const spoken = known ?? spokenMessages.begin(of, text, { isStandIn, bells: bellsFor(text, []) });
  await spoken.audible.catch(() => {
    throw new AppError("SPEECH_FAILED");
  });
  return of.messageId;
}

/** Asks for no further sentence of a practice that its listener stopped. To hear it again within the hour costs nothing. */
export function stopPractice(
  { spokenMessages }: Pick<Services, "spokenMessages">,
  { userId, name, minutes, voice }: Omit<PracticeRequest, "timeZone">,
): void {
  spokenMessages.stop({ userId, messageId: idOf(name, minutes), voice });
}

/** An id in the form that messages have, the same for the same practice: a version 8 UUID of its name and length. */
function idOf(name: string, minutes: number): string {
  const hex = createHash("sha256").update(`practice ${name} ${minutes}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
