import type { Concepts } from "#server/coach/coach.ts";

const stop = new Set(
  "a about above after again all also always am an and any are aren't as at away be because been before being below between both but by came can can't cannot come could did didn't do does doesn't doing don't down during each even ever every few for from further get gets getting go goes going gone got had has have haven't having he her here hers him his how i i'd i'll i'm i've if in into is isn't it it's its itself just keep keeps know last least less let like little lot made make makes many may maybe me might more most much must my myself need never no nor not nothing now of off often ok okay on once one only or other our out over own people please put quite rather really said same say says she should so some someone something still such take than that that's the their them then there these they thing things think this those through time to today too under until up us use very want wants was wasn't way we well went were what when where which while who whom why will with without won't would yeah yes yesterday yet you you're your".split(
    " ",
  ),
);

const behind: [RegExp, string[]][] = [
  [
    /\b(?:boss|manager|work|job|office|colleague|meeting|deadline|project|career)\w*\b/i,
    ["work stress", "pressure"],
  ],
  [/\b(?:sleep|awake|insomnia|night|bed|tired|exhausted)\w*\b/i, ["sleep", "rest"]],
  [/\b(?:anxi|worr|nervous|panic|afraid|scared|dread|fear)\w*\b/i, ["anxiety", "grounding"]],
  [/\b(?:angr|anger|furious|rage|annoy|resent|irritat|frustrat)\w*\b/i, ["anger", "boundaries"]],
  [/\b(?:sad|grief|griev|loss|lost|died|mourn|cry|tears)\w*\b/i, ["grief", "kindness"]],
  [
    /\b(?:asham|shame|guilt|embarrass|humiliat|not good enough|stupid|failed|failure)\w*\b/i,
    ["shame", "self-kindness"],
  ],
  [
    /\b(?:partner|husband|wife|friend|family|mother|mum|mom|father|dad|lonely|alone|boyfriend|girlfriend|ex)\w*\b/i,
    ["relationships", "belonging"],
  ],
  [
    /\b(?:chest|throat|stomach|shoulder|jaw|neck|breath|tight|knot|tense|heavy)\w*\b/i,
    ["body awareness", "body scan"],
  ],
  [
    /\b(?:child|school|remind|years ago|used to|grew up|growing up|pattern|always)\w*\b/i,
    ["memory", "pattern awareness"],
  ],
];

/** Three to seven search words of a text, the rarer and earlier first; never the text itself. */
export function keywordsOf(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .replace(/[’]/g, "'")
      .match(/[\p{L}][\p{L}'-]{2,}/gu) ?? [];
  const counted = new Map<string, number>();
  for (const word of words) if (!stop.has(word)) counted.set(word, (counted.get(word) ?? 0) + 1);
  const own = [...counted].map(([word, count], index) => ({
    word,
    weight: count + Math.min(word.length, 9) / 9 - index / 200,
  }));
  const chosen = own
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, 5)
    .map(({ word }) => word);
  const filled = [
    ...new Set([
      ...chosen,
      ...potential(text).slice(0, 2),
      ...["mindfulness", "awareness", "calm"].slice(0, Math.max(0, 3 - chosen.length)),
    ]),
  ];
  return filled.slice(0, 7);
}

/** The ideas named in a text and those behind it, as keyword lists. */
export function conceptsOf(text: string): Concepts {
  const explicit = keywordsOf(text).slice(0, 5);
  const behindIt = potential(text);
  return { explicit, potential: behindIt, union: [...new Set([...explicit, ...behindIt])] };
}

const potential = (text: string): string[] =>
  [...new Set(behind.filter(([sign]) => sign.test(text)).flatMap(([, ideas]) => ideas))].slice(0, 6);
