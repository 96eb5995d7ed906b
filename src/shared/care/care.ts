import { z } from "zod";
import { writtenText } from "#shared/chat/written-text.ts";
import { api, moment } from "#shared/contract/api.ts";
import { limits } from "#shared/limits/limits.ts";

/** Whether a danger stands for a person, and what the screen says of it. */
export const careStanding = z.object({
  isStanding: z.boolean(),
  /** What rests and where that holds, in one line; nothing when nothing stands. */
  told: z.string().nullable(),
  /** Somebody else may look at the screen, so a quick way out is shown. */
  mayBeWatched: z.boolean(),
  since: moment.nullable(),
});

/** Whether a danger stands for a person, and what the screen says of it. */
export type CareStanding = z.infer<typeof careStanding>;

const part = writtenText.max(limits.safetyPlan.maxChars);

/** A person's own plan for hard hours, in their words. */
export const safetyPlan = z.object({
  /** What they notice first. */
  signs: part,
  /** What helps. */
  helps: part,
  /** Whom they call. */
  people: part,
});

/** A person's own plan for hard hours, in their words. */
export type SafetyPlan = z.infer<typeof safetyPlan>;

/** The calls of care. */
export const care = {
  standing: api
    .route({
      method: "GET",
      path: "/care",
      summary: "Whether the person's safety comes first now, and what rests",
    })
    .output(careStanding),
  plan: api
    .route({ method: "GET", path: "/safety-plan", summary: "The person's own safety plan" })
    .output(z.object({ plan: safetyPlan.nullable() })),
  keepPlan: api
    .route({ method: "PUT", path: "/safety-plan", summary: "Keep the person's own safety plan" })
    .input(safetyPlan)
    .output(z.object({ plan: safetyPlan })),
  removePlan: api
    .route({ method: "DELETE", path: "/safety-plan", summary: "Delete the person's own safety plan" })
    .output(z.object({ removed: z.literal(true) })),
};
