import type { Utterance } from "#server/coach/coach.ts";
import { collapseSpace } from "#server/coach/collapse-space.ts";
import { jsonFunction } from "#server/http/functions/server-function.ts";
import {
  contextualQuestionsAnswer,
  contextualQuestionsBody,
  type HistoryItem,
} from "#shared/contract/functions.ts";
import { limits } from "#shared/limits/limits.ts";

/** What a person might say next, after a reply. */
export const contextualQuestions = jsonFunction({
  name: "generate-contextual-questions",
  summary: "What a person might say next",
  description:
    "Up to three short replies that fit the last four messages. None while the conversation speaks of a danger: then nothing but the person's safety is offered.",
  limit: limits.rate.followUps,
  body: contextualQuestionsBody,
  reads: contextualQuestionsAnswer,
  example: {
    lastResponse: "Where in your body do you notice it?",
    chatHistory: [{ role: "user", content: "My boss shouted at me in a meeting." }],
  },
  run: async ({ services: { care, coach, chats, log }, userId, signal }, { lastResponse, chatHistory }) => {
    const history = chatHistory
      .filter((item) => !("role" in item && item.role === "system"))
      .map(asUtterance);
    const last = collapseSpace(lastResponse);
    const isThere = history.at(-1)?.text === last || !last.trim();
    const conversation: Utterance[] = isThere ? history : [...history, { role: "coach", text: last }];
    if (await care.standsIn(userId, conversation)) return { chats: [] };
    return {
      chats: await chats.proposeFollowUps(
        { coach: coach.for(userId), log },
        { conversation, seed: userId, signal },
      ),
    };
  },
});

function asUtterance(item: HistoryItem): Utterance {
  const isPerson = "isUser" in item ? item.isUser : item.role === "user";
  return {
    role: isPerson ? "person" : "coach",
    text: collapseSpace("text" in item ? item.text : item.content),
  };
}
