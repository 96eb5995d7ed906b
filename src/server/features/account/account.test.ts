import { afterAll, expect, test } from "vitest";
import { carriedBy, findEmail, findResetLink } from "#server/testing/find-email.ts";
import { errorCodeOf, goodPassword, type TestPerson } from "#server/testing/test-person.ts";
import { startTestServer } from "#server/testing/test-server.ts";

const server = await startTestServer();
afterAll(() => server.close());

const signUp = { fullName: "Ada Quiet", password: goodPassword, agreed: true as const };

async function resetLink(person: TestPerson): Promise<{ accessToken: string; refreshToken: string }> {
  await server.visitor().api.account.requestReset({ email: person.email });
  return findResetLink(server.services, person.email);
}

test("a sign-up signs in, agrees, and describes the session without the cookie's secret", async () => {
  const visitor = server.visitor();
  const answer = await visitor.api.account.signUp({ ...signUp, email: "ada@example.test" });
  expect(answer).toEqual({ signedIn: true, needsVerification: false });
  const { session, agreed } = await visitor.api.account.session();
  expect(agreed).toBe(true);
  expect(session).toMatchObject({
    refresh_token: "",
    token_type: "bearer",
    expires_in: 300,
    user: { email: "ada@example.test", full_name: "Ada Quiet", email_verified: false },
  });
});

test("the session's cookie is out of reach of scripts and of other sites", async () => {
  const response = await server.visitor().fetch("/api/auth/sign-up", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...signUp, email: "cookie@example.test" }),
  });
  expect(response.status).toBe(200);
  const line = response.headers.getSetCookie().find((each) => each.includes("session_token"));
  expect(line).toMatch(/HttpOnly/i);
  expect(line).toMatch(/SameSite=Lax/i);
});

test("an address can be registered once, however it is written, also by two at the same moment", async () => {
  const { email } = await server.person();
  const again = server.visitor().api.account.signUp({ ...signUp, email: email.toUpperCase() });
  expect(await errorCodeOf(again)).toBe("EMAIL_TAKEN");
  const both = await Promise.allSettled(
    [1, 2].map(() => server.visitor().api.account.signUp({ ...signUp, email: "twice@example.test" })),
  );
  const refused = both.filter((each) => each.status === "rejected");
  expect(refused).toHaveLength(1);
  expect(refused[0]?.reason).toMatchObject({ code: "EMAIL_TAKEN" });
});

test("a weak password is refused with what is missing, and no account is made", async () => {
  const weak = { ...signUp, email: "weak@example.test", password: "weak" };
  await expect(server.visitor().api.account.signUp(weak)).rejects.toMatchObject({
    code: "WEAK_PASSWORD",
    message: "Password must contain: at least 8 characters, one uppercase letter, one special character",
  });
  const ours = server.visitor().api.account.signUp({ ...weak, password: "Stillpoint-2026" });
  expect(await errorCodeOf(ours)).toBe("OWN_WORDS_PASSWORD");
  await server.visitor().api.account.signUp({ ...weak, password: goodPassword });
});

test("a sign-up without the agreement is refused", async () => {
  const response = await server.visitor().fetch("/api/auth/sign-up", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...signUp, email: "none@example.test", agreed: false }),
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    code: "INVALID_INPUT",
    message: "Please read and agree to the terms and disclaimer",
  });
});

test("a wrong password and an unknown address are refused alike; the right one signs in", async () => {
  const { email } = await server.person();
  const visitor = server.visitor();
  const refused = (address: string) =>
    errorCodeOf(visitor.api.account.signIn({ email: address, password: "Wrong-one-1" }));
  expect(await refused(email)).toBe("INVALID_CREDENTIALS");
  expect(await refused("nobody@example.test")).toBe("INVALID_CREDENTIALS");
  await visitor.api.account.signIn({ email, password: goodPassword });
  expect((await visitor.api.account.session()).session?.user.email).toBe(email);
});

test("signing out ends the session on the server, and its access token with it", async () => {
  const person = await server.person();
  const { session } = await person.api.account.session();
  const cookie = person.cookie();
  const asBearer = () =>
    server.visitor().fetch("/api/chats", { headers: { authorization: `Bearer ${session?.access_token}` } });
  const withOldCookie = () => server.visitor().fetch("/api/chats", { headers: { cookie } });
  expect((await asBearer()).status).toBe(200);
  expect((await withOldCookie()).status).toBe(200);
  await person.api.account.signOut();
  expect((await asBearer()).status).toBe(401);
  expect((await withOldCookie()).status).toBe(401);
  expect((await person.api.account.session()).session).toBeNull();
});

test("a reset link works once, needs both tokens, and ends the account's other sessions", async () => {
  const person = await server.person();
  const { accessToken, refreshToken } = await resetLink(person);
  const { resetPassword, signIn, session } = server.visitor().api.account;
  const password = "Other-water-8";
  const another = await resetLink(await server.person());
  const mismatched = resetPassword({ accessToken, refreshToken: another.refreshToken, password });
  expect(await errorCodeOf(mismatched)).toBe("RESET_LINK_INVALID");
  const weak = resetPassword({ accessToken, refreshToken, password: "weak" });
  expect(await errorCodeOf(weak)).toBe("WEAK_PASSWORD");
  const ours = resetPassword({ accessToken, refreshToken, password: "Stillpoint-2026" });
  expect(await errorCodeOf(ours)).toBe("OWN_WORDS_PASSWORD");
  await resetPassword({ accessToken, refreshToken, password });
  expect((await session()).session?.user.email).toBe(person.email);
  expect((await person.api.account.session()).session).toBeNull();
  expect(await errorCodeOf(resetPassword({ accessToken, refreshToken, password }))).toBe(
    "RESET_LINK_INVALID",
  );
  expect(await errorCodeOf(signIn({ email: person.email, password: goodPassword }))).toBe(
    "INVALID_CREDENTIALS",
  );
  await signIn({ email: person.email, password });
});

test("asking for a reset tells nobody whether an address has an account", async () => {
  const { email } = await server.person();
  const { requestReset } = server.visitor().api.account;
  expect(await requestReset({ email })).toEqual(await requestReset({ email: "nobody@example.test" }));
});

test("the verification link of the outbox confirms the address; a made-up one does not", async () => {
  const person = await server.person();
  const link = await findEmail(server.services, person.email, /Confirm/);
  expect(link.origin + link.pathname).toBe(`${server.services.env.publicUrl}/`);
  const { verifyEmail } = server.visitor().api.account;
  expect(await errorCodeOf(verifyEmail({ token: "made-up" }))).toBe("VERIFICATION_LINK_INVALID");
  await verifyEmail({ token: carriedBy(link).get("verification_token") ?? "" });
  expect((await person.api.account.session()).session?.user.email_verified).toBe(true);
});

test("a call from another site is refused although the cookie came along", async () => {
  const person = await server.person();
  const headers = { cookie: person.cookie(), origin: "https://elsewhere.example" };
  const request = new Request(`${server.services.env.publicUrl}/api/auth/sign-out`, {
    method: "POST",
    headers,
  });
  const response = await server.fetch(request);
  expect(response.status).toBe(403);
  expect((await person.api.account.session()).session).not.toBeNull();
});

test("a missing session, wrong credentials, a weak password and a token that is none are each told apart", async () => {
  const visitor = server.visitor();
  await expect(visitor.api.chat.sessions()).rejects.toMatchObject({
    code: "SIGNED_OUT",
    status: 401,
    message: "Your session has ended. Please sign in again.",
  });
  const wrong = visitor.api.account.signIn({ email: "nobody@example.test", password: goodPassword });
  await expect(wrong).rejects.toMatchObject({
    code: "INVALID_CREDENTIALS",
    message: "Invalid email or password",
  });
  const weak = visitor.api.account.signUp({ ...signUp, email: "weaker@example.test", password: "weak" });
  expect(await errorCodeOf(weak)).toBe("WEAK_PASSWORD");
  const authorization = "Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.";
  const forged = await visitor.fetch("/api/chats", { headers: { authorization } });
  expect([forged.status, await forged.json()]).toMatchObject([401, { code: "SIGNED_OUT" }]);
});

test("a name keeps all but what no database can keep; tokens with such characters are refused plainly", async () => {
  const visitor = server.visitor();
  await visitor.api.account.signUp({ ...signUp, fullName: "A\0da \0", email: "nul@example.test" });
  const { session } = await visitor.api.account.session();
  expect(session?.user.full_name).toBe("Ada");
  const nothing = { ...signUp, fullName: " \0 ", email: "nobody@example.test" };
  expect(await errorCodeOf(server.visitor().api.account.signUp(nothing))).toBe("INVALID_INPUT");
  const reset = { accessToken: "a\0", refreshToken: "b\0", password: goodPassword };
  expect(await errorCodeOf(visitor.api.account.resetPassword(reset))).toBe("RESET_LINK_INVALID");
  const nulPassword = { email: "nul@example.test", password: "Wrong\0word-7!" };
  expect(await errorCodeOf(visitor.api.account.signIn(nulPassword))).toBe("INVALID_CREDENTIALS");
});
