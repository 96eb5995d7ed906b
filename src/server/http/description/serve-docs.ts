import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Hono } from "hono";
import type { AppTypes } from "#server/http/app-types.ts";
import type { ServerFunction } from "#server/http/functions/server-function.ts";
import type { ServerTransfer } from "#server/http/transfers/transfer.ts";
import { appStyle } from "#server/http/web/serve-web.ts";
import { describeCalls } from "./describe-calls.ts";
import { type ApiDocument, withFunctions } from "./describe-functions.ts";
import { withTransfers } from "./describe-transfers.ts";
import { docsPage } from "./docs-page.ts";
import { keptAnswer } from "./kept-answer.ts";

const style = fileURLToPath(new URL("docs.css", import.meta.url));

/** What is served beside the calls. */
interface Served {
  functions: readonly ServerFunction[];
  transfers: readonly ServerTransfer[];
}

/** The API's description: as an OpenAPI document for programs, and as a page for people. Both are for anybody, so each is made once and kept. */
export function serveDocs(app: Hono<AppTypes>, publicUrl: string, { functions, transfers }: Served): void {
  let document: Promise<ApiDocument> | undefined;
  const describe = async () => {
    document ??= describeCalls();
    return withFunctions(withTransfers(await document, transfers), functions);
  };
  const page = async () => docsPage({ publicUrl, appStyle: await appStyle() }, functions, await describe());
  const json = keptAnswer("application/json", async () => JSON.stringify(await describe()));
  app.get("/api/openapi.json", json);
  app.get(
    "/api/docs",
    keptAnswer("text/html; charset=utf-8", async () => String(await page())),
  );
  app.get(
    "/api/docs/style.css",
    keptAnswer("text/css; charset=utf-8", () => readFile(style, "utf8")),
  );
}
