import { lookup } from "node:dns/promises";
import { type IncomingMessage, request as plainRequest, type RequestOptions } from "node:http";
import { request as secureRequest } from "node:https";
import { isIP, type LookupFunction, type Socket } from "node:net";
import { isAllowedAddress } from "./allowed-address.ts";
import { type Outgoing, type OutgoingAnswer, OutgoingFailed, type OutgoingRequest } from "./outgoing.ts";
import { readAnswer } from "./read-answer.ts";

/** What the guard lets through, and the two doors by which a test stands in for the network. */
export interface OutgoingOptions {
  /** Host names and addresses of the operator's own that settings may lead to although they are internal. */
  internalHosts?: readonly string[];
  /** All addresses of a name. */
  resolve?: (name: string) => Promise<string[]>;
  /** Opens the connection to a vetted address. */
  dial?: (address: string, port: number) => Socket;
}

const redirectsFollowed = 3;
const agent = "Stillpoint/0.1";

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
    const address = await vet(url, request.from, options, signal);
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

/** The one address that may be connected to; of a name with several, all have to be allowed. */
async function vet(
  { protocol, hostname, port, username, password }: URL,
  from: OutgoingRequest["from"],
  { internalHosts = [], resolve = addressesOf }: OutgoingOptions,
  signal: AbortSignal,
): Promise<string> {
  const host = hostname.replace(/^\[|\]$/g, "");
  const isOdd = from === "content" && (port !== "" || username !== "" || password !== "");
  if (!/^https?:$/.test(protocol) || isOdd) throw new OutgoingFailed("forbidden-address");
  const addresses = isIP(host) ? [host] : await unlessAborted(resolve(host), signal);
  const mayBeInternal = from === "settings" && internalHosts.includes(host);
  const [first] = addresses;
  if (first === undefined || !addresses.every((one) => isAllowedAddress(one, mayBeInternal)))
    throw new OutgoingFailed("forbidden-address");
  return first;
}

/** IPv4 first, as many a server has no way out by IPv6. */
async function addressesOf(name: string): Promise<string[]> {
  return (await lookup(name, { all: true, order: "ipv4first" })).map(({ address }) => address);
}

/** A look-up of a name cannot be stopped, only left behind. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    signal.addEventListener("abort", stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", stop));
  });
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
    ...{ method: text === undefined ? "GET" : "POST", signal, lookup: always(address) },
    headers: {
      ...{ host: url.host, accept: accepts.join(", "), "accept-encoding": "gzip", "user-agent": agent },
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

/** Answers every look-up with the address that was vetted, so that a second answer of the name cannot lead elsewhere. */
const always =
  (address: string): LookupFunction =>
  (_name, { all }, found) => {
    const family = isIP(address);
    if (all) found(null, [{ address, family }]);
    else found(null, address, family);
  };
