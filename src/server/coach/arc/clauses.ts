import { small } from "./turn-words.ts";

const filler =
  /^(?:well|so|and|but|ok|okay|hi|hello|hey|um+|uh|ah+|aww+|hm+|yeah|yea|yep|yes|no|nah|omg|oh my god|oh god|god|ha(?:ha)*|lol|lmao|bruh|bro|right|honestly|seriously|actually|basically|like|i mean|you know|i guess|i think|i suppose|maybe|just|anyway|because|since|then|that(?= i\b)|also|oh|ugh|idk|though|although|tbh|ngl|lol|mostly|to be honest|the thing is|it's just that|it is just that)[,.]?\s+/i;
const happening =
  /\b(?:said|told|asked|shouted|yelled|snapped|criticised|criticized|laughed|ignored|left|lost|missed|failed|argued|fought|called|texted|emailed|wrote|got|had|was|were|made|broke|forgot|came|went|cancelled|rejected|fired|blamed|interrupted|argument|fight|row|meeting|deadline|exam|presentation|interview|review|promotion|breakup|keeps?|won't|doesn't|didn't|can't|every time|have to|due|owe)\b|\b\w{3,}ed\b/i;
const people =
  /\b(?:boss|manager|mother|mum|mom|father|dad|wife|husband|partner|friends?|kids?|children|son|daughter|sister|brother|team|colleagues?|teacher|client|customer|ex|boyfriend|girlfriend|neighbour|flatmate|he|she|they|everyone|nobody|work|job|home|school|project|night|house)\b/i;
const innerStart =
  /^(?:i (?:feel|felt|am|was|'m)|i'm|it feels|feels|it's|my (?:chest|stomach|heart|head|throat|shoulders|jaw|hands|neck|back|body))\b/i;

/** A message cut into clauses short enough to be taken up, in order, without fillers; links between clauses fall away. */
export function clausesOf(text: string): string[] {
  return (
    text
      .replace(/[’]/g, "'")
      .replace(/\([^()]*\)|https?:\S+/g, " ")
      .split(
        /(?<=[.!?…;])\s+|\n+|\s[-–—]+\s|,\s+(?=(?:and|but|so|because|then|which|when|while|i|he|she|they|we|it|my|now)\b)|(?<!\s)\s+(?=(?:but|because)\s)|(?<!\s)\s+and\s+(?=(?:i|he|she|they|we|it|my|now|then|i'm|it's|nobody|everyone|everything)\b)/i,
      )
      // A question, and what speaks of a "you", is said to the coach or to anybody: turned round it is wrong.
      .filter((clause) => !/\?\s*$/.test(clause) && !/\b(?:you|your|yours|you're|ya)\b/i.test(clause))
      .map(bare)
      .filter((clause) => clause.split(" ").length > 1)
  );
}

/** A message that is one sentence short enough to be taken up whole, without fillers; undefined when it is more. */
export function wholeSentence(text: string): string | undefined {
  const whole = bare(text.replace(/[’]/g, "'"));
  const isOne =
    !/[.!?…;\n:"()]|\s[-–—]\s|\b(?:you|your|yours|you're|ya)\b/i.test(whole) && !/\?\s*$/.test(text);
  const words = whole.split(" ").length;
  return isOne && words > 1 && words <= 14 ? small(whole) : undefined;
}

/** A message that is a single word, for where one is an answer. */
export function oneWord(text: string): string | undefined {
  const word = /^\p{L}[\p{L}'-]{2,}(?=[.!\s]*$)/u.exec(text.trim())?.[0];
  return word && small(word);
}

/** The clause that says most about what happened, or undefined when nothing in the message does. */
export function eventClause(text: string): string | undefined {
  const scored = clausesOf(text).map((clause, index) => ({
    clause: shortened(clause),
    score: score(clause) - index * 0.1,
  }));
  const best = scored.toSorted((a, b) => b.score - a.score)[0];
  return best && best.score >= 2 ? small(best.clause) : undefined;
}

/** The clause of a message that tells most of the person: where to take it up when it is no answer. */
export function tellingClause(text: string): string | undefined {
  const weight = (clause: string): number => score(clause) + (innerStart.test(clause) ? 2 : 0);
  const [best] = clausesOf(text).toSorted((one, other) => weight(other) - weight(one));
  return best && small(shortened(best));
}

function score(clause: string): number {
  const words = clause.split(" ").length;
  return (
    (happening.test(clause) ? 2 : 0) +
    (people.test(clause) ? 1.5 : 0) +
    (/\b(?:i|my|me|i'm|i've)\b/i.test(clause) ? 0.5 : 0) +
    (words >= 4 && words <= 16 ? 1 : words < 3 ? -1 : -0.5) -
    (innerStart.test(clause) ? 1.5 : 0) -
    (/^(?:didn't|don't|doesn't|wasn't|isn't|just|not|never|even)\b/i.test(clause) ? 1 : 0) -
    (/^(?:you|can you|could you|please|what|how|who|why)\b/i.test(clause) ? 3 : 0)
  );
}

function bare(clause: string): string {
  let left = clause
    .trim()
    .replace(/(?<![\s.!?…;,:"])[\s.!?…;,:"]+$/, "")
    .replace(/^["'\s]+/, "");
  for (let said = filler.exec(left); said; said = filler.exec(left)) left = left.slice(said[0].length);
  return left.replace(
    /(?<!\s)\s+(?:you know|i guess|i think|or something|and stuff|lol|haha|actually|tbh|ngl|if .{0,14} must know)$/i,
    "",
  );
}

/** At most 14 words, cut where a phrase can end. */
function shortened(clause: string): string {
  const words = clause.split(" ");
  if (words.length <= 14) return clause;
  const cut = words.slice(0, 14);
  const end = cut.findLastIndex(
    (word, index) =>
      index > 5 &&
      /^(?:and|because|when|while|which|who|that|since|so|then|after|before|as|for|with|about|in|on|at|to|like|even|why|how|whether|if|what|where|until|over|into|from|by)$/i.test(
        word,
      ),
  );
  const kept = end > 5 ? cut.slice(0, end) : cut;
  const last = kept.findLastIndex(
    (word) => !/^(?:for|with|of|to|in|on|at|by|from|and|the|an?|my|his|her)?,*$/i.test(word),
  );
  return kept
    .slice(0, Math.max(0, last) + 1)
    .join(" ")
    .replace(/(?<!,),+$/, "");
}
