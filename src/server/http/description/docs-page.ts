import { html } from "hono/html";
import { functionPath } from "#server/http/functions/mount-functions.ts";
import type { ServerFunction } from "#server/http/functions/server-function.ts";
import { functionError } from "#shared/contract/functions.ts";
import { type ApiDocument, jsonSchema } from "./describe-functions.ts";

const methods = ["get", "post", "put", "patch", "delete"] as const;

/** One call of the document as a line of the page. */
interface CallLine {
  method: string;
  path: string;
  summary: string;
}

interface Surroundings {
  publicUrl: string;
  /** The app's own style sheet, from which the page has its colours and letters. */
  appStyle: string | undefined;
}

/**
 * The API as a page to read: the functions in full with a command that works, and a line for every call. It needs
 * nothing from elsewhere, and of scripts only the one that turns it to the person's theme.
 */
export function docsPage(
  { publicUrl, appStyle }: Surroundings,
  functions: readonly ServerFunction[],
  document: ApiDocument,
) {
  return html`<!doctype html>
    <html lang="en" class="dark">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Stillpoint · API</title>
        <meta name="color-scheme" content="dark light" />
        <script src="/theme.js"></script>
        ${appStyle ? html`<link rel="stylesheet" href="${appStyle}" />` : ""}
        <link rel="stylesheet" href="/api/docs/style.css" />
        <link rel="icon" href="/favicon.svg" />
      </head>
      <body>
        <main>
          <header>
            <p><a href="/" class="back">Back to App</a></p>
            <h1>The API</h1>
            <p>
              Your own programs reach the functions with a bearer token, which you make and revoke in Settings, under
              Account. What they refuse comes as <code>{ "error": "a sentence" }</code> with a fitting status. All of it
              as an <a href="/api/openapi.json">OpenAPI document</a>.
            </p>
          </header>
          <nav aria-label="Functions">
            <ul>
              ${functions.map(({ name }) => html`<li><a href="#${name}">${name}</a></li>`)}
            </ul>
          </nav>
          ${functions.map((each) => functionSection(publicUrl, each))}
          <section aria-labelledby="errors">
            <h2 id="errors">When something is refused</h2>
            ${schemaBlock("Body", jsonSchema(functionError, "output"))}
          </section>
          <section aria-labelledby="calls">
            <h2 id="calls">The app's own calls</h2>
            <p>They are for the signed-in session, and stand under <code>/api</code>.</p>
            <ul class="calls">
              ${callLines(document).map(
                ({ method, path, summary }) =>
                  html`<li><code>${method} ${path}</code><span>${summary}</span></li>`,
              )}
            </ul>
          </section>
        </main>
      </body>
    </html>`;
}

function functionSection(publicUrl: string, each: ServerFunction) {
  const { name, summary, description, body, reads, streamed } = each;
  return html`<section aria-labelledby="${name}">
    <h2 id="${name}">${name}</h2>
    <p><strong>${summary}.</strong> ${prose(description)}</p>
    <pre tabindex="0" role="region" aria-label="Command for ${name}"><code>${command(publicUrl, each)}</code></pre>
    ${schemaBlock(`Body (${body.type})`, jsonSchema(body.schema, "input"))}
    ${schemaBlock("Reads", jsonSchema(reads, "output"))}
    ${streamed ? schemaBlock("Each data: line of the stream", jsonSchema(streamed, "output")) : ""}
  </section>`;
}

/** A description, with what stands between backticks as code. */
function prose(description: string) {
  return description.split("`").map((part, at) => (at % 2 ? html`<code>${part}</code>` : part));
}

function schemaBlock(title: string, schema: object) {
  return html`<details>
    <summary>${title}</summary>
    <pre tabindex="0" role="region" aria-label="${title}"><code>${JSON.stringify(schema, null, 2)}</code></pre>
  </details>`;
}

/** A command for a shell; an example's text holds no single quote. */
function command(publicUrl: string, { name, body, example }: ServerFunction): string {
  const sent =
    body.type === "application/json"
      ? `-H 'content-type: application/json' \\\n  -d '${JSON.stringify(example)}'`
      : Object.entries(example)
          .map(([field, value]) => `-F '${field}=${String(value)}'`)
          .join(" ");
  return `curl ${publicUrl}${functionPath(name)} \\\n  -H "authorization: Bearer $TOKEN" \\\n  ${sent}`;
}

function callLines({ paths = {} }: ApiDocument): CallLine[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    path.startsWith("/functions/") ? [] : methods.flatMap((method) => lineOf(method, path, item)),
  );
}

function lineOf(method: string, path: string, item: unknown): CallLine[] {
  if (typeof item !== "object" || item === null || !(method in item)) return [];
  const operation: unknown = Object.entries(item).find(([name]) => name === method)?.[1];
  const summary =
    typeof operation === "object" && operation !== null && "summary" in operation
      ? String(operation.summary)
      : "";
  return [{ method: method.toUpperCase(), path: `/api${path}`, summary }];
}
