import { z } from "zod";
import { type Command, CommandRefused, minuteOf, readOptions, wholeNumber } from "./command.ts";

const usualDays = 7;
const most = { places: 1000, days: 365, noteChars: 200 };

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
    return { lines: [link, `It opens ${forHowMany} until ${minuteOf(expiresAt)} UTC.`] };
  },
};

const invitations: Command = {
  name: "invitations",
  takes: "",
  says: "lists the invitations that still have a place",
  run: async (services) => {
    const rows = await services.invitations.list();
    if (rows.length === 0) return { lines: ["No invitation stands."] };
    return {
      lines: rows.map(
        ({ id, note, taken, places, expiresAt }) =>
          `${id}  ${taken} of ${places} taken  until ${minuteOf(expiresAt)} UTC  ${JSON.stringify(note)}`,
      ),
    };
  },
};

const revoke: Command = {
  name: "revoke",
  takes: "invitation",
  says: "ends an invitation at once",
  run: async (services, [id]) => {
    const isGone = z.uuid().safeParse(id).success && (await services.invitations.revoke(id ?? ""));
    if (!isGone) throw new CommandRefused("There is no invitation of that id; `invitations` lists them.");
    return { lines: ["The invitation opens nothing any more."] };
  },
};

/** The commands about who may come. */
export const admissionCommands: readonly Command[] = [invite, invitations, revoke];
