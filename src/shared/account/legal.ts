import { z } from "zod";
import { api } from "#shared/contract/api.ts";

/** What of a person's goes where on this server; kinds only, so that a visitor learns no name, version or address of a machine. */
export const dataProcessing = z.object({
  contactEmail: z.string(),
  model: z.enum(["built-in", "own-server", "other-server", "openai"]),
  voice: z.enum(["built-in", "own-server", "other-server", "openai", "elevenlabs"]),
  music: z.enum(["built-in", "elevenlabs"]),
  /** What turns what a person dictates into text: their browser, or a server that this one passes the sound on to. */
  dictation: z.enum(["browser", "own-server", "other-server"]),
  knowledge: z.enum(["library", "webhook"]),
  webSearch: z.enum(["wikipedia", "searxng", "openai"]),
  mail: z.enum(["outbox", "smtp"]),
  database: z.enum(["embedded", "postgres"]),
  files: z.enum(["local", "s3"]),
  /** Whether five characters of a new password's hash are shown to a service that knows stolen ones. */
  checksLeakedPasswords: z.boolean(),
});

/** What of a person's goes where on this server. */
export type DataProcessing = z.infer<typeof dataProcessing>;

/** What the legal pages ask, before anybody has signed in. */
export const legal = {
  practice: api
    .route({
      method: "GET",
      path: "/legal/practice",
      summary: "What goes where on this server, and whom to ask",
    })
    .output(dataProcessing),
};
