import { z } from "zod";
import { heartReport } from "#shared/heart.ts";
import { limits } from "#shared/limits/limits.ts";
import { writtenText } from "./written-text.ts";

/** What a file is, by its content. */
export const fileTypes = ["pdf", "image", "csv", "excel"] as const;

/** A file that goes with a message: its text, and what it says about the heart. */
export const messageFile = z.object({
  name: writtenText.max(limits.file.nameChars),
  type: z.enum(fileTypes),
  text: writtenText.max(limits.file.textChars),
  heart: heartReport.nullable(),
  /** How sure the reader is of words that came from a picture, 0 to 100. */
  confidence: z.number().min(0).max(100).optional(),
});

/** A file that goes with a message. */
export type MessageFile = z.infer<typeof messageFile>;

/** What a file is, by its content. */
export type FileType = MessageFile["type"];
