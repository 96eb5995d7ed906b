import { accessSync, constants } from "node:fs";

/** Whether a path names something this process may start. */
export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
