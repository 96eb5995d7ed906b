import { signedIn } from "#server/http/implement.ts";

/** The usage calls. */
export const usageRoutes = {
  room: signedIn.usage.room.handler(({ context: { person, services } }) => services.room.of(person.userId)),
  today: signedIn.usage.today.handler(async ({ input, context: { person, services } }) => {
    const today = await services.usage.today(person.userId, input.timeZone);
    const shares = await services.metering.shares(person.userId);
    return shares.length > 0 ? { ...today, shares } : today;
  }),
};
