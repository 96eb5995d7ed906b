import { z } from "zod";
import { numberKinds } from "#shared/heart.ts";
import { readFileText } from "./read-file.ts";
import { createRecogniser } from "./recognise-text.ts";
import { FileUnread } from "./text-extraction.ts";

const job = z.object({
  path: z.string(),
  bytes: z.number(),
  isHeart: z.boolean(),
  timeZone: z.string(),
  textChars: z.number().optional(),
  readAs: z.enum(numberKinds).optional(),
});

/** Reads the one file it is told of, answers and ends: memory and threads go with the process. */
process.once("message", (message) => {
  const recogniser = createRecogniser();
  const answer = (content: object) => process.send?.(content, undefined, undefined, () => process.exit(0));
  readFileText({ ...job.parse(message), today: new Date() }, recogniser).then(
    (file) => answer({ file }),
    (error: unknown) =>
      answer({ fault: error instanceof FileUnread ? error.code : null, reason: String(error) }),
  );
});
