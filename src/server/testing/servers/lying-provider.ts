import { once } from "node:events";
import { createServer } from "node:http";
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from "jose";
import { z } from "zod";

/** What a token says, and how it is signed. */
export interface Token {
  claims: JWTPayload;
  signedWith?: "its own key" | "another key" | "nothing";
}

/** A provider of identities on loopback whose every answer a test decides. */
export interface LyingProvider {
  url: string;
  /** What it says of itself besides the usual. */
  describe(more: Record<string, unknown>): void;
  /** What it gives for a code; without a token nothing but an access token. */
  give(token: Token | undefined): void;
  close(): Promise<void>;
}

/** Starts one on a free port. */
export async function startLyingProvider(): Promise<LyingProvider> {
  const [own, other] = [await generateKeyPair("RS256"), await generateKeyPair("RS256")];
  const jwk = { ...(await exportJWK(own.publicKey)), kid: "one", alg: "RS256", use: "sig" };
  let described: Record<string, unknown> = {};
  let given: Token | undefined;
  const server = createServer((request, response) => {
    const json = (body: unknown) => {
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify(body));
    };
    const path = request.url ?? "";
    if (path.startsWith("/.well-known/")) json(described);
    else if (path.startsWith("/keys")) json({ keys: [jwk] });
    else if (path.startsWith("/token"))
      void sign(given).then((idToken) =>
        json({ access_token: "a", token_type: "Bearer", ...(idToken ? { id_token: idToken } : {}) }),
      );
    else json({ sub: "somebody", email: "somebody@example.test", email_verified: true });
  }).listen(0, "127.0.0.1");
  const sign = async (token: Token | undefined): Promise<string | undefined> => {
    if (!token) return undefined;
    if (token.signedWith === "nothing") return new UnsecuredJWT(token.claims).encode();
    const key = token.signedWith === "another key" ? other.privateKey : own.privateKey;
    return new SignJWT(token.claims).setProtectedHeader({ alg: "RS256", kid: "one" }).sign(key);
  };
  await once(server, "listening");
  const { port } = z.object({ port: z.number() }).parse(server.address());
  const url = `http://127.0.0.1:${port}`;
  const describe = (more: Record<string, unknown>) => {
    described = {
      issuer: url,
      authorization_endpoint: `${url}/auth`,
      token_endpoint: `${url}/token`,
      jwks_uri: `${url}/keys`,
      userinfo_endpoint: `${url}/me`,
      id_token_signing_alg_values_supported: ["RS256"],
      ...more,
    };
  };
  describe({});
  return {
    url,
    describe,
    give: (token) => {
      given = token;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
