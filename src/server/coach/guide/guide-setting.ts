import type { DataProcessing } from "#shared/account/legal.ts";
import { limits } from "#shared/limits/limits.ts";
import { type AnswerFinder, createAnswerFinder } from "./answers/choose-answer.ts";
import { type Facts, factsOf } from "./answers/facts.ts";

/** What the guide knows of the installation it speaks in. */
export interface GuideKnowledge {
  finder: AnswerFinder;
  facts: Facts;
  /** Knowledge mode asks our own library and no service of the operator's. */
  isOwnLibrary: boolean;
}

/** What the guide is told of the installation it speaks in, so that its answers are true there. */
export interface GuideSetting {
  processing: DataProcessing;
  conversationsPerDay: number;
}

/** An installation for which nothing was configured. */
export const nothingConfigured: GuideSetting = {
  processing: {
    contactEmail: "hello@stillpoint.example",
    model: "built-in",
    voice: "built-in",
    music: "built-in",
    dictation: "browser",
    knowledge: "library",
    webSearch: "wikipedia",
    mail: "outbox",
    database: "embedded",
    files: "local",
    checksLeakedPasswords: false,
  },
  conversationsPerDay: limits.conversation.perDay,
};

/** What the guide knows of its installation, made ready to be looked up. */
export const knowledgeOf = ({ processing, conversationsPerDay }: GuideSetting): GuideKnowledge => ({
  finder: createAnswerFinder(processing),
  facts: factsOf(processing, conversationsPerDay),
  isOwnLibrary: processing.knowledge === "library",
});
