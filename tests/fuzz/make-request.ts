import type { Operation } from "./operations.ts";
import { oneOf, type Random, randomJson, randomText, type ValueMaker } from "./random-value.ts";

/** A request that is about to be sent, and how it is named when something goes wrong. */
export interface MadeRequest {
  operation: Operation;
  path: string;
  init: RequestInit;
}

/** Makes a request of an operation: often a right one, often one that is nearly right, sometimes none at all. */
export function makeRequest(
  random: Random,
  values: ValueMaker,
  ids: () => string,
  operation: Operation,
): MadeRequest {
  const wrong = oneOf(random, [0, 0, 0.1, 0.4]);
  const path = operation.path.replace(/\{\w+\}/g, () =>
    encodeURIComponent(segment(random, ids).toWellFormed()),
  );
  const query = new URLSearchParams();
  for (const [name, schema] of Object.entries(operation.query))
    if (random() < 0.7) query.set(name, String(values.fieldOf(name, schema, wrong)));
  const headers: Record<string, string> = {};
  if (random() < 0.1) headers.range = oneOf(random, ["bytes=0-", "bytes=5-2", "bytes=-0", "bytes=9e9-", "x"]);
  if (random() < 0.1) headers["accept-language"] = randomText(random).replace(/[^ -~]/g, "");
  const method = operation.method === "GET" && random() < 0.1 ? "HEAD" : operation.method;
  const given = bodyOf(random, values, operation, wrong, headers);
  // Where every method is answered, if only by a refusal, these two still carry no body.
  const body = method === "GET" || method === "HEAD" ? undefined : given;
  const address = query.size > 0 ? `${path}?${query}` : path;
  return { operation, path: address, init: { method, headers, ...(body !== undefined && { body }) } };
}

function segment(random: Random, ids: () => string): string {
  const id = ids();
  return oneOf(random, [id, id, id, id.toUpperCase(), randomText(random).slice(0, 500), "."]) || "x";
}

function bodyOf(
  random: Random,
  values: ValueMaker,
  { takes, body }: Operation,
  wrong: number,
  headers: Record<string, string>,
): BodyInit | undefined {
  if (takes === "nothing") return undefined;
  if (takes === "bytes") return randomBytes(random);
  if (takes === "form") return formOf(values.valueOf(body, wrong));
  headers["content-type"] = "application/json";
  const value = values.valueOf(body, wrong);
  if (random() < 0.05) return oneOf(random, ["", "{", "[1,", "\u0000", '{"json":']);
  const meta = random() < 0.1 ? randomJson(random) : undefined;
  return JSON.stringify(takes === "rpc" ? { json: value, ...(meta !== undefined && { meta }) } : value);
}

function randomBytes(random: Random): Uint8Array<ArrayBuffer> {
  const start = oneOf(random, [
    "",
    "%PDF-1.7\n",
    "\u0089PNG\r\n",
    "ID3",
    "time,bpm\n1,60\n",
    "<svg>",
    "PK\u0003\u0004",
  ]);
  const rest = Array.from({ length: Math.floor(random() * 400) }, () => Math.floor(random() * 256));
  return new Uint8Array([...Buffer.from(start, "latin1"), ...rest]);
}

function formOf(value: unknown): FormData {
  const form = new FormData();
  const fields = typeof value === "object" && value !== null ? Object.entries(value) : [];
  for (const [name, each] of fields)
    form.set(name, name === "file" ? new Blob([String(each)]) : String(each));
  return form;
}
