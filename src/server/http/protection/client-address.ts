import ipaddr from "ipaddr.js";

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type Network = [Address, number];

/** Whoever cannot be told apart counts as one. */
const unknown = "unknown";

/** An IPv6 household or server is given at least this much; counting single addresses would count nobody. */
const householdBits = 64;
const siteBits = 48;

/** Tells from which network a request came, by its connection's `peer` and its headers. */
export type ClientAddress = (peer: string | undefined, headers: Headers) => string;

/**
 * Reads the address behind the configured proxies: the rightmost hop of `X-Forwarded-For` that is none of them. What
 * stands left of it was written by the far side and may be forged, and so may every other header, `Forwarded` too:
 * a proxy that does not write a header hands on whatever a visitor put there.
 * IPv4 as it is, IPv6 as its /64.
 */
export function createClientAddress(trustedProxies: string | undefined): ClientAddress {
  const trusted = readNetworks(trustedProxies ?? "");
  const isTrusted = (address: Address) => trusted.some((network) => isInside(address, network));
  return (peer, headers) => {
    let client = readAddress(peer ?? "");
    if (!client) return unknown;
    const hops = (headers.get("x-forwarded-for") ?? "").split(",");
    while (isTrusted(client)) {
      const next = readAddress(hops.pop() ?? "");
      if (!next) break;
      client = next;
    }
    return networkOf(client);
  };
}

/**
 * The larger network that an IPv6 network belongs to, as providers hand them to a site: whoever has it has 65,536 of the
 * smaller ones. Nothing for IPv4.
 */
export function siteOf(network: string): string | undefined {
  const [address = "", bits] = network.split("/");
  if (bits !== String(householdBits) || !ipaddr.IPv6.isValid(address)) return undefined;
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${siteBits}`)}/${siteBits}`;
}

/** The part of `TRUSTED_PROXIES` that is no address and no network, or is one that would trust everybody. */
export function wrongProxy(trustedProxies: string): string | undefined {
  return split(trustedProxies).find((entry) => {
    const network = readNetwork(entry);
    return !network || network[1] === 0;
  });
}

function readNetworks(list: string): Network[] {
  return split(list)
    .map(readNetwork)
    .filter((network) => network !== undefined);
}

function split(list: string): string[] {
  return list
    .split(/[\s,]+/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
}

function readNetwork(entry: string): Network | undefined {
  const single = readAddress(entry);
  if (single) return [single, single.kind() === "ipv4" ? 32 : 128];
  return ipaddr.isValidCIDR(entry) ? ipaddr.parseCIDR(entry) : undefined;
}

function isInside(address: Address, [network, bits]: Network): boolean {
  return address.kind() === network.kind() && address.match(network, bits);
}

/** An address as a proxy may write it: with a port, in brackets, or IPv4 dressed as IPv6. */
function readAddress(written: string): Address | undefined {
  const bare = written
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, "$1")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");
  const isFull = ipaddr.IPv4.isValidFourPartDecimal(bare) || ipaddr.IPv6.isValid(bare);
  return isFull ? ipaddr.process(bare) : undefined;
}

function networkOf(address: Address): string {
  if (address.kind() === "ipv4") return address.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${withoutZone(address)}/${householdBits}`)}/${householdBits}`;
}

function withoutZone(address: Address): string {
  return address.toNormalizedString().split("%")[0] ?? "";
}
