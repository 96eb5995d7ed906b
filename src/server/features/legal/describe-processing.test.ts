import { expect, test } from "vitest";
import { readEnv } from "#server/settings/env.ts";
import { describeDataProcessing } from "./describe-processing.ts";

const of = (environment: Record<string, string>) =>
  describeDataProcessing(readEnv(environment, "/no/such/file"));

test("what is done with data follows the settings: whose model answers, who carries e-mails, and the contact address", () => {
  expect(of({ OPENAI_API_KEY: "k" })).toMatchObject({ model: "openai", webSearch: "openai" });
  const local = { LLM_BASE_URL: "http://127.0.0.1:11434/v1", LLM_MODEL: "small" };
  expect(of({ ...local, OPENAI_API_KEY: "k" })).toMatchObject({
    model: "own-server",
    webSearch: "wikipedia",
  });
  expect(of({ ...local, LLM_BASE_URL: "https://models.example/v1" })).toMatchObject({
    model: "other-server",
  });
  expect(
    of({
      CONTACT_EMAIL: "care@example.org",
      SMTP_URL: "smtp://mail.example",
      DATABASE_URL: "postgres://db.example/still",
      LEAKED_PASSWORD_CHECK: "on",
    }),
  ).toMatchObject({
    contactEmail: "care@example.org",
    mail: "smtp",
    database: "postgres",
    checksLeakedPasswords: true,
  });
});
