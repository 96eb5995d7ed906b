import { ownerOf, personalKey } from "./storage.ts";

/** The browser's store of what a person keeps on this device (`kept-sounds.ts`). */
export function keptName(userId: string): string {
  return personalKey(userId, "kept");
}

/** Whether this browser lets a page keep sounds; none does over plain http to another machine. */
export function canKeepSounds(): boolean {
  return "caches" in globalThis;
}

/** Whose sounds this device holds. */
export async function keepers(): Promise<string[]> {
  if (!canKeepSounds()) return [];
  return (await caches.keys()).flatMap((name) => ownerOf(name, "kept") ?? []);
}

/** Leaves on this device what one person keeps, or nothing: whatever anybody else kept here goes. */
export async function leaveOnlyKeptOf(userId: string | null): Promise<void> {
  const others = (await keepers()).filter((keeper) => keeper !== userId);
  await Promise.all(others.map((keeper) => caches.delete(keptName(keeper))));
}
