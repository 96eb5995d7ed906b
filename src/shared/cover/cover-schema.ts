import { z } from "zod";
import { coverGrounds, coverShapes } from "./cover.ts";

/** A recording's cover as calls carry it. */
export const coverSchema = z.object({
  shape: z.enum(coverShapes),
  ground: z.enum(coverGrounds),
  seed: z.int().min(0).max(0xffff),
});
