import { createHash } from "node:crypto";
import { AppError } from "#server/app-error.ts";
import type { Database } from "#server/db/database.ts";
import type { Chats } from "#server/features/chat/chats.ts";
import { wallClockOf } from "#server/heart/exports/wall-clock.ts";
import type { DayFigure, HeartReport } from "#shared/heart.ts";
import { limits } from "#shared/limits/limits.ts";
import {
  addRecording,
  countRecordings,
  listRecordings,
  type RecordingRow,
  removeRecording,
  removeRecordings,
} from "./store.ts";

/** Recordings of the heart that a person chose to keep: their figures by day, seen, exported and erased by them alone. */
export interface HeartRecordings {
  list(userId: string): Promise<RecordingRow[]>;
  /**
   * Keeps the figures that came with a message. Throws `NOT_FOUND` where the person has no such message or it says
   * nothing of the heart, and `HEART_NOT_KEPT` where they keep as many as fit.
   */
  keep(userId: string, wish: KeepingWish): Promise<RecordingRow[]>;
  /** Throws `NOT_FOUND`. */
  remove(userId: string, recordingId: string): Promise<RecordingRow[]>;
  removeAll(userId: string): Promise<RecordingRow[]>;
}

/** Which message's figures are kept, and the IANA zone on whose calendar a recording without a date is put. */
interface KeepingWish {
  messageId: string;
  timeZone: string;
}

/** A day that a file does not name: 1970 is a clock alone. */
const namesNoDay = (day: string): boolean => day < "1971";

/** The day on a calendar at a moment. */
const dayAt = (moment: Date, timeZone: string): string =>
  new Date(wallClockOf(timeZone)(moment.getTime())).toISOString().slice(0, 10);

/** The figures of a report by day; those of a recording of beats are of the day it began, or of the day it was given. */
function figuresOf(report: HeartReport, givenOn: string): DayFigure[] {
  const began = report.from?.slice(0, 10) ?? givenOn;
  const day = namesNoDay(began) ? givenOn : began;
  const off = [report.beats, ...(report.beats?.others ?? [])].find((view) => view?.correction === "off");
  const figure = (key: string) =>
    (off ?? report.beats)?.figures.find((each) => each.key === key)?.value ?? null;
  const ofBeats = (
    [
      ["RMSSD", figure("rmssd")],
      ["SDNN", figure("sdnn")],
      ["heart rate", figure("meanHr")],
    ] as const
  ).flatMap(([metric, value]) => (value === null ? [] : [{ day, metric, value }]));
  const ofDevice = (report.days ?? []).map((each) =>
    namesNoDay(each.day) ? { ...each, day: givenOn } : each,
  );
  return [...ofBeats, ...ofDevice];
}

/** Tells a recording that is given again, also on another day where it names none itself. */
function checksumOf({ device, from, to }: HeartReport, days: DayFigure[]): string {
  const figures = days.map(({ metric, value }) => [metric, value]);
  return createHash("sha256")
    .update(JSON.stringify([device, from, to, figures]))
    .digest("hex");
}

/** What keeping recordings needs; a message is found only by who it belongs to. */
interface Needs {
  db: Database;
  clock: () => Date;
  chats: Pick<Chats, "findMessage">;
}

/** Recordings over the database, by the injected clock. */
export function createHeartRecordings({ db, clock, chats }: Needs): HeartRecordings {
  return {
    list: (userId) => db.asUser(userId, (tx) => listRecordings(tx, userId)),
    keep: (userId, { messageId, timeZone }) =>
      db.asUser(userId, async (tx) => {
        const message = await chats.findMessage(tx, messageId);
        const report = message?.heart;
        const days = report ? figuresOf(report, dayAt(message.createdAt, timeZone)) : [];
        if (!report || days.length === 0) throw new AppError("NOT_FOUND");
        const kept = await countRecordings(tx, userId);
        if (
          kept.recordings >= limits.heart.recordings ||
          kept.dayFigures + days.length > limits.heart.dayFigures
        )
          throw new AppError("HEART_NOT_KEPT");
        const named = days.map(({ day }) => day).sort();
        await addRecording(tx, {
          userId,
          device: report.device,
          firstDay: named[0] ?? "",
          lastDay: named.at(-1) ?? "",
          days,
          checksum: checksumOf(report, days),
          keptAt: clock(),
        });
        return listRecordings(tx, userId);
      }),
    remove: (userId, recordingId) =>
      db.asUser(userId, async (tx) => {
        if (!(await removeRecording(tx, userId, recordingId))) throw new AppError("NOT_FOUND");
        return listRecordings(tx, userId);
      }),
    removeAll: (userId) =>
      db.asUser(userId, async (tx) => {
        await removeRecordings(tx, userId);
        return listRecordings(tx, userId);
      }),
  };
}
