import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { Provider } from "oidc-provider";
import { z } from "zod";

/** Somebody the provider knows, and what it tells of them. */
export interface KnownPerson {
  email: string;
  email_verified: boolean;
  name?: string;
  /** How strongly they prove themselves there. */
  acr?: string;
}

/** A provider of identities on loopback, with one client: real in all but its sign-in page, which takes anybody's word. */
export interface IdentityServer {
  url: string;
  client: { id: string; secret: string };
  /** By the name with which they sign in there. */
  people: Map<string, KnownPerson>;
  close(): Promise<void>;
}

const client = { id: "stillpoint", secret: "a secret between the two" };

/** Starts one; it leads back to `redirectUri` alone. With `isBare` its tokens name nobody's address: it has to be asked for. */
export async function startIdentityServer(
  redirectUri: string,
  { isBare = false }: { isBare?: boolean } = {},
): Promise<IdentityServer> {
  const people = new Map<string, KnownPerson>();
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = z.object({ port: z.number() }).parse(server.address());
  const url = `http://127.0.0.1:${port}`;
  const provider = new Provider(url, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [redirectUri],
        response_types: ["code"],
        grant_types: ["authorization_code"],
      },
    ],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    conformIdTokenClaims: isBare,
    acrValues: ["one-step", "two-steps"],
    cookies: { keys: ["for tests alone"] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `/sign-in/${uid}` },
    pkce: { required: () => true },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: async () => ({ sub, ...people.get(sub) }) }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({
        ...(oidc.client ? { clientId: oidc.client.clientId } : {}),
        ...(oidc.session?.accountId ? { accountId: oidc.session.accountId } : {}),
      });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    if (request.url?.startsWith("/sign-in/")) void signInPage({ provider, people }, request, response);
    else void answer(request, response);
  });
  return {
    url,
    client,
    people,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function signInPage(
  { provider, people }: { provider: Provider; people: Map<string, KnownPerson> },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method === "POST") {
    const name = new URLSearchParams(await text(request)).get("name") ?? "";
    const result = name
      ? { login: { accountId: name, acr: people.get(name)?.acr ?? "one-step" } }
      : { error: "access_denied", error_description: "turned back" };
    await provider.interactionFinished(request, response, result);
    return;
  }
  response.setHeader("content-type", "text/html");
  response.end(
    '<!doctype html><title>The organisation</title><h1>Sign in at the organisation</h1><form method="post"><label>Name <input name="name"></label><button>Sign in</button></form>',
  );
}

/** Signs in at a provider as a browser does; the address it leads back to. Without a name the person turns back. */
export async function signInThere(address: string, name: string): Promise<URL> {
  const jar = new Map<string, string>();
  const home = new URL(address).origin;
  const visit = async (at: string, body?: string): Promise<Response> => {
    const cookie = [...jar].map(([key, value]) => `${key}=${value}`).join("; ");
    const headers = { cookie, ...(body === undefined ? {} : formType) };
    const method = body === undefined ? "GET" : "POST";
    const answer = await fetch(at, { method, headers, redirect: "manual", ...(body ? { body } : {}) });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      jar.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
    }
    return answer;
  };
  let at = address;
  for (let step = 0; step < mostSteps; step += 1) {
    const answer = await visit(at, at.includes("/sign-in/") ? `name=${encodeURIComponent(name)}` : undefined);
    const location = answer.headers.get("location");
    if (!location) throw new Error(`the provider answered ${answer.status}: ${await answer.text()}`);
    const next = new URL(location, at);
    if (next.origin !== home) return next;
    at = next.href;
  }
  throw new Error("the provider leads nowhere");
}

const formType = { "content-type": "application/x-www-form-urlencoded" };
const mostSteps = 10;
