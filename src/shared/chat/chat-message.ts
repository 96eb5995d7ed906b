import { z } from "zod";
import { id, moment } from "#shared/contract/api.ts";
import { heartReport } from "#shared/heart.ts";
import { fileTypes } from "./files.ts";

/** What a reply rests on: a page, or a passage of the library, which has a title and no address. */
export const source = z.object({
  title: z.string(),
  url: z.url({ protocol: /^https?$/ }).optional(),
});

/**
 * What a message is: something said, a meditation script, a practice, or a reply in which safety came first. Scripts and
 * practices are written to be heard, with pause marks.
 */
const messageKind = z.enum(["message", "script", "practice", "care"]);

/** A message as it is kept; `status` marks a reply that was stopped or broke off. */
export const chatMessage = z.object({
  id,
  chatSessionId: id,
  content: z.string(),
  isUser: z.boolean(),
  kind: messageKind,
  status: z.enum(["complete", "stopped", "failed"]),
  sources: z.array(source),
  /** The quotations in a reply, without their marks, that are the person's own words. */
  ownWords: z.array(z.string()).optional(),
  /** The file that went with a person's message. */
  file: z.object({ name: z.string(), type: z.enum(fileTypes) }).optional(),
  /** What the pictures of a reply about the heart are drawn from. */
  heart: heartReport.optional(),
  createdAt: moment,
});

/** A chat as the history lists it. */
export const chatSession = z.object({ id, title: z.string(), createdAt: moment, updatedAt: moment });

/** A chat that expires unless the person writes in it again. */
export const expiringChat = z.object({ id, title: z.string(), expiresAt: moment });

/** A chat that expires unless the person writes in it again. */
export type ExpiringChat = z.infer<typeof expiringChat>;

/** A chat message as kept. */
export type ChatMessage = z.infer<typeof chatMessage>;

/** A chat as listed. */
export type ChatSession = z.infer<typeof chatSession>;

/** What a reply rests on: a page, or a passage of the library, which has a title and no address. */
export type Source = z.infer<typeof source>;
