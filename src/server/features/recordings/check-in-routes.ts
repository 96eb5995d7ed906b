import { signedIn } from "#server/http/implement.ts";

/** The calls of the check-in. */
export const checkInRoutes = {
  add: signedIn.checkIn.add.handler(async ({ input, context: { person, services } }) => {
    await services.checkIns.add(person.userId, input.felt);
    return services.checkIns.list(person.userId);
  }),
  list: signedIn.checkIn.list.handler(({ context: { person, services } }) =>
    services.checkIns.list(person.userId),
  ),
  erase: signedIn.checkIn.erase.handler(async ({ context: { person, services } }) => {
    await services.checkIns.erase(person.userId);
    return services.checkIns.list(person.userId);
  }),
};
