import { sql } from "drizzle-orm";
import { afterAll, expect, test, vi } from "vitest";
import { errorCodeOf, goodPassword, type TestPerson } from "#server/testing/test-person.ts";
import { startTestServer, withdrawAgreement } from "#server/testing/test-server.ts";
import { agreementText } from "#shared/account/agreement-text.ts";

const server = await startTestServer();
afterAll(() => server.close());

/** The records of a person's agreements, oldest first. */
async function recordsOf({ id }: TestPerson): Promise<unknown[]> {
  const read = sql`select user_id, agreement_type, agreement_text, user_agent from user_agreements order by agreed_at`;
  return (await server.services.db.asUser(id, (tx) => tx.execute(read))).rows;
}

test("an agreement keeps the terms word for word with the browser that agreed", async () => {
  const person = await server.person();
  await withdrawAgreement(server, person.id);
  const browser = "Mozilla/5.0 (a browser of a test)";
  await person.fetch("/api/agreement", { method: "POST", headers: { "user-agent": browser } });
  expect(await recordsOf(person)).toEqual([
    {
      user_id: person.id,
      agreement_type: "terms_and_disclaimer",
      agreement_text: agreementText,
      user_agent: browser,
    },
  ]);
});

test("only a record of terms and disclaimer counts as the agreement", async () => {
  const person = await server.person();
  await withdrawAgreement(server, person.id);
  const another = sql`insert into user_agreements (user_id, agreement_type, agreement_text, user_agent)
    values (${person.id}, 'newsletter', 'Yes', '')`;
  await server.services.db.asUser(person.id, (tx) => tx.execute(another));
  expect((await person.api.account.session()).agreed).toBe(false);
});

/** Signs up with a browser that names itself, and tells what the session says afterwards. */
async function signUpWith(userAgent: string) {
  const visitor = server.visitor();
  const signUp = { fullName: "Ada Quiet", email: `${crypto.randomUUID()}@example.test`, agreed: true };
  const response = await visitor.fetch("/api/auth/sign-up", {
    method: "POST",
    headers: { "content-type": "application/json", "user-agent": userAgent },
    body: JSON.stringify({ ...signUp, password: goodPassword }),
  });
  expect(response.status).toBe(200);
  return visitor.api.account.session();
}

test("a sign-up keeps the terms word for word with the browser that agreed", async () => {
  const { session } = await signUpWith("A quiet browser/1.0");
  const { rows } = await server.services.db.asUser(session?.user.id ?? "", (tx) =>
    tx.execute(sql`select agreement_text, agreement_type, user_agent from user_agreements`),
  );
  expect(rows).toEqual([
    {
      agreement_text: agreementText,
      agreement_type: "terms_and_disclaimer",
      user_agent: "A quiet browser/1.0",
    },
  ]);
});

test("an agreement that cannot be saved at sign-up is only logged, and asked for again", async () => {
  await server.services.db.asMigrator((tx) =>
    tx.execute(sql`alter table user_agreements add constraint refuses check (user_agent <> 'refused')`),
  );
  const logged = vi.spyOn(server.services.log, "error");
  const { session, agreed } = await signUpWith("refused");
  expect(session).not.toBeNull();
  expect(agreed).toBe(false);
  expect(logged).toHaveBeenCalledWith(
    expect.objectContaining({ userId: session?.user.id }),
    "an agreement could not be saved",
  );
});

test("without an agreement nothing can be sent until the person agrees", async () => {
  const person = await server.person();
  await withdrawAgreement(server, person.id);
  expect((await person.api.account.session()).agreed).toBe(false);
  expect(await errorCodeOf(person.turn({ text: "I am tense" }))).toBe("AGREEMENT_NEEDED");
  expect(await person.api.chat.sessions()).toEqual([]);
  await person.api.agreement.accept();
  expect((await person.api.account.session()).agreed).toBe(true);
  await person.turn({ text: "I am tense" });
  expect(await person.api.chat.sessions()).toHaveLength(1);
});

test("new terms ask again: an agreement counts for its own words, and also when they come back", async () => {
  const person = await server.person();
  await withdrawAgreement(server, person.id);
  const earlier = sql`insert into user_agreements (user_id, agreement_type, agreement_text, user_agent)
    values (${person.id}, 'terms_and_disclaimer', 'Earlier words', '')`;
  await server.services.db.asUser(person.id, (tx) => tx.execute(earlier));
  expect(await person.api.account.session()).toMatchObject({ agreed: false, termsChanged: true });
  expect(await errorCodeOf(person.api.token.create({ name: "A", mayUse: ["gpt-chat"], days: 30 }))).toBe(
    "AGREEMENT_NEEDED",
  );
  await person.api.agreement.accept();
  const session = await person.api.account.session();
  expect([session.agreed, session.termsChanged]).toEqual([true, undefined]);
  await server.services.db.asUser(person.id, (tx) => tx.execute(earlier));
  expect((await person.api.account.session()).agreed).toBe(true);
});
