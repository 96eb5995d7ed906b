import { countryOfLocale } from "#server/coach/care/find-help.ts";
import { agreed } from "#server/http/implement.ts";
import { askLibrary } from "./ask-library.ts";

/** The call of the test pages. */
export const labRoutes = {
  ask: agreed.lab.ask.handler(({ input, context: { person, services, requestHeaders }, signal }) => {
    const country = countryOfLocale(requestHeaders.get("accept-language") ?? undefined);
    const asked = { ...input, userId: person.userId, country };
    return askLibrary(services, asked, signal ?? new AbortController().signal);
  }),
};
