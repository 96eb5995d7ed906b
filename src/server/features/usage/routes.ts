import { signedIn } from "#server/http/implement.ts";

/** The usage calls. */
export const usageRoutes = {
  today: signedIn.usage.today.handler(({ input, context }) =>
    context.services.usage.today(context.person.userId, input.timeZone),
  ),
};
