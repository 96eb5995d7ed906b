import { afterAll, expect, test } from "vitest";
import { errorCodeOf } from "#server/testing/test-person.ts";
import { startTestServer } from "#server/testing/test-server.ts";
import { errorText } from "#shared/contract/errors.ts";

const server = await startTestServer();
afterAll(() => server.close());

const change = (sql: string) => server.services.db.asMigrator((tx) => tx.execute(sql));

test("a message that cannot be counted is refused and not sent", async () => {
  const person = await server.person();
  await change("revoke insert, update on user_usage_limits from stillpoint_person");
  expect(await errorCodeOf(person.turn({ text: "My boss shouted at me", timeZone: "UTC" }))).toBe(
    "USAGE_FAILED",
  );
  await change("grant insert, update on user_usage_limits to stillpoint_person");
  expect(errorText("USAGE_FAILED")).toBe("Failed to track usage. Please try again.");
  expect(await person.api.chat.sessions()).toEqual([]);
  expect((await person.api.usage.today({ timeZone: "UTC" })).used).toBe(0);
});

test("a count that cannot be read is refused without a word of the database", async () => {
  const person = await server.person();
  await change("revoke select on user_usage_limits from stillpoint_person");
  await expect(person.api.usage.today({ timeZone: "UTC" })).rejects.toMatchObject({
    code: "INTERNAL",
    message: "An unexpected error occurred. Please try again.",
  });
  await change("grant select on user_usage_limits to stillpoint_person");
});
