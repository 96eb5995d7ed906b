import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { flagsForMany, serverArguments, serverCommand } from "./server-command.ts";

test("npm start runs the server with the settings that development, journeys and figures use", () => {
  const text = readFileSync("package.json", "utf8");
  const { scripts } = z.object({ scripts: z.object({ start: z.string() }) }).parse(JSON.parse(text));
  const environment = Object.entries(serverCommand.environment).map(([name, value]) => `${name}=${value}`);
  const command = ["exec", "env", ...environment, "node", ...serverArguments].join(" ");
  expect(scripts.start).toBe(`node scripts/build-web.ts && ${command}`);
});

test("the container runs the server with the settings for many that the figures use", () => {
  const [, command = "[]"] = /^CMD (\[.*\])$/m.exec(readFileSync("deploy/Containerfile", "utf8")) ?? [];
  expect(z.array(z.string()).parse(JSON.parse(command))).toEqual([
    "node",
    ...flagsForMany,
    serverCommand.script,
  ]);
});
