import type { Random } from "./random.ts";

/** The measure of a piece: whole bars that fill its length exactly, in phrases one can breathe with. */
export interface Form {
  seconds: number;
  bpm: number;
  beatsPerBar: number;
  bars: number;
  /** Bars of each phrase, in order. */
  phrases: readonly number[];
}

/** What a style asks of the measure. */
export interface FormWish {
  bpm: readonly [low: number, high: number];
  beatsPerBar: readonly number[];
}

const phraseBars = [4, 6, 8, 5, 7] as const;

/** Every way to write `bars` as phrases of four to eight bars. */
function splits(bars: number): number[][] {
  if (bars === 0) return [[]];
  return phraseBars
    .filter((length) => length <= bars)
    .flatMap((length) => splits(bars - length).map((rest) => [length, ...rest]));
}

/** Even phrases are the calmer ones; as few odd ones as the bars allow. */
function choosePhrases(bars: number, random: Random): number[] {
  const odd = (phrases: number[]) => phrases.filter((length) => length % 2 === 1).length;
  const all = splits(bars);
  const fewest = Math.min(...all.map(odd));
  return all.length === 0 ? [bars] : random.pick(all.filter((phrases) => odd(phrases) === fewest));
}

function measures(seconds: number, { bpm: [low, high], beatsPerBar }: FormWish) {
  return beatsPerBar.flatMap((beats) => {
    const barsAt = (bpm: number) => (bpm * seconds) / 60 / beats;
    const first = Math.ceil(barsAt(low) - 1e-9);
    const last = Math.floor(barsAt(high) + 1e-9);
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, more) => ({
      beats,
      bars: first + more,
    }));
  });
}

/** Tempo, metre and phrases of a piece. When whole bars at the wished tempo do not fill the length, any tempo of ours may. */
export function planForm(seconds: number, wish: FormWish, widest: FormWish["bpm"], random: Random): Form {
  const wished = measures(seconds, wish);
  const choices = wished.length > 0 ? wished : measures(seconds, { bpm: widest, beatsPerBar: [1] });
  const even = choices.filter(({ bars }) => bars % 2 === 0);
  const { beats, bars } = random.pick(even.length > 0 ? even : choices);
  return {
    seconds,
    bpm: (bars * beats * 60) / seconds,
    beatsPerBar: beats,
    bars,
    phrases: choosePhrases(bars, random),
  };
}
