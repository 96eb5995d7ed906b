import { agreed } from "#server/http/implement.ts";
import { createMeditation } from "./create-meditation.ts";

/** The meditation calls. */
export const meditationRoutes = {
  create: agreed.meditation.create.handler(({ input, context: { person, services }, signal }) =>
    createMeditation(services, { userId: person.userId, sessionId: input.sessionId }, signal),
  ),
};
