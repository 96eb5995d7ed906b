import { z } from "zod";
import { AppError } from "#server/app-error.ts";
import { otherLanguageOf } from "#server/coach/language/other-language.ts";
import { bellsFor } from "#server/coach/script/bells-for.ts";
import { nameOfTalk } from "#server/coach/script/name-of-talk.ts";
import { isUniqueViolation } from "#server/db/unique-violation.ts";
import type { Services } from "#server/services.ts";
import { limits } from "#shared/limits/limits.ts";
import { isForListening } from "#shared/listening/is-for-listening.ts";
import { pauseLengths } from "#shared/listening/pause-lengths.ts";
import { voiceSchema } from "#shared/listening/voice-schema.ts";
import type { Voice } from "#shared/listening/voices.ts";

/** The kind of job that makes a narration, and the kind beside which none is made. */
export const narrationJob = "narration";
const musicJob = "music";

/** What a narration is made from, as its job keeps it. */
export const narrationInput = z.object({
  sessionId: z.uuid(),
  messageId: z.uuid(),
  text: z.string(),
  name: z.string().default(""),
  voice: voiceSchema,
  bells: z.enum(["both", "start", "none"]).default("none"),
  pauses: z.enum(pauseLengths).default("usual"),
  /** The text's language where the voice does not speak it; `other` for one we cannot name. */
  foreignLanguage: z.string().optional(),
  /** The person's share of the configured voice was used up, so the built-in one speaks. */
  isStandIn: z.boolean().default(false),
});

/**
 * Queues the narration of a chat's latest script, or of its last reply. Throws `NO_ACTIVE_SESSION`, `NOT_FOUND`,
 * `NO_MESSAGE_TO_NARRATE`, `CARE_FIRST`, `NARRATION_RUNNING`, `MUSIC_RUNNING`, `STORAGE_FULL` or `NARRATION_LIMIT_REACHED`.
 */
export async function startNarration(
  {
    db,
    care,
    chats,
    jobs,
    speech,
    room,
    usage,
    recordings,
  }: Pick<Services, "db" | "care" | "chats" | "jobs" | "speech" | "room" | "usage" | "recordings">,
  asked: { userId: string; sessionId: string | null; voice: Voice; timeZone: string },
): Promise<string> {
  const { userId, sessionId, voice, timeZone } = asked;
  if (sessionId === null) throw new AppError("NO_ACTIVE_SESSION");
  const isStandIn = await speech.needsStandIn(userId);
  const adding = db.asUser(userId, async (tx) => {
    const { messages, conversation } = await chats.read(tx, userId, sessionId);
    const replies = messages.filter(({ isUser }) => !isUser);
    const chosen = replies.findLast(isForListening) ?? replies.at(-1);
    if (!chosen) throw new AppError("NO_MESSAGE_TO_NARRATE");
    await care.refuseLocked(tx, userId, "narration");
    if (await jobs.findOpen(tx, userId, narrationJob)) throw new AppError("NARRATION_RUNNING");
    if (await jobs.findOpen(tx, userId, musicJob)) throw new AppError("MUSIC_RUNNING");
    await room.refuseFull(tx, userId);
    await usage.takeNarration(tx, userId, timeZone);
    const text = chosen.content.slice(0, limits.narration.maxChars);
    const name = nameOfTalk(conversation, text);
    const bells = isForListening(chosen) ? bellsFor(text, conversation) : "none";
    const language = otherLanguageOf(text);
    const isForeign = language !== undefined && !speech.languagesOf({ isStandIn }).has(language);
    const foreignLanguage = isForeign ? language : undefined;
    const { pauses } = await recordings.choicesIn(tx, userId);
    const said = { text, name, voice, bells, pauses, foreignLanguage, isStandIn };
    return jobs.add(tx, {
      userId,
      kind: narrationJob,
      input: { sessionId, messageId: chosen.id, ...said },
    });
  });
  const job = await adding.catch((error: unknown) => {
    throw isUniqueViolation(error) ? new AppError("NARRATION_RUNNING", {}, error) : error;
  });
  jobs.wake();
  return job.id;
}
