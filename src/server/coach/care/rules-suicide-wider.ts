import type { CareRule } from "./care.ts";

const ending = "thoughts of ending your life";
const notHere = "not wanting to be here any more";
const goodbye = "something that sounds like a goodbye";

const act = (heard: string, pattern: RegExp, more: Partial<CareRule> = {}): CareRule => ({
  tier: "act",
  kind: "suicide",
  heard,
  pattern,
  ...more,
});

/** Wishes for death that name no act: by accident, by indifference, as relief. */
export const widerSuicideRules: CareRule[] = [
  act(
    notHere,
    /\b(?:do|did|does|am|can) not (?:\w+ )?(?:think|feel like|feel|believe|know (?:if|that|whether)|sure (?:if|that)?) ?(?:that )?i (?:\w+ )?(?:want|deserve|wish|care) (?:to )?(?:live|be alive|be here|exist|go on|keep living|stay alive)\b|\bnot (?:want|wish|need|care) to (?:see|live to see|wake up to|be here for|reach) (?:tomorrow|another (?:day|morning|year)|the (?:morning|sunrise)|next (?:week|year|month)|my next birthday)\b|\b(?:done|finished|through) living\b/,
  ),
  act(
    notHere,
    /\b(?:reason|point|sense|use|purpose) (?:in|of|to|for) (?:keep(?:ing)? (?:on )?living|continu(?:e|ing) (?:to live|living|with life)|stay(?:ing)? in this world)\b|\bcan not (?:keep (?:on )?living|live)(?: (?:anymore|any longer|with this pain|with the pain|without (?:him|her))|$|[.!])|\bway out\b[^.]{0,25}\b(?:death|die|dying|dead)\b|\b(?:they|you|someone|she|he|my \w+) will (?:all )?(?:find|discover) (?:me|my body)\b(?! (?:annoying|boring|funny|a (?:job|seat)|on (?:the|linkedin)))/,
  ),
  act(
    ending,
    /\bhelp(?:ing)? me (?:to )?(?:die|end (?:it|my)|kill myself|go for good)\b|\b(?:going to|will|want to|need to|ready to) (?:just )?finish it (?:all )?(?:tonight|now|today|tomorrow|for good|once and for all)\b(?!.*\b(?:report|essay|project|book|thesis|homework|race|painting|paper)\b)|\b(?:train tracks?|platform|bridge|balcony|ledge|window|roof|overpass|cliff)\b[^.]{0,40}\b(?:think\w*|imagin\w*|wonder\w*|tempt\w*|urge)\b[^.]{0,25}\b(?:step\w*|jump\w*|fall\w*|let(?:ting)? go|forward|over)\b/,
  ),
  act(
    notHere,
    /\b(?:want|wish|need|ready for|wanted|wanting) (?:my|this) (?:life|existence|story|time here)(?: \w+)? to (?:be over|end|stop|finish|be done)\b|\bmight as well (?:just )?(?:be dead|die|end it|not be here|not exist|kill)\b|\b(?:my )?(?:life|existence) (?:is|has) (?:not|no) (?:worth (?:anything|it|the)|worth\b(?! less)|meaning and)/,
  ),
  act(
    notHere,
    /\b(?:wish|hope|hoping|want|pray|praying|like it if|nice if|mind if|glad if|wishing|relieved if|better if)(?: \w+){0,6}? (?:hit|run over|struck|killed|shot|murdered|crushed|kill|take|taken)(?: me| by)\b(?! (?:home|out|away on|seriously|surprise|with|to (?:dinner|lunch)))|\b(?:wish|hope|hoping|pray|praying|wishing) (?:that )?i (?:\w+ ){0,5}?(?:die|do not (?:make it|survive|wake)|cancer|terminal|a heart attack)\b|\bif (?:a|the) (?:car|bus|train|plane)[^.]{0,25}(?:i would not mind|that would be (?:ok|fine|good))/,
  ),
  act(
    notHere,
    /\bnot care (?:at all )?(?:if|whether) i (?:live|die|wake up|make it|am alive|survive|get (?:hurt|killed)|exist)\b|\b(?:death|dying|being dead) (?:would|will|could|must|sounds?|seems?|feels?|is starting to (?:sound|feel|look))(?: be| like)?(?: such)? (?:a |an |so |the |like |really |pretty )*(?:relief|release|peace\w*|kind\w*|better|easier|easy|welcome|mercy|nice|good|appealing|only|comfort\w*|escape|way out|beautiful|freedom)\b/,
  ),
  act(
    ending,
    /\b(?:think\w*|thought|want\w*|could|imagin\w*|feel like|urge|tempted|pictur\w*|fantasi\w*)\b[^.]{0,24}\b(?:crashing|crash (?:my|the)|swerving|driving (?:off|into)|walk(?:ing)? into the (?:sea|ocean|lake|river|water|traffic)|going over the edge|letting go of (?:the|everything and))\b(?!.*\b(?:scared|afraid|fear|stock market|economy)\b)|\b(?:want|urge|urges|wanted|ready|about|going) to jump(?:$|[.!,]| off\b(?! the diving)| from)/,
  ),
  act(
    goodbye,
    /\b(?:want|need|wanted) out (?:permanently|for good|forever|of (?:this )?(?:life|existence|world))\b|\b(?:wrote|written|writing|left|leaving|hid|hidden) (?:a |the |my |some )?(?:notes?|letters?) (?:for|to) [^.]{0,40}\b(?:hid|find|gone|explain\w* why|after i|when i|goodbye|read after|drawer)\b|\bi will not be (?:here|around|alive) (?:tomorrow|tonight|this time)\b(?!.*\b(?:work|office|meeting|class|holiday|school)\b)|\blast (?:day|night|hours?) (?:on (?:this )?(?:earth|planet)|alive|of my life)\b/,
  ),
  act(
    ending,
    /\b(?:do|did|can|could|will|would) not (?:think |believe )?(?:i )?(?:can |will |could |want to )?(?:survive|make it through|get through|live through) (?:another|the|this|one more) (?:night|day|week|hour)\b(?=.*\b(?:want to|die|alive|end|pain|anymore|hurt)\b)|\b(?:thoughts?|ideas?|urges?|plans?) (?:of|about|to) (?:end|ending|kill|killing|die|dying|hurt myself|hurting myself|harm myself)\b(?! (?:the|my (?:contract|lease|relationship)|it with))/,
    { negated: "check" },
  ),
];
