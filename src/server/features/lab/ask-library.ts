import { AppError } from "#server/app-error.ts";
import type { Utterance } from "#server/coach/coach.ts";
import { collapseSpace } from "#server/coach/collapse-space.ts";
import type { Services } from "#server/services.ts";
import { errorText } from "#shared/contract/errors.ts";
import type { LabEvent, LabResult } from "#shared/contract/lab.ts";
import { limits } from "#shared/limits/limits.ts";
import { answerStep, conceptsStep, contextStep, passagesStep, type Question, queryStep } from "./steps.ts";

/** A question of a test page. */
interface Asked {
  userId: string;
  text: string;
  timeZone: string;
  countries: readonly string[];
}

type Needs = Pick<Services, "db" | "usage" | "care" | "coach" | "knowledge" | "chats" | "log">;

/**
 * Answers one question from the library and tells every step of it. It passes the same gate and counts the same as a
 * turn of the chat. Throws `MESSAGE_EMPTY`, `MESSAGE_TOO_LONG` or `DAILY_LIMIT_REACHED` before anything is told.
 */
export async function askLibrary(
  needs: Needs,
  { userId, text, timeZone, countries }: Asked,
  signal: AbortSignal,
): Promise<AsyncGenerator<LabEvent, void, void>> {
  if (!text.trim()) throw new AppError("MESSAGE_EMPTY");
  const limit = limits.message.maxChars;
  if (text.length > limit) throw new AppError("MESSAGE_TOO_LONG", { limit });
  const question = collapseSpace(text);
  const conversation: Utterance[] = [{ role: "person", text: question }];
  const met = await needs.care.meet(userId, conversation, { countries, seed: userId });
  // While a danger stands nothing goes to a search, so there is nothing to test then.
  const care = met.reply ?? met.ifUnable;
  if (care !== undefined) return careOnly(care);
  await needs.db.asUser(userId, (tx) => needs.usage.takeConversation(tx, userId, timeZone));
  const raise = () =>
    needs.db.asUser(userId, (tx) => needs.care.raise(tx, userId, met.heard, { countries, seed: userId }));
  return answer(needs, { userId, text: question, conversation, raise, signal, beside: met.beside });
}

async function* careOnly(text: string): AsyncGenerator<LabEvent, void, void> {
  yield { type: "text", text };
  yield {
    type: "result",
    result: { ...nothing, success: true, progress: 100, data: { response: text, followUpQuestions: [] } },
  };
}

const nothing: LabResult = {
  success: false,
  data: null,
  error: null,
  responseTime: 0,
  sources: [],
  followUpQuestions: [],
  progress: 0,
};

async function* answer(needs: Needs, question: Question): AsyncGenerator<LabEvent, void, void> {
  const { chats, knowledge, log } = needs;
  const { conversation, userId, signal } = question;
  const coach = needs.coach.for(userId);
  const asked = { coach, knowledge, log };
  const askedAt = performance.now();
  const responseTime = () => Math.round(performance.now() - askedAt);
  yield queryStep(question);
  const concepts = yield* conceptsStep(asked, question);
  const found = yield* passagesStep(asked, question, concepts);
  const passages = yield* contextStep(question, found);
  try {
    const { response, sources, isRaised } = yield* answerStep(asked, question, passages);
    const whole: Utterance[] = [...conversation, { role: "coach", text: response }];
    const followUpQuestions = isRaised
      ? []
      : await chats.proposeFollowUps({ coach, log }, { conversation: whole, seed: userId, signal });
    const data = { response, followUpQuestions };
    const result = { ...nothing, success: true, data, sources, followUpQuestions, progress: 100 };
    yield { type: "result", result: { ...result, responseTime: responseTime() } };
  } catch (error) {
    if (!signal.aborted) log.warn({ userId, err: error }, "a test question could not be answered");
    const failed = { ...nothing, error: errorText("REPLY_FAILED"), progress: 80 };
    yield { type: "result", result: { ...failed, responseTime: responseTime() } };
  }
}
