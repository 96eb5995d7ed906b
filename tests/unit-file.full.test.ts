import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const verifier = "/usr/bin/systemd-analyze";

/** What systemd says of a unit; its program has to be there, and here it lies elsewhere. */
function verified(change: (unit: string) => string): string {
  const folder = mkdtempSync(join(tmpdir(), "unit-"));
  const program = join(folder, "node_modules/node/bin/node");
  mkdirSync(dirname(program), { recursive: true });
  writeFileSync(program, "#!/bin/sh\n");
  chmodSync(program, 0o755);
  const unit = join(folder, "stillpoint.service");
  const deployed = readFileSync("deploy/stillpoint.service", "utf8").replaceAll("/opt/stillpoint", folder);
  writeFileSync(unit, change(deployed));
  const { stdout, stderr } = spawnSync(verifier, ["verify", unit], { encoding: "utf8" });
  return (stdout + stderr).trim();
}

// An unknown key is a warning to systemd, which it starts with: whatever it says is looked at.
test.runIf(existsSync(verifier))(
  "systemd has nothing to say of the unit, and would of a key it does not know",
  () => {
    expect(verified((unit) => unit)).toBe("");
    expect(verified((unit) => unit.replace("ProtectClock=", "ProtectClocks="))).toContain("ProtectClocks");
  },
);
