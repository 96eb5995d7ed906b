/** Where a long sentence may be broken, the best place first. */
const places = [
  /[;:,.!?…–—]\s/g,
  /\s(?=(?:and|but|or|as|while|that|which|when|where|with|into|until)\s)/gi,
  /\s/g,
];

/**
 * A sentence in parts that fit on the picture, about equally long, broken at a comma where there is one, else before a
 * joining word, else between words. A word that is too long by itself stays whole.
 */
export function splitCaption(text: string, mostChars: number): string[] {
  const whole = text.trim().replace(/\s+/g, " ");
  if (whole.length <= mostChars) return whole === "" ? [] : [whole];
  const middle = whole.length / 2;
  for (const place of places) {
    const breaks = [...whole.matchAll(place)]
      .map(({ index, 0: found }) => index + found.length)
      .filter((at) => at > mostChars / 5 && whole.length - at > mostChars / 5);
    const nearest = breaks.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
    if (nearest === undefined) continue;
    return [whole.slice(0, nearest), whole.slice(nearest)].flatMap((part) => splitCaption(part, mostChars));
  }
  const gap = whole.indexOf(" ");
  if (gap < 0) return [whole];
  return [whole.slice(0, gap), ...splitCaption(whole.slice(gap), mostChars)];
}

/** Words in as few lines as fit, none much longer than another. `measure` tells a line's width. */
export function wrapLines(text: string, mostWidth: number, measure: (line: string) => number): string[] {
  const greedy = fill(text, mostWidth, measure);
  if (greedy.length < 2) return greedy;
  // The narrowest width that needs no further line makes the lines even.
  let [narrow, wide] = [mostWidth / 2, mostWidth];
  for (let step = 0; step < 8; step += 1) {
    const tried = (narrow + wide) / 2;
    if (fill(text, tried, measure).length > greedy.length) narrow = tried;
    else wide = tried;
  }
  return fill(text, wide, measure);
}

function fill(text: string, mostWidth: number, measure: (line: string) => number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/).filter((each) => each !== "")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && measure(longer) > mostWidth) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === "" ? lines : [...lines, line];
}
