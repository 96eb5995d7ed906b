// The records of PKWARE's APPNOTE 6.3.10, sections 4.3.7 to 4.3.16, as far as an archive written in one go needs them.

const deflated = 8;
const sizesFollow = 1 << 3;
const namesAreUtf8 = 1 << 11;
const version = 20;
const wideVersion = 45;
const madeOnUnix = 3 << 8;
const plainFile = (0o100644 << 16) >>> 0;
const most16 = 0xffff;
const most32 = 0xffffffff;

/** What the directory at the end says of a file; sizes and offsets in bytes. */
export interface Central {
  name: Buffer;
  at: Date;
  /** Where its local header begins. */
  offset: number;
  crc: number;
  size: number;
  packedSize: number;
}

/** Numbers of 2, 4 or 8 bytes, one after the other, little end first. */
function record(...fields: (readonly [bytes: 2 | 4 | 8, value: number])[]): Buffer {
  const all = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of fields) {
    if (bytes === 8) all.writeBigUInt64LE(BigInt(value), at);
    else all.writeUIntLE(value, at, bytes);
    at += bytes;
  }
  return all;
}

/** Date and time as DOS wrote them, in UTC: two seconds are its smallest step. */
function dosTime(at: Date): (readonly [2, number])[] {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  const date = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  return [
    [2, time],
    [2, date],
  ];
}

/** Stands before a file; what is not known yet follows it. */
export function localHeader({ name, at }: Central): Buffer {
  const fixed = record(
    [4, 0x04034b50],
    [2, version],
    [2, sizesFollow | namesAreUtf8],
    [2, deflated],
    ...dosTime(at),
    ...([
      [4, 0],
      [4, 0],
      [4, 0],
    ] as const),
    [2, name.length],
    [2, 0],
  );
  return Buffer.concat([fixed, name]);
}

/** Follows a file: its checksum and sizes. */
export function descriptor({ name, crc, size, packedSize }: Central): Buffer {
  if (Math.max(size, packedSize) >= most32)
    throw new Error(`${name} is larger than an archive's file may be.`);
  return record([4, 0x08074b50], [4, crc], [4, packedSize], [4, size]);
}

/** A file's entry in the directory at the end. */
export function centralHeader(entry: Central, wideFrom: number): Buffer {
  const { name, at, offset, crc, size, packedSize } = entry;
  const isWide = offset >= wideFrom;
  const extra = isWide ? record([2, 1], [2, 8], [8, offset]) : Buffer.alloc(0);
  const needed = isWide ? wideVersion : version;
  const fixed = record(
    [4, 0x02014b50],
    [2, madeOnUnix | needed],
    [2, needed],
    [2, sizesFollow | namesAreUtf8],
    [2, deflated],
    ...dosTime(at),
    ...([
      [4, crc],
      [4, packedSize],
      [4, size],
    ] as const),
    ...([
      [2, name.length],
      [2, extra.length],
      [2, 0],
      [2, 0],
      [2, 0],
    ] as const),
    [4, plainFile],
    [4, isWide ? most32 : offset],
  );
  return Buffer.concat([fixed, name, extra]);
}

/** Closes the archive: where the directory is, in 64 bits too where 32 do not hold it. */
export function endOfArchive(
  { count, directorySize, offset }: { count: number; directorySize: number; offset: number },
  wideFrom: number,
): Buffer {
  const isWide = offset >= wideFrom || count >= most16;
  const wideEnd = record(
    ...([
      [4, 0x06064b50],
      [8, 44],
      [2, madeOnUnix | wideVersion],
      [2, wideVersion],
      [4, 0],
      [4, 0],
    ] as const),
    ...([
      [8, count],
      [8, count],
      [8, directorySize],
      [8, offset],
    ] as const),
    ...([
      [4, 0x07064b50],
      [4, 0],
      [8, offset + directorySize],
      [4, 1],
    ] as const),
  );
  const shown = isWide ? most16 : count;
  const end = record(
    ...([
      [4, 0x06054b50],
      [2, 0],
      [2, 0],
      [2, shown],
      [2, shown],
    ] as const),
    ...([
      [4, isWide ? most32 : directorySize],
      [4, isWide ? most32 : offset],
      [2, 0],
    ] as const),
  );
  return isWide ? Buffer.concat([wideEnd, end]) : end;
}
