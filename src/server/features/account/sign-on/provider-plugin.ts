import { APIError } from "better-auth/api";
import { genericOAuth } from "better-auth/plugins/generic-oauth";
import { z } from "zod";
import { parsedJson } from "#shared/contract/parsed-json.ts";
import { limits } from "#shared/limits/limits.ts";
import { descriptionOf, type Provider, readJson } from "./discover-issuer.ts";

/** By which name the provider's accounts stand in our tables, and its answers come back. */
export const providerId = "oidc";

/** What a provider is asked with. */
export interface SignOnClient {
  provider: Provider;
  clientId: string;
  clientSecret: string;
  /** What the provider must say of how somebody proved themselves there (`acr`): one of these, or anything where there is none. */
  acr: readonly string[];
}

const claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254).optional().catch(undefined),
  email_verified: z.boolean().optional().catch(undefined),
  name: z.string().optional().catch(undefined),
  acr: z.string().optional().catch(undefined),
});

/** Signing in at a provider of identities, by better-auth's own plugin: PKCE, a state bound to the browser, a nonce in a token whose signature is checked. */
export function providerPlugin({ provider, clientId, clientSecret, acr }: SignOnClient) {
  return genericOAuth({
    config: [
      {
        providerId,
        clientId,
        clientSecret,
        discoveryUrl: descriptionOf(provider.issuer),
        requireIdTokenVerification: true,
        authentication: "basic",
        pkce: true,
        scopes: ["openid", "email", "profile"],
        ...(acr.length > 0 ? { authorizationUrlParams: { acr_values: acr.join(" ") } } : {}),
        getUserInfo: async ({ idToken, accessToken }) =>
          readIdentity({ provider, acr }, idToken, accessToken),
      },
    ],
  });
}

/**
 * Who somebody is, by the token the library has just checked, and where it leaves the address out by the provider's own
 * word for the same subject. Without a token there is nobody: nothing else is bound to this sign-in.
 */
async function readIdentity(
  { provider, acr }: Pick<SignOnClient, "provider" | "acr">,
  idToken: string | undefined,
  accessToken: string | undefined,
) {
  if (!idToken) return null;
  const payload = parsedJson(Buffer.from(idToken.split(".")[1] ?? "", "base64url").toString("utf8"));
  const told = claims.parse(payload);
  const { sub } = told;
  // A provider may answer with less than it was asked for, and says so in the token.
  if (acr.length > 0 && !acr.includes(told.acr ?? ""))
    throw new APIError("FORBIDDEN", { code: "SIGN_ON_WEAK" });
  let { email, email_verified: isVerified, name } = told;
  if (!email && provider.userinfo_endpoint && accessToken) {
    const authorization = `Bearer ${accessToken}`;
    const more = claims.parse(await readJson(provider.userinfo_endpoint, { authorization }));
    if (more.sub !== sub) return null;
    email = more.email;
    isVerified = more.email_verified;
    name ??= more.name;
  }
  // An address that nobody confirmed says nothing about whose it is: joined to it, an account could be taken over.
  if (!email || isVerified !== true) throw new APIError("FORBIDDEN", { code: "SIGN_ON_UNCONFIRMED" });
  const called = (name ?? "").replaceAll("\0", "").trim().slice(0, limits.person.fullNameChars);
  return { id: sub, sub, email, emailVerified: true, name: called || email.slice(0, email.indexOf("@")) };
}
