import fc from "fast-check";
import { expect, test } from "vitest";
import { createClientAddress, wrongProxy } from "./client-address.ts";

const forwarded = (chain: string, more: Record<string, string> = {}) =>
  new Headers({ "x-forwarded-for": chain, ...more });

test("without a configured proxy the connection counts, whatever the headers claim", () => {
  const address = createClientAddress(undefined);
  expect(address("203.0.113.7", forwarded("198.51.100.1"))).toBe("203.0.113.7");
  expect(address("::ffff:203.0.113.7", new Headers())).toBe("203.0.113.7");
  expect(address(undefined, forwarded("198.51.100.1"))).toBe("unknown");
});

test("behind a proxy the hop it wrote counts, and what a visitor wrote before it does not", () => {
  const address = createClientAddress("10.0.0.0/8");
  expect(address("10.0.0.1", forwarded("198.51.100.1"))).toBe("198.51.100.1");
  expect(address("10.0.0.1", forwarded("127.0.0.1, 1.2.3.4, 198.51.100.1"))).toBe("198.51.100.1");
  expect(address("10.0.0.1", forwarded("10.9.9.9, 198.51.100.1, 10.0.0.2"))).toBe("198.51.100.1");
});

test("somebody who reaches the server beside the proxy cannot claim another address", () => {
  const address = createClientAddress("10.0.0.1");
  expect(address("203.0.113.7", forwarded("10.0.0.1"))).toBe("203.0.113.7");
  expect(address("10.0.0.2", forwarded("198.51.100.1"))).toBe("10.0.0.2");
});

test("no other forwarding header is believed", () => {
  const address = createClientAddress("10.0.0.1");
  const forged = { forwarded: "for=1.2.3.4", "x-real-ip": "1.2.3.4", "cf-connecting-ip": "1.2.3.4" };
  expect(address("10.0.0.1", forwarded("198.51.100.1", forged))).toBe("198.51.100.1");
  expect(address("10.0.0.1", new Headers(forged))).toBe("10.0.0.1");
});

test("a chain that cannot be read ends at the last hop that could", () => {
  const address = createClientAddress("10.0.0.0/8");
  for (const chain of ["", ",", "198.51.100.1, nonsense", "198.51.100.1, unknown", "1.2.3.4, 999.1.1.1"])
    expect(address("10.0.0.1", forwarded(chain))).toBe("10.0.0.1");
  expect(address("10.0.0.1", forwarded("10.1.1.1, 10.2.2.2"))).toBe("10.1.1.1");
});

test("ports and brackets that proxies add are left out", () => {
  const address = createClientAddress("10.0.0.1, ::1");
  expect(address("10.0.0.1", forwarded("198.51.100.1:4711"))).toBe("198.51.100.1");
  expect(address("::1", forwarded("[2001:db8:1:2::9]:443"))).toBe("2001:db8:1:2::/64");
});

test("all of an IPv6 network of 64 bits is one visitor, the next network another", () => {
  const address = createClientAddress(undefined);
  const one = address("2001:db8:1:2::1", new Headers());
  expect(address("2001:db8:1:2:ffff:1:2:3", new Headers())).toBe(one);
  expect(address("2001:db8:1:3::1", new Headers())).not.toBe(one);
  expect(address("fe80::1%eth0", new Headers())).toBe(address("fe80::2", new Headers()));
});

test("whatever a visitor puts before the proxy's own hop changes nothing", () => {
  const address = createClientAddress("10.0.0.0/8");
  const header = fc.stringMatching(/^[ -~]{0,80}$/);
  fc.assert(
    fc.property(header, fc.ipV4(), (forged, real) => {
      fc.pre(!real.startsWith("10."));
      expect(address("10.0.0.1", forwarded(`${forged}, ${real}`))).toBe(real);
    }),
  );
});

test("a proxy that is no address, or that would trust everybody, is named", () => {
  expect(wrongProxy("10.0.0.0/8, 192.168.1.1 2001:db8::/32")).toBeUndefined();
  expect(wrongProxy("10.0.0.1, proxy.local")).toBe("proxy.local");
  expect(wrongProxy("10.0.0.1/33")).toBe("10.0.0.1/33");
  expect(wrongProxy("0.0.0.0/0")).toBe("0.0.0.0/0");
  expect(wrongProxy("::/0")).toBe("::/0");
});
