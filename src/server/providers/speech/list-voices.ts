import { z } from "zod";
import { readAtMost } from "#server/providers/answers/read-at-most.ts";
import { parsedJson } from "#shared/contract/parsed-json.ts";

/** A server's address, that ends like `/v1`, and its key where it wants one. */
export interface SpeechServer {
  baseUrl: string;
  apiKey?: string | undefined;
}

const mostBytes = 2_000_000;
const mostVoices = 2000;

const name = z.string().min(1).max(200);
/** A voice as one string, or as an object that names it by one of these words. */
const listedVoice = z.union([
  name,
  z
    .looseObject({ id: name.optional(), voice_id: name.optional(), name: name.optional() })
    .transform((voice) => voice.id ?? voice.voice_id ?? voice.name),
]);
const voiceList = z.array(listedVoice.catch(undefined));
const answer = z.union([
  voiceList,
  z.object({ voices: voiceList }).transform(({ voices }) => voices),
  z.object({ data: voiceList }).transform(({ data }) => data),
]);

/** An address below the server's own. */
export const below = ({ baseUrl }: SpeechServer, path: string): URL =>
  new URL(`${baseUrl.replace(/(?<!\/)\/+$/, "")}/${path}`);

/** The header that carries a key; none without. */
export const keyHeader = ({ apiKey }: SpeechServer): Record<string, string> =>
  apiKey ? { authorization: `Bearer ${apiKey}` } : {};

/**
 * The names of a server's voices by `GET /audio/voices`, which is no part of OpenAI's protocol: nothing where the server has no
 * such list, an empty one, or none that can be read. Throws only the signal's reason.
 */
export async function listVoices(server: SpeechServer, signal: AbortSignal): Promise<string[] | undefined> {
  try {
    const response = await fetch(below(server, "audio/voices"), {
      headers: keyHeader(server),
      redirect: "error",
      signal,
    });
    if (!response.ok) {
      await response.body?.cancel();
      return undefined;
    }
    const list = answer.safeParse(parsedJson(await readAtMost(response, mostBytes)));
    const names = list.success ? list.data.filter((voice) => voice !== undefined) : [];
    return names.length > 0 ? [...new Set(names)].slice(0, mostVoices) : undefined;
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
}
