import { z } from "zod";
import { contractCalls } from "#server/testing/calls/contract-calls.ts";

/** Something that can be asked of the product: a call of the contract by either protocol, or a route beside it. */
export interface Operation {
  /** How it stands in the counts: `POST /api/turns`, or `rpc chat/send`. */
  name: string;
  method: string;
  /** With its parameters as `{name}`. */
  path: string;
  /** The schema of its JSON, or that of the fields of its query; nothing for what takes none or bare bytes. */
  body: unknown;
  query: Readonly<Record<string, unknown>>;
  takes: "json" | "rpc" | "form" | "bytes" | "nothing";
}

const schemaOf = z.object({ schema: z.unknown() });
const operationShape = z.looseObject({
  parameters: z.array(z.looseObject({ name: z.string(), in: z.string(), schema: z.unknown() })).default([]),
  requestBody: z.looseObject({ content: z.record(z.string(), schemaOf) }).optional(),
});
const documentShape = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  components: z.looseObject({ schemas: z.record(z.string(), z.unknown()) }),
});

/** The product's own description of itself. */
export type Description = z.infer<typeof documentShape>;

/** Reads the OpenAPI document; throws when it is none. */
export function readDescription(json: unknown): Description {
  return documentShape.parse(json);
}

/** A route as the app's router knows it. */
export interface MountedRoute {
  method: string;
  path: string;
}

/**
 * All there is to ask: what the document describes, the contract's calls by the browser's protocol, and every route of the
 * app that is none of these, so that one which is mounted tomorrow is not forgotten.
 */
export function listOperations(description: Description, routes: readonly MountedRoute[]): Operation[] {
  const described = Object.entries(description.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => method !== "servers")
      .map(([method, operation]) => describedOperation(method.toUpperCase(), path, operation)),
  );
  const known = new Set(described.map(({ name }) => name));
  const beside = routes
    .filter(({ method, path }) => method !== "ALL" && !known.has(`${method} ${path}`))
    .map(({ method, path }) => besideOperation(method, path));
  const calls = contractCalls.map(({ name, method, path }): Operation => {
    const twin = described.find((each) => each.name === `${method} /api${path}`);
    const body = twin?.takes === "json" ? twin.body : { type: "object", properties: twin?.query ?? {} };
    return { name: `rpc ${name}`, method: "POST", path: `/api/rpc/${name}`, body, query: {}, takes: "rpc" };
  });
  return [...new Map([...described, ...beside, ...calls].map((each) => [each.name, each])).values()];
}

/** How a body of a type is made; any other is bare bytes. */
const wayOf = new Map<string, Operation["takes"]>([
  ["application/json", "json"],
  ["multipart/form-data", "form"],
]);

function describedOperation(method: string, path: string, given: unknown): Operation {
  const { parameters, requestBody } = operationShape.parse(given);
  const address = path.startsWith("/functions/") ? path : `/api${path}`;
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const query = parameters.filter((each) => each.in === "query").map((each) => [each.name, each.schema]);
  const takes = type === undefined ? "nothing" : (wayOf.get(type) ?? "bytes");
  return {
    name: `${method} ${address}`,
    method,
    path: address,
    body: content?.schema,
    query: Object.fromEntries(query),
    takes,
  };
}

/** What such routes take in their queries, all together: what one does not know, it passes over. */
const besideQuery = {
  name: { type: "string" },
  mode: { enum: ["text", "heart"] },
  timeZone: { type: "string" },
  voice: { enum: ["Aria", "Rowan"] },
  sessionId: { format: "uuid", type: "string" },
  messageId: { format: "uuid", type: "string" },
  durationMs: { type: "integer", minimum: 0, maximum: 100_000 },
  token: { type: "string" },
};

function besideOperation(method: string, path: string): Operation {
  return {
    name: `${method} ${path}`,
    method,
    path: path.replace(/:(\w+)/g, "{$1}").replace("*", "{rest}"),
    body: undefined,
    query: besideQuery,
    takes: method === "GET" ? "nothing" : "bytes",
  };
}
