import type { Utterance } from "#server/coach/coach.ts";
import { composeReply } from "./compose-reply.ts";
import { knowledgeOf, nothingConfigured } from "./guide-setting.ts";

const knowledge = knowledgeOf(nothingConfigured);

/** What the guide answers to a conversation where nothing is configured and no library is at hand; for tests and the evaluation. */
export const guideReply = (conversation: Utterance[], seed: string): string =>
  composeReply({ conversation, seed, passages: [] }, knowledge);
