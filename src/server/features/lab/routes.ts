import { agreed } from "#server/http/implement.ts";
import { countriesOf } from "#shared/care/countries-of.ts";
import { askLibrary } from "./ask-library.ts";

/** The call of the test pages. */
export const labRoutes = {
  ask: agreed.lab.ask.handler(({ input, context: { person, services, requestHeaders }, signal }) => {
    const locale = requestHeaders.get("accept-language") ?? undefined;
    const countries = countriesOf({ country: input.country, timeZone: input.timeZone, locale });
    const asked = { ...input, userId: person.userId, countries };
    return askLibrary(services, asked, signal ?? new AbortController().signal);
  }),
};
