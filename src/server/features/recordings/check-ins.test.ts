import { afterAll, expect, test } from "vitest";
import { errorCodeOf } from "#server/testing/test-person.ts";
import { startTestServer } from "#server/testing/test-server.ts";

const server = await startTestServer();
afterAll(() => server.close());

test("what somebody said after listening is theirs alone, newest first, and gone when they erase it", async () => {
  const [person, other] = [await server.person(), await server.person()];
  await person.api.checkIn.add({ felt: "lighter" });
  const said = await person.api.checkIn.add({ felt: "heavier" });
  expect(said.map(({ felt }) => felt)).toEqual(["heavier", "lighter"]);
  expect(await person.api.checkIn.list()).toEqual(said);
  expect(await other.api.checkIn.list()).toEqual([]);
  await other.api.checkIn.erase();
  expect(await person.api.checkIn.list()).toEqual(said);
  expect(await person.api.checkIn.erase()).toEqual([]);
  expect(await errorCodeOf(server.visitor().api.checkIn.list())).toBe("SIGNED_OUT");
});
