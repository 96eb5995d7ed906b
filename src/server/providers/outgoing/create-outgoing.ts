import { type IncomingMessage, request as plainRequest, type RequestOptions } from "node:http";
import { request as secureRequest } from "node:https";
import { type Outgoing, type OutgoingAnswer, OutgoingFailed, type OutgoingRequest } from "./outgoing.ts";
import { readAnswer } from "./read-answer.ts";
import { agentName, always, type OutgoingOptions, vetAddress } from "./vet-address.ts";

const redirectsFollowed = 3;

/** Builds the guarded way out. A name is looked up once for each hop, and the connection goes to the address that was vetted. */
export function createOutgoing(options: OutgoingOptions = {}): Outgoing {
  return {
    ask: async (request) => {
      const late = AbortSignal.timeout(request.timeoutMs);
      const signal = AbortSignal.any([request.signal, late]);
      try {
        signal.throwIfAborted();
        return await askAndFollow(request, options, signal);
      } catch (error) {
        if (request.signal.aborted) throw request.signal.reason;
        if (late.aborted) throw new OutgoingFailed("timeout");
        if (error instanceof OutgoingFailed) throw error;
        throw new OutgoingFailed(isGarbled(error) ? "unreadable" : "unreachable");
      }
    },
  };
}

const isGarbled = (error: unknown): boolean =>
  error instanceof Error && "code" in error && /^(?:Z_|HPE_)/.test(String(error.code));

async function askAndFollow(
  request: OutgoingRequest,
  options: OutgoingOptions,
  signal: AbortSignal,
): Promise<OutgoingAnswer> {
  let url = parsed(request.url);
  for (let hops = 0; ; hops++) {
    const address = await vetAddress(url, request.from, options, signal);
    const response = await send(url, address, request, options, signal);
    const { statusCode = 0, headers } = response;
    if (statusCode < 300 || statusCode > 399)
      return { ...(await readAnswer(response, request, signal)), url: url.href };
    response.destroy();
    if (request.body || hops >= redirectsFollowed || !headers.location)
      throw new OutgoingFailed("redirected");
    const next = parsed(headers.location, url);
    const leaves = request.from === "settings" && next.host !== url.host;
    if (leaves || (url.protocol === "https:" && next.protocol !== "https:"))
      throw new OutgoingFailed("redirected");
    url = next;
  }
}

function parsed(text: string, base?: URL): URL {
  const url = URL.parse(text, base?.href);
  if (!url) throw new OutgoingFailed("forbidden-address");
  return url;
}

function send(
  url: URL,
  address: string,
  { body, headers, accepts }: OutgoingRequest,
  { dial }: OutgoingOptions,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const port = Number(url.port) || (url.protocol === "https:" ? 443 : 80);
  const options: RequestOptions = {
    method: text === undefined ? "GET" : "POST",
    signal,
    lookup: always(address),
    headers: {
      host: url.host,
      accept: accepts.join(", "),
      "accept-encoding": "gzip",
      "user-agent": agentName,
      ...(text === undefined
        ? {}
        : { "content-type": "application/json", "content-length": Buffer.byteLength(text) }),
      ...headers,
    },
    ...(dial ? { createConnection: () => dial(address, port) } : { agent: false }),
  };
  return new Promise((resolve, reject) => {
    const request = url.protocol === "https:" ? secureRequest : plainRequest;
    request(url, options, resolve).on("error", reject).end(text);
  });
}
