import type { CareRule } from "./care.ts";

const ending = "something that can go with thoughts of not wanting to live";
const enough = "how completely used up you are, and that it may be more than tiredness";
const alone = "a feeling that you would not be missed";
const hopeless = "how little hope there seems to be right now";

const check = (heard: string, pattern: RegExp): CareRule => ({
  tier: "check",
  kind: "suicide",
  heard,
  pattern,
});

/** Signs that may or may not speak of wanting to die: worth one warm, direct question. */
export const checkRules: CareRule[] = [
  check(
    ending,
    /\b(?:said|say|saying|joked?|joking) (?:that )?i (?:wanted|want|would like|was going|wished) (?:to )?(?:die|be dead|be gone|end)|\bwanted to die\b|\bwished i (?:was|were) dead\b/,
  ),
  check(
    ending,
    /\b(?:thought|think|thinking|considered|fantasi[sz]ed|wondered) about (?:it|that|doing it|ending)\b(?: \w+){0,2},? (?:but|though|and) (?:i )?(?:would|could|will|do not think i would|am not|never)\b|\bknow if i would (?:ever )?(?:actually |really )?(?:do it|go through)|\bwould not (?:actually |really |ever )(?:do it|act on it|go through with it)\b|\bwould never (?:actually |really )?(?:do it|act on it)\b/,
  ),
  check(
    enough,
    /\b(?:can not|could not|do not (?:think|know) (?:if |that )?i can|unable to) (?:\w+ )?(?:keep (?:on )?(?:doing|going|living)(?: (?:this|it|on|like this))?|go on|carry on|do this|take (?:it|this|any ?more)|live like this|face (?:another|one more) day|cope|hold on|survive this)(?: anymore(?!, (?:the|this|that) )| any longer| any more| like this| much longer|$|[.!]|,(?! (?:the|this|that|these|his|her|my) (?!life|pain)))/,
  ),
  check(
    enough,
    /\b(?:so |just |really |im |completely |utterly |absolutely )?(?:tired|sick|exhausted|weary|fed up) (?:of|with) (?:everything|it all|all of it|all of this|trying|fighting|my life|life|pretending to be (?:ok|okay|alive)|myself)\b/,
  ),
  check(
    enough,
    /\bdone with (?:life|everything|it all|all of it|all of this|this world|trying|people and life|being here)\b|\bi am (?:so |just |really |truly )?done(?:[.!]|$)(?! (?:with|for))/,
  ),
  check(
    enough,
    /(?:^|[.!?] |i (?:should |might |want to |could )?)(?:just )?(?:give|giving|gave|given) up(?: on (?:life|everything|living|myself|it all))?(?:[.!]|$)|\b(?:give|giving|gave|given) up on (?:life|everything|living|myself|it all)\b|\bwant to (?:just )?give up\b(?! (?:smoking|sugar|coffee|alcohol|drinking|my (?:job|seat)|meat|the|on (?:the|this|my|him|her)))/,
  ),
  check(
    enough,
    /\b(?:need|want) out(?: of (?:here|this|it all|this life|my (?:life|head|own head)))?(?:[.!]|$)|\bno way out\b|\bonly way out\b|\b(?:want|need|have) (?:it|this|everything|all of (?:it|this)|the (?:pain|thoughts|noise|voices|hurt|suffering)|my (?:head|thoughts|mind)) (?:all )?to (?:just )?(?:stop|end|be over|go away|be quiet)\b(?! (?:by|before|for a|when i meditate))|\bmake it (?:all )?stop\b|\bwish it (?:would|could) (?:all )?(?:be over|end|stop)\b/,
  ),
  check(
    enough,
    /\bwish i could (?:just |simply )?(?:sle+p|stay asleep|switch off|disappear|vanish|not be)(?: forever| for (?:ever|years|weeks|a year|days))?(?:[.!]|$)|\b(?:want|wish|wanted|wanting) (?:\w+ ){0,3}?(?:to |could )?(?:just )?(?:disappear|vanish|fade away|not exist|not be here|not be anywhere|be gone|be nothing)\b/,
  ),
  check(
    enough,
    /\b(?:will|would) not (?:be |have to )?(?:dealing|deal|putting up|put up|feel\w*|suffer\w*|struggl\w*|fight\w*|hurt\w*|tak\w+|stand\w*|carry\w*) (?:with )?(?:this|it|any of (?:this|it)|all this|like this) (?:for )?(?:much longer|anymore|for long)|\b(?:not|hardly|barely) (?:going to )?(?:make it|hang on|hold on|last) (?:much longer|through (?:this|the night|tonight|the week|the year)|to (?:my|next|the end))\b/,
  ),
  check(
    alone,
    /\bno one (?:would|will|even|really|actually|here|ever|at all|\s)+(?:\w+ )?(?:notice|notices|care|cares|miss|misses|mind|blink|mourn|look for me)\b(?:[^.]*\b(?:gone|die|died|disappear\w*|dead|me|not here|left|was not)\b)|\b(?:who|would anyone|would anybody|does anyone|will anyone) (?:would |even |really |will )*(?:notice|care|miss me|miss)(?: if i\b.*| me\b.*)?$|\bi would not be missed\b|\bno one (?:would|will) miss me\b/,
  ),
  check(
    alone,
    /\b(?:just |only |nothing but |such |always |being |am |feel like |become |everyone'?s )(?:a |this |the )?burden (?:to|on|for)? ?(?:everyone|everybody|people|my \w+|them|him|her|others|all|$|[.!])|\beveryone (?:would|will) be (?:fine|better|happier|ok|okay|relieved) (?:without|if)|\b(?:no one|not anyone) (?:needs|wants|would want) me (?:here|alive|around)\b/,
  ),
  check(
    hopeless,
    /\b(?:never|not ever|not) (?:going to |gonna |will |ever )?(?:get(?:ting)?|be|feel) (?:any )?better\b(?! (?:at|than|in) )|\bnever (?:going to )?(?:be|feel) (?:ok|okay|happy|alright|normal)(?: again)?\b|\bwill never (?:get|be|feel) (?:better|ok|okay|happy)\b/,
  ),
  check(
    hopeless,
    /\b(?:no|not any|not a|see no|have no|not see (?:a|any)|not have (?:a|any)|without a) (?:future|tomorrow)(?: for me| ahead| left|$|[.!,])|\b(?:can not|could not) (?:picture|imagine|see) (?:next|a future|myself (?:in|at|next|being)|any future|tomorrow|being (?:alive|here|\d+)|the future)\b/,
  ),
  check(
    hopeless,
    /\b(?:no|without|not any|lost all|losing|lost|not have any|beyond|run out of) hope(?: left| anymore| at all| for me|$|[.!,])|\b(?:everything|it all|life|it|all of it|all) (?:is|feels|seems|looks) (?:so |completely |totally |just |utterly |all )?(?:hopeless|pointless|meaningless|worthless|empty and pointless)\b|\bi am (?:so |completely )?(?:hopeless|worthless|beyond help)\b/,
  ),
  check(
    hopeless,
    /\bnothing (?:anyone|anybody|you|no one|anyone else) can (?:do|say)(?: for me| to help(?: me)?|$|[.!])|\bno one can (?:help|save) me\b|\bbeyond (?:help|saving|repair)\b|\b(?:no|not any|what is the|see the|not see (?:a|the|any)|what would be the) point(?: (?:of|in|to) (?:anything|it all|it|trying|me|any of (?:it|this)|everything|this life|my life))?(?:[.?!]*$| anymore| any longer)/,
  ),
  check(
    hopeless,
    /\blife (?:is not|is no longer|has never been|was not) (?:made |meant |really )?for me\b|\b(?:my )?life (?:is|feels|has become|has been) (?:over|unbearable|a mistake|not mine|hell)\b(?! (?:by|on|at))|\bi (?:do not|should not|was never meant to) (?:deserve|belong)(?: to be)? (?:anywhere|in this world|here at all|on this earth|happiness|love)\b|\bnot meant (?:for|to be in) this world\b|\bi hate (?:being alive|existing|that i woke up)\b/,
  ),
  check(
    ending,
    /\b(?:do|did) not want (?:anyone|anybody|them|you|people|him|her) to (?:stop|find|save|rescue) me\b|\b(?:thoughts?|feelings?) (?:have|are|get\w*|turned|turning) (?:getting |become |so |really |very |quite |a bit |pretty )*(?:dark|scary|dangerous)\b|\b(?:dark|bad|scary|intrusive|dangerous) (?:thoughts|place)\b|\bthe (?:dark|bad) (?:thoughts|ideas)\b|\bnot (?:feel(?:ing)?|be|am) safe (?:with|by|on) my ?(?:self|own)?\b|\bnot trust myself (?:tonight|alone|right now|with|to be|at night|around)\b|\bi am not safe\b/,
  ),
  check(
    ending,
    /\bi do not want to be here(?:[.!]|$)|\bi do not want to (?:be|exist)(?:[.!]|$)|\bwhat if i (?:was|were|am) (?:not here|gone|dead)\b|\bif i (?:died|was dead|were dead|was gone|were gone|die|disappeared)\b(?! (?:of|from) )/,
  ),
];
