import { expect, test } from "vitest";
import { chooseOutsideKnowledge, chooseWebSearch } from "./choose-providers.ts";
import { readEnv } from "./settings/env.ts";

const envOf = (settings: Record<string, string>) => readEnv(settings, "/nonexistent/.env");
const search = (settings: Record<string, string>) => chooseWebSearch(envOf(settings));

test.each(["http://localhost:8080", "http://searxng:8080", "http://10.0.0.7", "http://[::1]:8080"])(
  "%s in the settings stops the start until the operator allows it by name",
  (url) => {
    const sentence = "which is internal. Add it to INTERNAL_HOSTS to allow it.";
    expect(() => search({ SEARXNG_URL: url })).toThrow(`SEARXNG_URL names`);
    expect(() => search({ SEARXNG_URL: url })).toThrow(sentence);
    expect(() => chooseOutsideKnowledge(envOf({ KNOWLEDGE_WEBHOOK_URL: url }))).toThrow(sentence);
    const INTERNAL_HOSTS = "localhost, SearXNG,10.0.0.7, ::1";
    expect(search({ SEARXNG_URL: url, INTERNAL_HOSTS })?.label).toBe("SearXNG");
  },
);

test("without settings Wikipedia is searched, and no webhook is asked", () => {
  expect(search({})?.label).toBe("Wikipedia");
  expect(chooseOutsideKnowledge(envOf({}))).toBeUndefined();
});
