import { z } from "zod";
import { functionPath } from "#server/http/functions/mount-functions.ts";
import type { ServerFunction } from "#server/http/functions/server-function.ts";
import { functionError } from "#shared/contract/functions.ts";

/** The part of an OpenAPI document that concerns us here. */
export interface ApiDocument {
  paths?: Record<string, unknown> | undefined;
  components?: { schemas?: Record<string, unknown>; securitySchemes?: Record<string, unknown> } | undefined;
}

const security = "functionToken";

/** A schema as JSON: of a body what may be sent, of an answer what comes. A file is its bytes. */
export function jsonSchema(schema: z.ZodType, io: "input" | "output"): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
}

/** The document with the functions added to its calls: they stand at the site's root, and not under its `/api`. */
export function withFunctions(document: ApiDocument, functions: readonly ServerFunction[]): ApiDocument {
  const described = functions.map((each) => [
    functionPath(each.name),
    { servers: [{ url: "/" }], post: operation(each) },
  ]);
  const bearer = {
    type: "http",
    scheme: "bearer",
    description: "A token made in Settings, for the functions.",
  };
  const schemas = { ...document.components?.schemas, FunctionError: jsonSchema(functionError, "output") };
  return {
    ...document,
    paths: { ...document.paths, ...Object.fromEntries(described) },
    components: { ...document.components, schemas, securitySchemes: { [security]: bearer } },
  };
}

function operation({ name, summary, description, body, reads, streamed, example }: ServerFunction) {
  const refused = {
    content: { "application/json": { schema: { $ref: "#/components/schemas/FunctionError" } } },
  };
  return {
    operationId: name,
    summary,
    description,
    tags: ["functions"],
    security: [{ [security]: [] }, {}],
    requestBody: {
      required: true,
      content: { [body.type]: { schema: jsonSchema(body.schema, "input"), example } },
    },
    responses: {
      200: {
        description: "What is read",
        content: {
          "application/json": { schema: jsonSchema(reads, "output") },
          ...(streamed ? { "text/event-stream": { schema: jsonSchema(streamed, "output") } } : {}),
        },
      },
      default: { description: "What was refused or failed, in one sentence", ...refused },
    },
  };
}
