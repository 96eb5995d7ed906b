import fc from "fast-check";
import { expect, test } from "vitest";
import { createFairQueue } from "./fair-queue.ts";

const { signal } = new AbortController();

test("a person's second file waits for the first, a third is turned away, and another person goes past", async () => {
  const queue = createFairQueue({ atOnce: 2, waiting: 8 });
  const order: string[] = [];
  const enter = async (person: string, name: string) => {
    const leave = await queue.enter(person, signal);
    order.push(leave ? name : `${name} refused`);
    return leave;
  };
  const first = await enter("a", "a1");
  const second = enter("a", "a2");
  expect(await enter("a", "a3")).toBeUndefined();
  const other = await enter("b", "b1");
  expect(order).toEqual(["a1", "a3 refused", "b1"]);
  other?.();
  expect(order).toHaveLength(3);
  first?.();
  (await second)?.();
  expect(order.at(-1)).toBe("a2");
});

test("who leaves while waiting gives the place back, and too many are turned away", async () => {
  const queue = createFairQueue({ atOnce: 1, waiting: 1 });
  const first = await queue.enter("a", signal);
  const leaving = new AbortController();
  const waiting = queue.enter("b", leaving.signal);
  expect(await queue.enter("c", signal)).toBeUndefined();
  leaving.abort(new Error("left"));
  await expect(waiting).rejects.toThrow("left");
  const next = queue.enter("c", signal);
  first?.();
  expect(await next).toBeTypeOf("function");
});

test("however people come and go, no more are served than may be, nobody twice, and whoever waits is served", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(3), { maxLength: 40 }), async (comers) => {
      const queue = createFairQueue({ atOnce: 2, waiting: 3 });
      const inside: string[] = [];
      const leaves: (() => void)[] = [];
      let entered = 0;
      let refused = 0;
      const all = comers.map(async (who) => {
        const person = String(who);
        const leave = await queue.enter(person, signal);
        if (!leave) {
          refused += 1;
          return;
        }
        expect(inside).not.toContain(person);
        inside.push(person);
        expect(inside.length).toBeLessThanOrEqual(2);
        entered += 1;
        leaves.push(() => {
          inside.splice(inside.indexOf(person), 1);
          leave();
        });
      });
      for (let steps = 0; steps < comers.length * 4 + 4; steps += 1) {
        await Promise.resolve();
        if (steps % 3 === 2) leaves.shift()?.();
      }
      while (leaves.length > 0) {
        leaves.shift()?.();
        for (let ticks = 0; ticks < 8; ticks += 1) await Promise.resolve();
      }
      await Promise.all(all);
      expect(entered + refused).toBe(comers.length);
    }),
  );
});
