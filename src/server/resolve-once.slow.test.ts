import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

/** Every module that a process of its own loads of drizzle-orm, in order, with the form it was taken for. */
function loaded(before: string): string {
  const script = `
    import { registerHooks } from "node:module";
    ${before}
    registerHooks({
      load: (url, context, next) => {
        const given = next(url, context);
        if (url.includes("drizzle-orm")) console.log(url, given.format);
        return given;
      },
    });
    await import("#server/db/schema.ts");
    await import("drizzle-orm/node-postgres");
  `;
  const args = ["--input-type=module", "--eval", script];
  return execFileSync(process.execPath, args, { encoding: "utf8" });
}

test("the modules of drizzle-orm are those that Node finds, in the same order", () => {
  const plainly = loaded("");
  expect(plainly.split("\n").length).toBeGreaterThan(50);
  const once = `(await import("#server/resolve-once.ts")).resolveOnce();`;
  expect(loaded(once)).toBe(plainly);
});
