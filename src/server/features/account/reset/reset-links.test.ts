import { sql } from "drizzle-orm";
import { afterAll, expect, test, vi } from "vitest";
import { patiently } from "#scripts/patience.ts";
import { findResetLink } from "#server/testing/find-email.ts";
import { errorCodeOf, goodPassword, type TestPerson } from "#server/testing/test-person.ts";
import { startTestServer } from "#server/testing/test-server.ts";

const server = await startTestServer();
afterAll(() => server.close());

type ResetLink = Awaited<ReturnType<typeof findResetLink>>;

const ask = (email: string) => server.visitor().api.account.requestReset({ email });
const reset = (link: ResetLink, password = "Other-water-8") =>
  server.visitor().api.account.resetPassword({ ...link, password });

/** The link of an e-mail that was asked for now, not of one that came before. */
async function newLink({ email }: TestPerson, before?: ResetLink): Promise<ResetLink> {
  await ask(email);
  return vi.waitFor(async () => {
    const link = await findResetLink(server.services, email);
    if (link.accessToken === before?.accessToken) throw new Error("the new e-mail is still being written");
    return link;
  }, patiently);
}

test("asking for another reset link ends the one before, and no other person's", async () => {
  const [person, bystander] = [await server.person(), await server.person()];
  const theirs = await newLink(bystander);
  const first = await newLink(person);
  const second = await newLink(person, first);
  expect(await errorCodeOf(reset(first))).toBe("RESET_LINK_INVALID");
  await reset(second);
  await reset(theirs);
});

test("after a reset no other link of the person opens anything, and the new session stands", async () => {
  const person = await server.person();
  const first = await newLink(person);
  const second = await newLink(person, first);
  const owner = server.visitor();
  await owner.api.account.resetPassword({ ...second, password: "Other-water-8" });
  for (const link of [first, second])
    expect(await errorCodeOf(reset(link, "Stolen-water-9"))).toBe("RESET_LINK_INVALID");
  expect((await owner.api.account.session()).session?.user.email).toBe(person.email);
  await server.visitor().api.account.signIn({ email: person.email, password: "Other-water-8" });
});

test("of links asked for at the same moment exactly one works, whatever the case of the address", async () => {
  const person = await server.person();
  const addresses = [person.email, person.email.toUpperCase(), person.email];
  await Promise.all(addresses.map(ask));
  const { rows } = await server.services.db.asAccounts((tx) =>
    tx.execute(sql`select from auth_verifications where value = ${person.id}`),
  );
  expect(rows).toHaveLength(1);
});

test("closing an account ends its reset links, and they stay ended when it is opened again", async () => {
  const person = await server.person();
  const link = await newLink(person);
  await person.api.account.close({ password: goodPassword });
  expect(await errorCodeOf(reset(link))).toBe("RESET_LINK_INVALID");
  await person.api.account.signIn({ email: person.email, password: goodPassword });
  await person.api.account.reactivate();
  expect(await errorCodeOf(reset(link))).toBe("RESET_LINK_INVALID");
});
