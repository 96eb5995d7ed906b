import type { Outgoing } from "#server/providers/outgoing/outgoing.ts";
import type { OutsideKnowledge } from "./knowledge.ts";
import { readChunks } from "./read-chunks.ts";

/** A workflow may ask a model of its own, which takes its time; text of two megabytes is far more than is used. */
const service = { maxBytes: 2_000_000, timeoutMs: 20_000 };

/** An operator's workflow webhook: `user_query` and `sessionId` are posted to it (specification, section 7). */
export function createKnowledgeWebhook(outgoing: Outgoing, url: string): OutsideKnowledge {
  return {
    label: "Knowledge webhook",
    ask: async ({ text, sessionId, signal }) => {
      const answer = await outgoing.ask({
        from: "settings",
        url,
        signal,
        ...service,
        body: { user_query: text, sessionId },
        accepts: ["application/json", "text/plain", "text/html"],
      });
      return readChunks(answer.text);
    },
  };
}
