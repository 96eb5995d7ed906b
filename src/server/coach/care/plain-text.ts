const lookalikes: Record<string, string> = {
  а: "a",
  е: "e",
  о: "o",
  р: "p",
  с: "c",
  у: "y",
  х: "x",
  і: "i",
  ѕ: "s",
  ԁ: "d",
  к: "k",
  м: "m",
  т: "t",
  н: "h",
  в: "b",
  ı: "i",
  ⅼ: "l",
};

const leet: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
  "|": "l",
  "€": "e",
  "+": "t",
};

const spelledOut: [RegExp, string][] = [
  [/\b(i|you|we|they)\s?'\s?(m|re)\b/g, "$1 am"],
  [/\bim\b/g, "i am"],
  [/\bive\b|\bi've\b/g, "i have"],
  [/\bid\b(?= (rather|like|love|never|be|do|just|have|kill|die|end|want|miss))/g, "i would"],
  [/\bid\b(?= (?:be|die|do|end|feel|give|go|jump|kill|like|love|never|rather|use|want|wish)\b)/g, "i would"],
  [/\bill (?=be|do|die|end|go|make|kill|hurt|never|not|just|leave|take|see|try|have)/g, "i will "],
  [/\b(he|she|they|you|that|it)ll\b(?= )/g, "$1 will"],
  [/\bshell (?=kill|hurt|do|end|die|be)/g, "she will "],
  [/\bhell (?=kill|hurt|do|end|die|be)/g, "he will "],
  [/\b(he|she|who|that|what|there|where)s\b/g, "$1 is"],
  [/\b(they|you|we)(?:re|'re)\b(?<!\bwere)/g, "$1 are"],
  [/\b(i|you|he|she|we|they|it)'d\b/g, "$1 would"],
  [/\b(i|you|he|she|we|they|it|that|there|this)'ll\b/g, "$1 will"],
  [/\b(you|we|they)'ve\b/g, "$1 have"],
  [
    /\b(he|she|it|that|what|there|who|where|how|everything|nobody|life|here)'?s\b(?<!\bits)(?<!\bheres)/g,
    "$1 is",
  ],
  [/\bcan'?t\b|\bcannot\b|\bcant\b/g, "can not"],
  [/\bwon'?t\b/g, "will not"],
  [/\bshan'?t\b/g, "shall not"],
  [/\bain'?t\b/g, "is not"],
  [/\b(do|does|did|is|are|was|were|have|has|had|would|could|should|must)n'?t\b/g, "$1 not"],
  [/\bwanna\b|\bwana\b|\bwant 2\b|\bwan2\b/g, "want to"],
  [/\b(gonna|gunna|finna|boutta|about 2|going 2|tryna|imma|ima)\b/g, "going to"],
  [/\bi going to\b/g, "i am going to"],
  [/\bgotta\b/g, "have to"],
  [/\bcuz\b|\bcos\b|\bbc\b/g, "because"],
  [/\b(tn|2nite|tonite|2night|2nyt|tonyt)\b/g, "tonight"],
  [/\b(?:tmrw?|tmw|2moro|2morrow|tomoz|tmo)\b/g, "tomorrow"],
  [/\b(?:abt|bout|abot|aboot)\b/g, "about"],
  [/\bidk\b|\bdunno\b/g, "i do not know"],
  [/\bbf\b/g, "boyfriend"],
  [/\bgf\b/g, "girlfriend"],
  [/\b(?:bestie|bff|bsf)\b/g, "best friend"],
  [/\b(?:dei|deid|dy|d!e|dieeee*)\b(?! of)/g, "die"],
  [/\bdye\b(?= (?:tonight|soon|now|alone|already|in))/g, "die"],
  [/\b(?:wnat|watn|wan|wnt|wnna|wannna)\b/g, "want"],
  [/\b(?:kil|kll|kiil|klil)\b/g, "kill"],
  [/\b(?:lfie|lief|liife)\b/g, "life"],
  [/\b(?:goign|gona|goin)\b/g, "going to"],
  [/\bgoing to to\b/g, "going to"],
  [/\b(end|think|liv|dy|cut|kill|hurt|try|feel|noth|wak|breath|hang|hitt|beat|burn|leav|plann|exist|look|keep|giv|hav|say|talk|do)in\b'?/g, "$1ing"],
  [/\b(?:rlly|rly)\b/g, "really"],
  [/\bcba\b/g, "can not be bothered"],
  [/\b(?:pls|plz)\b/g, "please"],
  [/\b(?:thru)\b/g, "through"],
  [/\bcomit\b/g, "commit"],
  [/\b(?:evry|evrything)\b/g, "everything"],
  [/\bwanting 2\b|\bwanted 2\b/g, "want to"],
  [/\brn\b/g, "right now"],
  [/\bany ?more\b/g, "anymore"],
  [/\b(nobody|no-one|noone|not anyone)\b/g, "no one"],
  [/\bu\b/g, "you"],
  [/\bur\b/g, "your"],
  [/\bmy self\b/g, "myself"],
];

const slang: [RegExp, string][] = [
  [/\bkms\b/g, "kill myself"],
  [/\bkmsing\b/g, "killing myself"],
  [/\bkys\b/g, "kill yourself"],
  [
    /\bun ?-?aliv(e|ed|ing)\b(?! (?:him|her|them|someone|somebody|people|my (?!self)))(?: myself)?/g,
    "kill myself",
  ],
  [/\bun ?-?aliv(e|ed)\b/g, "kill"],
  [/\bun ?-?alivi?ng\b/g, "killing"],
  [/\bsewer ?-?slid\w*\b|\bsuey ?side\b|\bsui[sz]ide\b|\bself ?-?(deletion|termination)\b/g, "suicide"],
  [/\bctb\b|\bcatch(ing)? the bus (for good|forever|soon)\b/g, "suicide"],
  [/\bs\/h\b|\bself ?-? ?harm(?=\b|ed|ing)|\bsh'?d\b/g, "selfharm"],
  [/\bself ?-?(injur\w*|mutilat\w*)\b/g, "selfharm"],
  [/\bself ?-?inflict\w*/g, "selfharm"],
];

const watched = [
  "suicide",
  "suicidal",
  "overdose",
  "overdosed",
  "myself",
  "selfharm",
  "killing",
  "tonight",
  "goodbye",
  "disappear",
  "worthless",
  "tomorrow",
  "forever",
  "existing",
  "anymore",
  "paracetamol",
  "themselves",
  "himself",
  "herself",
  "without",
];
const spelledRight = new Set(["overdone", "kissing", "exiting", "filling"]);
const masked = [
  "kill",
  "killing",
  "suicide",
  "suicidal",
  "die",
  "dying",
  "dead",
  "rape",
  "raped",
  "hang",
  "overdose",
  "selfharm",
  "cut",
  "cutting",
  "harm",
];

/**
 * The text as the rule reads it: lower case, plain letters, contractions and slang spelled out, letters that
 * were spaced, doubled, starred or replaced by look-alikes put back, typing slips in the gravest words mended.
 */
export function plainText(text: string): string {
  const letters = [...text.normalize("NFKD").toLowerCase()]
    .map((letter) => lookalikes[letter] ?? letter)
    .join("")
    .replace(/[\u0300-\u036f\u200b-\u200f\u2060\ufeff\u00ad]/g, "")
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[“”«»]/g, '"')
    .replace(/[–—]/g, " - ");
  let plain = joinSpaced(letters).split(/\s+/).map(mendWord).join(" ");
  for (const [found, meant] of [...spelledOut, ...slang]) plain = plain.replace(found, meant);
  return plain
    .replace(/\b(its)\b/g, "it is")
    .replace(/\s+/g, " ")
    .trim();
}

const joinSpaced = (text: string): string =>
  text.replace(/(?<![a-z0-9'])[a-z](?:[ ._*-]{1,2}[a-z](?![a-z0-9'])){2,}/g, (run) => splitSpaced(run));

/** Words typed letter by letter run together; two separators in a row mark a word's end. */
const splitSpaced = (run: string): string =>
  run
    .split(/ {2,}/)
    .map((word) => word.replace(/[ ._*-]/g, ""))
    .join(" ")
    .replace(/^(i)?(want|wanna)?(to)?(kill|end|hang|hurt|cut)(my)(self|life)$/, "$1 $2 $3 $4 $5$6")
    .replace("mylife", "my life");

function mendWord(word: string): string {
  const calmed = word.replace(/([a-z])\1{2,}/g, (_run, letter: string) =>
    "eo".includes(letter) && !/^di/.test(word) ? letter + letter : letter,
  );
  const bare =
    /[a-z]/.test(calmed) && /[a-z][0134570@$!|€+]+[a-z]|^[5$][a-z]|^[a-z]+[0134@$]+[a-z]*$/.test(calmed)
      ? unleet(calmed)
      : calmed;
  if (/^[a-z]+\*+[a-z]*$/.test(bare)) return unstar(bare);
  if (/^[a-z]{5,}$/.test(bare)) return watched.includes(bare) ? bare : watched.find((known) => isOneSlipFrom(bare, known)) ?? (/^s[uiy]{1,2}[csi]{1,3}[ai]?d[ae]?l?e?l?$/.test(bare) ? "suicidal" : bare);
  return bare.replace(/^kil+$/, "kill").replace(/^k[iy]ll?ing$/, "killing");
}

const unleet = (word: string): string => {
  const end = /[!?.,;:]+$/.exec(word)?.[0] ?? "";
  return [...word.slice(0, word.length - end.length)].map((letter) => leet[letter] ?? letter).join("") + end;
};

function unstar(word: string): string {
  const shape = new RegExp(`^${word.replace(/\*+/g, (stars) => `[a-z]{1,${stars.length + 1}}`)}$`);
  return masked.find((known) => shape.test(known)) ?? word;
}

/** True when one letter added, dropped, changed or two neighbours swapped make one word the other. */
function isOneSlipFrom(word: string, known: string): boolean {
  if (word === known || spelledRight.has(word) || Math.abs(word.length - known.length) > 1 || word[0] !== known[0]) return false;
  let start = 0;
  while (start < word.length && word[start] === known[start]) start += 1;
  const [a, b] = [word.slice(start), known.slice(start)];
  if (a.length === b.length)
    return a.slice(1) === b.slice(1) || (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2));
  return a.length > b.length ? a.slice(1) === b : a === b.slice(1);
}
