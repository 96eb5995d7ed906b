import type { Utterance } from "#server/coach/coach.ts";
import type { Services } from "#server/services.ts";
import { limits } from "#shared/limits.ts";
import type { RunningTurn } from "./turns.ts";

const timeoutMs = 15_000;

/** Proposes what the person might say next; without proposals the chat goes on just as well. */
export async function tellFollowUps(
  { coach, log }: Pick<Services, "coach" | "log">,
  running: RunningTurn,
  conversation: Utterance[],
  seed: string,
): Promise<void> {
  const signal = AbortSignal.any([running.signal, AbortSignal.timeout(timeoutMs)]);
  try {
    const latest = conversation.slice(-limits.followUps.historyMessages);
    const questions = await coach.followUps({ conversation: latest, seed, signal });
    if (questions.length > 0) {
      running.tell({ type: "followUps", questions: questions.slice(0, limits.followUps.shown) });
    }
  } catch (error) {
    log.warn({ turnId: running.id, err: error }, "no follow-ups could be proposed");
  }
}
