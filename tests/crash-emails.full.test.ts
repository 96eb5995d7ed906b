import { afterEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { patiently } from "#scripts/patience.ts";
import { readable, startMailServer } from "#server/testing/servers/mail-server.ts";
import { driveProduct } from "./drive.ts";
import { type Product, startProduct } from "./e2e/support/product.ts";

let product: Product | undefined;

afterEach(async () => {
  await product?.stop();
});

test("an e-mail that kill -9 overtakes on its way goes out once after the restart", async () => {
  const begun: string[] = [];
  let isSilent = true;
  using mail = await startMailServer({
    // A mail server that was told of an e-mail and never answers is where the process is killed.
    onMailFrom: ({ address }, _session, done) => {
      begun.push(address);
      if (!isSilent) done(null);
    },
  });
  const env = { SMTP_URL: mail.url, MAIL_FROM: "calm@calm.example" };
  product = await startProduct({ env });
  const email = "overtaken@example.test";
  const visitor = driveProduct(product.url);
  const account = { fullName: "A Person", email, password: "Long-enough-1!", agreed: true };
  await visitor.call("account/signUp", account, z.unknown());
  await vi.waitFor(() => expect(begun).toHaveLength(1), patiently);
  await product.kill("SIGKILL");
  expect(mail.arrived).toEqual([]);

  isSilent = false;
  await product.restart();
  await vi.waitFor(() => expect(mail.arrived).toHaveLength(1), patiently);
  const [arrived] = mail.arrived;
  expect(arrived?.to).toEqual([email]);
  const link = new URL(/https?:\S+/.exec(arrived ? readable(arrived) : "")?.[0] ?? "");
  const token = new URLSearchParams(link.hash.slice(1)).get("verification_token") ?? "";

  // Whatever were still in the queue would be due at once.
  await product.restart();
  await visitor.call("account/verifyEmail", { token }, z.unknown());
  await visitor.call("account/requestReset", { email }, z.unknown());
  await vi.waitFor(() => expect(mail.arrived.length).toBeGreaterThan(1), patiently);
  await product.kill("SIGTERM");
  expect(mail.arrived.map((each) => /^Subject: (.*)$/m.exec(each.raw)?.[1])).toEqual([
    "Confirm your email address for Stillpoint",
    "Set a new password for Stillpoint",
  ]);
});
