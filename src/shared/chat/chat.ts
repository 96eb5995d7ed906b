import { eventIterator } from "@orpc/contract";
import { z } from "zod";
import { api, country, id, timeZone } from "#shared/contract/api.ts";
import { limits } from "#shared/limits/limits.ts";
import { chatConfig } from "./chat-config.ts";
import { chatMessage, chatSession, expiringChat } from "./chat-message.ts";
import { messageFile } from "./files.ts";
import { turnEvent } from "./turn.ts";
import { writtenText } from "./written-text.ts";

/** A message on its way: the browser names it, so posting it twice is one turn. A name that is no uuid is replaced. */
export const sendInput = z.object({
  messageId: writtenText.max(100),
  sessionId: id.nullable(),
  text: writtenText,
  /** A file that was read before; with it the text may be empty. */
  file: messageFile.nullable().default(null),
  /** A message of the person's in this chat that this one takes the place of; all that came after it goes as well. */
  replaces: id.nullable().default(null),
  timeZone,
  country: country.optional(),
  config: chatConfig,
});

/** A reply that is asked for once more: anew, or from where it broke off. */
export const againInput = z.object({
  sessionId: id,
  how: z.enum(["anew", "goOn"]),
  timeZone,
  country: country.optional(),
  config: chatConfig,
});

/** How a reply is asked for once more. */
export type AgainInput = z.infer<typeof againInput>;

/** The chat's calls. A turn goes on without its listener: `send` starts it, `follow` listens again from an event on. */
export const chat = {
  sessions: api
    .route({ method: "GET", path: "/chats", summary: "The latest 20 chats" })
    .output(z.array(chatSession)),
  search: api
    .route({
      method: "GET",
      path: "/chats/search",
      summary:
        "All chats, 20 at a time, latest first; with words only those in whose title or messages all of them stand",
    })
    .input(
      z.object({
        words: writtenText.trim().max(limits.session.searchChars).default(""),
        /** The last chat of the page before. */
        after: id.optional(),
      }),
    )
    .output(
      z.object({
        chats: z.array(chatSession.extend({ excerpt: z.string().optional() })),
        hasMore: z.boolean(),
      }),
    ),
  rename: api
    .route({ method: "PUT", path: "/chats/{sessionId}/title", summary: "Give a chat another title" })
    .input(
      z.object({
        sessionId: id,
        title: writtenText.trim().min(1, "Please write a name first.").max(limits.session.ownTitleChars),
      }),
    )
    .output(chatSession),
  messages: api
    .route({ method: "GET", path: "/chats/{sessionId}/messages", summary: "A chat's messages, oldest first" })
    .input(z.object({ sessionId: id }))
    .output(
      z.object({
        messages: z.array(chatMessage),
        /** While it is true no meditation or narration is offered: the person's safety comes first. */
        isCareActive: z.boolean(),
        /** The turn that is still running in this chat, to follow it after a reload. */
        runningTurnId: id.nullable(),
      }),
    ),
  followUps: api
    .route({
      method: "GET",
      path: "/chats/{sessionId}/follow-ups",
      summary: "What the person might say next, from a chat's last reply",
    })
    .input(z.object({ sessionId: id }))
    .output(z.object({ questions: z.array(z.string()) })),
  expiring: api
    .route({ method: "GET", path: "/chats/expiring", summary: "Chats that will expire, soonest first" })
    .output(z.array(expiringChat)),
  seeExpiring: api
    .route({
      method: "POST",
      path: "/chats/expiring/seen",
      summary: "Say which chats the person has seen named as expiring",
    })
    .input(z.object({ sessionIds: z.array(id).min(1).max(limits.session.listed) }))
    .output(z.object({ seen: z.literal(true) })),
  remove: api
    .route({ method: "DELETE", path: "/chats/{sessionId}", summary: "Delete a chat and its messages" })
    .input(z.object({ sessionId: id }))
    .output(z.object({ removed: z.literal(true) })),
  removeMessage: api
    .route({
      method: "DELETE",
      path: "/chats/{sessionId}/messages/{messageId}",
      summary: "Delete a message of one's own with the reply to it, or a meditation's script",
    })
    .input(z.object({ sessionId: id, messageId: id }))
    .output(
      z.object({
        removed: z.array(id),
        /** Nothing was left in the chat, so it went as well. */
        isChatRemoved: z.boolean(),
      }),
    ),
  send: api
    .route({ method: "POST", path: "/turns", summary: "Send a message and stream the reply" })
    .input(sendInput)
    .output(eventIterator(turnEvent)),
  again: api
    .route({
      method: "POST",
      path: "/chats/{sessionId}/again",
      summary: "Have the last reply written again, or go on where it broke off; what comes takes its place",
    })
    .input(againInput)
    .output(eventIterator(turnEvent)),
  follow: api
    .route({ method: "GET", path: "/turns/{turnId}/events", summary: "Listen to a turn again" })
    .input(z.object({ turnId: id, after: z.coerce.number().int().min(-1).default(-1) }))
    .output(eventIterator(turnEvent)),
  stop: api
    .route({ method: "POST", path: "/turns/{turnId}/stop", summary: "Stop a turn and keep what arrived" })
    .input(z.object({ turnId: id }))
    .output(z.object({ stopped: z.boolean() })),
};
