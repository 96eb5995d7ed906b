import { crc32, deflateSync } from "node:zlib";

const size = 320;
const colours = 64;
const [night, lamp] = [
  [15, 26, 30],
  [238, 187, 130],
] as const;

/** The rings of the product's sign: radius and width as shares of the picture, and how bright each is. */
const rings = [
  { radius: 0.328, half: 0.0235, light: 0.45 },
  { radius: 0.203, half: 0.0235, light: 0.75 },
  { radius: 0, half: 0.081, light: 1 },
] as const;

function lightAt(x: number, y: number): number {
  const distance = Math.hypot(x + 0.5 - size / 2, y + 0.5 - size / 2);
  return rings.reduce((most, { radius, half, light }) => {
    const inside = half * size - Math.abs(distance - radius * size);
    return Math.max(most, light * Math.min(1, Math.max(0, inside + 0.5)));
  }, 0);
}

function chunk(name: string, content: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), content]);
  const frame = Buffer.alloc(8 + body.length);
  frame.writeUInt32BE(content.length);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), 4 + body.length);
  return frame;
}

/** The picture a player shows beside a download: the product's sign as a PNG of 64 colours, after the PNG specification. */
export function drawCover(): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 3, 0, 0, 0], 8);
  const palette = Buffer.from(
    Array.from({ length: colours }, (_, each) =>
      night.map((dark, part) => Math.round(dark + ((lamp[part] ?? 0) - dark) * (each / (colours - 1)))),
    ).flat(),
  );
  const rows = Buffer.alloc(size * (size + 1));
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1)
      rows[y * (size + 1) + 1 + x] = Math.round(lightAt(x, y) * (colours - 1));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const end = chunk("IEND", new Uint8Array());
  const data = [chunk("IHDR", head), chunk("PLTE", palette), chunk("IDAT", deflateSync(rows)), end];
  return new Uint8Array(Buffer.concat([signature, ...data]));
}
