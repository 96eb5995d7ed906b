import { AppError } from "#server/app-error.ts";
import type { Coach, Passage, Utterance } from "#server/coach/coach.ts";
import type { FunctionCall } from "#server/http/functions/server-function.ts";
import type { GptChatBody } from "#shared/contract/functions.ts";
import type { PostedConversation } from "./read-messages.ts";

/** A task of gpt-chat other than the reply. */
export type OtherTask = Exclude<GptChatBody["task"], "reply">;

/** A call with the coach of whoever made it. */
type CoachCall = FunctionCall & { coach: Coach };

type Run = (call: CoachCall, conversation: Utterance[], note: string) => Promise<string>;

const lastWords = (conversation: readonly Utterance[]): string => conversation.at(-1)?.text ?? "";

/** What each task gives, as text: words with commas, JSON, or a script. */
const tasks: Record<OtherTask, Run> = {
  keywords: async ({ coach, signal }, conversation) =>
    (await coach.keywords({ text: lastWords(conversation), signal })).join(", "),
  concepts: async ({ coach, signal }, conversation) =>
    JSON.stringify(await coach.concepts({ text: lastWords(conversation), signal })),
  script: async ({ services, coach, userId, signal }, conversation, note) => {
    const { db, care, knowledge, log } = services;
    await db.asUser(userId, (tx) => care.refuseLocked(tx, userId, "script"));
    const given: Passage[] = note ? [{ title: "Reference", text: note }] : [];
    const found = await knowledge
      .searchLibrary(userId, lastWords(conversation))
      .catch((error: unknown): Passage[] => {
        log.warn({ userId, err: error }, "the library could not be searched");
        return [];
      });
    return coach.meditation({ conversation, passages: [...given, ...found], seed: userId, signal });
  },
  suggestions: async ({ services: { chats, log }, coach, userId, signal }, conversation) => {
    const questions = await chats.proposeFollowUps({ coach, log }, { conversation, seed: userId, signal });
    return JSON.stringify({ chats: questions });
  },
};

/**
 * Runs a task on a posted conversation, with whichever coach there is. Throws `CARE_FIRST` for whatever rests while a
 * danger stands, and `CoachUnavailable` where a script cannot be had.
 */
export async function runTask(
  task: OtherTask,
  call: CoachCall,
  { conversation, note }: PostedConversation,
): Promise<string> {
  const { services, userId } = call;
  const isStanding = await services.db.asUser(userId, (tx) => services.care.isStanding(tx, userId));
  if (isStanding) throw new AppError("CARE_FIRST");
  return tasks[task](call, conversation, note);
}
