import { limits } from "#shared/limits/limits.ts";
import type { MessageFile } from "./files.ts";

/** Below this the words of a picture are worth a second look. */
const surelyRead = 80;

/** What a person has to know of what was read: that there is hardly any text, or that it is unsure; nothing else. */
export function readingNotice({
  heart,
  text,
  confidence = 100,
}: Pick<MessageFile, "heart" | "text" | "confidence">): string | undefined {
  if (text.trim().length < limits.file.fewChars)
    return heart
      ? undefined
      : "Very little text was found in the file. Please ensure the file contains readable text.";
  return confidence < surelyRead
    ? `The text of this picture was read with ${Math.round(confidence)} % confidence. Please check what matters.`
    : undefined;
}
