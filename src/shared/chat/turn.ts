import { z } from "zod";
import { rememberedLine } from "#shared/account/memory.ts";
import { usageToday } from "#shared/account/usage.ts";
import { id } from "#shared/contract/api.ts";
import { chatMessage, chatSession, source } from "./chat-message.ts";
import { retrievalStep } from "./retrieval-step.ts";

/**
 * What a turn tells its listeners, in order. `at` counts the events of the turn from 0, so a listener that lost
 * the connection asks for what came after the last one it saw. `done` is always the last; without it the
 * connection broke and the turn is to be followed again.
 */
export const turnEvent = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("started"),
    at: z.int(),
    turnId: id,
    kind: z.enum(["reply", "meditation"]),
    session: chatSession,
    /** The person's message as saved; absent when the turn makes a meditation. */
    message: chatMessage.nullable(),
    usage: usageToday.nullable(),
    /** The reply in whose place this one comes: it is written again or gone on with. */
    rewrites: id.optional(),
    /** The message in whose place the person's comes: it is gone, and so is all that came after it. */
    replaces: id.optional(),
  }),
  z.object({
    type: z.literal("progress"),
    at: z.int(),
    /** One of 10, 30, 60, 80, 100. */
    value: z.int().min(0).max(100),
    step: z.string(),
  }),
  /** A step of answering from the library; told in RAG mode only, and again when its status changes. */
  z.object({ type: z.literal("retrieval"), at: z.int(), step: retrievalStep }),
  z.object({ type: z.literal("text"), at: z.int(), text: z.string() }),
  z.object({
    type: z.literal("sources"),
    at: z.int(),
    sources: z.array(source),
  }),
  z.object({ type: z.literal("saved"), at: z.int(), message: chatMessage, isCareActive: z.boolean() }),
  /** Something the person should know about what they get, in a sentence. */
  z.object({ type: z.literal("notice"), at: z.int(), text: z.string() }),
  z.object({ type: z.literal("followUps"), at: z.int(), questions: z.array(z.string()) }),
  /** What was just kept for the person's next chats. */
  z.object({ type: z.literal("remembered"), at: z.int(), lines: z.array(rememberedLine) }),
  z.object({
    type: z.literal("failed"),
    at: z.int(),
    /** A code of the error catalogue. */
    code: z.string(),
    text: z.string(),
  }),
  z.object({ type: z.literal("stopped"), at: z.int() }),
  z.object({ type: z.literal("done"), at: z.int() }),
]);

/** One event of a turn. */
export type TurnEvent = z.infer<typeof turnEvent>;

/** An event before the turn has numbered it. */
export type UnnumberedTurnEvent = TurnEvent extends infer Each
  ? Each extends TurnEvent
    ? Omit<Each, "at">
    : never
  : never;
