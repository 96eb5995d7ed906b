import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readEnv } from "./env.ts";
import { isDevelopmentOnly } from "./http/development-door.ts";

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

test("a setting for something this version cannot do yet stops the start instead of being ignored", () => {
  expect(() => readEnv({ S3_BUCKET: "recordings" }, noFile)).toThrow("S3_BUCKET is not supported");
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
