import type { Mask } from "./mask.ts";
import { wrapLines } from "./split-caption.ts";

/** Text of one kind. */
export interface Block {
  text: string;
  font: string;
  /** Size and line height, in pixels. */
  size: number;
  line: number;
  /** The widest line, in pixels. */
  width: number;
  /** Room above it, in pixels. */
  above?: number;
  /** How clear it is, from 0 to 1. */
  strength?: number;
  spacing?: string;
}

/** Text as masks: the words, and a soft shade behind them that keeps them readable on any scene. */
export interface TextMasks {
  words: Mask;
  shade: Mask;
}

/** Sets text in the middle of a strip as wide as the picture. The fonts must be loaded. */
export function setText(blocks: readonly Block[], width: number): TextMasks {
  const room = Math.ceil(Math.max(...blocks.map(({ size }) => size)) * 1.6);
  const canvas = new OffscreenCanvas(8, 8);
  const probe = contextOf(canvas);
  const placed = blocks.map((block) => {
    style(probe, block);
    return { block, lines: wrapLines(block.text, block.width, (line) => probe.measureText(line).width) };
  });
  const high = placed.reduce(
    (sum, { block, lines }) => sum + (block.above ?? 0) + lines.length * block.line,
    0,
  );
  canvas.width = width;
  canvas.height = 2 * Math.ceil(high / 2 + room);
  const draw = (
    offset: number,
    each: (context: OffscreenCanvasRenderingContext2D, block: Block) => void,
  ): Mask => {
    const context = contextOf(canvas);
    context.clearRect(0, 0, canvas.width, canvas.height);
    let y = room;
    for (const { block, lines } of placed) {
      style(context, block);
      each(context, block);
      y += block.above ?? 0;
      for (const line of lines) {
        context.fillText(line, width / 2 - offset, y + block.line / 2);
        y += block.line;
      }
    }
    return maskOf(context, canvas);
  };
  const words = draw(0, (context, { strength = 1 }) => {
    context.fillStyle = `rgb(255 255 255 / ${strength})`;
  });
  // Only the shadow falls onto the strip: the letters that throw it stand beside it.
  const shade = draw(2 * width, (context, { size }) => {
    context.fillStyle = "white";
    context.shadowColor = "white";
    context.shadowBlur = size * 0.75;
    context.shadowOffsetX = 2 * width;
  });
  return { words, shade };
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("this browser draws no text in a worker");
  return context;
}

function style(context: OffscreenCanvasRenderingContext2D, { font, size, spacing }: Block): void {
  context.font = font.replace("$", `${size}px`);
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.letterSpacing = spacing ?? "0px";
}

function maskOf(context: OffscreenCanvasRenderingContext2D, { width, height }: OffscreenCanvas): Mask {
  const { data } = context.getImageData(0, 0, width, height);
  const cover = new Uint8ClampedArray(width * height);
  for (let at = 0; at < cover.length; at += 1) cover[at] = data[at * 4 + 3] ?? 0;
  return { width, height, cover };
}
