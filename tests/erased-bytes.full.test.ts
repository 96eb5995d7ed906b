import { expect, test } from "vitest";
import { clearing, onABusyMachineMs, startErasing } from "./erased-bytes.ts";

const dayMs = 86_400_000;

test(
  "a chat that its person deleted is gone from the files with the next daily tasks",
  async () => {
    const { server, wait, fill, removeByHand, inDatabase } = await startErasing();
    const person = await server.person();
    const own = await fill(person);
    await removeByHand(person, own);
    expect(await inDatabase(own.words)).toBeGreaterThan(0);
    wait(dayMs);
    expect(await server.services.daily.runMissed()).toContain(clearing);
    expect(await inDatabase(own.words)).toBe(0);
  },
  onABusyMachineMs,
);

test(
  "a backup holds nothing of what was deleted a moment ago",
  async () => {
    const { server, fill, removeByHand, inBackup } = await startErasing();
    const person = await server.person();
    const own = await fill(person);
    await removeByHand(person, own);
    expect(await inBackup([own.words])).toEqual([]);
  },
  onABusyMachineMs,
);
