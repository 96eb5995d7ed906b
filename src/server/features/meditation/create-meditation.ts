import { AppError } from "#server/app-error.ts";
import type { Passage, Utterance } from "#server/coach/coach.ts";
import { fitConversation } from "#server/coach/fit-conversation.ts";
import { fitPassages } from "#server/coach/fit-passages.ts";
import { followUpsByAsked } from "#server/coach/guide/follow-ups.ts";
import { talkLanguage } from "#server/coach/language/talk-language.ts";
import { guideInsteadNotice, secondModelNotice, standInNotice } from "#server/coach/notices.ts";
import { waitingTime } from "#server/http/limits/waiting-time.ts";
import type { Services } from "#server/services.ts";
import { canGenerateMeditation } from "#shared/chat/can-generate-meditation.ts";
import type { TurnEvent } from "#shared/chat/turn.ts";
import { limits } from "#shared/limits/limits.ts";

type Needs = Pick<
  Services,
  "db" | "care" | "memory" | "turns" | "chats" | "coach" | "metering" | "knowledge" | "log"
>;
type Running = Parameters<Parameters<Services["turns"]["start"]>[1]>[0];

/**
 * Makes a meditation from a chat and adds it as a reply of its own kind. Throws `NOT_FOUND`, `CARE_FIRST`,
 * `TURN_RUNNING` or `MEDITATION_REFUSED`, and has then begun nothing.
 */
export async function createMeditation(
  needs: Needs,
  { userId, sessionId }: { userId: string; sessionId: string },
  signal?: AbortSignal,
): Promise<AsyncGenerator<TurnEvent, void, void>> {
  const { db, care, chats, turns } = needs;
  const begun = await db.asUser(userId, async (tx) => {
    const chat = await chats.read(tx, userId, sessionId);
    await care.refuseLocked(tx, userId, "script");
    if (await turns.findRunning(tx, sessionId)) throw new AppError("TURN_RUNNING");
    if (
      !canGenerateMeditation({
        hasAgreed: true,
        isRunning: false,
        isCareActive: false,
        messages: chat.messages,
      })
    ) {
      throw new AppError("MEDITATION_REFUSED", { detail: "tell the coach a little more first." });
    }
    const turnId = await turns.begin(tx, { userId, chatSessionId: sessionId, kind: "meditation" });
    return { chat, turnId };
  });
  turns.start({ id: begun.turnId, userId, chatSessionId: sessionId }, async (running) => {
    running.tell({
      type: "started",
      turnId: running.id,
      kind: "meditation",
      session: chats.describeSession(begun.chat.session),
      message: null,
      usage: null,
    });
    await writeMeditation(needs, running, sessionId, begun.chat.conversation);
  });
  return turns.follow(userId, begun.turnId, -1, signal);
}

async function writeMeditation(needs: Needs, running: Running, sessionId: string, conversation: Utterance[]) {
  const end = { kind: "script" as const, sources: [] };
  try {
    const language = talkLanguage(conversation);
    const script = await compose(needs, running, sessionId, conversation);
    running.signal.throwIfAborted();
    const ended = await running.settle({ ...end, status: "done", text: script }, "MEDITATION_FAILED");
    if (ended?.status !== "done" || ended.isCareActive) return;
    const withScript: Utterance[] = [...conversation, { role: "coach", text: script }];
    await needs.chats.tellRemembered(needs, running, sessionId, withScript);
    if (language !== undefined) return;
    running.tell({ type: "followUps", questions: [...followUpsByAsked["check-in"]] });
  } catch (error) {
    const isStopped = running.signal.aborted;
    if (!isStopped) needs.log.warn({ turnId: running.id, err: error }, "a meditation failed");
    const status = isStopped ? ("stopped" as const) : ("failed" as const);
    await running.settle({ ...end, status, text: "", errorCode: "MEDITATION_FAILED" }, "MEDITATION_FAILED");
  }
}

async function compose(
  { coach, metering, knowledge, log }: Needs,
  running: Running,
  sessionId: string,
  whole: Utterance[],
) {
  const conversation = fitConversation(whole);
  running.tell({ type: "progress", value: 10, step: "Analyzing your conversation..." });
  const query = conversation
    .slice(-(limits.meditation.contextMessages + 1))
    .map(({ text }) => text)
    .join("\n");
  running.tell({ type: "progress", value: 30, step: "Finding relevant guidance..." });
  const found = await knowledge.searchLibrary(running.userId, query).catch((error: unknown): Passage[] => {
    log.warn({ turnId: running.id, err: error }, "the library could not be searched");
    return [];
  });
  const passages = fitPassages(
    found,
    conversation.map(({ text }) => text),
  );
  running.tell({ type: "progress", value: 60, step: "Creating your personalized meditation..." });
  const script = await coach.for(running.userId).meditation({
    conversation,
    passages,
    seed: sessionId,
    signal: running.signal,
    onStandIn: (reasons) => {
      log.warn(
        { turnId: running.id, reasons },
        "a model's script could not be used; the built-in guide wrote one",
      );
      running.tell({ type: "notice", text: standInNotice(talkLanguage(conversation)) });
    },
    onSecondModel: () => running.tell({ type: "notice", text: secondModelNotice }),
    onGuideInstead: () => {
      const wait = waitingTime(metering.secondsToReset());
      running.tell({ type: "notice", text: guideInsteadNotice(wait, talkLanguage(conversation)) });
    },
  });
  running.tell({ type: "progress", value: 80, step: "Finalizing your meditation..." });
  return script;
}
