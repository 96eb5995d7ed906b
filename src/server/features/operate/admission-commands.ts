import { z } from "zod";
import type { Services } from "#server/services.ts";
import { type Command, CommandRefused, readOptions, wholeNumber } from "./command.ts";

const usualDays = 7;
const most = { places: 1000, days: 365, noteChars: 200 };
const day = (moment: Date) => moment.toISOString().slice(0, 16).replace("T", " ");

const invite: Command = {
  name: "invite",
  takes: "[--places 1] [--days 7] [--for words]",
  says: "makes a link with which somebody may open an account; it is shown this once",
  run: async ({ invitations }, words) => {
    const { values } = readOptions(words, {
      places: { type: "string" },
      days: { type: "string" },
      for: { type: "string" },
    });
    const places = wholeNumber("places", values.places, { usual: 1, most: most.places });
    const days = wholeNumber("days", values.days, { usual: usualDays, most: most.days });
    const note = (values.for ?? "").replaceAll("\0", "").slice(0, most.noteChars);
    const { link, expiresAt } = await invitations.create({ places, days, note });
    const forHowMany = places === 1 ? "one account" : `${places} accounts`;
    return [link, `It opens ${forHowMany} until ${day(expiresAt)} UTC.`];
  },
};

const invitations: Command = {
  name: "invitations",
  takes: "",
  says: "lists the invitations that still have a place",
  run: async (services) => {
    const rows = await services.invitations.list();
    if (rows.length === 0) return ["No invitation stands."];
    return rows.map(
      ({ id, note, taken, places, expiresAt }) =>
        `${id}  ${taken} of ${places} taken  until ${day(expiresAt)} UTC  ${JSON.stringify(note)}`,
    );
  },
};

const revoke: Command = {
  name: "revoke",
  takes: "invitation",
  says: "ends an invitation at once",
  run: async (services, [id]) => {
    const isGone = z.uuid().safeParse(id).success && (await services.invitations.revoke(id ?? ""));
    if (!isGone) throw new CommandRefused("There is no invitation of that id; `invitations` lists them.");
    return ["The invitation opens nothing any more."];
  },
};

/** Makes somebody an operator, or takes it back. */
async function setOperator(services: Services, email: string | undefined, isOperator: boolean) {
  if (!email || !(await services.operators.set(email, isOperator)))
    throw new CommandRefused("Nobody has an account with this address.");
}

const appoint: Command = {
  name: "appoint",
  takes: "address",
  says: "makes the account of an address an operator's",
  run: async (services, [email]) => {
    await setOperator(services, email, true);
    return [`${email} is an operator now.`];
  },
};

const dismiss: Command = {
  name: "dismiss",
  takes: "address",
  says: "takes that back",
  run: async (services, [email]) => {
    await setOperator(services, email, false);
    return [`${email} is no operator any more.`];
  },
};

/** The commands about who may come, and who operates. */
export const admissionCommands: readonly Command[] = [invite, invitations, revoke, appoint, dismiss];
