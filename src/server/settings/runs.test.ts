import { expect, test } from "vitest";
import { readEnv } from "./env.ts";

const runs = (settings: Record<string, string>) => readEnv(settings, "/nonexistent/.env").runs;
const names = (settings: Record<string, string>) =>
  Object.fromEntries(Object.entries(runs(settings)).map(([capability, { by }]) => [capability, by]));

test("without settings everything is done by what comes along", () => {
  expect(names({})).toEqual({
    model: "built-in",
    voice: "built-in",
    music: "built-in",
    dictation: "browser",
    knowledge: "library",
    webSearch: "wikipedia",
    mail: "outbox",
    database: "embedded",
    files: "local",
  });
});

test("an operator's own server goes before a service whose key is there too", () => {
  const keys = { OPENAI_API_KEY: "key", ELEVENLABS_API_KEY: "other key" };
  expect(names(keys)).toMatchObject({ model: "openai", voice: "elevenlabs", webSearch: "openai" });
  const own = {
    LLM_BASE_URL: "http://127.0.0.1:11434/v1",
    LLM_MODEL: "small",
    SPEECH_BASE_URL: "http://127.0.0.1:8880/v1",
    SPEECH_MODEL: "clear",
  };
  expect(names({ ...keys, ...own })).toMatchObject({
    model: "server",
    voice: "server",
    music: "elevenlabs",
    webSearch: "wikipedia",
  });
  expect(runs(own).voice).toEqual({ by: "server", baseUrl: own.SPEECH_BASE_URL, model: "clear" });
});

test("who searches the web by itself does not where the operator has a search of their own", () => {
  const search = { SEARXNG_URL: "https://search.example" };
  expect(runs({ OPENAI_API_KEY: "key", ...search }).webSearch).toEqual({
    by: "searxng",
    url: "https://search.example",
  });
});
