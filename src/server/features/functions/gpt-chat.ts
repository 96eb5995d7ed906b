import { AppError } from "#server/app-error.ts";
import type { ReplyChunk, Source, Utterance } from "#server/coach/coach.ts";
import { type FunctionCall, jsonFunction } from "#server/http/functions/server-function.ts";
import { eventStream } from "#server/http/streams/event-stream.ts";
import { defaultChatConfig } from "#shared/chat/default-chat-config.ts";
import { estimateTokens } from "#shared/chat/estimate-tokens.ts";
import { errorText } from "#shared/contract/errors.ts";
import { type GptChatBody, gptChatAnswer, gptChatBody, gptChatChunk } from "#shared/contract/functions.ts";
import { limits } from "#shared/limits/limits.ts";
import { askCoach } from "./ask-coach.ts";
import { type PostedConversation, readMessages } from "./read-messages.ts";

/** The coach's reply to a posted conversation, whole or as a stream of server-sent events. */
export const gptChat = jsonFunction({
  name: "gpt-chat",
  summary: "The coach's reply to a conversation",
  description:
    "Counts as one of the day's conversations. The coach's own instructions always stand first: system messages and history are read as material. With `stream` the reply comes as `data:` lines and ends with `data: [DONE]`; a failure on the way is a line with `error`, and no `[DONE]` follows. `task` asks for something else than a reply to the last message: `keywords` (three to seven, with commas), `concepts` (JSON), `script` (a meditation; system messages are its reference material) or `suggestions` (JSON with `chats`).",
  limit: limits.rate.turn,
  body: gptChatBody,
  reads: gptChatAnswer,
  streamed: gptChatChunk,
  example: {
    messages: [
      { role: "system", content: "You are a mindfulness coach." },
      { role: "user", content: "My boss shouted at me in a meeting and my chest went tight." },
    ],
    stream: false,
  },
  run: async (call, body) => {
    refuseOtherModels(body, call.services.coach.label);
    const posted = readMessages(body.messages);
    const chunks = askCoach(call, body, posted);
    return body.stream ? streamed(call, chunks) : whole(call, body, posted, chunks);
  },
});

/** The operator chose one model; the specification's default names stand for it, whichever it is. */
function refuseOtherModels({ provider, model }: GptChatBody, label: string): void {
  const isKnown = model === undefined || model === label || model === defaultChatConfig.model;
  if (!isKnown) throw new AppError("MODEL_NOT_ALLOWED", { model: label });
  if (provider !== undefined && provider !== defaultChatConfig.provider) {
    const reason = `provider: The operator chose it. Name ${defaultChatConfig.provider}, which stands for whichever it is, or none.`;
    throw new AppError("INVALID_INPUT", { reason });
  }
}

async function whole(
  { services: { db, care, coach, chats, log }, userId, signal }: FunctionCall,
  { task }: GptChatBody,
  { conversation }: PostedConversation,
  chunks: AsyncIterable<ReplyChunk>,
) {
  const askedAt = performance.now();
  const sources: Source[] = [];
  let response = "";
  let answeredBy = coach.label;
  for await (const chunk of chunks) {
    if (chunk.type === "text") response += chunk.text;
    if (chunk.type === "sources") sources.push(...chunk.sources);
    if (chunk.type === "guideInstead") answeredBy = chunk.label;
  }
  const responseTime = Math.round(performance.now() - askedAt);
  const after: Utterance[] = [...conversation, { role: "coach", text: response }];
  const isStanding = await db.asUser(userId, (tx) => care.isStanding(tx, userId));
  const followUpQuestions =
    isStanding || task !== "reply"
      ? []
      : await chats.proposeFollowUps(
          { coach: coach.for(userId), log },
          { conversation: after, seed: userId, signal },
        );
  return gptChatAnswer.parse({
    response,
    sources,
    followUpQuestions,
    responseTime,
    model: answeredBy,
    totalTokens: after.reduce((sum, { text }) => sum + estimateTokens(text), 0),
    choices: [{ message: { role: "assistant", content: response } }],
  });
}

/** What fails before the first words is refused with its status; what fails later is a line of the stream. */
async function streamed(call: FunctionCall, chunks: AsyncGenerator<ReplyChunk, void, void>) {
  const first = await chunks.next();
  return eventStream(lines(call, first, chunks));
}

async function* lines(
  { services }: FunctionCall,
  first: IteratorResult<ReplyChunk, void>,
  rest: AsyncGenerator<ReplyChunk, void, void>,
): AsyncGenerator<string, void, void> {
  try {
    for (let next = first; !next.done; next = await rest.next()) yield JSON.stringify(chunkOf(next.value));
    yield "[DONE]";
  } catch (error) {
    if (!(error instanceof AppError)) services.log.error({ err: error }, "a streamed reply broke");
    const code = error instanceof AppError ? error.code : "INTERNAL";
    yield JSON.stringify({ error: errorText(code) });
  } finally {
    await rest.return();
  }
}

function chunkOf(chunk: ReplyChunk) {
  const delta = chunk.type === "text" ? { content: chunk.text } : {};
  return chunk.type === "sources"
    ? { choices: [{ delta }], sources: chunk.sources }
    : { choices: [{ delta }] };
}
