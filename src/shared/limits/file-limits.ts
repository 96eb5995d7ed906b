/** What a file may be that a person gives, and how much of it is read. */
export const fileLimits = {
  /** Largest file given to the chat, in bytes. */
  maxBytes: 10 * 1024 * 1024,
  /** Largest export of a watch in HRV mode, in bytes. */
  maxHeartBytes: 100 * 1024 * 1024,
  /** Largest file inside of an archive of exports, in bytes: ten years of a watch. */
  maxUnpackedBytes: 2 * 1024 ** 3,
  /** The beginning of a file's text that the shown message repeats. */
  previewChars: 100,
  /** Below this many characters a person is told that there is little to read. */
  fewChars: 10,
  /** The coach reads this much of a file; what follows is left out, and that is said. */
  textChars: 80_000,
  nameChars: 200,
  /** Pages without a text of their own that are read from their picture. */
  scannedPages: 10,
  /** Largest picture that is read, in pixels. */
  maxPixels: 40_000_000,
  /** Rows of a spreadsheet that are read. */
  sheetRows: 20_000,
  /**
   * A file that takes longer is given up, in milliseconds of the processor: the smallest, the largest, and what a
   * kilobyte adds. By the clock no file takes longer than the largest may.
   */
  leastReadMs: 15_000,
  readMs: 90_000,
  readMsPerKb: 75,
  /** Files read at the same time, each for another person; others wait. */
  atOnce: 2,
  /** Files that may wait, one of each person; further ones are turned away. */
  waiting: 8,
} as const;
