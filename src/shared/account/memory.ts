import { z } from "zod";
import { writtenText } from "#shared/chat/written-text.ts";
import { api, id, moment } from "#shared/contract/api.ts";
import { limits } from "#shared/limits/limits.ts";

/** A line kept of a chat for the person's next ones: what helped, or what the chat was about. */
export const rememberedLine = z.object({
  id,
  about: z.enum(["helps", "topic"]),
  text: z.string(),
  keptAt: moment,
});

/** A line kept of a chat for the person's next ones. */
export type RememberedLine = z.infer<typeof rememberedLine>;

const memoryShown = z.object({
  /** Off until the person switches it on; while it is off nothing is kept and nothing is used. */
  isOn: z.boolean(),
  /** The newest first. */
  lines: z.array(rememberedLine),
});

/** What is remembered across a person's chats, as they see it. */
export type MemoryShown = z.infer<typeof memoryShown>;

const { lineChars } = limits.memory;

/** The calls about what is remembered across chats; each answers with all of it as it stands then. */
export const memory = {
  read: api
    .route({ method: "GET", path: "/memory", summary: "What is remembered across the person's chats" })
    .output(memoryShown),
  change: api
    .route({
      method: "PUT",
      path: "/memory",
      summary: "Switch remembering on or off, and erase all lines if wished",
    })
    .input(z.object({ isOn: z.boolean(), erase: z.boolean().default(false) }))
    .output(memoryShown),
  changeLine: api
    .route({ method: "PUT", path: "/memory/lines/{lineId}", summary: "Put a remembered line in other words" })
    .input(
      z.object({
        lineId: id,
        text: writtenText
          .trim()
          .min(1, "Please write something, or erase the line.")
          .max(lineChars, `Please keep the line to ${lineChars} characters.`),
      }),
    )
    .output(memoryShown),
  removeLine: api
    .route({ method: "DELETE", path: "/memory/lines/{lineId}", summary: "Erase a remembered line" })
    .input(z.object({ lineId: id }))
    .output(memoryShown),
};
