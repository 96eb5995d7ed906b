import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** Addresses at which clouds tell a machine its own secrets, in ranges that are otherwise an operator's own. */
const metadata = ["100.100.100.200/32", "fd00:ec2::254/128", "fd20:ce::254/128"].map((range) =>
  ipaddr.parseCIDR(range),
);
const operatorsOwn = ["loopback", "private", "uniqueLocal", "carrierGradeNat"];
/** All of IPv6 that is handed out to be public; what wraps an IPv4 address lies outside or in a range of its own. */
const publicV6 = ipaddr.parseCIDR("2000::/3");

/**
 * Whether an address may be connected to. Without `mayBeInternal` only public ones: no loopback, private, link-local,
 * reserved or multicast address, and no IPv6 form of one. With it the operator's own networks too, and still no
 * link-local address and none of a cloud's metadata. What is no address is not allowed.
 */
export function isAllowedAddress(text: string, mayBeInternal: boolean): boolean {
  if (!isIP(text)) return false;
  const address = ipaddr.process(text);
  if (metadata.some((range) => address.kind() === range[0].kind() && address.match(range))) return false;
  const range = address.range();
  if (mayBeInternal && operatorsOwn.includes(range)) return true;
  return range === "unicast" && (address.kind() === "ipv4" || address.match(publicV6));
}
