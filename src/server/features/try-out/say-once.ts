import { AppError } from "#server/app-error.ts";
import { hearMessage } from "#server/coach/care/hear-message.ts";
import { readMessage } from "#server/coach/care/read-message.ts";
import { type Coach, emptyReply } from "#server/coach/coach.ts";
import { collapseSpace } from "#server/coach/collapse-space.ts";
import { whatThisIs } from "#server/coach/guide/words/move-words.ts";
import type { SignUpStanding } from "#shared/account/account.ts";

/** What a visitor said, and where they may be. */
interface SaidOnce {
  text: string;
  /** ISO codes of the countries they may be in, for help lines. */
  countries: readonly string[];
  signal: AbortSignal;
}

/** What is needed to answer; no database is: nothing of it is kept. */
interface Needs {
  guide: Coach;
  clock: () => Date;
}

/** The try-out is for who may open an account afterwards. Throws `SIGN_UP_CLOSED` where nobody may just come. */
export function refuseUninvited(standing: SignUpStanding): void {
  if (standing === "invite" || standing === "closed") throw new AppError("SIGN_UP_CLOSED");
}

/**
 * Answers one message of a visitor: care hears it first, as it hears everybody, and else the built-in guide replies. A model
 * is never asked, and nothing is kept or counted beside how often an address asks.
 */
export async function sayOnce({ guide, clock }: Needs, { text, countries, signal }: SaidOnce) {
  const words = collapseSpace(text);
  const seed = crypto.randomUUID();
  const heard = readMessage(words, [], false);
  const { reply, beside } = hearMessage(undefined, heard, { now: clock(), countries, seed });
  if (reply !== undefined) return { text: reply, isCare: true };
  let said = "";
  const replying = guide.reply({
    conversation: [{ role: "person", text: words }],
    style: { mode: "counsel", verbosity: "medium", reasoning: "medium" },
    passages: [],
    seed,
    signal,
    isAskedBeside: beside !== undefined,
  });
  for await (const chunk of replying) if (chunk.type === "text") said += chunk.text;
  // The page says who answers, and there is nothing to tap on it.
  const own = said.replace(whatThisIs, "").trim();
  const answer = own || emptyReply;
  return { text: beside ? `${answer}\n\n${beside}` : answer, isCare: beside !== undefined };
}
