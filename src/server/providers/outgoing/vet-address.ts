import { lookup } from "node:dns/promises";
import { isIP, type LookupFunction, type Socket } from "node:net";
import { isAllowedAddress } from "./allowed-address.ts";
import { OutgoingFailed, type OutgoingRequest } from "./outgoing.ts";

/** What the guard lets through, and the two doors by which a test stands in for the network. */
export interface OutgoingOptions {
  /** Host names and addresses of the operator's own that settings may lead to although they are internal. */
  internalHosts?: readonly string[];
  /** All addresses of a name. */
  resolve?: (name: string) => Promise<string[]>;
  /** Opens the connection to a vetted address. */
  dial?: (address: string, port: number) => Socket;
}

/** What an answer's server is told of who asks. */
export const agentName = "Stillpoint/0.1";

/** The one address that may be connected to; of a name with several, all have to be allowed. Throws `OutgoingFailed`. */
export async function vetAddress(
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

/** Answers every look-up with the address that was vetted, so that a second answer of the name cannot lead elsewhere. */
export const always =
  (address: string): LookupFunction =>
  (_name, { all }, found) => {
    const family = isIP(address);
    if (all) found(null, [{ address, family }]);
    else found(null, address, family);
  };
