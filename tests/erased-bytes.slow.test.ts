import { expect, test } from "vitest";
import { goodPassword } from "#server/testing/test-person.ts";
import { clearing, onABusyMachineMs, startErasing } from "./erased-bytes.ts";

const dayMs = 86_400_000;

test(
  "of an erased account nothing is in the database's files after the daily tasks, nor in a backup",
  async () => {
    const { server, wait, fill, inDatabase, inBackup, messagesWith } = await startErasing();
    const person = await server.person("Zebra Marker");
    const other = await server.person("Somebody Else");
    const { words } = await fill(person);
    const kept = await fill(other);
    await person.api.account.close({ password: goodPassword });
    wait(31 * dayMs);
    const done = await server.services.daily.runMissed();
    expect(done).toEqual(expect.arrayContaining(["erase closed accounts", clearing]));
    for (const trace of [words, person.email, "Zebra Marker"]) expect(await inDatabase(trace), trace).toBe(0);
    expect(await messagesWith(other, kept.words)).toBe(1);
    expect(await inBackup([words, person.email, "Zebra Marker", kept.words])).toEqual([kept.words]);
  },
  onABusyMachineMs,
);
