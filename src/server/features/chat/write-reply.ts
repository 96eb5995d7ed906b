import {
  CoachUnavailable,
  type Passage,
  type ReplyPiece,
  type ReplyStyle,
  type Source,
} from "#server/coach/coach.ts";
import type { Services } from "#server/services.ts";
import type { BegunTurn } from "./begin-turn.ts";
import { keepWhileWriting } from "./keep-partial.ts";
import { replyFailure } from "./reply-failure.ts";
import { settleTurn } from "./settle-turn.ts";
import { tellFollowUps } from "./tell-follow-ups.ts";
import type { RunningTurn } from "./turns.ts";

/** What is said when a model answers with nothing (specification, section 4). */
const emptyReply = "I understand. Please tell me more.";

type Needs = Pick<Services, "db" | "coach" | "knowledge" | "log">;

/** A turn with the way it is to be answered. */
interface ReplyTurn extends BegunTurn {
  style: ReplyStyle;
}

/** Writes the reply of a turn: streams it to listeners, keeps what arrived whatever happens, and proposes what to say next. */
export async function writeReply(needs: Needs, running: RunningTurn, turn: ReplyTurn): Promise<void> {
  const { db, log } = needs;
  const kept = keepWhileWriting(needs, running);
  const sources: Source[] = [];
  const reply = { text: "", sources };
  const end = {
    turn: { id: running.id, userId: running.userId, chatSessionId: turn.session.id },
    kind: "message" as const,
  };
  try {
    for await (const piece of pieces(needs, running, turn)) {
      running.signal.throwIfAborted();
      if (piece.type === "sources") reply.sources.push(...piece.sources);
      else reply.text += piece.text;
      running.tell(piece);
      kept.write(reply.text);
    }
    running.signal.throwIfAborted(); // a coach that is stopped ends quietly
    if (!reply.text.trim()) {
      reply.text = emptyReply;
      running.tell({ type: "text", text: emptyReply });
    }
    await kept.settle();
    const saved = await db.asUser(running.userId, (tx) =>
      settleTurn(tx, { ...end, ...reply, status: "done" }),
    );
    if (!saved) return;
    running.tell({ type: "saved", ...saved });
    if (!saved.isCareActive) {
      await tellFollowUps(
        needs,
        running,
        [...turn.conversation, { role: "coach", text: reply.text }],
        turn.session.id,
      );
    }
  } catch (error) {
    await kept.settle();
    const isStopped = running.signal.aborted;
    const code = replyFailure(error, { style: turn.style, hasText: reply.text !== "" });
    if (!isStopped) log.warn({ turnId: running.id, code, err: error }, "a reply failed");
    const saved = await db.asUser(running.userId, (tx) =>
      settleTurn(tx, { ...end, ...reply, status: isStopped ? "stopped" : "failed", errorCode: code }),
    );
    if (saved) running.tell({ type: "saved", ...saved });
    if (isStopped) running.tell({ type: "stopped" });
    else running.fail(code);
  }
}

async function* pieces(needs: Needs, running: RunningTurn, turn: ReplyTurn): AsyncGenerator<ReplyPiece> {
  const { coach } = needs;
  const { style, conversation } = turn;
  running.tell({ type: "progress", value: 10, step: "Analyzing your message..." });
  if (turn.care !== undefined) {
    yield { type: "text", text: turn.care };
    return;
  }
  running.tell({ type: "progress", value: 30, step: "Checking configuration..." });
  const passages = style.mode === "rag" ? await recall(needs, running, turn) : [];
  running.tell({ type: "progress", value: 80, step: "Getting AI response..." });
  try {
    yield* coach.reply({ conversation, style, passages, seed: turn.session.id, signal: running.signal });
  } catch (error) {
    if (!(error instanceof CoachUnavailable && error.reason === "empty")) throw error;
  }
  running.tell({ type: "progress", value: 100, step: "Processing response..." });
}

/** Passages of the library for a message; a library that fails is no reason not to answer. */
async function recall({ knowledge, log }: Needs, running: RunningTurn, turn: ReplyTurn): Promise<Passage[]> {
  running.tell({ type: "progress", value: 60, step: "Searching knowledge base..." });
  try {
    const passages = await knowledge.search(running.userId, turn.message.content);
    const step =
      passages.length > 0 ? `Found ${passages.length} relevant documents` : "No relevant documents found";
    running.tell({ type: "progress", value: 60, step });
    return passages;
  } catch (error) {
    log.warn({ turnId: running.id, err: error }, "the library could not be searched");
    running.tell({ type: "progress", value: 60, step: "Knowledge retrieval failed" });
    return [];
  }
}
