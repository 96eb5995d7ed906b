import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { refusalOf } from "#server/testing/test-person.ts";
import { startTestServer, withdrawAgreement } from "#server/testing/test-server.ts";
import { agreementText } from "#shared/agreement-text.ts";

const server = await startTestServer();
afterAll(() => server.close());

test("a sign-up keeps the terms word for word with the browser that agreed", async () => {
  const person = await server.person();
  const { rows } = await server.services.db.asUser(person.id, (tx) =>
    tx.execute(sql`select agreement_text, agreement_type from user_agreements`),
  );
  expect(rows).toEqual([{ agreement_text: agreementText, agreement_type: "terms_and_disclaimer" }]);
});

test("without an agreement nothing can be sent until the person agrees", async () => {
  const person = await server.person();
  await withdrawAgreement(server, person.id);
  expect((await person.api.account.session()).agreed).toBe(false);
  expect(await refusalOf(person.turn({ text: "I am tense" }))).toBe("AGREEMENT_NEEDED");
  expect(await person.api.chat.sessions()).toEqual([]);
  await person.api.agreement.accept();
  expect((await person.api.account.session()).agreed).toBe(true);
  await person.turn({ text: "I am tense" });
  expect(await person.api.chat.sessions()).toHaveLength(1);
});
