/** Who is not meant, by what the person says of them, and who is. */
export interface PutRight {
  /** Nobody is offered words for these again, in small letters. */
  unwanted: string[];
  /** Who is said to be the one. */
  meant: string | undefined;
  /** Somebody was said not to be meant, so that whom it is about is not known any more. */
  isPutRight: boolean;
}

/** "I don't need words for my wife", "words for Marit? No", "you keep coming back to Renke": nobody is offered words for them again. */
const refusals = [
  /\b(?:no|not|don['’]?t|dont|didn['’]?t|never)\b[^.!?]{0,20}\bwords for (?:my |our |the )?(\p{L}+)/giu,
  /\bwords for (?:my |our |the )?(\p{L}+)\?+ ?no\b/giu,
  /\b(?:keep|kept) (?:coming back to|talking about|on about|saying|offering) (?:my |our |the )?(\p{L}+)/giu,
  /\bit['’]?s not (?:about )?(?:my |our |the )?(\p{L}+)/giu,
  /\bdon['’]?t want (?:a |the )?\p{L}+ (?:about|for|to) (?:my |our |the )?(\p{L}+)/giu,
  /(?:^|\n)(?:no,? )?not (?:my |our |the )?(\p{L}+)[.!,]/giu,
  /\b(?:my |our |the )(\p{L}+) (?:is not|isn['’]?t|was not|wasn['’]?t) the (?:problem|point|one)\b/giu,
];
/** "Annika?? She's got nothing to do with it", "why Ilinca?", "Reginald is a fish": somebody was offered who is not meant. */
const corrections = [
  /(?:^|[.!?\n] ?)(\p{Lu}\p{Ll}+)\?+ (?:she|he|they|no|not|what)\b/gu,
  /(?:^|[.!?\n] ?)(\p{Lu}\p{Ll}+)\?{2,}/gu,
  /(?:^|[.!?\n] ?)(?:Still|Again|Why) (\p{Lu}\p{Ll}+)\b ?[.!?]/gu,
  /\b(\p{Lu}\p{Ll}+)(?:['’]s| has| had)? (?:got )?nothing to do with/gu,
  /\b(\p{Lu}\p{Ll}+) is my \p{L}+ and (?:she|he)['’]?s (?:fine|not)/gu,
  /\bno (?:problem|quarrel|trouble) with (\p{Lu}\p{Ll}+)/gu,
  /\b(\p{Lu}\p{Ll}+) (?:is|was) (?:just |only )?an? (?:fish|pike|dog|cat|horse|hen|bird|parrot|goat|sheep|cow|pig|rabbit|tortoise|bear|car|van|boat|house|street|town|village|pub|shop|brand|app|song|film|game|plant|tree)\b/gu,
];
/** "Gerald's the one", "not my father. Fermín!", "Mrs. Dragomir is the neighbour". */
const meantOnes = [
  /\b(\p{Lu}\p{Ll}+)(?:['’]s| is| was) the one\b/gu,
  /\b[Nn]ot (?:my |our |the )?\p{L}+[.!,] (\p{Lu}\p{Ll}+)[.!]/gu,
];

const namesBy = (patterns: readonly RegExp[], said: readonly string[]): string[] =>
  said.flatMap((text) =>
    patterns.flatMap((pattern) =>
      [...text.matchAll(pattern)].flatMap(([, name]) => name?.toLowerCase() ?? []),
    ),
  );

/** Reads out of what was said who is not meant, and who is. */
export function putRightIn(said: readonly string[]): PutRight {
  const corrected = namesBy(corrections, said);
  const unwanted = [...namesBy(refusals, said), ...corrected];
  const meant = namesBy(meantOnes, said).findLast((name) => !corrected.includes(name));
  return { unwanted, meant, isPutRight: corrected.length > 0 };
}
