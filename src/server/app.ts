import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { passkeyRoutes } from "./features/account/passkeys/routes.ts";
import { accountRoutes } from "./features/account/routes.ts";
import { signOnRoutes } from "./features/account/sign-on/routes.ts";
import { signOnCallback } from "./features/account/sign-on/sign-on-callback.ts";
import { twoStepRoutes } from "./features/account/two-step/routes.ts";
import { agreementRoutes } from "./features/agreement/routes.ts";
import { careRoutes } from "./features/care/routes.ts";
import { chatRoutes } from "./features/chat/routes.ts";
import { dictationTransfers } from "./features/dictation/transfers.ts";
import { exportTransfers } from "./features/export/transfers.ts";
import { fileFunctions } from "./features/files/functions.ts";
import { fileTransfers } from "./features/files/transfers.ts";
import { coachFunctions } from "./features/functions/functions.ts";
import { healthRoutes } from "./features/health/routes.ts";
import { heartRoutes } from "./features/heart/routes.ts";
import { labRoutes } from "./features/lab/routes.ts";
import { legalRoutes } from "./features/legal/routes.ts";
import { meditationRoutes } from "./features/meditation/routes.ts";
import { memoryRoutes } from "./features/memory/routes.ts";
import { musicRoutes } from "./features/music/routes.ts";
import { musicTransfers } from "./features/music/transfers.ts";
import { narrationRoutes, practiceRoutes } from "./features/narration/routes.ts";
import { narrationTransfers } from "./features/narration/transfers.ts";
import { operateRoutes } from "./features/operate/routes.ts";
import { createOutboxPage } from "./features/outbox/outbox-page.ts";
import { checkInRoutes } from "./features/recordings/check-in-routes.ts";
import { playlistRoutes } from "./features/recordings/routes.ts";
import { recordingTransfers } from "./features/recordings/transfers.ts";
import { tokenRoutes } from "./features/tokens/routes.ts";
import { tryOutRoutes } from "./features/try-out/routes.ts";
import { usageRoutes } from "./features/usage/routes.ts";
import { videoRoutes } from "./features/video/routes.ts";
import { videoTransfers } from "./features/video/transfers.ts";
import { serveWatching } from "./features/watching/serve-watching.ts";
import type { AppTypes } from "./http/app-types.ts";
import { createCallHandlers } from "./http/call-handlers.ts";
import { codeOfFailure } from "./http/code-of-failure.ts";
import type { CallContext } from "./http/context.ts";
import { serveDocs } from "./http/description/serve-docs.ts";
import { errorResponse } from "./http/error-response.ts";
import { allowOtherSites, functionPath, mountFunctions } from "./http/functions/mount-functions.ts";
import { open } from "./http/implement.ts";
import { logRequests } from "./http/logging/log-requests.ts";
import { checkOrigin } from "./http/protection/check-origin.ts";
import { createClientAddress } from "./http/protection/client-address.ts";
import { securityHeaders } from "./http/protection/security-headers.ts";
import { warnOfProxy } from "./http/protection/warn-of-proxy.ts";
import { answerHeads } from "./http/streams/answer-heads.ts";
import { mountTransfers } from "./http/transfers/mount-transfers.ts";
import { serveSecurityText } from "./http/web/serve-security-txt.ts";
import { serveWeb } from "./http/web/serve-web.ts";
import type { Services } from "./services.ts";

const bodyBytes = 512 * 1024;

const router = open.router({
  account: accountRoutes,
  agreement: agreementRoutes,
  care: careRoutes,
  chat: chatRoutes,
  checkIn: checkInRoutes,
  health: healthRoutes,
  heart: heartRoutes,
  lab: labRoutes,
  legal: legalRoutes,
  meditation: meditationRoutes,
  memory: memoryRoutes,
  music: musicRoutes,
  narration: narrationRoutes,
  operate: operateRoutes,
  passkey: passkeyRoutes,
  playlist: playlistRoutes,
  practice: practiceRoutes,
  signOn: signOnRoutes,
  token: tokenRoutes,
  tryOut: tryOutRoutes,
  twoStep: twoStepRoutes,
  usage: usageRoutes,
  video: videoRoutes,
});

/** The functions of the specification's section 7, each served under `/functions/v1`. */
const functions = [...coachFunctions, ...fileFunctions];

/** What sends and fetches bytes, declared in `shared/contract/transfers.ts`. */
const transfers = [
  ...dictationTransfers,
  ...exportTransfers,
  ...fileTransfers,
  ...musicTransfers,
  ...narrationTransfers,
  ...recordingTransfers,
  ...videoTransfers,
];

/** The whole server over HTTP: what every request passes, and one line for each thing it may ask for. */
export function createApp(services: Services): Hono<AppTypes> {
  const app = new Hono<AppTypes>();
  const clientAddress = createClientAddress(services.env.TRUSTED_PROXIES);
  const calls = createCallHandlers(router);
  app.use(logRequests(services.log, services.watch.request));
  app.use(answerHeads());
  app.use(warnOfProxy(services.env.TRUSTED_PROXIES, services.log));
  app.use(securityHeaders(services.env.publicUrl.startsWith("https:")));
  app.use(functionPath("*"), allowOtherSites());
  app.use(checkOrigin(services.env.publicUrl));
  // Before the limit of all other bodies: these have limits of their own.
  mountTransfers(app, { services, clientAddress }, transfers);
  app.use(
    "/api/*",
    bodyLimit({ maxSize: bodyBytes, onError: (c) => errorResponse(c, "TOO_LARGE", { limit: "512 kB" }) }),
  );

  serveDocs(app, services.env.publicUrl, { functions, transfers });
  const addressOf = (c: Context<AppTypes>) =>
    clientAddress(c.env?.incoming?.socket.remoteAddress, c.req.raw.headers);
  app.get("/api/auth/callback/oidc", signOnCallback(services, addressOf));
  app.all("/api/*", async (c) => {
    const context: CallContext = {
      services,
      requestId: c.get("requestId"),
      requestHeaders: c.req.raw.headers,
      clientAddress: addressOf(c),
      signedIn: await services.sessions.whoIs(c.req.raw.headers),
    };
    const response = await calls.handle(c.req.raw, context);
    if (!response) return errorResponse(c, "NOT_FOUND");
    response.headers.set("x-accel-buffering", "no");
    if (!response.headers.has("cache-control")) response.headers.set("cache-control", "no-store");
    return response;
  });
  mountFunctions(app, { services, clientAddress }, functions);
  const outboxPage = createOutboxPage(services);
  app.get("/outbox", outboxPage.show);
  serveWatching(app, services);
  const { CONTACT_EMAIL: contact, publicUrl } = services.env;
  app.get("/.well-known/security.txt", serveSecurityText({ contact, publicUrl, clock: services.clock }));
  app.get("*", serveWeb());
  app.onError((error, c) => {
    services.log.error({ requestId: c.get("requestId"), err: error }, "a request failed");
    return errorResponse(c, codeOfFailure(error));
  });
  return app;
}
