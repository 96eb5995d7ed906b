import { expect, test } from "vitest";
import type { DataProcessing } from "#shared/account/legal.ts";
import { healthSections } from "./health-sections.ts";
import { privacySections } from "./privacy-sections.ts";
import { whereKept, whoSees } from "./who-sees.ts";

const nothingConfigured: DataProcessing = {
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
};
const outside = /OpenAI|ElevenLabs|another server/;

test("where nothing is configured the policies name no other company but the search that a person turns on", () => {
  const said = whoSees(nothingConfigured).join(" ");
  expect(said).toMatch(/built-in guide/);
  expect(said).toMatch(/a few keywords taken from your message, never the message itself/);
  expect(said).not.toMatch(outside);
});

test("each provider that is configured is said to see what it sees", () => {
  const said = (changes: Partial<DataProcessing>) => whoSees({ ...nothingConfigured, ...changes }).join(" ");
  expect(said({ model: "openai" })).toMatch(/conversation is sent there/);
  expect(said({ model: "other-server" })).toMatch(/another server that the operator chose/);
  expect(said({ model: "own-server" })).toMatch(/same machine/);
  expect(said({ voice: "elevenlabs" })).toMatch(/text of a narration/);
  expect(said({ voice: "openai" })).toMatch(/voice is made by OpenAI/);
  expect(said({ voice: "other-server" })).toMatch(/voice is made by another server/);
  expect(said({ music: "elevenlabs" })).toMatch(/Music is made by ElevenLabs/);
  expect(said({ mail: "smtp" })).toMatch(/mail service the operator chose/);
  expect(said({ checksLeakedPasswords: true })).toMatch(/first five characters of its hash/);
  expect(whereKept({ ...nothingConfigured, database: "postgres", files: "s3" })).toMatch(
    /PostgreSQL.*private storage/,
  );
});

test("the policy says where the sound of dictation goes", () => {
  const said = (dictation: DataProcessing["dictation"]) =>
    JSON.stringify(privacySections({ ...nothingConfigured, dictation }));
  expect(said("browser")).toContain("your browser's own speech recogniser listens");
  expect(said("own-server")).toContain("turns it into text on its own machine");
  expect(said("other-server")).toContain("to a speech service that the operator chose");
});

test("both policies promise 30 days to come back, 90 days for chats and 24 hours for security", () => {
  for (const sections of [privacySections(nothingConfigured), healthSections(nothingConfigured)]) {
    const text = JSON.stringify(sections);
    for (const promise of ["30 days", "90 days", "24 hours", "anonymised"]) expect(text).toContain(promise);
  }
});
