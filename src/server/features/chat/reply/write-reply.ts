import { AppError } from "#server/app-error.ts";
import { answersBeside } from "#server/coach/care/ask-beside.ts";
import {
  CoachUnavailable,
  emptyReply,
  type Passage,
  type ReplyChunk,
  type ReplyStyle,
  type Source,
} from "#server/coach/coach.ts";
import { fitConversation } from "#server/coach/fit-conversation.ts";
import { fitPassages } from "#server/coach/fit-passages.ts";
import { goOn } from "#server/coach/go-on.ts";
import { talkLanguage } from "#server/coach/language/talk-language.ts";
import { guideInsteadNotice, secondModelNotice } from "#server/coach/notices.ts";
import type { BegunTurn } from "#server/features/chat/turns/begin-turn.ts";
import { keepWhileWriting } from "#server/features/chat/turns/keep-partial.ts";
import type { TurnEnd } from "#server/features/chat/turns/settle-turn.ts";
import { type RunningTurn, StopReason } from "#server/features/chat/turns/turns.ts";
import { waitingTime } from "#server/http/limits/waiting-time.ts";
import type { Services } from "#server/services.ts";
import { findPages, webUnreachable } from "./find-pages.ts";
import { proposeFollowUps } from "./propose-follow-ups.ts";
import { recallLines, tellRemembered } from "./remember.ts";
import { replyFailure } from "./reply-failure.ts";
import { recall, timed } from "./tell-retrieval.ts";

type Needs = Pick<
  Services,
  "db" | "coach" | "metering" | "care" | "memory" | "knowledge" | "webPages" | "log"
>;

/** A turn with the way it is to be answered. */
interface ReplyTurn extends BegunTurn {
  style: ReplyStyle;
}

/** Writes the reply of a turn: streams it to listeners, keeps what arrived whatever happens, and proposes what to say next. */
export async function writeReply(needs: Needs, running: RunningTurn, turn: ReplyTurn): Promise<void> {
  const kept = keepWhileWriting(needs, running);
  const sources: Source[] = [];
  const begun = turn.rewrites?.begun ?? "";
  const reply = { text: begun, sources };
  if (begun) running.tell({ type: "text", text: begun });
  const end: Pick<TurnEnd, "kind" | "heart" | "isCareBeside"> = {
    kind: turn.care.reply === undefined ? "message" : "care",
    isCareBeside: turn.care.beside !== undefined,
    ...(turn.heart && turn.care.reply === undefined ? { heart: turn.heart } : {}),
  };
  try {
    for await (const chunk of goOn(begun, chunks(needs, running, turn))) {
      running.signal.throwIfAborted();
      if (chunk.type === "practice" || chunk.type === "script") {
        end.kind = chunk.type;
        continue;
      }
      if (chunk.type === "secondModel") {
        running.tell({ type: "notice", text: secondModelNotice });
        continue;
      }
      if (chunk.type === "guideInstead") {
        const wait = waitingTime(needs.metering.secondsToReset());
        running.tell({ type: "notice", text: guideInsteadNotice(wait, talkLanguage(turn.conversation)) });
        continue;
      }
      if (chunk.type === "sources") {
        reply.sources.push(...chunk.sources);
        running.tell(chunk);
      } else {
        if (chunk.type === "raised") end.kind = "care";
        const text = chunk.type === "raised" ? await raisedReply(needs, turn) : chunk.text;
        reply.text += text;
        running.tell({ type: "text", text });
      }
      kept.write(reply.text, end.kind);
    }
    running.signal.throwIfAborted(); // a coach that is stopped ends quietly
  } catch (error) {
    await kept.settle();
    const how = howItBroke(needs, running, { error, style: turn.style, hasText: reply.text !== begun });
    await running.settle({ ...end, ...reply, ...how }, "REPLY_NOT_SAVED");
    return;
  }
  if (!reply.text.trim()) {
    reply.text = emptyReply;
    running.tell({ type: "text", text: emptyReply });
  }
  await kept.settle();
  const ended = await running.settle({ ...end, ...reply, status: "done" }, "REPLY_NOT_SAVED");
  if (ended?.status !== "done" || ended.isCareActive) return;
  await tellRemembered(needs, running, turn.session.id, turn.conversation);
  await tellFollowUps(needs, running, turn, reply.text);
}

/** A reply that its person stopped was stopped; everything else is a failure with a reason. */
function howItBroke(
  { log }: Needs,
  { id, signal }: RunningTurn,
  { error, style, hasText }: { error: unknown; style: ReplyStyle; hasText: boolean },
) {
  const reason: unknown = signal.reason;
  if (reason instanceof StopReason) {
    if (reason.why === "person") return { status: "stopped" as const };
    return { status: "failed" as const, errorCode: "REPLY_INTERRUPTED" as const };
  }
  const errorCode = error instanceof AppError ? error.code : replyFailure(error, { style, hasText });
  log.warn({ turnId: id, code: errorCode, err: error }, "a reply failed");
  return { status: "failed" as const, errorCode };
}

/** Our own words where a model told a danger that our rule did not hear. */
const raisedReply = (
  { db, care }: Needs,
  { message, session, heard, countries }: ReplyTurn,
): Promise<string> =>
  db.asUser(message.userId, (tx) => care.raise(tx, message.userId, heard, { countries, seed: session.id }));

/** Proposes what the person might say next; stopping then ends only the waiting for it. */
async function tellFollowUps(needs: Needs, running: RunningTurn, turn: ReplyTurn, text: string) {
  const conversation = [...turn.conversation, { role: "coach" as const, text }];
  const { signal, userId } = running;
  if (turn.care.beside !== undefined) {
    running.tell({ type: "followUps", questions: [...answersBeside()] });
    return;
  }
  const asked = { coach: needs.coach.for(userId), log: needs.log };
  const questions = await proposeFollowUps(asked, { conversation, seed: turn.session.id, signal }).catch(
    (error: unknown) => {
      if (signal.aborted) return [];
      throw error;
    },
  );
  if (questions.length > 0) running.tell({ type: "followUps", questions });
}

/** What the library has on a question that the coach wants to answer from it; a library that fails has nothing. */
async function askLibrary(
  { knowledge, log }: Needs,
  { id, userId }: RunningTurn,
  question: string,
): Promise<Passage[]> {
  try {
    return await knowledge.searchLibrary(userId, question);
  } catch (error) {
    log.warn({ turnId: id, err: error }, "the library could not be searched");
    return [];
  }
}

async function* chunks(needs: Needs, running: RunningTurn, turn: ReplyTurn): AsyncGenerator<ReplyChunk> {
  const { style } = turn;
  const coach = needs.coach.for(running.userId, { isUncapped: turn.care.isStanding });
  running.tell({ type: "progress", value: 10, step: "Analyzing your message..." });
  if (turn.care.reply !== undefined) {
    yield { type: "text", text: turn.care.reply };
    return;
  }
  running.tell({ type: "progress", value: 30, step: "Checking configuration..." });
  const conversation = fitConversation(turn.conversation);
  const isRetrieving = style.mode === "rag";
  const question = conversation.at(-1)?.text || turn.message.content;
  let found: Passage[] = [];
  if (isRetrieving) found = await recall(needs, running, question);
  if (style.mode === "web") {
    try {
      found = await findPages(needs.webPages, running, { text: question, coach });
    } catch (error) {
      if (!running.signal.aborted) yield { type: "text", text: webUnreachable };
      throw error;
    }
  }
  const passages = fitPassages(
    found,
    conversation.map(({ text }) => text),
  );
  running.tell({ type: "progress", value: 80, step: "Getting AI response..." });
  const reply = coach.reply({
    conversation,
    style,
    passages,
    seed: turn.session.id,
    signal: running.signal,
    heart: turn.heart,
    begun: turn.rewrites?.begun || undefined,
    insteadOf: turn.rewrites?.insteadOf,
    isAskedBeside: turn.care.beside !== undefined,
    mayBeScript: turn.care.beside === undefined && !turn.care.isStanding,
    remembered: await recallLines(needs, running, turn.session.id),
    recall: (asked) => askLibrary(needs, running, asked),
  });
  let hasText = false;
  let isRaised = false;
  try {
    for await (const chunk of isRetrieving ? timed(running, { conversation, passages }, reply) : reply) {
      hasText ||= chunk.type === "text";
      isRaised ||= chunk.type === "raised";
      yield chunk;
    }
  } catch (error) {
    // Nobody in danger is left with a failure where nothing was said yet.
    const { ifUnable } = turn.care;
    if (ifUnable !== undefined && !hasText && !running.signal.aborted) yield { type: "text", text: ifUnable };
    else if (!(error instanceof CoachUnavailable && error.reason === "empty")) throw error;
  }
  if (turn.care.beside !== undefined && !isRaised && !running.signal.aborted)
    yield { type: "text", text: hasText ? `\n\n${turn.care.beside}` : turn.care.beside };
  running.tell({ type: "progress", value: 100, step: "Processing response..." });
}
