import { connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createOutgoing } from "#server/providers/outgoing/create-outgoing.ts";
import { type OddAnswer, startOddServer } from "#server/testing/servers/odd-server.ts";
import { createPageReader } from "./read-page.ts";

const text = "A page about breathing that is long enough to be taken for a paragraph.";
const page: OddAnswer = { text: `<main><p>${text}</p></main>`, type: "text/html; charset=utf-8" };

/** A site as the public one `pages.example`, with what it answers to robots.txt and to a page. */
async function site(robots: OddAnswer, answered: OddAnswer = page) {
  const server = await startOddServer();
  onTestFinished(() => server.close());
  server.answer((path) => (path === "/robots.txt" ? robots : answered));
  const outgoing = createOutgoing({
    resolve: async () => ["93.184.216.34"],
    dial: () => connect(server.port, "127.0.0.1"),
  });
  const read = createPageReader(outgoing, new AbortController().signal);
  return { read, server };
}

const rules = (lines: string): OddAnswer => ({ text: lines, type: "text/plain" });

test("a page is read where the site's rules allow it, and the rules are asked for once", async () => {
  const { read, server } = await site(rules("User-agent: *\nDisallow: /private"));
  expect(await read("http://pages.example/one")).toEqual({ text: text });
  expect(await read("http://pages.example/two")).toEqual({ text: text });
  expect(await read("http://pages.example/private/three")).toEqual({});
  expect(server.requests.map(({ path }) => path)).toEqual(["/robots.txt", "/one", "/two"]);
});

test("a site that wants no programs, or us by name, or whose rules cannot be had, is not read", async () => {
  for (const robots of [
    rules("User-agent: *\nDisallow: /"),
    rules("User-agent: Stillpoint\nDisallow: /"),
    { text: "", status: 500 },
    { text: "", status: 429 },
  ]) {
    const { read } = await site(robots);
    expect(await read("http://pages.example/one")).toEqual({});
  }
});

test("without rules a page may be read, and plain text is taken as it is", async () => {
  const { read } = await site({ text: "", status: 404 }, { text: "plain", type: "text/plain" });
  expect(await read("http://pages.example/one")).toEqual({ text: "plain" });
});

test("what is no page, fails or leads inside gives nothing and throws nothing", async () => {
  const none = { text: "", status: 404 };
  const { read } = await site(none, { text: "%PDF", type: "application/pdf" });
  expect(await read("http://pages.example/one")).toEqual({});
  const failing = await site(none, { text: "", status: 500 });
  expect(await failing.read("http://pages.example/one")).toEqual({});
  for (const inside of ["http://127.0.0.1/", "http://169.254.169.254/latest", "file:///etc/passwd"])
    expect(await failing.read(inside)).toEqual({ isForbidden: true });
  expect(await failing.read("nonsense")).toEqual({});
});
