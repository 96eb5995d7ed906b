import { expect, test } from "vitest";
import { whyNotStored } from "./storage.ts";

test("a full disk is said to be full, and anything else says no more than that it failed", () => {
  const fault = (code: string) => Object.assign(new Error("/data/files/secret-name"), { code });
  expect(whyNotStored(fault("ENOSPC"))).toBe("the disk is full");
  expect(whyNotStored(fault("EDQUOT"))).toBe("the disk is full");
  expect(whyNotStored(fault("EACCES"))).toBe("the file could not be stored");
  expect(whyNotStored("odd")).toBe("the file could not be stored");
});
