import { differences, type Series, standardDeviation } from "#server/heart/statistics.ts";
import { sdnn } from "./time-domain.ts";

/** The spread of the Poincaré plot across (`sd1`) and along (`sd2`) its diagonal, in milliseconds. */
export interface Poincare {
  sd1: number;
  sd2: number;
}

/**
 * SD1 and SD2 as projections: the standard deviations (n - 1) of each pair of neighbours turned by 45 degrees
 * (Brennan, Palaniswami and Kamen 2001).
 */
export function poincare(intervalsMs: Series): Poincare {
  const across = differences(intervalsMs);
  const along = across.map((step, at) => 2 * (intervalsMs[at] ?? 0) + step);
  return { sd1: standardDeviation(across) / Math.SQRT2, sd2: standardDeviation(along) / Math.SQRT2 };
}

/** SD1 and SD2 by their identities with SDSD and SDNN, which some programs print; they differ by the end beats only. */
export function poincareByIdentity(intervalsMs: Series): Poincare {
  const halfOfSteps = standardDeviation(differences(intervalsMs)) ** 2 / 2;
  return { sd1: Math.sqrt(halfOfSteps), sd2: Math.sqrt(2 * sdnn(intervalsMs) ** 2 - halfOfSteps) };
}
