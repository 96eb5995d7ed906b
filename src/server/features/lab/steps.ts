import { faultOf } from "#server/coach/care/said/assess-reply.ts";
import {
  type Coach,
  CoachUnavailable,
  type Concepts,
  emptyReply,
  type Passage,
  type Source,
  type Utterance,
} from "#server/coach/coach.ts";
import { describeStep } from "#server/coach/describe-step.ts";
import { fitPassages } from "#server/coach/fit-passages.ts";
import type { Services } from "#server/services.ts";
import { estimateTokens } from "#shared/chat/estimate-tokens.ts";
import type { RetrievalStep } from "#shared/chat/retrieval-step.ts";
import type { LabEvent } from "#shared/contract/lab.ts";

/** A question on its way through the steps. */
export interface Question {
  userId: string;
  text: string;
  /** The question as a conversation of one message. */
  conversation: Utterance[];
  /** What care says where a model told a danger by its mark. */
  raise: () => Promise<string>;
  /** What care has to follow the reply: a question of a faint sign, or a line of help. */
  beside: string | undefined;
  signal: AbortSignal;
}

type Needs = { coach: Coach } & Pick<Services, "knowledge" | "log">;
type Steps<Result> = AsyncGenerator<LabEvent, Result, void>;

const conceptsWithinMs = 15_000;

const step = (id: RetrievalStep["id"], now: Partial<RetrievalStep>): LabEvent => ({
  type: "step",
  step: describeStep(id, now),
});
const tokensOf = (texts: string[]): number => texts.reduce((sum, text) => sum + estimateTokens(text), 0);

/** The question as it was asked. */
export const queryStep = ({ text }: Question): LabEvent => step("query", { tokens: estimateTokens(text) });

/** The ideas in the question and behind it; nothing when they could not be had, and then its own text is searched. */
export async function* conceptsStep(
  { coach, log }: Needs,
  { text, signal }: Question,
): Steps<Concepts | undefined> {
  yield step("concepts", { status: "processing" });
  try {
    const within = AbortSignal.any([signal, AbortSignal.timeout(conceptsWithinMs)]);
    const { explicit, potential, union } = await coach.concepts({ text, signal: within });
    const data = {
      explicit: withoutFaults(explicit),
      potential: withoutFaults(potential),
      concepts: withoutFaults(union),
    };
    yield step("concepts", { tokens: estimateTokens(data.concepts.join(" ")), data });
    return { explicit: data.explicit, potential: data.potential, union: data.concepts };
  } catch (error) {
    signal.throwIfAborted();
    log.warn({ err: error }, "no concepts could be had");
    yield step("concepts", { status: "error" });
    return undefined;
  }
}

const withoutFaults = (ideas: string[]): string[] => ideas.filter((idea) => !faultOf(idea));

/** What the library holds for the question; nothing when it cannot be searched. */
export async function* passagesStep(
  { knowledge, log }: Needs,
  { userId, text, signal }: Question,
  concepts: Concepts | undefined,
): Steps<Passage[]> {
  yield step("chunks", { status: "processing" });
  try {
    const passages = await knowledge.search(userId, [text, ...(concepts?.potential ?? [])].join(" "));
    const chunks = passages.map((passage) => passage.text);
    const totalChunkTokens = tokensOf(chunks);
    const data = { chunksCount: chunks.length, totalChunkTokens, chunks };
    yield step("chunks", { tokens: totalChunkTokens, data });
    return passages;
  } catch (error) {
    signal.throwIfAborted();
    log.warn({ userId, err: error }, "the library could not be searched");
    yield step("chunks", { status: "error" });
    yield step("error", { status: "error" });
    return [];
  }
}

/** What the coach is given, within the token limit. */
export async function* contextStep({ conversation, text }: Question, found: Passage[]): Steps<Passage[]> {
  const passages = fitPassages(found, [text]);
  const totalTokens = tokensOf([...conversation, ...passages].map((each) => each.text));
  const parts = passages.map(({ title, text: body }, index) => `[${index + 1}] ${title}\n${body}`);
  yield { type: "context", text: [...parts, `Question: ${text}`].join("\n\n") };
  yield step("context", { tokens: totalTokens, data: { messages: conversation.length, totalTokens } });
  return passages;
}

/** The coach's answer as it comes; throws what the coach fails with. */
export async function* answerStep(
  { coach }: Needs,
  { conversation, userId, raise, beside, signal }: Question,
  passages: Passage[],
): Steps<{ response: string; sources: Source[]; isRaised: boolean }> {
  yield step("llm", { status: "processing" });
  const askedAt = performance.now();
  const sinceAsked = () => Math.round(performance.now() - askedAt);
  const style = { mode: "rag", verbosity: "low", reasoning: "medium" } as const;
  const sources: Source[] = [];
  let response = "";
  let isRaised = false;
  let streamStart: number | undefined;
  try {
    const isAskedBeside = beside !== undefined;
    const request = { conversation, style, passages, seed: userId, signal, isAskedBeside };
    for await (const chunk of coach.reply(request)) {
      streamStart ??= sinceAsked();
      if (chunk.type === "sources") sources.push(...chunk.sources);
      if (chunk.type === "text" || chunk.type === "raised") {
        isRaised ||= chunk.type === "raised";
        const text = chunk.type === "raised" ? await raise() : chunk.text;
        response += text;
        yield { type: "text", text };
      }
    }
  } catch (error) {
    if (!(error instanceof CoachUnavailable && error.reason === "empty")) {
      yield step("llm", { status: "error" });
      throw error;
    }
  }
  if (!response.trim()) {
    response = emptyReply;
    yield { type: "text", text: emptyReply };
  }
  if (beside !== undefined && !isRaised) {
    response += `\n\n${beside}`;
    yield { type: "text", text: `\n\n${beside}` };
  }
  yield step("llm", { tokens: estimateTokens(response), data: { streamStart, responseTime: sinceAsked() } });
  return { response, sources, isRaised };
}
