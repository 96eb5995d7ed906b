import { eventIterator } from "@orpc/contract";
import { z } from "zod";
import { turnEvent } from "#shared/chat/turn.ts";
import { api, id } from "#shared/contract/api.ts";

/** The meditation calls: a meditation is a turn of its own kind, followed and stopped like a reply. */
export const meditation = {
  create: api
    .route({ method: "POST", path: "/meditations", summary: "Make a meditation from a chat" })
    .input(z.object({ sessionId: id }))
    .output(eventIterator(turnEvent)),
};
