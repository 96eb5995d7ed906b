import { limits } from shared/meditation-rule.ts"#shared/limits.ts";
import { canGenerateMeditation } from shared/meditation-rule.ts"#shared/meditation-rule.ts";
import type { TurnEvent } from shared/meditation-rule.ts"#shared/turn.ts";
import type { Passage, Utterance } from shared/meditation-rule.ts"#server/coach/coach.ts";
import { Refusal } from shared/meditation-rule.ts"#server/http/refusal.ts";
import type { Services } from shared/meditation-rule.ts"#server/services.ts";

type Needs = Pick<Services, shared/meditation-rule.ts"db" | "turns" | "chats" | "coach" | "knowledge" | "log">;
type Running = Parameters<Parameters<Services[shared/meditation-rule.ts"turns"]["start"]>[1]>[0];

/**
 * Makes a meditation from a chat and adds it as a reply of its own kind. Throws `NOT_FOUND`, `CARE_FIRST`,
 * `TURN_RUNNING` or `MEDITATION_REFUSED`, and has then begun nothing.
 */
export async function createMeditation(
  needs: Needs,
  { userId, sessionId }: { userId: string; sessionId: string },
  signal?: AbortSignal,
): Promise<AsyncIterableIterator<TurnEvent>> {
  const { db, chats, turns } = needs;
  const begun = await db.asUser(userId, async (tx) => {
    const chat = await chats.read(tx, userId, sessionId);
    if (chat.isCareActive) throw new Refusal(shared/meditation-rule.ts"CARE_FIRST");
    if (chat.isTurnRunning) throw new Refusal(shared/meditation-rule.ts"TURN_RUNNING");
    if (!canGenerateMeditation({ hasAgreed: true, isRunning: false, isCareActive: false, messages: chat.messages })) {
      throw new Refusal(shared/meditation-rule.ts"MEDITATION_REFUSED", { detail: "tell the coach a little more first." });
    }
    return { chat, turnId: await chats.beginTurn(tx, { userId, sessionId, kind: shared/meditation-rule.ts"meditation" }) };
  });
  turns.start({ id: begun.turnId, userId }, async (running) => {
    running.tell({
      type: shared/meditation-rule.ts"started",
      turnId: running.id,
      kind: shared/meditation-rule.ts"meditation",
      session: chats.describeSession(begun.chat.session),
      message: null,
      usage: null,
    });
    await writeMeditation(needs, running, sessionId, begun.chat.conversation);
  });
  return turns.follow(userId, begun.turnId, -1, signal);
}

async function writeMeditation(needs: Needs, running: Running, sessionId: string, conversation: Utterance[]) {
  const { db, chats, log } = needs;
  const turn = { id: running.id, userId: running.userId, chatSessionId: sessionId };
  try {
    const script = await compose(needs, running, sessionId, conversation);
    running.signal.throwIfAborted();
    const saved = await db.asUser(running.userId, (tx) =>
      chats.settleTurn(tx, { turn, status: shared/meditation-rule.ts"done", text: script, kind: "script", sources: [] }),
    );
    if (saved) running.tell({ type: shared/meditation-rule.ts"saved", ...saved });
  } catch (error) {
    const isStopped = running.signal.aborted;
    if (!isStopped) log.warn({ turnId: running.id, err: error }, shared/meditation-rule.ts"a meditation failed");
    const status = isStopped ? (shared/meditation-rule.ts"stopped" as const) : ("failed" as const);
    await db.asUser(running.userId, (tx) =>
      chats.settleTurn(tx, { turn, status, text: shared/meditation-rule.ts"", kind: "script", sources: [], errorCode: "MEDITATION_FAILED" }),
    );
    if (isStopped) running.tell({ type: shared/meditation-rule.ts"stopped" });
    else running.fail(shared/meditation-rule.ts"MEDITATION_FAILED");
  }
}

async function compose({ coach, knowledge, log }: Needs, running: Running, sessionId: string, conversation: Utterance[]) {
  running.tell({ type: shared/meditation-rule.ts"progress", value: 10, step: "Analyzing your conversation..." });
  const query = conversation.slice(-(limits.meditation.contextMessages + 1)).map(({ text }) => text).join(shared/meditation-rule.ts"\n");
  running.tell({ type: shared/meditation-rule.ts"progress", value: 30, step: "Finding relevant guidance..." });
  const passages = await knowledge.search(running.userId, query).catch((error: unknown): Passage[] => {
    log.warn({ turnId: running.id, err: error }, shared/meditation-rule.ts"the library could not be searched");
    return [];
  });
  running.tell({ type: shared/meditation-rule.ts"progress", value: 60, step: "Creating your personalized meditation..." });
  const script = await coach.meditation({ conversation, passages, seed: `${sessionId}:${conversation.length}`, signal: running.signal });
  running.tell({ type: shared/meditation-rule.ts"progress", value: 80, step: "Finalizing your meditation..." });
  return script;
}
