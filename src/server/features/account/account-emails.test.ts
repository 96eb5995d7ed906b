import { afterAll, expect, test, vi } from "vitest";
import { patiently } from "#scripts/patience.ts";
import { carriedBy } from "#server/testing/find-email.ts";
import {
  type ArrivedMail,
  type MailServer,
  readable,
  startMailServer,
  startSilentServer,
} from "#server/testing/servers/mail-server.ts";
import { errorCodeOf, goodPassword } from "#server/testing/test-person.ts";
import { invitationWhereWorkIsAsked, startTestServer } from "#server/testing/test-server.ts";

const publicUrl = "https://calm.example";
const settings = (url: string) => ({
  SMTP_URL: url,
  MAIL_FROM: "calm@calm.example",
  PUBLIC_URL: publicUrl,
  RATE_LIMITS: "on",
});

let isDown = false;
const mail = await startMailServer({
  onRcptTo: (_address, _session, done) => done(isDown ? new Error("come back later") : null),
});
const server = await startTestServer(settings(mail.url));
afterAll(async () => {
  await server.close();
  mail[Symbol.dispose]();
});

const signUp = {
  fullName: "Ada Quiet",
  password: goodPassword,
  agreed: true as const,
  ...(await invitationWhereWorkIsAsked(server.services)),
};

async function arrived(to: string, from: MailServer = mail): Promise<ArrivedMail> {
  return vi.waitFor(() => {
    const found = from.arrived.findLast((each) => each.to.includes(to));
    if (!found) throw new Error(`nothing arrived for ${to}`);
    return found;
  }, patiently);
}

async function linkTo(email: string): Promise<URL> {
  return new URL(/https?:\S+/.exec(readable(await arrived(email)))?.[0] ?? "none");
}

test("a sign-up is followed by an e-mail with a link to the site's root, which opens the account", async () => {
  const { account } = server.visitor("198.51.100.1").api;
  const email = "ada@example.test";
  expect(await account.signUp({ ...signUp, email })).toEqual({ signedIn: false, needsVerification: true });
  const { raw, from, to } = await arrived(email);
  expect([from, to]).toEqual(["calm@calm.example", [email]]);
  expect(raw).toContain("Subject: Confirm your email address for Stillpoint");
  expect(raw).toContain("Content-Type: text/plain");
  expect(raw).toContain("Content-Type: text/html");
  const link = await linkTo(email);
  expect(link.origin + link.pathname).toBe(`${publicUrl}/`);
  expect(link.search).toBe("");
  expect(await errorCodeOf(account.signIn({ email, password: goodPassword }))).toBe("EMAIL_NOT_VERIFIED");
  await account.verifyEmail({ token: carriedBy(link).get("verification_token") ?? "" });
  await account.signIn({ email, password: goodPassword });
});

test("a reset e-mail links to the site's reset page with both tokens", async () => {
  const { account } = server.visitor("198.51.100.2").api;
  const email = "reset@example.test";
  await account.signUp({ ...signUp, email });
  const { raw: first } = await arrived(email);
  await account.requestReset({ email });
  await vi.waitFor(async () => expect((await arrived(email)).raw).not.toBe(first), patiently);
  const link = await linkTo(email);
  expect(link.origin + link.pathname).toBe(`${publicUrl}/reset-password`);
  expect([...carriedBy(link).keys()]).toEqual(["access_token", "refresh_token"]);
  expect(link.search).toBe("");
});

test("links are built from PUBLIC_URL, whatever host the request names", async () => {
  const email = "host@example.test";
  const request = new Request("http://evil.example/api/auth/sign-up", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      origin: publicUrl,
      host: "evil.example",
      "x-forwarded-host": "evil.example",
      forwarded: "host=evil.example",
    },
    body: JSON.stringify({
      ...signUp,
      email,
      callbackURL: "https://evil.example",
      redirectTo: "//evil.example",
    }),
  });
  expect((await server.fetch(request, "198.51.100.3")).status).toBe(200);
  expect(readable(await arrived(email))).not.toContain("evil");
  expect((await linkTo(email)).origin).toBe(publicUrl);
});

test("line breaks in a name or an address cannot add a header or a recipient", async () => {
  const { account } = server.visitor("198.51.100.4").api;
  const email = "crlf@example.test";
  const inject = "\r\nBcc: victim@example.test\r\nSubject: Free money\r\n\r\n";
  await account.signUp({ ...signUp, email, fullName: `Eve${inject}` });
  const { raw, to } = await arrived(email);
  expect(to).toEqual([email]);
  const [head = ""] = raw.split("\r\n\r\n");
  expect(head).not.toMatch(/^bcc:/im);
  expect(head.match(/^subject:/gim)).toHaveLength(1);
  for (const address of [`a@example.test${inject}`, "a@example.test,b@example.test", "<a@example.test>"])
    expect(await errorCodeOf(account.signUp({ ...signUp, email: address }))).toBe("INVALID_INPUT");
});

test("what a mail scanner does with a link, following it, uses nothing up", async () => {
  const visitor = server.visitor("198.51.100.5");
  const email = "scanned@example.test";
  await visitor.api.account.signUp({ ...signUp, email });
  const link = await linkTo(email);
  const token = carriedBy(link).get("verification_token") ?? "";
  for (const method of ["GET", "HEAD"])
    for (const path of [
      link.pathname + link.search,
      `/api/auth/verify-email?token=${token}`,
      `/api/rpc/account/verifyEmail?data=${encodeURIComponent(JSON.stringify({ json: { token } }))}`,
    ])
      await server.visitor("203.0.113.1").fetch(path, { method });
  const { signIn, verifyEmail } = visitor.api.account;
  expect(await errorCodeOf(signIn({ email, password: goodPassword }))).toBe("EMAIL_NOT_VERIFIED");
  await verifyEmail({ token });
});

test("when mail fails at a sign-up the account is there, and its owner gets an e-mail by asking again", async () => {
  const { account } = server.visitor("198.51.100.6").api;
  const email = "later@example.test";
  isDown = true;
  expect(await account.signUp({ ...signUp, email })).toMatchObject({ needsVerification: true });
  expect(await account.resendVerification({ email })).toEqual({ sent: true });
  isDown = false;
  expect(await account.resendVerification({ email })).toEqual({ sent: true });
  const token = carriedBy(await linkTo(email)).get("verification_token") ?? "";
  await account.verifyEmail({ token });
  await account.signIn({ email, password: goodPassword });
});

test("asking again is answered alike for everybody, and sends an e-mail only where one is due", async () => {
  const { account } = server.visitor("198.51.100.7").api;
  const email = "done@example.test";
  await account.signUp({ ...signUp, email });
  const token = carriedBy(await linkTo(email)).get("verification_token") ?? "";
  await account.verifyEmail({ token });
  const before = mail.arrived.length;
  for (const asked of [email, "nobody@example.test"])
    expect(await account.resendVerification({ email: asked })).toEqual({ sent: true });
  await account.signUp({ ...signUp, email: "marker@example.test" });
  await arrived("marker@example.test");
  expect(mail.arrived).toHaveLength(before + 1);
});

test("a mail server that hangs keeps nobody waiting", async () => {
  using silent = await startSilentServer();
  const slow = await startTestServer(settings(silent.url));
  // A server that is waited for never answers: the test would not come to its end.
  const own = await invitationWhereWorkIsAsked(slow.services);
  await slow.visitor().api.account.signUp({ ...signUp, ...own, email: "soon@example.test" });
  await slow.visitor().api.account.requestReset({ email: "soon@example.test" });
  await slow.close();
});
