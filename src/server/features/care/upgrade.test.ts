import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { migrationsFolder } from "#server/db/migrate.ts";
import { startTestServer } from "#server/testing/test-server.ts";

const server = await startTestServer();
afterAll(() => server.close());

/** What the step that brought care by person does with the rows of before, as it stands in its file. */
const statements = readFileSync(join(migrationsFolder, "0015_care.sql"), "utf8")
  .split("--> statement-breakpoint")
  .map((statement) => statement.replaceAll(/^--.*$/gm, "").trim())
  .filter((statement) =>
    /^(?:alter table chat_messages|update chat_messages|insert into care_states)/.test(statement),
  );

const careOfBefore = "Thank you for telling me. Somebody to talk to: https://findahelpline.com";

/** A person with a reply of before, when replies of care were not marked and nobody's state was kept. */
async function personOfBefore(reply: string, age: string) {
  const person = await server.person();
  await person.turn({ text: "I had a long day" });
  await server.services.db.asMigrator(async (tx) => {
    await tx.execute(sql`alter table chat_messages no force row level security`);
    await tx.execute(sql`update chat_messages set content = ${reply}, kind = 'message',
      created_at = now() - ${age}::interval where user_id = ${person.id} and not is_user`);
    await tx.execute(sql`alter table chat_messages force row level security`);
  });
  return person;
}

test("who stood in care before care was kept by person stands in it after the upgrade, and nobody else does", async () => {
  const inCare = await personOfBefore(careOfBefore, "1 day");
  const longAgo = await personOfBefore(careOfBefore, "4 days");
  const calm = await personOfBefore("What do you notice in your body?", "1 day");
  await server.services.db.asMigrator(async (tx) => {
    // At that moment the table was new, and its rows were not yet guarded against their owner.
    await tx.execute(sql`alter table care_states no force row level security`);
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.execute(sql`alter table care_states force row level security`);
  });
  const stands = (person: typeof inCare) =>
    server.services.db.asUser(person.id, (tx) => server.services.care.isStanding(tx, person.id));
  expect(statements).toHaveLength(4);
  expect(await Promise.all([inCare, longAgo, calm].map(stands))).toEqual([true, false, false]);
});
