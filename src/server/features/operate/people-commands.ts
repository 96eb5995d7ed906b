import type { Services } from "#server/services.ts";
import { type Command, CommandRefused, dayOf, readOptions, type Told, wholeNumber } from "./command.ts";

const usualLines = 50;
const mostLines = 1000;

/** A command about one account: finds it, and notes whose it was. */
function aboutOne(
  name: string,
  says: string,
  act: (services: Services, userId: string, email: string) => Promise<string>,
): Command {
  return {
    name,
    takes: "address",
    says,
    run: async (services, [email]): Promise<Told> => {
      const userId = email === undefined ? undefined : await services.people.find(email);
      if (email === undefined || !userId)
        throw new CommandRefused("Nobody has an account with this address.");
      return { lines: [await act(services, userId, email.toLowerCase())], about: userId };
    },
  };
}

const people: Command = {
  name: "people",
  takes: "[part of an address] [--lines 50]",
  says: "lists accounts, the newest first",
  run: async (services, words) => {
    const { values, positionals } = readOptions(words, { lines: { type: "string" } });
    const lines = wholeNumber("lines", values.lines, { usual: usualLines, most: mostLines });
    const { people: found, total } = await services.people.list(positionals[0] ?? "", lines);
    const listed = found.map(
      ({ email, createdAt, lastSeenAt, isVerified, isOperator, isTwoStepOn, eraseAt }) =>
        [
          email,
          `since ${dayOf(createdAt)}`,
          lastSeenAt ? `last active ${dayOf(lastSeenAt)}` : "signed in nowhere",
          isVerified ? "" : "address not confirmed",
          isOperator ? "operator" : "",
          isTwoStepOn ? "two-step sign-in" : "",
          eraseAt ? `closed, erased on ${dayOf(eraseAt)}` : "",
        ]
          .filter(Boolean)
          .join("  "),
    );
    return { lines: [...listed, `${found.length} of ${total}`] };
  },
};

const close = aboutOne("close", "closes an account; it is erased after 30 days", async (services, userId) => {
  const eraseAt = await services.people.close(userId);
  if (!eraseAt) throw new CommandRefused("This account is closed already.");
  return `Closed. It is erased on ${dayOf(eraseAt)}, unless it is opened again before.`;
});

const reopen = aboutOne("reopen", "opens a closed account again", async (services, userId) => {
  if (!(await services.people.reopen(userId)))
    throw new CommandRefused("This account is open, or its time has passed.");
  return "The account is open again.";
});

const verify = aboutOne("verify", "takes an address as confirmed", async (services, userId, email) => {
  await services.people.verify(userId);
  return `${email} counts as confirmed.`;
});

const resetLink = aboutOne(
  "reset-link",
  "sends a link to set a new password, to the account's own address",
  async (services, userId, email) => {
    await services.people.sendReset(userId);
    return `A link is on its way to ${email}. It works once and for one hour.`;
  },
);

const signOut = aboutOne(
  "sign-out",
  "ends every session and token of an account",
  async (services, userId) => {
    const ended = await services.people.signOut(userId);
    return `${ended} ${ended === 1 ? "browser is" : "browsers are"} signed out.`;
  },
);

const endTwoStep = aboutOne(
  "end-two-step",
  "has the password alone sign in somebody who lost their phone and their recovery codes",
  async (services, userId, email) => {
    if (!(await services.people.endTwoStep(userId)))
      throw new CommandRefused("Two-step sign-in is off for this account.");
    return `${email} signs in with the password alone now, and was told so. Be sure that it was they who asked.`;
  },
);

const appoint = aboutOne("appoint", "makes an account an operator's", async (services, userId, email) => {
  await services.people.setOperator(userId, true);
  return `${email} is an operator now.`;
});

const dismiss = aboutOne("dismiss", "takes that back", async (services, userId, email) => {
  await services.people.setOperator(userId, false);
  return `${email} is no operator any more.`;
});

const erasures: Command = {
  name: "erasures",
  takes: "",
  says: "lists closed accounts, the next to be erased first",
  run: async (services) => {
    const closed = await services.people.closed(mostLines);
    if (closed.length === 0) return { lines: ["No account is closed."] };
    return { lines: closed.map(({ email, eraseAt }) => `${dayOf(eraseAt)}  ${email}`) };
  },
};

/** The commands about people: their accounts, and nothing of what they said. */
export const peopleCommands: readonly Command[] = [
  people,
  close,
  reopen,
  verify,
  resetLink,
  signOut,
  endTwoStep,
  appoint,
  dismiss,
  erasures,
];
