import { z } from "zod";
import { api, moment } from "#shared/contract/api.ts";
import { feltAfter } from "./felt-after.ts";

const felt = z.enum(feltAfter);
const checkInSchema = z.object({ felt, at: moment });

/** What somebody said after listening, and when. */
export type CheckIn = z.infer<typeof checkInSchema>;

/** The calls of the one-tap check-in after listening. */
export const checkIn = {
  add: api
    .route({ method: "POST", path: "/check-ins", summary: "Say how it is after listening" })
    .input(z.object({ felt }))
    .output(z.array(checkInSchema)),
  list: api
    .route({
      method: "GET",
      path: "/check-ins",
      summary: "What the person said after listening, newest first",
    })
    .output(z.array(checkInSchema)),
  erase: api
    .route({ method: "DELETE", path: "/check-ins", summary: "Erase what was said after listening" })
    .output(z.array(checkInSchema)),
};
