import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { mailSignIn, startMailServer, startSilentServer } from "#server/testing/servers/mail-server.ts";
import { testMail } from "./test-mail.ts";

const to = "operator@example.test";
const settings = { MAIL_FROM: "calm@example.test", CONTACT_EMAIL: "hello@example.test", DATA_DIR: "./none" };
const trial = (url: string, timeoutMs?: number) => testMail({ ...settings, SMTP_URL: url }, to, timeoutMs);
const signedIn = (url: string, password: string) =>
  url.replace("smtp://", `smtp://${mailSignIn.user}:${encodeURIComponent(password)}@`);

/** An address where somebody listened until a moment ago. */
async function abandoned(): Promise<string> {
  using server = await startSilentServer();
  return server.url;
}

test("a trial message arrives, also at a server that asks for a sign-in", async () => {
  using server = await startMailServer({ authOptional: false });
  const { hasWorked, lines } = await trial(signedIn(server.url, mailSignIn.password));
  expect([hasWorked, lines[0]]).toEqual([
    true,
    "The mail server accepted a message from calm@example.test to operator@example.test.",
  ]);
  expect(server.arrived[0]).toMatchObject({ from: "calm@example.test", to: [to] });
  expect(server.arrived[0]?.raw).toContain("From: Stillpoint <calm@example.test>");
  expect(server.arrived[0]?.raw).toContain("Auto-Submitted: auto-generated");
});

test("a port where nobody listens is said", async () => {
  const url = await abandoned();
  const { hasWorked, lines } = await trial(url);
  expect(hasWorked).toBe(false);
  expect(lines[0]).toBe(`Nothing accepts connections at 127.0.0.1, port ${new URL(url).port}.`);
});

test("a name that is not known is said", async () => {
  const { lines } = await trial("smtp://mail.nowhere.invalid:25", 5000);
  expect(lines[0]).toBe("The name mail.nowhere.invalid is not known.");
});

test("a certificate that cannot be trusted is said", async () => {
  using server = await startMailServer({ disabledCommands: [] });
  expect((await trial(server.url)).lines[0]).toBe("The certificate of 127.0.0.1 cannot be trusted.");
});

test("TLS from the start at a port without it is said", async () => {
  using server = await startMailServer();
  const { lines } = await trial(server.url.replace("smtp:", "smtps:"));
  expect(lines[0]).toBe("An encrypted connection to 127.0.0.1 could not be set up.");
});

test("a wrong password is said and never printed, and neither is the right one", async () => {
  using server = await startMailServer();
  const wrong = await trial(signedIn(server.url, "wr0ng/word"));
  expect(wrong.lines[0]).toBe("The mail server does not accept the user name and password.");
  expect(wrong.lines.join(" ")).not.toMatch(/wr0ng/);
  using echoing = await startMailServer({
    onRcptTo: (_address, _session, done) => done(new Error(`not with ${mailSignIn.password}`)),
  });
  const echoed = await trial(signedIn(echoing.url, mailSignIn.password));
  expect(echoed.lines[1]).toContain("not with ***");
});

test("a server that wants a sign-in first is said", async () => {
  using server = await startMailServer({ authOptional: false });
  expect((await trial(server.url)).lines[0]).toBe("The mail server wants a user name and password first.");
});

test("a refused sender and a refused recipient are told apart, with the server's own words", async () => {
  const refuse: NonNullable<Parameters<typeof startMailServer>[0]>["onMailFrom"] = (
    _address,
    _session,
    done,
  ) => done(new Error("not from here"));
  using strict = await startMailServer({ onMailFrom: refuse });
  const sender = await trial(strict.url);
  expect(sender.lines[0]).toBe("The mail server does not accept the sender calm@example.test.");
  expect(sender.lines[1]).toContain("not from here");
  expect(sender.lines[2]).toContain("Set MAIL_FROM");
  using picky = await startMailServer({ onRcptTo: refuse });
  const recipient = await trial(picky.url);
  expect(recipient.lines[0]).toBe("The mail server does not accept the recipient operator@example.test.");
});

test("a refused message is said", async () => {
  using server = await startMailServer({
    onData: (stream, _session, done) => {
      stream.resume().on("end", () => done(new Error("looks like spam")));
    },
  });
  const { lines } = await trial(server.url);
  expect(lines[0]).toBe("The mail server took the addresses but not the message.");
  expect(lines[1]).toContain("looks like spam");
});

test("a server that never speaks, or stops speaking, is given up in time", async () => {
  using silent = await startSilentServer();
  using stuck = await startMailServer({ onRcptTo: () => {} });
  for (const { url } of [silent, stuck]) {
    expect((await trial(url, 400)).lines[0]).toMatch(
      /^The mail server at 127\.0\.0\.1, port \d+ did not answer/,
    );
  }
});

test("without a mail server the command says that mail reaches nobody, and keeps the message in the outbox", async () => {
  const folder = await mkdtemp(join(tmpdir(), "stillpoint-mail-"));
  const { hasWorked, lines } = await testMail({ ...settings, SMTP_URL: undefined, DATA_DIR: folder }, to);
  expect([hasWorked, lines[0]]).toEqual([false, expect.stringContaining("SMTP_URL is not set")]);
  expect(await readdir(join(folder, "outbox"))).toHaveLength(1);
});

test("the command itself prints the cause, ends with 1, and asks for an address when there is none", async () => {
  const run = async (...rest: string[]) => {
    const url = (await abandoned()).replace("smtp://", "smtp://app:s3cret@");
    const child = spawn(process.execPath, ["scripts/mail-test.ts", ...rest], {
      env: { PATH: process.env.PATH, SMTP_URL: url },
    });
    const [out, errors, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, "exit"),
    ]);
    return { printed: out + errors, code };
  };
  const failed = await run(to);
  expect(failed.printed).toMatch(/^Nothing accepts connections at 127\.0\.0\.1/);
  expect(failed.printed).not.toContain("s3cret");
  expect(failed.code).toBe(1);
  expect((await run()).printed).toBe("Say where to send it: npm run mail:test -- you@example.org\n");
});
