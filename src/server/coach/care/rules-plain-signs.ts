import type { CareRule } from "./care.ts";

const act = (kind: CareRule["kind"], heard: string, pattern: RegExp): CareRule => ({
  tier: "act",
  kind,
  heard,
  pattern,
});

/** Short plain signs that stand on their own, whatever surrounds them. */
export const plainSigns: CareRule[] = [
  act(
    "suicide",
    "thoughts of being dead",
    /\b(?:to be|being|were|was i|i was) dead\b(?! (?:tired|serious|wrong|last|on))|\b(?:ok|okay|fine|good|at peace|cool|comfortable|happy|ready) (?:with|about|for) (?:dying|death|being dead)\b|\b(?:thinking|thought|think) (?:of|about) ending (?:things|it|everything)\b(?! (?:with|between))|\bmy (?:own )?funeral\b/,
  ),
  act(
    "suicide",
    "not wanting to be here any more",
    /\bnot (?:see|imagine|picture) myself (?:alive|living|being alive|being here|making it)\b|\b(?:want|ready|going|like) to (?:go )?(?:be |home )(?:with|to) (?:god|jesus|the lord|allah)\b|\bliving hurts\b|\bhurts to (?:live|be alive|exist)\b|\bno one needs me\b/,
  ),
  act(
    "self-harm",
    "that you are afraid of what you might do to yourself",
    /\b(?:do|doing|did|done) (?:something|anything|things|it|harm|what) (?:\w+ )?to myself\b|\bwhat i (?:might|could|will|would|may) do (?:to myself|tonight|if i am (?:left )?alone)\b/,
  ),
  act(
    "abuse",
    "that someone is hurting you or making you afraid",
    /\b(?:sexually|physically) (?:abus|assault|harass)\w*\b(?!.*\b(?:film|book|article|training|charity)\b)|\babus(?:ed|es|ing) (?:me|us)\b|\bgrab\w* (?:me by (?:the|my)|my) (?:throat|neck|hair)\b|\b(?:he|she|ex|husband|wife|partner|boyfriend|someone|man)\b[^.]{0,40}\b(?:house|door|work|here|me|us)\b[^.]{0,12}\bwith a (?:gun|knife|weapon)\b/,
  ),
  act(
    "violence",
    "that you have thoughts of hurting someone",
    /\bmake (?:him|her|them|everyone) (?:all )?pay\b(?=.*\b(?:bat|knife|gun|hammer|weapon)\b)/,
  ),
  act(
    "medical-emergency",
    "what may be a medical emergency",
    /\b(?:on the floor|passed out|drank|pills|drugs|blood)\b[^.]{0,40}\b(?:will|does|is|can) not (?:respond\w*|wak\w+|mov\w+|breath\w+)\b/,
  ),
];
