import { expect, test } from "vitest";
import { accessTokenSeconds, readAccessToken, signAccessToken } from "./access-token.ts";

const secret = "a secret that is long enough for this test";
const sessionId = "5b0f6d54-7a0c-4c53-9a41-0d8c6f6d9a10";
const now = Date.UTC(2026, 0, 1);

test("a fresh token names its session", () => {
  expect(readAccessToken(secret, signAccessToken(secret, sessionId, now).token, now)).toBe(sessionId);
});

test("a token is no good after five minutes", () => {
  const { token } = signAccessToken(secret, sessionId, now);
  expect(readAccessToken(secret, token, now + accessTokenSeconds * 1000)).toBeUndefined();
});

test("a token with another session or a later end written into it is refused", () => {
  const { token } = signAccessToken(secret, sessionId, now);
  const [id, expires, signed] = token.split(".");
  expect(readAccessToken(secret, `x${id}.${expires}.${signed}`, now)).toBeUndefined();
  expect(readAccessToken(secret, `${id}.${Number(expires) + 60}.${signed}`, now)).toBeUndefined();
});

test("a token signed with another secret is refused", () => {
  const { token } = signAccessToken("another secret that is long enough too", sessionId, now);
  expect(readAccessToken(secret, token, now)).toBeUndefined();
});
