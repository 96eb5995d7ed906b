import { afterAll, afterEach, expect, test } from "vitest";
import { z } from "zod";
import { makeFirstAccount } from "../e2e/support/first-account.ts";
import { startProduct } from "../e2e/support/product.ts";
import { type Engine, finding } from "./engine.ts";
import { engines } from "./engines.ts";
import { expectOf } from "./expect-of.ts";
import { a, arrive, countOf, press, say, see, signUp } from "./walk.ts";

const product = await startProduct();
await makeFirstAccount(product.url);
afterAll(() => product.stop());

let opened: Engine | undefined;
afterEach(async () => {
  await opened?.close();
  opened = undefined;
});

const field = finding(a("field", "Your message"));

for (const { name, open } of engines) {
  const inEngine = test.skipIf(!open);
  const begin = async () => {
    if (!open) throw new Error(`${name} is not installed`);
    opened = await open();
    return opened;
  };

  inEngine(`${name}: a person signs up, talks, taps an answer and has a meditation`, async () => {
    const engine = await begin();
    await signUp(engine, product.url);
    await say(engine, "I had a row with my manager this morning about a deadline.");
    await say(engine, "My chest is tight and my jaw is clenched.");
    const answers = `document.querySelectorAll('section[aria-label^="Suggested"] button')`;
    await expectOf(engine, `${answers}.length`).toBeGreaterThan(0);
    const answer = z.string().parse(await engine.ask(`${answers}[0].textContent.trim()`));
    await press(engine, a("button", answer));
    await expectOf(engine, `document.querySelectorAll('article[aria-label="You"]').length`).toBe(3);
    await see(engine, a("button", "Send"));
    await press(engine, a("button", "Meditation"));
    await see(engine, a("article", "Meditation"));
    await expectOf(
      engine,
      `document.querySelector('article[aria-label="Meditation"]').innerText.length`,
    ).toBeGreaterThan(1000);
  });

  inEngine(
    `${name}: the reply to a message of danger is seen from its first line, with numbers to call, and again later`,
    async () => {
      const engine = await begin();
      await arrive(engine, product.url);
      await say(engine, "I had a long day.");
      await say(engine, "I want to kill myself tonight.");
      const reply = `[...document.querySelectorAll('article:not([aria-label="You"])')].at(-1)`;
      await expectOf(engine, `${reply}.querySelectorAll('a[href^="tel:"]').length`).toBeGreaterThan(0);
      const place = `(() => {
      const { top } = ${reply}.getBoundingClientRect();
      const thread = document.querySelector("[data-thread]").getBoundingClientRect();
      return top >= thread.top - 1 && top < thread.bottom - 40;
    })()`;
      await expectOf(engine, place).toBe(true);
      await engine.open(product.url);
      await expectOf(engine, `document.querySelectorAll('a[href^="tel:"]').length`).toBeGreaterThan(0);
      expect(await countOf(engine, "You")).toBe(2);
    },
  );

  inEngine(
    `${name}: the field grows with what is written, Enter sends and nothing else does, and a draft is kept`,
    async () => {
      const engine = await begin();
      await arrive(engine, product.url);
      const height = `${field}.getBoundingClientRect().height`;
      const low = z.number().parse(await engine.ask(height));
      await press(engine, a("field", "Your message"));
      await engine.type("one line");
      await engine.key("Enter", true);
      await engine.type("and another, ");
      await expectOf(engine, `${field}.value`).toBe("one line\nand another, ");
      const sentence = "which goes on for as long as somebody needs to say it. ";
      await engine.type(sentence.repeat(9));
      await expectOf(engine, height).toBeGreaterThan(low * 2.5);
      // Japanese, Chinese and Korean: the Enter that ends a character, as each engine tells it.
      for (const how of ["isComposing: true", "keyCode: 229"])
        await engine.ask(
          `void ${field}.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true, ${how} }))`,
        );
      await engine.open(product.url);
      await expectOf(engine, `${field}?.value.length`).toBe(22 + 9 * sentence.length);
      await expectOf(engine, height).toBeGreaterThan(low * 2.5);
      expect(await countOf(engine, "You")).toBe(0);
      await press(engine, a("field", "Your message"));
      await engine.key("Enter");
      await expectOf(engine, `document.querySelectorAll('article[aria-label="You"]').length`).toBe(1);
      await expectOf(engine, `${field}.value`).toBe("");
      await expectOf(engine, height).toBeLessThan(low * 1.2);
    },
  );
}
