import { AppError } from "#server/app-error.ts";
import { setCookies } from "#server/features/account/session-cookies.ts";
import { open, signedIn } from "#server/http/implement.ts";

/** The calls about passkeys. */
export const passkeyRoutes = {
  list: signedIn.passkey.list.handler(async ({ context: { person, services } }) => {
    const rows = await services.passkeys.list(person.userId);
    return rows.map(({ addedAt, lastUsedAt, ...rest }) => ({
      ...rest,
      addedAt: addedAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    }));
  }),
  begin: signedIn.passkey.begin.handler(async ({ input, context }) => {
    const { services, person, requestHeaders } = context;
    const { options, cookies } = await services.passkeys.begin(person, input.password, requestHeaders);
    setCookies(context, cookies);
    return options;
  }),
  add: signedIn.passkey.add.handler(async ({ input, context: { person, services, requestHeaders } }) => {
    await services.passkeys.add(person, input, requestHeaders);
    return { added: true as const };
  }),
  remove: signedIn.passkey.remove.handler(
    async ({ input, context: { person, services, requestHeaders } }) => {
      if (!(await services.passkeys.remove(person, input, requestHeaders))) throw new AppError("NOT_FOUND");
      return { removed: true as const };
    },
  ),
  challenge: open.passkey.challenge.handler(async ({ context }) => {
    const { options, cookies } = await context.services.passkeys.challenge(context.requestHeaders);
    setCookies(context, cookies);
    return options;
  }),
  enter: open.passkey.enter.handler(async ({ input, context }) => {
    setCookies(context, await context.services.passkeys.enter(input.credential, context.requestHeaders));
    return { signedIn: true as const };
  }),
};
