import { readStored, writeStored } from "#web/lib/browser/storage.ts";

const arrivalBellKey = "arrivalBell";

/** Whether the person wants to hear when something that took its time is ready; nobody does who has not said so. */
export function wantsBell(): boolean {
  return readStored(arrivalBellKey) === "on";
}

/** Keeps what the person wants. */
export function chooseBell(isWanted: boolean): void {
  writeStored(arrivalBellKey, isWanted ? "on" : null);
}

/** The bowl that begins and ends a meditation, struck more softly; a sound that cannot be had is done without. */
export async function ringArrival(): Promise<void> {
  try {
    (await import("./strike-bell.ts")).strikeBell();
  } catch {
    // Without a line its file has not come, and some browsers give no sound at all: the words are there.
  }
}
