import { signedIn } from "#server/http/implement.ts";

/** The agreement's calls. */
export const agreementRoutes = {
  accept: signedIn.agreement.accept.handler(async ({ context }) => {
    const userAgent = context.requestHeaders.get("user-agent") ?? "";
    const agreedAt = await context.services.agreement.accept(context.person.userId, userAgent);
    return { agreedAt: agreedAt.toISOString() };
  }),
};
