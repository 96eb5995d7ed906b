import type { CareRule } from "./care.ts";

const means = "thoughts about a way to die";
const place = "being somewhere your life could be in danger";

const act = (heard: string, pattern: RegExp, more: Partial<CareRule> = {}): CareRule => ({
  tier: "act",
  kind: "suicide",
  heard,
  pattern,
  ...more,
});

const pills =
  "(?:pills?|tablets?|meds|medications?|medicines?|paracetamol|acetaminophen|tylenol|ibuprofen|aspirin|insulin|antidepressants?|sleeping (?:pills?|tablets?)|xanax|valium|benzos?|opioids?|oxy\\w*|fentanyl|drugs|capsules?|painkillers?|advil|ambien|prozac|sertraline|zopiclone|codeine)";

/** Signs that speak of means, places or lethality; nothing in the reply ever repeats them. */
export const meansRules: CareRule[] = [
  act(
    means,
    new RegExp(
      `\\bhow many (?:\\w+ ){0,3}${pills}\\b|\\b(?:stockpil\\w*|sav(?:ed|ing) up|hoard\\w*|collect(?:ed|ing)|count(?:ed|ing)(?: out)?|stash\\w*) (?:\\w+ ){0,3}${pills}\\b|${pills}\\b (?:are |is )?(?:all |laid |lined |sitting |right )*(?:lined up|laid out|in front of me|next to me|in my hand|on my (?:bed|desk|lap)|ready)\\b|\\b(?:take|taking|swallow\\w*|down|drink) (?:all|every one|the whole|a whole|the entire|a bottle|the bottle|too many|a handful) (?:\\w+ ){0,4}${pills}\\b`,
    ),
  ),
  act(
    means,
    /\b(?:painless|easiest|easy|quick|quickest|fast|fastest|best|peaceful|simplest|cleanest|nice|good|surest|most (?:painless|peaceful|effective|reliable)|least painful|different|three|some|any|many|few) (?:ways?|methods?|means|places?|spots?|bridges?) (?:\w+ ){0,3}?(?:of|to|for|that) (?:die|dying|go(?:\?|$)|kill|killing|end (?:it|my|your|one'?s)|suicide|hang|overdose|bleed|commit|jump(?! rope)|go (?:quietly|forever|peacefully)|be dead|not wake)\w*/,
  ),
  act(
    means,
    /\b(?:lethal|fatal|deadly) (?:dose|amount|combination|quantity|height|injection|mix)\b|\b(?:how (?:long|much|many|high|far|deep|common|likely|fast|quick\w*|easy|hard|painful)|what (?:are|is) the (?:chance|odds|probability|survival))\b[^.]{0,60}\b(?:die|death|dying|fatal|lethal|surviv\w+|overdose|bleed out|drown|unconscious|kill (?:you|me|a person|someone|yourself|an adult)|be deadly)\b(?!.*\b(?:dog|cat|hamster|fish|plants?|spiders?|exam|interview|redundanc\w*|battery|sourdough|winter|lockdown|on (?:this|that|my) salary)\b)/,
  ),
  act(
    means,
    /\bhow (?:do|can|could|should|would|to) (?:i )?(?:best |quietly |painlessly |quickly |safely |properly )?(?:hang|drown|suffocate|poison|shoot|stab|kill|cut|bleed|overdose|asphyxiate|electrocute) (?:myself|yourself|out|my)\b|\b(?:fall|jump|drop)\b[^.]{0,30}\b(?:surviv\w+|fatal|kill me|be enough)\b|\b(?:highest|tallest|nearest) (?:bridge|building|cliff|rooftop|car ?park)\b|\b(?:tie|tying|make|making|knot) (?:a |the )?(?:noose|rope around)|\bnoose\b/,
  ),
  act(
    means,
    /\b(?:sever|severing|slit|slitting|slash|slashing|slice|slicing|open|opening|cut|cutting|pierc\w+|stab\w*) (?:through )?(?:my|your|an?|the) (?:own )?(?:\w+ )?(?:wrists?|throat|veins?|arter(?:y|ies)|neck|jugular)\b|\bbleed (?:out|to death|myself)\b/,
    { urgent: true },
  ),
  act(means, /\boverdos(?:e|ed|ing)\b/, { negated: "check" }),
  act(
    place,
    /\b(?:stood|standing|stand|sat|sitting|sit|parked|walk(?:ed|ing)?|climb\w*|go(?:ing)?|went|am|been) (?:\w+ ){0,3}?(?:on|at|by|near|over|to|onto|off|up) (?:the|a|this|that) (?:\w+ )?(?:bridge|ledge|roof|rooftop|edge|cliff|tracks?|platform|railings?|train line|overpass|balcony|viaduct|car park roof)\b(?=.*\b(?:look(?:ing|ed)? (?:down|over)|jump\w*|hour|want\w*|imagin\w*|end|over|letting go|let go|step|train|alone|thought|thinking|die)\b)(?!.*\b(?:photos?|pictures?|view|sunset|fishing|hik\w+|tour|commut\w*|delayed|late|cancel\w*)\b)/,
    { urgent: true },
  ),
  act(
    means,
    /\bjump(?:ing|ed)? (?:\w+ ){0,2}?(?:off|from|in front of|out of|under|into) (?:of )?(?:the|a|that|this|my|some) (?:\w+ )?(?:bridge|building|roof|cliff|window|balcony|train|bus|traffic|car|truck|lorry|tube|subway|tracks|ledge|river|rooftop|overpass)\b/,
    { negated: "check" },
  ),
  act(
    means,
    /\b(?:step|stepp\w+|walk\w*|throw\w*|leap\w*|run\w*|lie|lay|lying)(?: \w+)?(?: out)? (?:in front of|into|under|on) (?:the |a |an )?(?:oncoming |moving )?(?:traffic|train|trains|bus|car|truck|lorry|tracks|tube)\b(?! (?:jam|app|late))|\b(?:driv\w+|crash\w*|steer\w*|swerv\w*|wrap\w*) (?:my |the |this )?(?:car |bike |myself )?(?:into|off|around|in front of) (?:a|the|an|some|oncoming) (?:\w+ )?(?:tree|bridge|wall|traffic|cliff|road|pole|lorry|truck|river|barrier|lane)\b(?!.*\b(?:by accident|accidentally|last year|years ago|insurance)\b)/,
    { negated: "check" },
  ),
  act(
    means,
    /\b(?:gun|pistol|rifle|shotgun|firearm|revolver|loaded weapon)\b(?=.*\b(?:think\w*|hous\w*|drawer|hand|bought|buy|mouth|head|ready|load\w*|look\w*|bed|safe|lap|trigger|nightstand|calling|next to me|beside me|with me|on the table)\b)(?!.*\b(?:film|movie|game|museum|politic\w*|law|laws|news)\b)|\b(?:bought|buy|got|have|holding) (?:a|the|my) (?:gun|pistol|rope|blade|razor blades?|handgun) (?:tonight|today|yesterday|ready|for (?:it|this|when|myself))|\bloaded (?:gun|pistol|rifle|shotgun|weapon)\b|\bpull the trigger\b(?=.*\b(?:myself|head|tonight|me|nerve)\b)/,
    { urgent: true },
  ),
  act(
    means,
    /\b(?:drink\w*|swallow\w*|drank) (?:some |the |a )?(?:bleach|antifreeze|poison|weedkiller|drain cleaner|pesticide|detergent)\b|\bcarbon monoxide\b(?=.*\b(?:car|garage|die|peaceful|sleep|painless)\b)|\bexit bag\b|\b(?:charcoal|helium|nitrogen) (?:bag|grill|method|tank)\b(?! (?:party|for (?:the )?(?:bbq|barbecue)))/,
  ),
  {
    tier: "act",
    kind: "medical-emergency",
    heard: "that you may have taken more than is safe",
    pattern: new RegExp(
      `\\b(?:took|taken|swallowed|downed|had|injected|ate|popped|drank)\\b (?:\\w+ ){0,3}?(?:bunch|handful|handfuls|all|too many|too much|lot|lots|loads|whole|bottle|pack|packet|box|load|\\d{2,}|ten|twelve|fifteen|twenty|thirty|forty|fifty|double|triple|several|entire)\\b (?:\\w+ ){0,4}?${pills}\\b(?! (?:over the years|in my life|for years))`,
    ),
    urgent: true,
  },
];
