import { z } from "zod";
import { parsedJson } from "#shared/contract/parsed-json.ts";

/** How long a provider may take for one answer, and how large it may be. */
const answerWithinMs = 10_000;
const answerBytes = 256 * 1024;

const described = z.object({
  issuer: z.url(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  userinfo_endpoint: z.url().optional(),
  id_token_signing_alg_values_supported: z.array(z.string()).min(1),
});

/** What a provider says of itself (OpenID Connect Discovery 1.0), as far as it is used. */
export type Provider = z.infer<typeof described>;

/** A provider that cannot be used; the message says why, for the log. */
export class ProviderFailed extends Error {
  override readonly name = "ProviderFailed";
}

/** Asks an address for JSON, within a time and a size. Throws `ProviderFailed`. */
export async function readJson(url: string, headers: Record<string, string> = {}): Promise<unknown> {
  const signal = AbortSignal.timeout(answerWithinMs);
  try {
    const answer = await fetch(url, { headers: { accept: "application/json", ...headers }, signal });
    if (!answer.ok) throw new ProviderFailed(`${url} answered with ${answer.status}`);
    return parsedJson(await readText(answer));
  } catch (error) {
    if (error instanceof ProviderFailed) throw error;
    throw new ProviderFailed(`${url} cannot be read`, { cause: error });
  }
}

async function readText(answer: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of answer.body ?? []) {
    bytes += part.byteLength;
    if (bytes > answerBytes) throw new ProviderFailed(`${answer.url} answers with too much`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}

/** Where the provider at an issuer's address describes itself. */
export function descriptionOf(issuer: string): string {
  return `${withoutSlash(issuer)}/.well-known/openid-configuration`;
}

/** What the provider at an issuer's address says of itself. One that calls itself by another name is refused: its tokens would be another's. */
export async function discoverIssuer(issuer: string): Promise<Provider> {
  const url = descriptionOf(issuer);
  const said = described.safeParse(await readJson(url));
  if (!said.success) throw new ProviderFailed(`${url} is no description of a provider`);
  if (withoutSlash(said.data.issuer) !== withoutSlash(issuer))
    throw new ProviderFailed(`OIDC_ISSUER is ${issuer}, and the provider there is ${said.data.issuer}`);
  return said.data;
}

function withoutSlash(address: string): string {
  return address.replace(/\/$/, "");
}
