import type { Series } from "#server/heart/statistics.ts";

/**
 * Values of the cubic spline through the points (`x` rising strictly), with not-a-knot ends: the first two and the
 * last two pieces are one cubic each (de Boor 1978). Three points give their parabola, two their line.
 * `at` must rise; outside the points the end pieces go on.
 */
export function splineValues(x: Series, y: Series, at: Series): Float64Array {
  const bends = secondDerivatives(x, y);
  const values = new Float64Array(at.length);
  let piece = 0;
  for (let place = 0; place < at.length; place += 1) {
    const where = at[place] ?? 0;
    while (piece < x.length - 2 && where >= (x[piece + 1] ?? 0)) piece += 1;
    values[place] = pieceValue(x, y, bends, piece, where);
  }
  return values;
}

function pieceValue(x: Series, y: Series, bends: Float64Array, piece: number, where: number): number {
  const from = x[piece] ?? 0;
  const width = (x[piece + 1] ?? 0) - from;
  const right = (where - from) / width;
  const left = 1 - right;
  const bend =
    ((left ** 3 - left) * (bends[piece] ?? 0) + (right ** 3 - right) * (bends[piece + 1] ?? 0)) *
    (width ** 2 / 6);
  return left * (y[piece] ?? 0) + right * (y[piece + 1] ?? 0) + bend;
}

/** The spline's second derivative at each point: a tridiagonal system, solved by elimination and substitution. */
function secondDerivatives(x: Series, y: Series): Float64Array {
  const count = x.length;
  const bends = new Float64Array(count);
  if (count < 3) return bends;
  const width = (at: number) => (x[at + 1] ?? 0) - (x[at] ?? 0);
  const slope = (at: number) => ((y[at + 1] ?? 0) - (y[at] ?? 0)) / width(at);
  if (count === 3) return bends.fill((2 * (slope(1) - slope(0))) / (width(0) + width(1)));

  const diagonal = new Float64Array(count);
  const above = new Float64Array(count);
  const last = count - 2;
  for (let at = 1; at <= last; at += 1) {
    const before = width(at - 1);
    const after = width(at);
    let below = before;
    diagonal[at] = 2 * (before + after);
    above[at] = after;
    if (at === 1) {
      diagonal[at] = 3 * before + 2 * after + before ** 2 / after;
      above[at] = after - before ** 2 / after;
    }
    if (at === last) {
      diagonal[at] = 2 * before + 3 * after + after ** 2 / before;
      below = before - after ** 2 / before;
    }
    const factor = at === 1 ? 0 : below / (diagonal[at - 1] ?? 1);
    diagonal[at] = (diagonal[at] ?? 0) - factor * (above[at - 1] ?? 0);
    bends[at] = 6 * (slope(at) - slope(at - 1)) - factor * (bends[at - 1] ?? 0);
  }
  for (let at = last; at >= 1; at -= 1) {
    const known = at === last ? 0 : (above[at] ?? 0) * (bends[at + 1] ?? 0);
    bends[at] = ((bends[at] ?? 0) - known) / (diagonal[at] ?? 1);
  }
  bends[0] = beyond(bends[1], bends[2], width(0) / width(1));
  bends[count - 1] = beyond(bends[last], bends[last - 1], width(last) / width(last - 1));
  return bends;
}

/** The straight line through two neighbouring second derivatives, one step further out. */
function beyond(near = 0, far = 0, ratio: number): number {
  return near + (near - far) * ratio;
}
