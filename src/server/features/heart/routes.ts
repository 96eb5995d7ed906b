import { signedIn } from "#server/http/implement.ts";
import type { KeptRecording } from "#shared/heart-recordings.ts";
import type { RecordingRow } from "./store.ts";

const described = (rows: RecordingRow[]): KeptRecording[] =>
  rows.map((row) => ({ ...row, keptAt: row.keptAt.toISOString() }));

/** The calls about recordings of the heart that a person keeps. */
export const heartRoutes = {
  recordings: signedIn.heart.recordings.handler(async ({ context: { person, services } }) =>
    described(await services.heartRecordings.list(person.userId)),
  ),
  keep: signedIn.heart.keep.handler(async ({ input, context: { person, services } }) =>
    described(await services.heartRecordings.keep(person.userId, input)),
  ),
  remove: signedIn.heart.remove.handler(async ({ input, context: { person, services } }) =>
    described(await services.heartRecordings.remove(person.userId, input.recordingId)),
  ),
  removeAll: signedIn.heart.removeAll.handler(async ({ context: { person, services } }) =>
    described(await services.heartRecordings.removeAll(person.userId)),
  ),
};
