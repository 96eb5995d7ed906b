import type { Frame } from "#web/features/video/rendering/frame.ts";
import type { Size } from "#web/features/video/scenes/scene.ts";
import { type Caption, captionAt } from "./caption-track.ts";
import { layMask } from "./mask.ts";
import { type Block, setText, type TextMasks } from "./text-masks.ts";

const serif = '430 $ "Newsreader Variable", Georgia, serif';
const sans = '500 $ "Figtree Variable", "Segoe UI", sans-serif';

/** A warm white for words, as luma and colour differences. */
const ink = { luma: 226, blue: 122, red: 131 };
const shadow = { luma: 22, blue: 130, red: 127 };

/** What stands on the picture beside the captions: a title, and what these practices are not. */
export interface TitleCard {
  title: string;
  disclaimer: string;
  /** From the video's beginning to the moment when it has gone. */
  endMs: number;
}

/** Lays the words of a moment over a frame. */
export type TextLayer = (frame: Frame, ms: number) => void;

/** How many characters a caption may have: two lines in a wide picture, four in a tall one. */
export function captionChars({ width, height }: Size): number {
  return width > height ? 84 : 92;
}

/** Builds the layer of words. Each caption is set once, when its time comes. */
export function createTextLayer(size: Size, captions: readonly Caption[], card: TitleCard): TextLayer {
  const { width, height } = size;
  const unit = Math.min(width, height) / 720;
  const isWide = width > height;
  const set = createOnce((caption: Caption) =>
    setText([captionBlock(caption.text, { unit, width, isWide })], width),
  );
  const title = createOnce((shown: TitleCard) => setText(titleBlocks(shown, { unit, width, isWide }), width));
  const below = createOnce((shown: TitleCard) =>
    setText([disclaimerBlock(shown, { unit, width, isWide })], width),
  );
  const lay = (frame: Frame, { words, shade }: TextMasks, middle: number, strength: number) => {
    const top = 2 * Math.round((middle - words.height / 2) / 2);
    layMask(frame, shade, { ...shadow, top, strength: strength * 0.7 });
    layMask(frame, words, { ...ink, top, strength: strength * 0.96 });
  };
  return (frame, ms) => {
    const strength = ms < card.endMs ? cardStrength(ms, card.endMs) : 0;
    if (strength > 0) lay(frame, title(card), height * 0.42, strength);
    // Below everything that shines, where the captions will stand.
    if (strength > 0) lay(frame, below(card), height * (isWide ? 0.8 : 0.74), strength);
    const now = captionAt(captions, ms);
    if (now) lay(frame, set(now.caption), height * (isWide ? 0.79 : 0.7), now.strength);
  };
}

/** Comes and goes within a good second, and is gone before the first words. */
function cardStrength(ms: number, endMs: number): number {
  const share = Math.min(1, Math.max(0, (ms - 300) / 1200), Math.max(0, (endMs - ms) / 900));
  return share * share * (3 - 2 * share);
}

interface Setting {
  unit: number;
  width: number;
  isWide: boolean;
}

function captionBlock(text: string, { unit, width, isWide }: Setting): Block {
  const size = Math.round((isWide ? 40 : 42) * unit);
  return { text, font: serif, size, line: size * 1.34, width: width * (isWide ? 0.74 : 0.84) };
}

function disclaimerBlock({ disclaimer }: TitleCard, { unit, width, isWide }: Setting): Block {
  const size = Math.round(26 * unit);
  return { text: disclaimer, font: sans, size, line: size * 1.45, width: width * (isWide ? 0.6 : 0.82) };
}

function titleBlocks({ title }: TitleCard, { unit, width }: Setting): Block[] {
  const small = Math.round(22 * unit);
  return [
    {
      text: "Stillpoint",
      font: sans,
      size: small,
      line: small * 1.5,
      width,
      strength: 0.8,
      spacing: `${(3 * unit).toFixed(1)}px`,
    },
    {
      text: title,
      font: serif,
      size: Math.round(62 * unit),
      line: 74 * unit,
      above: 16 * unit,
      width: width * 0.84,
    },
  ];
}

/** Makes something for a thing once, and keeps it until another thing is asked about. */
function createOnce<Thing, Made>(make: (thing: Thing) => Made): (thing: Thing) => Made {
  let last: { thing: Thing; made: Made } | undefined;
  return (thing) => {
    if (last?.thing !== thing) last = { thing, made: make(thing) };
    return last.made;
  };
}
