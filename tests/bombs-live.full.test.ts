import { performance } from "node:perf_hooks";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { limits } from "#shared/limits/limits.ts";
import { type Product, startProduct } from "./e2e/support/product.ts";
import { type Person, signUpPerson } from "./person.ts";

/** Sends something of a person's and resolves when it was handled, whatever the answer. */
type Send = (text: string) => Promise<unknown>;

const prose = "my boss yelled at me in a meeting and I felt small, ";
const rounds = 7;
/** Another visitor may wait this many times as long beside a bomb as beside prose of its size. */
const mostTimes = 5;

let product: Product;
let person: Person;
let bearer: string;

beforeAll(async () => {
  product = await startProduct();
  person = await signUpPerson(product.url);
  const asked = {
    name: "bombs",
    mayUse: ["gpt-chat", "process-bmp-data", "extract-text", "generate-contextual-questions"],
    days: 30,
  };
  bearer = (await person.call("token/create", asked, z.object({ token: z.string() }))).token;
}, 120_000);

afterAll(() => product?.stop());

async function post(name: string, body: string | FormData): Promise<void> {
  const headers: Record<string, string> = { authorization: `Bearer ${bearer}` };
  if (typeof body === "string") headers["content-type"] = "application/json";
  const answer = await fetch(`${product.url}/functions/v1/${name}`, { method: "POST", headers, body });
  await answer.arrayBuffer();
}

const table: Send = (content) => post("process-bmp-data", JSON.stringify({ content, fileType: "csv" }));
const workbook: Send = (content) => post("process-bmp-data", JSON.stringify({ content, fileType: "excel" }));
const message: Send = (text) => person.sayAndWait(text);
/** Six long messages, as many as a posted conversation of a usual body holds. */
const conversation: Send = (content) => {
  const earlier = Array.from({ length: 6 }, (_, index) => ({
    role: index % 2 ? "assistant" : "user",
    content,
  }));
  return post("gpt-chat", JSON.stringify({ messages: [...earlier, { role: "user", content: "Hi" }] }));
};
const reply: Send = (lastResponse) => post("generate-contextual-questions", JSON.stringify({ lastResponse }));
const file: Send = (text) => {
  const form = new FormData();
  form.set("file", new Blob([text]), "given.txt");
  return post("extract-text", form);
};

const { maxChars } = limits.message;
const spaces = (chars: number) => `hello${" ".repeat(chars - 10)}boss`;

/** What once kept the one thread busy for seconds or for good, and whoever reads it. */
const bombs: { name: string; send: Send; text: string }[] = [
  { name: "a table of line breaks", send: table, text: `${"\n".repeat(2_000_000)}!` },
  { name: "a workbook of line breaks", send: workbook, text: `${"\n".repeat(2_000_000)}!` },
  { name: "a message of spaces", send: message, text: spaces(maxChars) },
  { name: "a message of tabs", send: message, text: `hello${"\t".repeat(maxChars - 10)}boss` },
  { name: "a message of brackets", send: message, text: "(".repeat(maxChars) },
  { name: "a message of dots", send: message, text: `${".".repeat(maxChars - 20)}my boss yelled` },
  { name: "a posted conversation of spaces", send: conversation, text: spaces(2 * maxChars) },
  { name: "a reply that asks nothing", send: reply, text: "so ".repeat(13_000) },
  { name: "a drawing's comments without a drawing", send: file, text: `${"<!---->".repeat(60)}x` },
];

/** The longest that a visitor waited for an answer while something was handled, in milliseconds. */
async function longestWait(handling: Promise<unknown>): Promise<number> {
  let isHandled = false;
  const ended = handling.finally(() => {
    isHandled = true;
  });
  let longest = 0;
  do {
    const asked = performance.now();
    const answer = await fetch(`${product.url}/api/health`);
    await answer.arrayBuffer();
    expect(answer.status).toBe(200);
    longest = Math.max(longest, performance.now() - asked);
  } while (!isHandled);
  await ended;
  return longest;
}

const median = (values: number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

test.each(bombs)(
  "beside $name another visitor waits at most five times as long as beside prose",
  async ({ name, send, text }) => {
    const harmless = prose.repeat(Math.ceil(text.length / prose.length)).slice(0, text.length);
    const waits: { bomb: number[]; prose: number[] } = { bomb: [], prose: [] };
    for (let round = 0; round < rounds; round += 1) {
      waits.bomb.push(await longestWait(send(text)));
      waits.prose.push(await longestWait(send(harmless)));
    }
    const times = median(waits.bomb) / median(waits.prose);
    console.log(
      `${name}: ${median(waits.bomb).toFixed(0)} ms beside ${median(waits.prose).toFixed(0)} ms, ${times.toFixed(2)} times`,
    );
    expect(times, JSON.stringify(waits)).toBeLessThanOrEqual(mostTimes);
  },
  240_000,
);
