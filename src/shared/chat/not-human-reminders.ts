import { limits } from "#shared/limits/limits.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/**
 * The messages before which the chat says again that it is an AI: each time the hours of use since the last reminder
 * are full. Use is the time between messages; a longer pause is left out. `createdAt` as ISO text, oldest first.
 */
export function notHumanReminders(messages: { id: string; createdAt: string }[]): string[] {
  const reminders: string[] = [];
  let usedMs = 0;
  let before: number | undefined;
  for (const { id, createdAt } of messages) {
    const at = Date.parse(createdAt);
    const gap = before === undefined ? 0 : at - before;
    if (gap <= limits.notHuman.pauseMinutes * minuteMs) usedMs += Math.max(0, gap);
    before = at;
    if (usedMs < limits.notHuman.everyHours * hourMs) continue;
    reminders.push(id);
    usedMs = 0;
  }
  return reminders;
}
