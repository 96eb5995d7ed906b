const z = 1.96;

/** A share with its 95 % interval (Wilson, 1927), as "4.1 % (2.0 to 8.2)". */
export function wilson(hits: number, count: number): string {
  if (count === 0) return "of none";
  const share = hits / count;
  const middle = (share + z ** 2 / (2 * count)) / (1 + z ** 2 / count);
  const half =
    (z * Math.sqrt((share * (1 - share)) / count + z ** 2 / (4 * count ** 2))) / (1 + z ** 2 / count);
  const percent = (value: number): string => (100 * value).toFixed(1);
  return `${percent(share)} % (${percent(Math.max(0, middle - half))} to ${percent(Math.min(1, middle + half))})`;
}
