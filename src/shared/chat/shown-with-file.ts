import { limits } from "#shared/limits/limits.ts";
import type { MessageFile } from "./files.ts";

/** How a message with a file is shown and kept: the file's name, the beginning of its text, and what was asked. */
export function shownWithFile({ name, text }: Pick<MessageFile, "name" | "text">, query: string): string {
  return [name, `${text.trim().slice(0, limits.file.previewChars)}...`, query].filter(Boolean).join("\n");
}
