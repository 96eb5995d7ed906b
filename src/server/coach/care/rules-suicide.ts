import type { CareRule } from "./care.ts";

const ending = "thoughts of ending your life";
const notHere = "not wanting to be here any more";
const goodbye = "something that sounds like a goodbye";
const plan = "a plan to end your life";
const means = "thoughts about a way to die";

const act = (heard: string, pattern: RegExp, more: Partial<CareRule> = {}): CareRule => ({
  tier: "act",
  kind: "suicide",
  heard,
  pattern,
  ...more,
});

/** Signs that a person may be thinking of ending their own life, plain or coded: a reply that is care alone. */
export const suicideRules: CareRule[] = [
  act(
    ending,
    /\b(?:kill(?:ing|ed)?|hang(?:ing|ed)?|shoot(?:ing)?|drown(?:ing|ed)?|poison(?:ing|ed)?|gas(?:sing|sed)?|yeet(?:ing|ed)?|delet(?:e|ing)|off(?:ing|ed)?|electrocut\w+|suffocat\w+|strangl\w+|end(?:ing)?|rop(?:e|ing)|eras(?:e|ing)|kill off|finish(?:ing)? off|top(?:ping)?|dispos(?:e|ing) of|get rid of|getting rid of) (?:myself|yourself|me)\b/,
    { negated: "check" },
  ),
  act(ending, /\b(?:tak(?:e|ing)|end(?:ing)?|ended|took|finish(?:ing)?) my (?:own )?life\b/, {
    negated: "check",
  }),
  act(ending, /\bsuicid(?:e|al)\b/, { negated: "check" }),
  act(
    ending,
    /\b(?:end|ending) (?:it|it all|everything|all this|this life|all of it|all of this|the pain (?:for good|forever)|things(?= (?:tonight|for good|soon|once|tomorrow|now|myself|today|forever|permanently|this (?:week|time)))|my (?:story|existence|suffering|misery|pain))\b(?! (?:with|between|well|early|there))/,
    { negated: "check" },
  ),
  act(
    ending,
    /\b(?:want|wants|wish|wishing|wanting|ready|rather|prefer|deserve|going|need|like|love|hope|hoping|try|trying|better|supposed|planning|decided|about|ought|longing|pray\w*) (?:\w+ ){0,3}?(?:to )?(?:just )?(?:die|be dead|dying|death|were dead|was dead)\b(?! of| from| for)/,
    { negated: "none" },
  ),
  act(
    ending,
    /\b(?:rather|better(?: off)?|prefer to) (?:be )?dead\b|\bthinking (?:a lot |again )?(?:about|of) (?:dying|death|being dead|my (?:own )?(?:death|funeral))\b/,
    { negated: "none" },
  ),
  act(
    ending,
    /\b(?:should|ought to) (?:just )?(?:be dead|die|not be alive|not exist|have died|never have been born)\b(?! of)|\blet me die\b|\bi am going to die (?:tonight|today|tomorrow|by my)\b|\bplease (?:just )?(?:let me|kill me)\b/,
  ),
  act(
    notHere,
    /\b(?:do|did|would|does) not (?:really |even |actually |particularly )?(?:want|wish|deserve|feel like|care|need) (?:to )?(?:(?:live|living|exist|existing|be alive|being alive|stay alive|go on|going on|keep (?:on )?(?:living|existing|going)|carry on|wake up|continue)\b(?! (?:with (?:the|my|this) (?:job|course|class|project))| early| at \d| with| in (?:this (?:house|flat|city|town|country|apartment)|london)| on my own| alone| so| here\b| at home| together)|be (?:here|around|in this world|on this (?:planet|earth)|part of this world)(?: anymore| any longer| tomorrow| any more|$| at all))/,
  ),
  act(
    notHere,
    /\b(?:tired|sick|exhausted|weary|done|over|finished|through) (?:of|with|from) (?:living|life(?= (?:and|itself|anymore|altogether))|being alive|existing|existence|breathing|staying alive)\b(?! (?:in|with|at|on (?:my own|a)|alone|out of|paycheck|away|under|near|next|above|below|off))|\bwithout the will to live\b|\bno longer (?:\w+ )?(?:want|wish|care|desire|able) to (?:live|be (?:alive|here)|exist|go on|carry on|keep living)\b|\brather (?:not be alive|not exist|not live)\b|\blost (?:the|my|all) (?:will|desire|wish) to (?:live|go on)\b/,
  ),
  act(
    notHere,
    /\b(?:no|not any|little|not a) (?:point|reason|use|sense|purpose) (?:left )?(?:in|to|for|of)? ?(?:me )?(?:(?:to )?(?:liv\w+|go(?:ing)? on|be(?:ing)? (?:alive|here)|carry(?:ing)? on|stay(?:ing)?(?: alive| here)?|exist\w*|keep(?:ing)? going|wak(?:e|ing) up|my life))\b(?! (?:early|late|at|in this))/,
  ),
  act(
    notHere,
    /\bnot see (?:the|a|any) (?:point|reason|use) (?:in|of|to|for) (?:liv\w+|go(?:ing)? on|be(?:ing)? (?:alive|here)|carry(?:ing)? on|stay(?:ing)? alive|exist\w*|keep(?:ing)? going|wak(?:e|ing) up)|\bnothing (?:left )?(?:to live for|worth living for|keep(?:s|ing) me (?:here|alive))|\bwhy (?:should i|am i|do i|bother|even bother)(?: even| still)? (?:be(?:ing)? alive|liv\w+|stay(?:ing)? alive|keep living|exist)\b|\bwhat is the point (?:in|of) (?:liv\w+|being alive|going on|staying alive|existing)\b/,
  ),
  act(
    notHere,
    /\b(?:not |is it |is life )(?:even |really )?worth (?:living|it being alive|me being alive|being alive|staying alive|staying around|sticking around)\b|\bis it (?:even |really )?worth (?:me )?(?:being alive|living|staying)\b/,
  ),
  act(
    notHere,
    /\b(?:wish|wished|wishing|hope|hoping|hoped|want|wanted|could|would|pray\w*|like|love|if i|better if|let me|dream\w*)\b[^.?]{0,45}\b(?:not|never|without|stop) (?:just |have to |having to |ever )?(?:wak(?:e|ing) up|wake|woken up)\b(?! (?:early|at|so|with|on time|tired|before|until|late|anxious|for|the kids|the baby|in a panic|feeling))/,
  ),
  act(
    notHere,
    /\b(?:fall(?:ing)? asleep|go(?:ing)? to (?:sleep|bed)|sleep(?:ing)?|close my eyes) (?:and|but) (?:just )?(?:not|never)(?: ever)? (?:wak\w+|get up|open)|\bsleep(?:ing)? (?:forever|for good|and never)|\b(?:big|eternal|endless|permanent|forever|final|last|long) (?:sleep|nap|rest|goodbye|exit)\b/,
  ),
  act(
    notHere,
    /\b(?:wish|wished|better if|good if|happier if|easier if|nicer if|prefer) (?:that )?i (?:had |have |was |were |am |would |could )?(?:just )?(?:never (?:been )?(?:born|existed|exist)|not (?:been )?(?:born|exist\w*|alive|here anymore)|dead|gone(?! home| there| to)|stop(?:ped)? (?:being|existing))\b/,
  ),
  act(
    notHere,
    /\b(?:just )?stop(?:ped|ping)? (?:being|existing|living|breathing)\b(?! (?:so|able|afraid|angry|a |an |the |kind|nice|honest|friends|here for|in|hard|late|around)\b)|\bcease to exist\b|\bnot exist(?: anymore|ing)?\b/,
  ),
  act(
    notHere,
    /\b(?:disappear\w*|vanish\w*|fade away|be gone|cease) (?:forever|for ever|for good|completely|permanently|from (?:this|the) (?:world|earth|planet|face)|off the face|and never|without a trace)\b/,
  ),
  act(
    notHere,
    /\bbetter (?:off|place) (?:if i|without me|when i|with me (?:gone|dead)|once i)\b|\b(?:happier|relieved|easier|freer|glad|richer) (?:without me|if i (?:was|were|am|died|disappeared|left this)|(?:once|when) i am gone)\b|\b(?:life|lives|world|everything) (?:\w+ ){0,3}(?:better|easier|happier) without me\b/,
  ),
  act(
    goodbye,
    /\b(?:log(?:ging)?(?: off| out)|check(?:ing)? out|clock(?:ing)? out|sign(?:ing)? off|opt(?:ing)? out|leav(?:e|ing)|exit(?:ing)?|quit(?:ting)?|tap(?:ping)? out|bow(?:ing)? out|punch(?:ing)? out) (?:of (?:life|this life|this world|existence)|permanently|forever|for ever|for good|life|this (?:world|earth|planet|life|existence))\b(?! (?:from|at) )/,
  ),
  act(
    goodbye,
    /\b(?:unsubscrib\w+|resign\w*|uninstall\w*|log out|unplug\w*|retir\w+) (?:from|my) (?:life|living|existence|this world|this life)\b|\b(?:uninstall\w*|alt ?f4|rage ?quit\w*|speed ?run\w*) (?:my )?(?:life|irl|existence)\b|\bcommit(?:ting)? (?:die|toaster bath|not alive|not living|sudoku|self)\b|\btoaster bath\b/,
  ),
  act(
    goodbye,
    /\bend of the (?:line|road) (?:for me|and i mean|this time|now)\b|\b(?:at|reached|this is) (?:the|my) end of the (?:line|road)\b|\b(?:meet(?:ing)? my maker|kick the bucket|cash(?:ing)? in my chips|push(?:ing)? up (?:the )?daisies|six feet under|curtain call for me)\b|\b(?:join(?:ing)?|be with|see(?:ing)?) (?:him|her|them|my \w+)(?: again)? (?:in heaven|in the afterlife|on the other side|up there|in the grave)\b/,
  ),
  act(
    goodbye,
    /\bno one (?:will|would|is going to) (?:have to|need to) (?:\w+ ){1,4}(?:me|my \w+) (?:for )?(?:much longer|anymore|soon|after|again)\b|\b(?:will|would|to) not (?:have to|need to) (?:worry about|deal with|look after|put up with|care for|carry|see|bother with) me (?:much longer|anymore|soon|after|again|for long)\b|\bnot (?:be )?(?:a|your|their|anyone'?s) (?:burden|problem|bother) (?:much longer|anymore|for long|soon)\b|\bout of (?:everyone|everybody|your|their|his|her) ?'?s? (?:hair|way|lives) (?:soon|for good|forever)\b/,
  ),
  act(
    goodbye,
    /\b(?:will|would|might|may|do|am|is|are|be) not (?:be )?(?:need(?:ing)?|want|using) (?:\w+ ){1,3}(?:after (?:tonight|today|tomorrow|this|friday|saturday|sunday|monday|the weekend)|anymore where|where i am going|soon enough)\b|\b(?:after tonight|by (?:tomorrow|morning|tonight)|tomorrow) (?:\w+ ){0,4}(?:it will (?:all )?be over|i will be gone|no more me|nothing (?:will )?matter)|\bwill (?:all )?be (?:all )?over (?:soon|tonight|by|tomorrow)\b(?=.*\b(?:me|i|my)\b)/,
  ),
  act(
    goodbye,
    /\bi (?:will|might|may|probably will|would|am|am going to|do not think i will|do not (?:expect|plan|intend) to) (?:probably )?(?:not )?(?:be )?(?:here|around|alive|there|with you|gone)\b[^.?]{0,12}\b(?:much longer|for long|anymore|next (?:year|month|week|christmas|birthday|spring|summer)|to see (?:it|the|my|them|her|him)|when (?:you|they|she|he) (?:wake|get|read|find)|in the morning|by (?:tomorrow|morning|then|christmas|the end))\b(?! (?:for|at) (?:the|work))/,
  ),
  act(
    goodbye,
    /\bthis is (?:goodbye|(?:my|the) (?:last|final) (?:message|goodbye|time you|note|words?|chat|conversation|night|day))\b|\b(?:say(?:ing)?|said|writ(?:e|ing)|wrote|written) (?:my |a |the |some |our )?(?:final |last )?(?:goodbyes?|farewells?)(?: letters?| notes?)?\b(?! to (?:my (?:colleagues|team|class|friends before)|the team))|\b(?:suicide|goodbye|farewell|final) (?:notes?|letters?)\b|\bgoodbye (?:world|everyone|everybody|forever|cruel)\b|\b(?:you|they|no one|she|he|everyone|people) (?:will|would|is going to|are going to) (?:not|never) (?:hear from|see|have to see) me (?:again|anymore)\b|\bmy (?:last|final) (?:night|day|hours?|words|note)\b(?! (?:of|at|in|on) )/,
  ),
  act(
    plan,
    /\b(?:giv(?:e|ing|en)|gave) (?:away )?(?:all )?(?:of )?my (?:things|stuff|belongings|possessions|clothes|dog|cat|pets?|savings|jewellery|jewelry|everything)(?: away)?\b(?! (?:to (?:charity|goodwill) (?:because|before|to)|before (?:the|my) move))|\bgiv(?:en|ing) (?:everything|it all) (?:i own )?away\b|\b(?:put(?:ting)?|get(?:ting)?|set(?:ting)?|got) (?:all )?my affairs in order\b|\b(?:found|finding|arranged|arranging) (?:a home|someone) (?:for|to take) my (?:dog|cat|pets?|kids?|children) (?:after|for when|once) i\b/,
  ),
  act(
    plan,
    /\b(?:have|made|making|got|having|there is) (?:a|my|the) (?:\w+ )?plan (?:to (?:die|end|kill|do it)|and i (?:know|mean|am)|for (?:how|when|my (?:death|suicide)|ending)|ready to end)|\b(?:worked out|figured out|decided|know|planned|chosen|picked|knowing|planned out) (?:exactly )?(?:where|how|when|the (?:day|date|place|time|way))(?: and (?:where|how|when))?(?: (?:i|to) (?:will |would |am |am going to |want to )?(?:be )?(?:do|doing|end|die|go|it)\b|[, ]*(?:i )?just need|$)|\b(?:set|picked|chose|chosen) (?:a|the|my) (?:date|day)\b(?! (?:for (?:the|our|my)|to (?:meet|call|talk)))/,
    { urgent: true, negated: "none" },
  ),
  act(
    plan,
    /\b(?:need|have|had|got|lack|find|wish i had|if i had|get up|work up|enough) (?:the |up the |enough )?(?:nerve|guts|balls|courage|strength|bravery) to (?:do it|end|die|go through with it|kill|jump|pull the trigger|finish)\b|\b(?:too|such) (?:much of a coward|scared|weak|afraid|chicken) to (?:do it|end it|die|kill|go through with it|jump)\b/,
  ),
  act(
    plan,
    /\b(?:going to|have to|need to|will|might|could|should|ready to|about to|want to|decided to|thinking about|thinking of|close to) (?:finally |actually |just |really |probably )?(?:do|doing) it (?:this time|tonight|tomorrow|soon|for real|now|today|properly|right now|after|when|before|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday))\b(?!.*\b(?:talk|ask|tell|appl\w+|quit|resign|run|exam|interview|presentation|speech|e-?mail|call|marathon|gym|smok\w+|diet|project|propos\w+|move|homework|essay|essays|dishes|laundry|report|meditat\w+|raise|swim)\b)/,
    { negated: "check" },
  ),
  act(
    plan,
    /\b(?:nothing|no one|you|they|he|she)(?: is| are)? (?:going to |will |can |could )(?:not )?stop me(?: this time| now| tonight|$)(?!.*\b(?:run|win|exam|goal|dream|promotion|marathon)\b)|\bgo(?:ing)? through with it\b(?=.*\b(?:tonight|this time|alone|anymore|plan|end|die)\b)|\b(?:that is|this is|and that is|then is|then) (?:when|where|how) (?:i|it) (?:will|am going to|ends?)(?: end| all| be over| do it)?\b(?: it)?/,
    { negated: "check" },
  ),
  act(
    ending,
    /\bnot (?:going to|gonna|planning to|about to) do (?:anything|something|it) (?:now|today|tonight|right now|yet|at the moment|stupid)?,? ?(?:but|though|yet|for now)\b|\b(?:would|could) be (?:so )?(?:easy|simple|quick) (?:for me )?to (?:end|do|finish|jump|die|disappear)\b(?! the)/,
  ),
  act(
    ending,
    /\b(?:forget|ignore) (?:what i said|that i said|i said|it when i said) (?:about |on )?(?:ending|dying|killing|not being|wanting to (?:die|end)|suicide|harm|hurt)/,
  ),
  act(
    ending,
    /\bwant(?:ing|ed)? (?:the|this|my|all the|it|everything)(?: \w+)? to (?:stop|end|be over|go away)\b[^.]{0,20}\b(?:whatever it takes|by any means|no matter (?:how|what)|any way i can|at any cost|for good|forever|permanently)\b|\b(?:permanent|final|only|easy) (?:solution|way out|escape|exit)\b(?= (?:i (?:can|have|see)|left|for me|is (?:to )?(?:die|death|ending)|$))/,
  ),
  act(
    means,
    /\bvoices? (?:\w+ ){0,4}(?:tell|tells|telling|told|say|says|saying|said|want|wants|order\w*|command\w*|scream\w*|whisper\w*|urge\w*)\b[^.]{0,25}\b(?:hurt|kill|harm|die|jump|do it|cut|end|burn|stab)\b/,
    { urgent: true },
  ),
];
