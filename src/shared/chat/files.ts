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
});

/** A file that goes with a message. */
export type MessageFile = z.infer<typeof messageFile>;

/** What a file is, by its content. */
export type FileType = MessageFile["type"];
