import type { CareRule } from "./care.ts";

const hurting = "that you have been hurting yourself, or want to";

const act = (pattern: RegExp, more: Partial<CareRule> = {}): CareRule => ({
  tier: "act",
  kind: "self-harm",
  heard: hurting,
  pattern,
  ...more,
});

const part =
  "(?:arms?|wrists?|legs?|thighs?|skin|stomach|hands?|face|ankles?|hips?|body|chest|neck|knuckles)";

/** Signs of a person hurting their own body, or of not eating to a dangerous degree. */
export const selfHarmRules: CareRule[] = [
  act(/\bselfharm(?:ed|ing|s)?\b/, { negated: "check" }),
  act(
    /\b(?:cut|cuts|cutting|burn|burns|burning|burned|burnt|slic\w+|scratch\w*|hit|hitting|punch\w*|bit|bite|biting|hurt|hurting|harm|harmed|harming|bruis\w+|carv\w+|injur\w+|stab\w*|slash\w*|maim\w*|mutilat\w*|whip\w*|chok\w+|attack\w*) (?:myself|yourself)\b/,
    { negated: "check" },
  ),
  act(
    new RegExp(
      `\\b(?:cut|cuts|cutting|burning|burn|slic\\w+|carv\\w+|slash\\w*|gash\\w*|scratching|stabbing|scarring) (?:\\w+ ){0,4}?(?:my|the|own|inside|into|in|on|up) (?:own |left |right |inner |upper )*${part}\\b(?! (?:hair|open on|cream))`,
    ),
  ),
  act(
    new RegExp(
      `\\b(?:cuts|scars|burns|marks|wounds|bruises) (?:\\w+ ){0,2}?on my (?:own |inner )?${part}\\b(?=.*\\b(?:hid\\w*|long sleeves|sleeves|made|did|myself|fresh|again|notice\\w*)\\b)|\\bcarv\\w+ (?:a |an |words? |lines? |scars? )?(?:\\w+ )?(?:into|in) my\\b`,
    ),
  ),
  act(
    /\b(?:hit|hitting|bang|banging|bash\w*|slam\w*|smash\w*|punch\w*) (?:my (?:own )?(?:head|face|fists?|hand|knuckles)|the wall) (?:\w+ )?(?:against|into|on|until|with|till)\b(?! (?:the (?:cupboard|door frame|shelf|ceiling|beam|goalpost)|keyboard|my desk (?:metaphor|over)))/,
  ),
  act(
    /\b(?:wish|want|urge|urges|need|needing|wanting|tempted|craving|desire|started|going back|back|gone back|relapsed?|itching|used) (?:\w+ )?(?:to|into|with|by|on)? ?(?:cut|cutting|burning my|slicing)(?: again| tonight| for the same| so| is| are| myself|$|[.!,])(?! (?:down|back|out|off|the|my hair|ties|sugar|carbs|short))/,
  ),
  act(
    /\brelaps\w*\b(?=.*\b(?:cut\w*|harm|blades?|razors?|clean)\b)(?!.*\b(?:drink\w*|alcohol|smok\w*|gambl\w*|sober|weed|cigarettes?)\b)|\b(?:days|weeks|months|years?) (?:clean|free) (?:from|of) (?:cut\w*|harm\w*|selfharm)\b/,
  ),
  act(
    /\b(?:blade|blades|razor|razors|razor ?blade|knife|knives|scissors|lighter|box ?cutter|scalpel|glass shard)\b(?=.*\b(?:trying not to|hold(?:ing)?|desk|skin|keep looking|wrist|thigh|punish|myself|my arm|urge|tempt\w*|in my hand|bathroom|bleed\w*|next to me|drawer)\b)(?!.*\b(?:cook\w*|chop\w*|shav\w*|kitchen sale|him|her|recipe|onions?|beard|drawer handle)\b)/,
  ),
  act(
    /\b(?:been|started|keep|kept|stop|back to|just|and|or|by) cutting(?: (?:again|lately|more|every|at night|a lot|to (?:cope|feel)|for (?:a|\w+ (?:weeks|months|years)))|$|[.!,])|\b(?:until|till|so) (?:i|it|they|my \w+) (?:starts? |is |am |are )?bleed\w*/,
  ),
  act(
    /\b(?:punish\w*) myself\b(?=.*\b(?:pain|bleed|knife|blade|hurt|cut|burn|hit|physical\w*|starv\w*)\b)|\b(?:pain|bleeding|blood|burning|cutting) (?:is|are|was|feels) (?:the only|what i deserve|my payment|a release|such a release)\b|\bi deserve (?:the |to feel |to be in )?(?:pain|to bleed|to hurt|to suffer)\b|\bpicking (?:my|at my) skin (?:until|till) (?:it|i) bleed/,
  ),
  act(
    /\b(?:how (?:do|can|could|to)|should|can|is it (?:ok|okay|bad)|ways? to) (?:i )?(?:\w+ ){0,2}(?:hide|explain|cover|pierce|carve|burn|scar|bruise|scald) (?:\w+ )?(?:my )?(?:own )?(?:scars?|cuts?|wounds?|arter\w+|arm|skin|a scar|burns)\b(?! (?:from (?:surgery|acne|the operation)|cream))|\bis (?:burning|cutting|hurting|scratching|hitting) (?:my|myself)/,
  ),
  act(
    /\bi hurt my(?:self)? (?:on purpose|deliberately|intentionally|to (?:cope|feel|calm))\b|\b(?:on purpose|deliberately|intentionally) (?:hurt|cut|burn\w*|injur\w*|scald\w*|hit)\b|\b(?:rubber bands?|ice) (?:\w+ )?(?:to|instead of) (?:harm|selfharm|cutting|cut)\b|\b(?:feel\w*|to) (?:better|something|alive|real|calm|in control)\b[^.]{0,25}\bwhen i (?:bleed|cut|burn|hurt myself)\b/,
  ),
  {
    tier: "act",
    kind: "eating",
    heard: "how little you have been eating",
    pattern:
      /\bnot (?:eat|eaten|been eating|had (?:any )?food|had anything to eat)(?: \w+)? (?:in|for|since)? ?(?:over |almost |nearly |about )?(?:[3-9]|\d{2}|three|four|five|six|seven|eight|nine|ten|several|two|a few) (?:whole |full )?(?:days|weeks)\b/,
  },
  {
    tier: "check",
    kind: "eating",
    heard: "that eating has become a way of punishing or controlling yourself",
    pattern:
      /\bstarv(?:e|ing) (?:myself|me)\b|\bmak(?:e|ing) myself (?:throw up|sick|vomit|puke)\b|\bpurg(?:e|ing|ed)\b(?! (?:my|the) (?:inbox|closet|wardrobe|files))|\bthrow(?:ing)? up (?:after|on purpose|everything i eat)\b|\b(?:anorexi\w*|bulimi\w*)\b(?=.*\b(?:back|again|relaps\w*|winning|voice|worse)\b)|\bhate(?:s)? (?:myself|my body) (?:so much )?(?:that )?i (?:do not|can not|will not) eat\b/,
  },
  {
    tier: "check",
    kind: "self-harm",
    heard: "how hard you are being on yourself, body and all",
    pattern:
      /\bwant to hurt (?:something|myself a bit)\b|\bi (?:want|need) to (?:feel|be in) pain\b|\bpunish(?:ing)? myself\b|\bi hate (?:myself|my body) (?:so much|and want)\b/,
  },
];
