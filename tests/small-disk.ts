import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A disk of its own at a path, in memory. Throws where the user may not mount one. */
export function mountSmallDisk(at: string, size: string): void {
  mkdirSync(at, { recursive: true });
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${size}`, "tmpfs", at], { stdio: "ignore" });
}

/** Takes a small disk away, also while something on it is open. */
export function unmountSmallDisk(at: string): void {
  execFileSync("umount", ["--lazy", at], { stdio: "ignore" });
}

/** Whether this user may mount one; in most places only root may. */
export async function mayMount(): Promise<boolean> {
  const probe = await mkdtemp(join(tmpdir(), "stillpoint-disk-"));
  try {
    mountSmallDisk(probe, "256k");
    unmountSmallDisk(probe);
    return true;
  } catch {
    return false;
  } finally {
    await rm(probe, { recursive: true, force: true });
  }
}
