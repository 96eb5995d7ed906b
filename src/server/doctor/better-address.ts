import type { Examination } from "./finding.ts";
import { listModels, withoutSlash } from "./list-models.ts";

/** The ends of addresses that name a call and not the place it is below. */
const calls = /\/(?:(?:chat\/)?completions|models|audio\/(?:speech|transcriptions|voices))$/;

/** Where a server lists its models after all, when its address lacks `/v1` or names the call itself. */
export async function betterAddress(
  { baseUrl, apiKey }: { baseUrl: string; apiKey?: string | undefined },
  examination: Examination,
): Promise<string | undefined> {
  const bare = withoutSlash(baseUrl).replace(calls, "");
  for (const candidate of [bare, `${bare}/v1`, `${bare}/api/v1`]) {
    if (candidate === withoutSlash(baseUrl)) continue;
    const list = await listModels({ baseUrl: candidate, apiKey }, examination);
    if (list.kind === "models" || list.kind === "key-refused") return candidate;
  }
  return undefined;
}
