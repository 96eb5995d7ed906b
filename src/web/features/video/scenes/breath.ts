import { limits } from "#shared/limits/limits.ts";

const { breathInMs, breathOutMs } = limits.video;

/** How far in a slow breath is, from 0 to 1: in for four seconds, out for six, without a jerk at either turn. */
export function breathAt(seconds: number): number {
  const at =
    (((seconds * 1000) % (breathInMs + breathOutMs)) + breathInMs + breathOutMs) % (breathInMs + breathOutMs);
  const turn = at < breathInMs ? at / breathInMs : 1 + (at - breathInMs) / breathOutMs;
  return 0.5 - 0.5 * Math.cos(Math.PI * turn);
}
