import { open, signedIn } from "#server/http/implement.ts";

/** The health calls. */
export const healthRoutes = {
  status: open.health.status.handler(async ({ context: { services } }) => ({
    status: (await services.health.isWorking()) ? ("ok" as const) : ("failing" as const),
  })),
  providers: signedIn.health.providers.handler(({ context: { services } }) => services.health.providers),
};
