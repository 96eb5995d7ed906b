import { open } from "#server/http/implement.ts";
import { countriesOf } from "#shared/care/countries-of.ts";
import { refuseUninvited, sayOnce } from "./say-once.ts";

/** The call of who has no account yet. */
export const tryOutRoutes = {
  say: open.tryOut.say.handler(async ({ input, context: { services, requestHeaders }, signal }) => {
    refuseUninvited(await services.admission.standing(requestHeaders));
    const locale = requestHeaders.get("accept-language") ?? undefined;
    const countries = countriesOf({ timeZone: input.timeZone, locale });
    return sayOnce(services, {
      text: input.text,
      countries,
      signal: signal ?? new AbortController().signal,
    });
  }),
};
