/** From a figure to a place on the screen. */
export interface Scale {
  (value: number): number;
  /** Round figures along it. */
  ticks: number[];
}

/** A picture's size and the room around its drawing, in the units of the drawing. */
export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** What goes on over time is wide. */
export const frame: Frame = { width: 640, height: 240, left: 76, right: 12, top: 14, bottom: 50 };

/** What has the same measure across and up is nearly as high as it is wide. */
export const squareFrame: Frame = { width: 640, height: 460, left: 76, right: 12, top: 14, bottom: 50 };

function decimalStep(atLeast: number): number {
  const power = 10 ** Math.floor(Math.log10(atLeast));
  return ([1, 2, 2.5, 5, 10].find((each) => each * power >= atLeast) ?? 10) * power;
}

/** Steps of a clock, in seconds. */
const clockSteps = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 10_800, 21_600, 43_200];

function clockStep(atLeast: number): number {
  return clockSteps.find((step) => step >= atLeast) ?? 86_400 * Math.ceil(atLeast / 86_400);
}

/** A scale from one range to another with about so many round ticks; an empty range is widened. */
function scaleOf(
  [from, to]: [number, number],
  [start, end]: [number, number],
  stepOf: (atLeast: number) => number,
  count: number,
): Scale {
  const span = to - from || 1;
  const step = stepOf(span / count);
  const first = Math.ceil(from / step);
  const ticks = Array.from({ length: Math.max(0, Math.floor((from + span) / step) - first + 1) }, (_, at) =>
    Number(((first + at) * step).toPrecision(10)),
  );
  return Object.assign((value: number) => start + ((value - from) / span) * (end - start), { ticks });
}

/** The scale along the bottom. */
export function acrossOf(range: [number, number], within: Frame = frame): Scale {
  return scaleOf(range, [within.left, within.width - within.right], decimalStep, 6);
}

/** The same for seconds, with the round figures of a clock. */
export function timesOf(range: [number, number]): Scale {
  return scaleOf(range, [frame.left, frame.width - frame.right], clockStep, 6);
}

/** The scale up the side. */
export function upOf(range: [number, number], within: Frame = frame): Scale {
  return scaleOf(range, [within.height - within.bottom, within.top], decimalStep, 4);
}

/** The least and the most of some figures, a little widened. */
export function rangeOf(values: number[], room = 0.05): [number, number] {
  const [least, most] = values.reduce<[number, number]>(
    ([low, high], value) => [Math.min(low, value), Math.max(high, value)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
  const more = (most - least || 1) * room;
  return [least - more, most + more];
}
