import fc from "fast-check";

/**
 * Any character there is, for texts of chance: fast-check's own `binary` reads through all of Unicode first, which takes two
 * seconds of a processor in each process that asks for it.
 */
export const anyCharacter: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: 0x10_ffff })
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code));
