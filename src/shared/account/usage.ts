import { z } from "zod";
import { api, timeZone } from "#shared/contract/api.ts";

/** How much of today's conversations a person has used; `day` is their local date and `resetsAt` their next midnight. */
export const usageToday = z.object({
  day: z.iso.date(),
  used: z.int().min(0),
  limit: z.int().min(1),
  remaining: z.int().min(0),
  resetsAt: z.iso.datetime(),
});

/** A person's share of today where the operator caps it: tokens of the model, seconds of the configured voice, or seconds turned into text. */
export const usageShare = z.object({
  of: z.enum(["tokens", "speechSeconds", "dictationSeconds"]),
  used: z.int().min(0),
  cap: z.int().min(1),
  /** Midnight UTC: until then the built-in guide or the built-in voice stands in where the share is used up. */
  resetsAt: z.iso.datetime(),
});

/** A person's share of today. */
export type UsageShare = z.infer<typeof usageShare>;

/** How much of today's conversations a person has used. */
export type UsageToday = z.infer<typeof usageToday>;

/** How much of what a person may keep is used by recordings, music, videos and files. */
export const usageRoom = z.object({ usedBytes: z.int().min(0), limitBytes: z.int().min(1) });

/** How much of what a person may keep is used. */
export type UsageRoom = z.infer<typeof usageRoom>;

/** The usage calls. */
export const usage = {
  room: api
    .route({ method: "GET", path: "/usage/room", summary: "Room used by what the person keeps" })
    .output(usageRoom),
  today: api
    .route({ method: "GET", path: "/usage", summary: "Conversations used today" })
    .input(z.object({ timeZone }))
    .output(usageToday.extend({ shares: z.array(usageShare).optional() })),
};
