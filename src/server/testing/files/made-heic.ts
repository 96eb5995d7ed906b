/** A part of a file of the ISO base media format: its length, its name, what it holds. */
function box(name: string, ...content: Uint8Array[]): Buffer {
  const inside = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(inside.length + 8, 0);
  head.write(name, 4, "latin1");
  return Buffer.concat([head, inside]);
}

const bytes = (...values: number[]) => Uint8Array.from(values);
const named = (name: string) => Buffer.from(name, "latin1");
/** Version and flags, which some parts begin with. */
const version = (number: number) => bytes(number, 0, 0, 0);

function long(...values: number[]): Buffer {
  const written = Buffer.alloc(values.length * 4);
  for (const [at, value] of values.entries()) written.writeUInt32BE(value, at * 4);
  return written;
}

/** A part that stands somewhere in a film, by its name, whole. */
function partOf(film: Buffer, name: string): Buffer {
  const at = film.indexOf(name, 0, "latin1") - 4;
  if (at < 0) throw new Error(`no ${name} in the film`);
  return film.subarray(at, at + film.readUInt32BE(at));
}

/**
 * A photo in HEIC as phones write it (ISO/IEC 23008-12): one picture, coded in HEVC, with its size and how often it is
 * to be turned against the clock by 90 degrees. Codec and picture are those of a film of one frame, as FFmpeg writes it.
 */
export function madeHeic(
  film: Buffer,
  { width, height, quarters = 0 }: { width: number; height: number; quarters?: number },
): Buffer {
  const picture = partOf(film, "mdat").subarray(8);
  const properties = box(
    "ipco",
    partOf(film, "hvcC"),
    box("ispe", version(0), long(width, height)),
    box("irot", bytes(quarters)),
  );
  // The item has the three properties in their order; those that a reader must understand are marked by the high bit.
  const belong = box("ipma", version(0), long(1), bytes(0, 1, 3, 0x81, 0x02, 0x83));
  const item = box("infe", version(2), bytes(0, 1, 0, 0), named("hvc1\0"));
  const front = box("ftyp", named("heic"), long(0), named("mif1heic"));
  const described = (offset: number) =>
    box(
      "meta",
      version(0),
      box("hdlr", version(0), long(0), named("pict"), long(0, 0, 0), bytes(0)),
      box("pitm", version(0), bytes(0, 1)),
      box("iloc", version(0), bytes(0x44, 0, 0, 1, 0, 1, 0, 0, 0, 1), long(offset, picture.length)),
      box("iinf", version(0), bytes(0, 1), item),
      box("iprp", properties, belong),
    );
  const offset = front.length + described(0).length + 8;
  return Buffer.concat([front, described(offset), box("mdat", picture)]);
}
