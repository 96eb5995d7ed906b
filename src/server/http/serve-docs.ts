import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Hono } from "hono";
import type { AppTypes } from "./app-types.ts";
import type { CallHandlers } from "./call-handlers.ts";
import { withFunctions } from "./describe-functions.ts";
import { docsPage } from "./docs-page.ts";
import { appStyle } from "./serve-web.ts";
import type { ServerFunction } from "./server-function.ts";

const style = fileURLToPath(new URL("docs.css", import.meta.url));

/** The API's description: as an OpenAPI document for programs, and as a page for people. */
export function serveDocs(
  app: Hono<AppTypes>,
  { calls, publicUrl }: { calls: CallHandlers; publicUrl: string },
  functions: readonly ServerFunction[],
): void {
  const described = async () => withFunctions(await calls.document(), functions);
  app.get("/api/openapi.json", async (c) => c.json(await described()));
  app.get("/api/docs", async (c) =>
    c.html(docsPage({ publicUrl, appStyle: await appStyle() }, functions, await described())),
  );
  app.get("/api/docs/style.css", async (c) =>
    c.body(await readFile(style, "utf8"), 200, { "content-type": "text/css; charset=utf-8" }),
  );
}
