import { OpenAPIGenerator } from "@orpc/openapi";
import { ZodToJsonSchemaConverter } from "@orpc/zod/zod4";
import { session } from "#shared/account/account.ts";
import { cookiePreferences } from "#shared/account/cookie-preferences.ts";
import { usageToday } from "#shared/account/usage.ts";
import { chatConfig } from "#shared/chat/chat-config.ts";
import { chatMessage, chatSession, source } from "#shared/chat/chat-message.ts";
import { retrievalStep } from "#shared/chat/retrieval-step.ts";
import { turnEvent } from "#shared/chat/turn.ts";
import { timeZone } from "#shared/contract/api.ts";
import { contract } from "#shared/contract/contract.ts";
import { errorCatalogue } from "#shared/contract/errors.ts";
import { functionName } from "#shared/contract/functions.ts";
import { heartReport } from "#shared/heart.ts";
import { backgroundMusic, musicState } from "#shared/listening/music.ts";
import { narrationState } from "#shared/listening/narration.ts";
import { voiceSchema } from "#shared/listening/voice-schema.ts";
import type { ApiDocument } from "./describe-functions.ts";

/** What stands once in the document and is pointed to from wherever it is used; a client made from it has these types. */
const shared = {
  BackgroundMusic: { schema: backgroundMusic },
  ChatConfig: { schema: chatConfig },
  ChatMessage: { schema: chatMessage },
  ChatSession: { schema: chatSession },
  CookiePreferences: { schema: cookiePreferences },
  FunctionName: { schema: functionName },
  HeartReport: { schema: heartReport },
  MusicState: { schema: musicState },
  NarrationState: { schema: narrationState },
  RetrievalStep: { schema: retrievalStep },
  Session: { schema: session },
  Source: { schema: source },
  TimeZone: { schema: timeZone },
  TurnEvent: { schema: turnEvent },
  UsageToday: { schema: usageToday },
  Voice: { schema: voiceSchema },
} as const;

const statuses = [...new Set(Object.values(errorCatalogue).map(({ status }) => status))].toSorted();

/** The OpenAPI document of the contract's calls. It costs a tenth of a second of work, so it is for keeping. */
export async function describeCalls(): Promise<ApiDocument> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document: ApiDocument = await generator.generate(contract, {
    info: { title: "Stillpoint", version: "0.1.0" },
    servers: [{ url: "/api" }],
    commonSchemas: { ...shared, Malformed: { error: "UndefinedError" } },
    // Every call may be refused with every code, so what differs is the status alone.
    customErrorResponseBodySchema: (_codes, status) => ({
      $ref: `#/components/schemas/${refusedName(status)}`,
    }),
  });
  const refused = statuses.map((status) => [refusedName(status), refusedSchema(status)]);
  const schemas = { ...document.components?.schemas, ...Object.fromEntries(refused) };
  return { ...document, components: { ...document.components, schemas } };
}

const refusedName = (status: number): string => `Refused${status}`;

function refusedSchema(status: number) {
  const entries = Object.entries(errorCatalogue).filter(([, entry]) => entry.status === status);
  const refused = {
    type: "object",
    description: entries.map(([code, { text }]) => `${code}: ${text}`).join("\n"),
    properties: {
      defined: { const: true },
      code: { enum: entries.map(([code]) => code) },
      status: { const: status },
      message: { type: "string" },
      data: { type: "object", additionalProperties: { type: ["string", "number"] } },
    },
    required: ["defined", "code", "status", "message"],
  };
  return status === 400 ? { oneOf: [refused, { $ref: "#/components/schemas/Malformed" }] } : refused;
}
