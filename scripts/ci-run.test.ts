import { spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";

const places: string[] = [];
afterAll(() => {
  for (const place of places) rmSync(place, { recursive: true, force: true });
});

/** Runs .ci/run in a repository of its own, with a folder beside it and an npm that notes where it is called. */
function runCi(exitCode: number) {
  const place = mkdtempSync(join(tmpdir(), "ci-run-"));
  places.push(place);
  const repository = join(place, "repository");
  mkdirSync(join(repository, ".ci"), { recursive: true });
  mkdirSync(join(place, "bin"));
  mkdirSync(join(place, "shared"));
  cpSync(".ci/run", join(repository, ".ci/run"));
  writeFileSync(join(repository, "kept.txt"), "committed");
  const git = (...args: string[]) =>
    spawnSync("git", ["-c", "user.name=T", "-c", "user.email=t@example.test", ...args], { cwd: repository });
  git("init", "--quiet");
  git("add", ".");
  git("commit", "--quiet", "-m", "first");
  writeFileSync(join(repository, "forgotten.txt"), "never committed");
  const npm = `#!/bin/sh
echo "$1 $(pwd) $(ls) $(ls ..)" >> "${place}/calls"
[ "$1" = ci ] || { echo "1 passed, 0 failed, 0 skipped"; exit ${exitCode}; }
`;
  writeFileSync(join(place, "bin/npm"), npm);
  chmodSync(join(place, "bin/npm"), 0o755);
  const env = { ...process.env, PATH: `${join(place, "bin")}:${process.env.PATH}`, TMPDIR: place };
  const { status, stdout } = spawnSync("bash", [".ci/run"], { cwd: repository, env, encoding: "utf8" });
  const calls = readFileSync(join(place, "calls"), "utf8").trim().split("\n");
  return { status, stdout, calls: calls.map((call) => call.split(" ")) };
}

test("what is submitted is tested in a bare clone with nothing beside it, and the clone is removed", () => {
  const { status, stdout, calls } = runCi(0);
  expect(status).toBe(0);
  expect(stdout.trim().split("\n").at(-1)).toBe("1 passed, 0 failed, 0 skipped");
  expect(calls.map(([command]) => command)).toEqual(["ci", "test"]);
  for (const [, where = "", ...seen] of calls) {
    expect(seen).toEqual(["kept.txt", "stillpoint"]);
    expect(existsSync(where)).toBe(false);
  }
});

test("a failed run is a failed run", () => {
  expect(runCi(3).status).toBe(3);
});
