const functionNames = [
  "gpt-chat",
  "generate-contextual-questions",
  "text-to-speech",
  "generate-background-music",
  "extract-text",
  "process-bmp-data",
];
/** Methods in which a function is only refused, with 405. */
const refusedMethods = ["GET", "HEAD", "PUT", "PATCH", "DELETE"];

/**
 * What is mounted beside the calls. `ALL /*` is what every request passes, `ALL /api/*` the calls themselves; the
 * isolation test fails for a route that is missing here.
 */
export const mountedRoutes: readonly string[] = [
  "ALL /*",
  "ALL /api/*",
  "GET /api/openapi.json",
  "GET /api/docs",
  "GET /api/docs/style.css",
  "GET /api/narrations/:id/audio",
  "GET /api/narrations/:id/download",
  "GET /api/narrations/:id/music",
  "GET /api/narrations/:id/video",
  "PUT /api/videos",
  "GET /api/music/default",
  "GET /api/music/own",
  "PUT /api/music/own",
  "GET /api/messages/:id/speech",
  "GET /api/export",
  "GET /api/chats/:id/markdown",
  "GET /api/auth/callback/oidc",
  "ALL /functions/v1/*",
  "POST /functions/v1/gpt-chat",
  "POST /functions/v1/generate-contextual-questions",
  "POST /functions/v1/text-to-speech",
  "POST /functions/v1/generate-background-music",
  "POST /functions/v1/extract-text",
  "POST /functions/v1/process-bmp-data",
  ...functionNames.flatMap((name) => refusedMethods.map((method) => `${method} /functions/v1/${name}`)),
  "POST /api/dictations",
  "POST /api/files",
  "GET /healthz",
  "GET /metrics",
  "GET /outbox",
  "GET /.well-known/security.txt",
  "GET /readyz",
  "GET /*",
];
