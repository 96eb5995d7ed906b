import { z } from "zod";
import { voices } from "./voices.ts";

/** One of the product's voices. */
export const voiceSchema = z.enum(voices);
