import fc from "fast-check";
import { expect, test } from "vitest";
import { isAllowedAddress } from "./allowed-address.ts";

test.each([
  ...["127.0.0.1", "127.8.8.8", "0.0.0.0", "10.0.0.1", "172.16.0.1", "192.168.1.1", "169.254.169.254"],
  ...["100.64.0.1", "192.0.0.192", "198.18.0.1", "203.0.113.9", "224.0.0.1", "255.255.255.255", "240.0.0.1"],
  ...["::1", "::", "::7f00:1", "fe80::1", "fc00::1", "fd00:ec2::254", "ff02::1", "2001:db8::1", "fec0::1"],
  ...["::ffff:127.0.0.1", "::ffff:a00:1", "64:ff9b::a00:1", "2002:a00:1::", "2001::1", "5f00::1"],
  ...["localhost", "", "1.2.3", "fe80::1%eth0"],
])("%s is never reached from content", (address) => {
  expect(isAllowedAddress(address, false)).toBe(false);
});

test.each(["8.8.8.8", "93.184.216.34", "2606:4700::1111", "::ffff:8.8.8.8"])("%s is public", (address) => {
  expect(isAllowedAddress(address, false)).toBe(true);
});

test("an operator's own networks open by their word, a cloud's metadata and link-local addresses never", () => {
  const own = ["127.0.0.1", "10.1.2.3", "::1", "fd12::1", "::ffff:192.168.0.9", "100.64.0.1"];
  expect(own.filter((address) => !isAllowedAddress(address, true))).toEqual([]);
  const never = ["169.254.169.254", "fe80::1", "100.100.100.200", "fd00:ec2::254", "::ffff:169.254.169.254"];
  expect(never.filter((address) => isAllowedAddress(address, true))).toEqual([]);
});

test("an IPv4 address in IPv6 clothes is judged as the IPv4 address it is", () => {
  fc.assert(
    fc.property(fc.ipV4(), (address) => {
      expect(isAllowedAddress(`::ffff:${address}`, false)).toBe(isAllowedAddress(address, false));
    }),
  );
});
