import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isDevelopmentOnly } from "#server/http/protection/development-door.ts";
import { readEnv } from "./env.ts";

const noFile = "/nonexistent/.env";

test("nothing configured gives a loopback server in ./data", () => {
  const env = readEnv({}, noFile);
  expect(env).toMatchObject({
    HOST: "127.0.0.1",
    PORT: 3000,
    DATA_DIR: "./data",
    publicUrl: "http://localhost:3000",
  });
});

test("a wrong value stops the start and names the variable", () => {
  expect(() => readEnv({ PORT: "soon" }, noFile)).toThrow("PORT must be a port number such as 3000.");
});

test("a misspelt name under one of our prefixes stops the start and names the right one", () => {
  expect(() => readEnv({ SMTP_URI: "smtp://localhost" }, noFile)).toThrow(
    "SMTP_URI is not a setting. Did you mean SMTP_URL?",
  );
});

test("an unknown name in .env stops the start", () => {
  const file = join(mkdtempSync(join(tmpdir(), "env-")), ".env");
  writeFileSync(file, "COLOUR=blue\n");
  expect(() => readEnv({}, file)).toThrow("COLOUR is not a setting.");
});

test("a name of somebody else's in the process's environment is left alone", () => {
  expect(() => readEnv({ COLOUR: "blue" }, noFile)).not.toThrow();
});

test("a host that lets others in needs a public address", () => {
  expect(() => readEnv({ HOST: "0.0.0.0" }, noFile)).toThrow("PUBLIC_URL is missing.");
});

test("rate limits cannot be switched off where others can reach the server", () => {
  const open = { RATE_LIMITS: "off", HOST: "0.0.0.0", PUBLIC_URL: "https://calm.example" };
  expect(() => readEnv(open, noFile)).toThrow("RATE_LIMITS can be off only on a loopback HOST");
  expect(() => readEnv({ RATE_LIMITS: "off", TRUSTED_PROXIES: "10.0.0.1" }, noFile)).toThrow("RATE_LIMITS");
});

test("a short session secret is refused", () => {
  expect(() => readEnv({ SESSION_SECRET: "short" }, noFile)).toThrow(
    "SESSION_SECRET must have at least 32 characters",
  );
});

test("an empty value counts as not set", () => {
  expect(readEnv({ OPENAI_API_KEY: "" }, noFile).OPENAI_API_KEY).toBeUndefined();
});

test("only loopback host, loopback address and no proxy make a development server", () => {
  expect(
    isDevelopmentOnly({ HOST: "127.0.0.1", publicUrl: "http://localhost:3000", TRUSTED_PROXIES: undefined }),
  ).toBe(true);
  expect(
    isDevelopmentOnly({ HOST: "127.0.0.1", publicUrl: "https://calm.example", TRUSTED_PROXIES: undefined }),
  ).toBe(false);
});

const storage = { S3_BUCKET: "recordings", S3_ACCESS_KEY_ID: "key", S3_SECRET_ACCESS_KEY: "secret" };

test("S3 storage is set up as a whole or not at all, and what is missing is named", () => {
  expect(readEnv(storage, noFile)).toMatchObject(storage);
  expect(() => readEnv({ S3_BUCKET: "recordings" }, noFile)).toThrow(
    "S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are missing. S3 storage needs",
  );
  expect(() => readEnv({ ...storage, S3_BUCKET: "" }, noFile)).toThrow("S3_BUCKET is missing.");
  expect(() => readEnv({ S3_REGION: "eu-central-1" }, noFile)).toThrow("are missing.");
});

test("an S3 setting of the wrong form stops the start, and no secret is repeated", () => {
  const read = (more: object) => () => readEnv({ ...storage, ...more }, noFile);
  expect(read({ S3_BUCKET: "my/bucket" })).toThrow("S3_BUCKET must be the name of a bucket");
  expect(read({ S3_REGION: "eu central" })).toThrow("S3_REGION must be the name of a region");
  expect(read({ S3_ENDPOINT: "s3.example.org" })).toThrow("S3_ENDPOINT must be an http or https address.");
  const within = read({ S3_ENDPOINT: "https://key:hidden@s3.example.org" });
  expect(within).toThrow("S3_ENDPOINT holds more than an address.");
  expect(within).not.toThrow("hidden");
});

test("a trusted proxy that is no address, or that is everybody, stops the start", () => {
  expect(() => readEnv({ TRUSTED_PROXIES: "10.0.0.1, proxy" }, noFile)).toThrow(
    'TRUSTED_PROXIES has "proxy".',
  );
  expect(() => readEnv({ TRUSTED_PROXIES: "0.0.0.0/0" }, noFile)).toThrow("TRUSTED_PROXIES");
});

test("a mail password that is not percent-encoded stops the start and is not repeated", () => {
  const read = () => readEnv({ SMTP_URL: "smtp://app:50%secret@mail.example" }, noFile);
  expect(read).toThrow("SMTP_URL has a % that is no percent-encoding");
  expect(read).not.toThrow("secret");
});

const local = { LLM_BASE_URL: "http://localhost:11434/v1", LLM_MODEL: "llama3.2" };

test("how a model is asked can be set, and times have a default", () => {
  const env = readEnv(
    {
      ...local,
      LLM_CONTEXT_TOKENS: "8192",
      LLM_TOKENS_PER_PERSON_PER_DAY: "200000",
      LLM_TEMPERATURE: "0.4",
      LLM_PARAMETERS: '{"top_p":0.9,"user":null}',
    },
    noFile,
  );
  expect(env).toMatchObject({
    LLM_CONTEXT_TOKENS: 8192,
    LLM_TOKENS_PER_PERSON_PER_DAY: 200_000,
    LLM_TEMPERATURE: 0.4,
    LLM_PARAMETERS: { top_p: 0.9, user: null },
    LLM_FIRST_TOKEN_SECONDS: 60,
    LLM_REPLY_SECONDS: 120,
  });
});

test.each([
  [{ DATABASE_POOL: "0" }, "DATABASE_POOL must be a whole number from 1 to 500, such as 20"],
  [{ LOG_LEVEL: "loud" }, "LOG_LEVEL must be fatal, error, warn, info or debug"],
  [{ METRICS_TOKEN: "short" }, "METRICS_TOKEN must have at least 16 characters"],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: "collector:4318" }, "OTEL_EXPORTER_OTLP_ENDPOINT must be an http"],
  [{ OTEL_EXPORTER_OTLP_HEADERS: "secret" }, "OTEL_EXPORTER_OTLP_HEADERS must be names and values such as"],
  [{ LLM_CONTEXT_TOKENS: "many" }, "LLM_CONTEXT_TOKENS must be a whole number from 2048"],
  [{ LLM_MAX_TOKENS: "1.5" }, "LLM_MAX_TOKENS must be a whole number from 64"],
  [
    { LLM_TOKENS_PER_PERSON_PER_DAY: "0" },
    "LLM_TOKENS_PER_PERSON_PER_DAY must be a whole number from 1 to 1000000000, such as 200000",
  ],
  [{ LLM_REASONING_EFFORT: "high" }, "LLM_REASONING_EFFORT must be on or off"],
  [{ LLM_TEMPERATURE: "3" }, "LLM_TEMPERATURE must be a number from 0 to 2"],
  [{ LLM_PARAMETERS: "top_p=1" }, "LLM_PARAMETERS must be a JSON object"],
  [{ LLM_FALLBACK_MODEL: "other" }, "LLM_FALLBACK_BASE_URL is missing"],
])("%j stops the start with what would be right", (wrong, sentence) => {
  expect(() => readEnv({ ...local, ...wrong }, noFile)).toThrow(sentence);
});

test("seconds of speech are capped where a service speaks, and nowhere else", () => {
  const seconds = { SPEECH_SECONDS_PER_PERSON_PER_DAY: "1800" };
  expect(readEnv({ ...seconds, ELEVENLABS_API_KEY: "k" }, noFile)).toMatchObject({
    SPEECH_SECONDS_PER_PERSON_PER_DAY: 1800,
  });
  expect(() => readEnv(seconds, noFile)).toThrow(
    "needs SPEECH_BASE_URL, ELEVENLABS_API_KEY or OPENAI_API_KEY",
  );
  const halves = { ELEVENLABS_API_KEY: "k", SPEECH_SECONDS_PER_PERSON_PER_DAY: "0.5" };
  expect(() => readEnv(halves, noFile)).toThrow("must be a whole number from 1 to 86400, such as 1800");
});

test("a setting for a model stops the start where there is no model", () => {
  expect(() => readEnv({ LLM_TEMPERATURE: "0.4" }, noFile)).toThrow("LLM_TEMPERATURE needs a model.");
  expect(() => readEnv({ LLM_TOKENS_PER_PERSON_PER_DAY: "500" }, noFile)).toThrow("needs a model.");
  const effort = { LLM_REASONING_EFFORT: "on", OPENAI_API_KEY: "k" };
  expect(() => readEnv(effort, noFile)).toThrow("LLM_REASONING_EFFORT is for a server of LLM_BASE_URL");
});

test("a speech server needs its address and its model, and its voices are named by ours", () => {
  const server = { SPEECH_BASE_URL: "http://127.0.0.1:8880/v1", SPEECH_MODEL: "kokoro" };
  expect(
    readEnv({ ...server, SPEECH_VOICES: "aria=af_heart, Rowan = am_adam(2)+am_eric(1)" }, noFile),
  ).toMatchObject({
    SPEECH_VOICES: { Aria: "af_heart", Rowan: "am_adam(2)+am_eric(1)" },
  });
  expect(readEnv({ ...server, SPEECH_LANGUAGES: "en, DE" }, noFile).SPEECH_LANGUAGES).toEqual(["en", "de"]);
  expect(() => readEnv({ SPEECH_BASE_URL: server.SPEECH_BASE_URL }, noFile)).toThrow(
    "SPEECH_MODEL is missing",
  );
  expect(() => readEnv({ SPEECH_VOICES: "Aria=a" }, noFile)).toThrow("SPEECH_VOICES needs SPEECH_BASE_URL");
  expect(() => readEnv({ ...server, SPEECH_VOICES: "Bob=a" }, noFile)).toThrow(
    "SPEECH_VOICES must name voices of ours (Aria, Rowan, Sol, Wren)",
  );
  expect(() => readEnv({ ...server, SPEECH_LANGUAGES: "english" }, noFile)).toThrow(
    "SPEECH_LANGUAGES must be codes",
  );
  expect(() => readEnv({ SPEECH_URL: "x" }, noFile)).toThrow("SPEECH_URL is not a setting.");
});

test("a transcription server needs its address and its model", () => {
  const address = { TRANSCRIPTION_BASE_URL: "http://127.0.0.1:8000/v1" };
  expect(() => readEnv(address, noFile)).toThrow("TRANSCRIPTION_MODEL is missing");
  expect(readEnv({ ...address, TRANSCRIPTION_MODEL: "whisper-1" }, noFile).TRANSCRIPTION_MODEL).toBe(
    "whisper-1",
  );
  const cap = { TRANSCRIPTION_SECONDS_PER_PERSON_PER_DAY: "600" };
  expect(() => readEnv(cap, noFile)).toThrow("needs TRANSCRIPTION_BASE_URL");
});

test("a provider of identities needs all three settings, and an address nobody can stand before", () => {
  const whole = { OIDC_ISSUER: "https://id.example.org", OIDC_CLIENT_ID: "a", OIDC_CLIENT_SECRET: "b" };
  expect(readEnv(whole, noFile).OIDC_NAME).toBe("your organisation");
  for (const name of ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"])
    expect(() => readEnv({ ...whole, [name]: "" }, noFile), name).toThrow(`${name} is missing.`);
  const open = { ...whole, OIDC_ISSUER: "http://id.example.org" };
  expect(() => readEnv(open, noFile)).toThrow("OIDC_ISSUER has to begin with https://");
  expect(readEnv({ ...open, INTERNAL_HOSTS: "id.example.org" }, noFile).OIDC_ISSUER).toBe(open.OIDC_ISSUER);
});
