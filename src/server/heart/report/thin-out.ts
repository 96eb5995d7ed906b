/** Points a picture is drawn from; more could not be told apart. */
export const mostPoints = 1500;

/** Which of `count` points are drawn: all, or the extremes of each span in turn, so that no spike is lost. */
export function drawnPoints(values: ArrayLike<number>, most: number = mostPoints): number[] {
  const { length } = values;
  if (length <= most) return Array.from({ length }, (_, at) => at);
  const spans = Math.floor(most / 2);
  const chosen: number[] = [];
  for (let span = 0; span < spans; span += 1) {
    const from = Math.floor((span * length) / spans);
    const to = Math.floor(((span + 1) * length) / spans);
    let [low, high] = [from, from];
    for (let at = from; at < to; at += 1) {
      if ((values[at] ?? 0) < (values[low] ?? 0)) low = at;
      if ((values[at] ?? 0) > (values[high] ?? 0)) high = at;
    }
    chosen.push(...(low === high ? [low] : [Math.min(low, high), Math.max(low, high)]));
  }
  return chosen;
}

/** Every so many, so that at most `most` remain. */
export function everyNth(length: number, most: number = mostPoints): number[] {
  const step = Math.max(1, Math.ceil(length / most));
  return Array.from({ length: Math.ceil(length / step) }, (_, at) => at * step);
}

/** A number with as many digits as a picture needs. */
export function short(value: number, digits = 2): number {
  return Number(value.toFixed(digits));
}
