import { z } from "zod";
import { api, id, moment, timeZone } from "#shared/contract/api.ts";
import { dayFigure } from "#shared/heart.ts";

/** A recording that a person kept: where it comes from, which days it is of, and its figures by day. */
const keptRecording = z.object({
  id,
  device: z.string(),
  /** First and last day on the clock of the place; where the file names none, the day its message was written. */
  firstDay: z.string(),
  lastDay: z.string(),
  keptAt: moment,
  days: z.array(dayFigure),
});

/** A recording that a person kept. */
export type KeptRecording = z.infer<typeof keptRecording>;

const kept = z.array(keptRecording);

/** The calls about recordings of the heart that a person keeps; each answers with all of them as they stand then. */
export const heart = {
  recordings: api
    .route({
      method: "GET",
      path: "/heart/recordings",
      summary: "Recordings of the heart that the person kept",
    })
    .output(kept),
  keep: api
    .route({
      method: "POST",
      path: "/heart/recordings",
      summary: "Keep the figures that came with a reply, by day",
    })
    .input(z.object({ messageId: id, timeZone }))
    .output(kept),
  remove: api
    .route({
      method: "DELETE",
      path: "/heart/recordings/{recordingId}",
      summary: "Erase a kept recording",
    })
    .input(z.object({ recordingId: id }))
    .output(kept),
  removeAll: api
    .route({ method: "DELETE", path: "/heart/recordings", summary: "Erase all kept recordings" })
    .output(kept),
};
