import { z } from "zod";
import { writtenText } from "#shared/chat/written-text.ts";
import { api, moment } from "#shared/contract/api.ts";
import { limits } from "#shared/limits/limits.ts";

/** An account as the operator sees it: how it stands, and nothing of what its person said. */
const listedPerson = z.object({
  email: z.string(),
  isVerified: z.boolean(),
  isOperator: z.boolean(),
  isTwoStepOn: z.boolean(),
  since: moment,
  /** To within a day; nothing for somebody who is signed in nowhere. */
  lastSeenAt: moment.nullable(),
  /** For a closed account, when it is erased. */
  eraseAt: moment.nullable(),
});

/** An account as the operator sees it. */
export type ListedPerson = z.infer<typeof listedPerson>;

/** The operator's desk: what `npm run operate` does, as calls. Each takes an operator whose password was just entered. */
export const operate = {
  standing: api
    .route({ method: "GET", path: "/operate", summary: "Whether the operator's desk stands open" })
    .output(z.object({ isOpen: z.boolean() })),
  open: api
    .route({ method: "POST", path: "/operate/open", summary: "Open the operator's desk with the password" })
    .input(z.object({ password: z.string().max(limits.password.maxChars) }))
    .output(z.object({ minutes: z.int() })),
  people: api
    .route({ method: "GET", path: "/operate/people", summary: "Accounts, the newest first" })
    .input(z.object({ search: writtenText.max(254) }))
    .output(z.object({ people: z.array(listedPerson), total: z.int() })),
  run: api
    .route({ method: "POST", path: "/operate/run", summary: "Have a command of the operator carried out" })
    .input(
      z.object({
        command: writtenText.min(1).max(40),
        words: z.array(writtenText.max(300)).max(10),
      }),
    )
    .output(
      z.object({
        /** False where it was refused; the lines say why, and nothing was changed. */
        isDone: z.boolean(),
        lines: z.array(z.string()),
      }),
    ),
};
