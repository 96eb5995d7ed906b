import type { Logger } from "pino";
import { isScript } from "#server/coach/arc/asked.ts";
import { assessMessage } from "#server/coach/care/assessing/assess-message.ts";
import { isMachinery } from "#server/coach/care/said/assess-reply.ts";
import type { Coach, Utterance } from "#server/coach/coach.ts";
import { followUpsByAsked, genericFollowUps } from "#server/coach/guide/follow-ups.ts";
import { talkLanguage } from "#server/coach/language/talk-language.ts";
import { limits } from "#shared/limits/limits.ts";

const timeoutMs = 15_000;

/**
 * What the person might say next, at most three and none that our rule holds something against: after a meditation how
 * it was, whichever coach wrote it; generic questions when the coach fails. Ours are English, and said to nobody who writes
 * otherwise. Throws only when `signal` was aborted.
 */
export async function proposeFollowUps(
  { coach, log }: { coach: Pick<Coach, "followUps"> } & { log: Logger },
  { conversation, seed, signal }: { conversation: Utterance[]; seed: string; signal: AbortSignal },
): Promise<string[]> {
  const latest = conversation.slice(-limits.followUps.historyMessages);
  const [last] = latest.slice(-1);
  const isEnglish = talkLanguage(latest) === undefined;
  if (isEnglish && last?.role === "coach" && isScript(last.text)) return [...followUpsByAsked["check-in"]];
  try {
    const within = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    const proposed = await coach.followUps({ conversation: latest, seed, signal: within });
    // They are in the person's own voice, so they are read as the person's words and not as the coach's.
    const fit = proposed.filter((text) => !isMachinery(text) && assessMessage(text).tier === "none");
    return fit.slice(0, limits.followUps.shown);
  } catch (error) {
    signal.throwIfAborted();
    log.warn({ err: error }, "no follow-ups could be proposed");
    return isEnglish ? [...genericFollowUps] : [];
  }
}
