import { AppError } from "#server/app-error.ts";
import { otherLanguageOf } from "#server/coach/language/other-language.ts";
import { bellsFor } from "#server/coach/script/bells-for.ts";
import { nameOfTalk } from "#server/coach/script/name-of-talk.ts";
import type { Services } from "#server/services.ts";
import { limits } from "#shared/limits/limits.ts";
import { isForListening } from "#shared/listening/is-for-listening.ts";
import type { Voice } from "#shared/listening/voices.ts";
import { narrationJob } from "./narration-job.ts";

/**
 * Queues the narration of a chat's latest script, or of its last reply. Throws `NO_ACTIVE_SESSION`, `NOT_FOUND`,
 * `NO_MESSAGE_TO_NARRATE`, `CARE_FIRST`, `NARRATION_RUNNING`, `MUSIC_RUNNING`, `STORAGE_FULL` or `NARRATION_LIMIT_REACHED`.
 */
export async function startNarration(
  {
    care,
    chats,
    jobs,
    speech,
    room,
    usage,
    recordings,
  }: Pick<Services, "care" | "chats" | "jobs" | "speech" | "room" | "usage" | "recordings">,
  asked: { userId: string; sessionId: string | null; voice: Voice; timeZone: string },
): Promise<string> {
  const { userId, sessionId, voice, timeZone } = asked;
  if (sessionId === null) throw new AppError("NO_ACTIVE_SESSION");
  const isStandIn = await speech.needsStandIn(userId);
  return jobs.begin(narrationJob, userId, async (tx) => {
    const { messages, conversation } = await chats.read(tx, userId, sessionId);
    const replies = messages.filter(({ isUser }) => !isUser);
    const chosen = replies.findLast(isForListening) ?? replies.at(-1);
    if (!chosen) throw new AppError("NO_MESSAGE_TO_NARRATE");
    await care.refuseLocked(tx, userId, "narration");
    await jobs.refuseSecond(tx, userId, narrationJob);
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
    return { sessionId, messageId: chosen.id, ...said };
  });
}
