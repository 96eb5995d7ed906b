import { connect } from "node:net";
import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { createOutgoing } from "#server/providers/outgoing/create-outgoing.ts";
import { misbehaviours, type OddServer, startOddServer } from "#server/testing/servers/odd-server.ts";
import { searchWords } from "./search-words.ts";
import { createSearxng } from "./searxng.ts";
import type { WebSearch } from "./web-search.ts";
import { createWikipedia } from "./wikipedia.ts";

interface Page {
  title: string;
  url: string;
  text: string;
}

/** What stands behind the port, each with its service's own form of the same pages. */
const adapters = [
  {
    name: "Wikipedia",
    create: (url: string) =>
      createWikipedia(outgoing, { baseUrl: url, contact: "operator@stillpoint.example" }),
    form: (pages: Page[]) => ({
      batchcomplete: true,
      query: {
        pages: pages.map(({ title, url, text }, at) => ({
          pageid: at,
          ns: 0,
          title,
          index: at + 1,
          extract: text,
          canonicalurl: url,
          fullurl: url,
        })),
      },
    }),
    nothing: { batchcomplete: true },
  },
  {
    name: "SearXNG",
    create: (url: string) => createSearxng(outgoing, { baseUrl: url }),
    form: (pages: Page[]) => ({
      query: "q",
      results: pages.map(({ title, url, text }) => ({ title, url, content: text, engine: "some" })),
    }),
    nothing: { results: [] },
  },
];
/** Pages of the web are public and away; one name leads inside. */
const outgoing = createOutgoing({
  internalHosts: ["127.0.0.1"],
  resolve: async (name) => [name === "inside.example" ? "10.0.0.1" : "93.184.216.34"],
  dial: (host, port) => (host === "127.0.0.1" ? connect(port, host) : connect(9, "127.0.0.1")),
});
const signal = new AbortController().signal;
const breath: Page = {
  title: "Breathing",
  url: "https://en.wikipedia.org/wiki/Breathing",
  text: "Breathing is the rhythmical process of moving air into and out of the lungs.",
};

async function started({
  create,
}: (typeof adapters)[number]): Promise<{ server: OddServer; search: WebSearch }> {
  const server = await startOddServer();
  onTestFinished(() => server.close());
  return { server, search: create(server.url) };
}

test.each(adapters)("$name: pages are found, each with its title, text and address", async (adapter) => {
  const { server, search } = await started(adapter);
  server.answer(() => ({ text: JSON.stringify(adapter.form([breath])) }));
  expect(await search.search({ keywords: ["breath", "calm mind"], signal })).toEqual([breath]);
  expect(decodeURIComponent(server.requests[0]?.path ?? "")).toMatch(/breath.*calm/);
  expect(search.label).toBe(adapter.name);
});

test.each(adapters)("$name: no page is no failure, and without keywords nobody is asked", async (adapter) => {
  const { server, search } = await started(adapter);
  server.answer(() => ({ text: JSON.stringify(adapter.nothing) }));
  expect(await search.search({ keywords: ["qqq"], signal })).toEqual([]);
  expect(await search.search({ keywords: ['"', ":"], signal })).toEqual([]);
  expect(server.requests).toHaveLength(1);
});

test.each(adapters)(
  "$name: addresses nobody should open, empty texts and twins are left out",
  async (adapter) => {
    const { server, search } = await started(adapter);
    const odd = [
      "javascript:alert(1)",
      "data:text/html,x",
      "file:///etc/passwd",
      "nonsense",
      `https://a.example/${"x".repeat(3000)}`,
    ];
    const pages = [
      ...odd.map((url) => ({ ...breath, url })),
      ...[breath, breath, { ...breath, url: "https://two.example/", text: " \0 " }],
      { title: "\u202e\n", url: "https://three.example/", text: "word ".repeat(5000) },
    ];
    server.answer(() => ({ text: JSON.stringify(adapter.form(pages)) }));
    const found = await search.search({ keywords: ["breath"], signal });
    expect(found.map(({ url, title }) => [url, title])).toEqual([
      [breath.url, breath.title],
      ["https://three.example/", "https://three.example/"],
    ]);
    expect(found[1]?.text.length).toBeLessThanOrEqual(1501);
  },
);

test.each(adapters)(
  "$name: a service that misbehaves ends in an error and within its time",
  async (adapter) => {
    for (const behaviour of misbehaviours.filter((one) => one !== "hangs" && one !== "drips")) {
      const { server, search } = await started(adapter);
      server.behave(behaviour);
      await expect(search.search({ keywords: ["breath"], signal }), behaviour).rejects.toThrow();
    }
    for (const text of ["", "<html>", "[]", '{"query":{"pages":7},"results":7}']) {
      const { server, search } = await started(adapter);
      server.answer(() => ({ text }));
      await expect(search.search({ keywords: ["breath"], signal }), text).rejects.toThrow();
    }
  },
);

test.each(adapters)("$name: whoever asked can stop while the service hangs", async (adapter) => {
  const { server, search } = await started(adapter);
  server.behave("hangs");
  const stop = new AbortController();
  const asked = search.search({ keywords: ["breath"], signal: stop.signal });
  setTimeout(() => stop.abort(new Error("stopped")), 30);
  await expect(asked).rejects.toThrow("stopped");
});

test("a page that leads inside is not offered, and neither is one that nobody looked at", async () => {
  const server = await startOddServer();
  onTestFinished(() => server.close());
  const urls = [
    "http://127.0.0.1/admin",
    "http://inside.example/",
    "https://one.example/",
    "http://10.0.0.1/",
  ];
  const results = urls.map((url) => ({ title: "t", url, content: "An excerpt of a page." }));
  server.answer(() => ({ text: JSON.stringify({ query: "q", results }) }));
  const found = await createSearxng(outgoing, { baseUrl: server.url }).search({ keywords: ["calm"], signal });
  expect(found.map(({ url }) => url)).toEqual(["https://one.example/"]);
});

test("keywords carry no orders to the service", () => {
  expect(
    searchWords(['insource:/x/ "a"', "-site:x", "NOT calm", "body scan", "body scan", "l'été", "self-care"]),
  ).toEqual([...["insource x a", "site x", "not calm", "body scan", "l'été", "self-care"]]);
  fc.assert(
    fc.property(fc.array(fc.string()), (words) => {
      expect(searchWords(words).join("\n")).not.toMatch(/[":/\\()|*~]|^-|\bOR\b/m);
    }),
  );
});
