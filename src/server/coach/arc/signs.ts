/** The person does not know, or would rather not say. */
export const unsure =
  /^(?:i (?:really |honestly |just )?(?:do not|don't|dont) (?:really |even )?(?:know|remember|feel anything|have one|notice anything)|(?:i )?dunno|idk|no idea|not sure|i'm not sure|im not sure|hard to say|nothing|none|no|nope|not really|can't (?:say|remember|think)|i can't (?:say|remember|think of)|i (?:would|'d) rather not|nothing comes|n\/a|skip|pass|i have no (?:idea|clue))\b|\b(?:don't|do not) (?:want|feel like) (?:to )?(?:talk(?:ing)?|go(?:ing)?|get(?:ting)? into|think(?:ing)?) (?:about|there)|\bit's a blur\b|\bcan't remember anything\b/i;

/** What is told lies back in the person's life. */
export const memorySigns =
  /\b(?:when i was (?:\d+|a (?:kid|child|teen\w*|girl|boy|student)|little|young\w*|small|about|in|at|eight|seven|six|five|nine|ten|eleven|twelve)|as a (?:kid|child|teen\w*)|used to|years ago|remind\w*|back (?:in (?:school|college|\d{4})|then|when)|childhood|growing up|grew up|(?:the )?first time|in (?:primary|high|secondary|elementary|middle)? ?school|my (?:dad|father|mother|mum|mom|parents|grand\w+|teacher|stepdad) (?:would|used|always|never|left|died|laughed)|i remember|was born|at school|there was a teacher|fifteen again|last (?:year|summer|winter|job))\b/i;

/** The person sees something about themselves. */
export const awarenessSigns =
  /\b(?:pattern|i (?:always|tend to|keep \w+ing|never let)|every (?:single )?time|i (?:realis|realiz)e|i (?:can )?see (?:that|now|how)|i notice (?:that|i|how|myself)|maybe i|so i (?:always|try|never|end up)|that's why|that is why|i guess i|makes sense|same thing|same (?:feeling|way|as)|i've been \w+ing myself|i brace|i (?:leave|hide|run|go quiet|shut down|please|freeze) (?:when|before|so|every)|connected|it's (?:like|about) (?:i|me))\b/i;

/** Somebody is gone: what is said of it is not weighed, and nobody is led further back from it. */
export const loss =
  /\b(?:died|dead|death|funeral|passed away|buried|widow\w*|miss (?:him|her|them|my)|still hangs|lost (?:your|my) (?:mother|father|mum|mom|dad|husband|wife|son|daughter|brother|sister|baby|friend|dog|cat))\b/i;

/**
 * Words that keep a conversation going and say nothing of their own, perhaps after dots. There is one way alone to read
 * each message, or a row of dots in front of other words would be tried in every division.
 */
export const nodding =
  /^(?!$)(?:\.[\s,.!…]*)?(?:(?:[hm]*m(?![hm])|uh ?huh|maybe|perhaps|probably|possibly|i (?:think|guess|suppose) so|yes|yeah|yep|yup|ok(?:ay)?|sure|right|true|kind of|sort of|a (?:bit|little)|fine|alright|all right|go on)[\s,.!…]*)*$/i;

/** Two words are enough to say what happened, unless they greet, ask or plead. */
export function tellsEvent(text: string): boolean {
  const plain = text.trim();
  const isOther =
    /\?$|^(?:hi|hello|hey|good (?:morning|evening|afternoon|day)|help|please|(?:i )?need)\b/i.test(plain);
  return !isOther && (plain.match(/\p{L}+/gu)?.length ?? 0) > 1;
}

/** A better word is given for what was named before. */
export const corrects = /\b(?:more like|rather|it's more|it is more|more of an?|closer to|actually)\b/i;

const polite =
  "(?:(?:yes|yeah|ok(?:ay)?|sure|please|now|and|so|then|oh|great|good|al(?:l |l)?right|thanks|thank you)[,.! ]+)*";
const asking =
  "(?:(?:can|could|would|will) you |i(?: would|'d) (?:like|love) (?:you )?to |i want (?:you )?to |let(?:'s| us| me) )?(?:please )?(?:just )?(?:go ahead(?: and)? )?";
const making = "(?:make|create|write|do|start|play|generate|begin|hear|have|try|give|show|read) (?:me )?";
const thing =
  "(?:it|that|this|(?:one|something|(?:the |a |my |this )?(?:script|meditation|practice|session|recording|audio))(?: (?:about|with|for) [^.!?]{1,40}?)?)";
const ready =
  "(?:i(?: a|')m (?:all )?ready(?: for (?:it|that|this|the meditation))?|ready(?: when you are)?|let(?:'s| us) (?:go|begin|start)|go ahead|go for it|start|begin|bring it on)";
const after =
  "(?:[,. ]+(?:please|then|now|for me|to me|you can|that would be (?:good|nice|lovely)))*[\\s.!?]*$";
const wish = new RegExp(`^${polite}(?:${asking}${making}${thing}|${ready})${after}`, "i");
/** The whole message asks for the meditation that the coach spoke of: it answers no question and tells nothing. */
export function asksToMake(text: string): boolean {
  return wish.test(text.trim().replaceAll("’", "'"));
}
