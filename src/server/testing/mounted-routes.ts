/** What is mounted beside the calls. `ALL /*` is what every request passes, `ALL /api/*` the calls themselves. */
export const mountedRoutes: readonly string[] = [
  "ALL /*",
  "ALL /api/*",
  "GET /api/openapi.json",
  "GET /api/narrations/:id/audio",
  "GET /api/narrations/:id/download",
  "GET /api/narrations/:id/music",
  "GET /api/music/default",
  "GET /api/music/own",
  "PUT /api/music/own",
  "GET /api/messages/:id/speech",
  "GET /api/export",
  "GET /outbox",
  "GET /*",
];
