/** Names numbered from 0 on in the order in which they first came. */
export interface NameRows {
  readonly size: number;
  /** The row of the name that stands there in a text, which gets one if it has none. */
  add(text: string, from: number, to: number): number;
  /** The row of a name, -1 for one that has none. */
  find(name: string): number;
}

/** FNV-1a, which spreads short names well. */
const [basis, prime] = [0x811c9dc5, 0x01000193];
const free = -1;
/** Few enough rows share a way to their places. */
const fullest = 0.5;

function hashOf(text: string, from: number, to: number): number {
  let hash = basis;
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), prime);
  return hash ^ (hash >>> 15);
}

function grown<Block extends Int32Array<ArrayBuffer> | Uint16Array<ArrayBuffer>>(
  block: Block,
  room: Block,
): Block {
  room.set(block);
  return room;
}

/**
 * Rows for hundreds of thousands of names, most of which come again and again. A map holds each as an object of its own
 * and has to cut it out of its text first, which took half of the time in which the coach reads what it was taught; here
 * a name is its letters in one block, found by their sum.
 */
export function createNameRows(): NameRows {
  let size = 0;
  let letters = new Uint16Array(1 << 10);
  /** Where the letters of a row begin; those of the next one are its end. */
  let starts = new Int32Array(1 << 8);
  let hashes = new Int32Array(1 << 8);
  let slots = new Int32Array(1 << 9).fill(free);

  const isNamed = (row: number, text: string, from: number, to: number): boolean => {
    const start = starts[row] ?? 0;
    if ((starts[row + 1] ?? 0) - start !== to - from) return false;
    for (let at = from; at < to; at += 1)
      if (letters[start + at - from] !== text.charCodeAt(at)) return false;
    return true;
  };
  /** The slot that holds the name, or the free one where it belongs. */
  const slotOf = (hash: number, text: string, from: number, to: number): number => {
    const mask = slots.length - 1;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const row = slots[slot] ?? free;
      if (row === free || (hashes[row] === hash && isNamed(row, text, from, to))) return slot;
    }
  };
  const spread = () => {
    slots = new Int32Array(2 * slots.length).fill(free);
    const mask = slots.length - 1;
    for (let row = 0; row < size; row += 1) {
      let slot = (hashes[row] ?? 0) & mask;
      while (slots[slot] !== free) slot = (slot + 1) & mask;
      slots[slot] = row;
    }
  };
  const keep = (hash: number, text: string, from: number, to: number): number => {
    const start = starts[size] ?? 0;
    const end = start + to - from;
    while (end > letters.length) letters = grown(letters, new Uint16Array(2 * letters.length));
    if (size + 1 >= starts.length) {
      starts = grown(starts, new Int32Array(2 * starts.length));
      hashes = grown(hashes, new Int32Array(2 * hashes.length));
    }
    for (let at = from; at < to; at += 1) letters[start + at - from] = text.charCodeAt(at);
    starts[size + 1] = end;
    hashes[size] = hash;
    size += 1;
    return size - 1;
  };
  return {
    get size() {
      return size;
    },
    add: (text, from, to) => {
      const hash = hashOf(text, from, to);
      const slot = slotOf(hash, text, from, to);
      const known = slots[slot] ?? free;
      if (known !== free) return known;
      const row = keep(hash, text, from, to);
      slots[slot] = row;
      if (size > slots.length * fullest) spread();
      return row;
    },
    find: (name) => slots[slotOf(hashOf(name, 0, name.length), name, 0, name.length)] ?? free,
  };
}
