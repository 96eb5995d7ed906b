import type { CareRule } from "./care.ts";

const kin =
  "(?:friend|best friend|brother|sister|son|daughter|mum|mom|mother|dad|father|wife|husband|partner|boyfriend|girlfriend|ex|roommate|flatmate|cousin|uncle|aunt|colleague|coworker|co-worker|student|pupil|teenager|kid|child|neighbour|neighbor|stepson|stepdaughter|stepdad|stepmum|stepmom|stepfather|stepmother|nephew|niece|boss|manager|classmate|client|baby|grandson|granddaughter|teammate)";
const someone = `(?:him|her|them|someone|somebody|people|everyone|everybody|anyone|this guy|that (?:man|woman|guy|girl|person|bastard)|my (?:\\w+ )?${kin}s?|the (?:kids|children|baby|others)|(?:my|the) (?:family|coworkers|neighbours|neighbors|teacher))`;
const ownHarm =
  "(?:(?:kill|hurt|harm|hang|cut|end|shoot|drown|starv)\\w* (?:him|her|them)sel(?:f|ves)|(?:end|tak)\\w* (?:his|her|their) (?:own )?li(?:fe|ves)|suicid\\w+|selfharm\\w*|die|be dead|not (?:want to |wanting to )?(?:be (?:alive|here|around)|live|wake up)|disappear forever|do(?:es)? not want to (?:live|be here|be alive)|end it(?: all)?)";

const other = "that someone you care about may be in danger";
const violence = "that you have thoughts of hurting someone";
const abuse = "that someone is hurting you or making you afraid";

/** Signs that a person fears for someone else. */
export const someoneElseRules: CareRule[] = [
  ...[
    new RegExp(
      `\\b(?:my|our|a|the|one of my) (?:\\w+ ){0,2}?${kin}s?\\b[^.!?]{0,60}\\b${ownHarm}\\b(?! (?:playing|at football|years ago|last year))(?! (?:when|after) (?:he|she|they) fell)`,
    ),
    /\b(?:he|she|they|\w+) (?:\w+ )?(?:says?|said|told (?:me|us)|wrote|text(?:s|ed)|messaged|post(?:s|ed)|threaten\w*|keeps? (?:saying|talking)|is talking|talks|hinted|mentioned|admitted|is (?:thinking|planning)|wants?)\b[^.!?]{0,30}\b(?:he|she|they|to|about|that|of)\b[^.!?]{0,20}\b(?:(?:kill|hurt|harm|hang|cut|end)\w* (?:him|her|them)sel(?:f|ves)|(?:end|tak)\w* (?:his|her|their) (?:own )?li(?:fe|ves)|suicid\w+)\b/,
    /\b(?:worried|afraid|scared|terrified|fear|concerned|think|thinks) (?:that )?(?:\w+ ){1,4}(?:might|will|would|may|is going to|could|is about to|wants to|is planning to) (?:\w+ )?(?:hurt|kill|harm|cut|end) (?:him|her|them)sel(?:f|ves)/,
    /\b(?:friend|brother|sister|son|daughter|partner|boyfriend|girlfriend|ex|student|cousin|he|she|they)\b[^.!?]{0,30}\b(?:text(?:ed)?|messag\w*|wrote|writes?|sent|post(?:ed)?|call(?:ed)?|said|says)\b[^.!?]{0,30}\b(?:goodbye|farewell|will not be (?:here|around|alive)|would not be (?:here|around)|suicide note|a final message|want(?:s|ed)? to die)\b(?!.*\b(?:farewell party|moved abroad|leaving drinks|before boarding|at the airport)\b)/,
    /\b(?:found|found out|discovered|saw) (?:\w+ ){0,4}(?:suicide note|cuts? (?:all )?(?:over|on|up) (?:his|her|their)|pills (?:hidden|under|in (?:his|her)))/,
    /\b(?:he|she|they|my \w+) (?:has|have|is|just|took|swallowed|is holding) (?:\w+ ){0,4}(?:overdos\w*|a (?:gun|knife) to (?:his|her|their)|all (?:his|her|their) pills|pills and)/,
  ].map((pattern): CareRule => ({ tier: "act", kind: "someone-else", heard: other, pattern })),
  {
    tier: "check",
    kind: "someone-else",
    heard: "how worried you are about someone",
    pattern: new RegExp(
      `\\bmy (?:\\w+ )?${kin}\\b[^.!?]{0,40}\\b(?:is|has been|seems) (?:\\w+ )?(?:suicidal|selfharming|talking about death|cutting)\\b|\\basking for a friend\\b(?=.*\\b(?:die|kill|overdose|pills|end)\\b)`,
    ),
  },
];

/** Signs that a person may hurt another. */
export const violenceRules: CareRule[] = [
  ...[
    new RegExp(
      `\\b(?:kill|murder|stab|shoot|strangle|attack|poison|beat up|beat|hurt|burn|choke|smash|run over|stabbing|killing|shooting|hurting|strangling) (?:\\w+ )?${someone}\\b(?=.*\\b(?:knife|gun|weapon|bat|hammer|tonight|plann\\w*|on my way|my way over|where (?:he|she|they) (?:lives?|parks?|works?|sleeps?|sits?)|in my (?:bag|car|pocket|hand)|plan(?:ned)?|bought|waiting for (?:him|her)|follow\\w*|address|already|when (?:he|she|they) (?:sleeps?|comes? home)|outside (?:his|her|their)|really (?:could|going)|voices?|tomorrow)\\b)`,
    ),
    new RegExp(
      `\\b(?:going|plan(?:ning)?|about|decided|ready|have|intend\\w*|need) to (?:kill|murder|stab|shoot|strangle|poison|attack) (?:\\w+ )?${someone}\\b(?!.*\\b(?:lol|haha|jk|joking)\\b)`,
    ),
    /\b(?:shoot|blow|burn)(?:ing)? (?:up|down) (?:the|my|this|that) (?:school|office|building|place|church|mosque|workplace|house|class)\b|\b(?:bring|bringing|take|taking) a (?:gun|knife|weapon) to (?:school|work|the office|class|his|her)\b|\bmake (?:them|him|her|everyone) (?:all )?pay\b(?=.*\b(?:knife|gun|blood|bleed|tonight|die|hurt)\b)/,
    /\b(?:i|and i) (?:just |have |had |almost |nearly |really )*(?:hit|hurt|shook|slapped|punched|choked|strangled|kicked|beat|stabbed|shaken|grabbed) (?:my )(?:\w+ )?(?:wife|husband|girlfriend|boyfriend|partner|child|kid|kids|son|daughter|baby|toddler|mother|mum|mom|ex|newborn|dog)\b(?! (?:at|in) (?:tennis|chess|the race))/,
    /\b(?:afraid|scared|worried|terrified|think|fear|feel like|urge|urges|thoughts? (?:of|about)|imagin\w*|fantas\w*|might|picture|picturing|going to|could) (?:that )?(?:i )?(?:\w+ ){0,3}?(?:hurt|hurting|harm|harming|shake|shaking|smother\w*|drown\w*|kill|killing|stab|stabbing|throw|throwing|drop|dropping) (?:my|the|him|her|our) ?(?:own )?(?:baby|newborn|child|children|kids?|son|daughter|infant|toddler)\b/,
    new RegExp(
      `(?<=\\b(?:gun|knife|weapon|rifle|pistol|plan\\w*)\\b.*)\\b(?:want|feel like|going|tempted|ready|need) (?:to )?(?:kill|murder|stab|shoot|strangle|attack|hurt)(?:ing)? (?:${someone}|my \\w+)\\b`,
    ),
  ].map((pattern): CareRule => ({ tier: "act", kind: "violence", heard: violence, pattern, urgent: true })),
  {
    tier: "check",
    kind: "violence",
    heard: "that part of you wants to hurt someone",
    pattern: new RegExp(
      `\\b(?:want|wanted|feel like|tempted|urge|fantasi\\w+ about|thoughts? of|thoughts about|imagin\\w+|dream\\w* (?:of|about)|keep picturing|wish i could) (?:to )?(?:\\w+ )?(?:kill|murder|stab|shoot|strangle|punch|hurt|attack|beat|smash|destroy)(?:ing)? (?:up )?${someone}\\b(?!.*\\b(?:chess|tennis|game|match|do not want to)\\b)(?!'?s? feelings)`,
    ),
    negated: "none",
  },
];

/** Signs that a person is being hurt or threatened; long past harm is a check, never a look at their pattern. */
export const abuseRules: CareRule[] = [
  ...[
    new RegExp(
      `(?<!my (?:baby|toddler|newborn|cat) )(?<!\\bmy )\\b(?:he|she|they|someone|somebody|my (?!baby|toddler|newborn)(?:[\\w']+ )?${kin}) (?:\\w+ ){0,3}?(?:hit|hits|hitting|beat|beats|beating|punch\\w*|chok\\w*|kick(?:s|ed|ing)?|strangl\\w*|slap\\w*|shov\\w*|push(?:es|ed)(?= me (?:down|into|against|off|over|on|to the))|throw(?:s|n)?(?= me (?:down|into|against|on|out|across|to))|threw(?= me (?:down|into|against|on|across|to))|drag(?:s|ged)|rap(?:ed|es|ing)|molest\\w*|assault\\w*|burn(?:s|ed|t)|grab(?:s|bed) me by the (?:throat|neck|hair)|grop\\w*|hurts?|(?:is |are |was |keeps )hurting|hurting|whip\\w*|stab\\w*) (?:me|us|the kids|my (?:kids|children|mum|mom|sister|brother|son|daughter))\\b(?! (?:up for|(?:at|in) (?:chess|checkers|tennis|cards|golf|pool|poker|a (?:game|race|match|quiz)|the (?:game|race|match|quiz|feels)|every|games?|fifa|scrabble)|to (?:it|the (?:job|punch|promotion|line))|that|with (?:a|the) (?:question|news|email|bill)|out of the (?:group|meeting|team|band)|when i realised|hard when|off|feelings|by not|deeply|a lot (?:when|by)|emotionally))(?!.{0,12}\\bfeelings\\b)`,
    ),
    /\bi (?:was|got|have been|am|keep getting|am being|was being|was just|just got|think i was|might have been) (?:\w+ )?(?:raped|assaulted|molested|abused|beaten|strangled|choked|groped|trafficked|stalked|attacked by (?:a|my)|sexually \w+|drugged|roofied|held (?:captive|against)|hit by my|locked (?:in|up) by)\b/,
    /\b(?:he|she|they|someone|my \w+|step\w+) (?:\w+ )?(?:comes?|came|sneak\w*|gets?|climb\w*) (?:into|in) (?:my|to my) (?:room|bed|bedroom)\b(?!.*\b(?:cat|dog|kitten|puppy|toddler|to say goodnight|chat)\b)|\b(?:he|she|they|uncle|dad|father|stepdad|stepfather|brother|cousin|teacher|coach|grandfather|man|someone|boss|neighbour) (?:keeps )?touch(?:es|ed|ing) me\b(?! (?:deeply|emotionally|with (?:his|her|their) (?:story|words|kindness)|on the shoulder))|\btouch(?:es|ed|ing)? me (?:there|down there|where|when i|in ways|inappropriately|at night|and (?:told|said|says)|without|sexually|under)\b|\bmakes? me (?:touch|undress|do things|have sex|send (?:him|her|them)? ?(?:nude|naked|pictures|photos))|\bforc(?:es|ed|ing) (?:himself|herself|themselves) on me\b|\bforc(?:es|ed|ing) me (?:to have sex|into (?:sex|bed)|to touch|to do things)\b/,
    /\b(?:says?|said|threaten\w*|swears?|swore|promis\w*|told me|tells me|texted|keeps saying)(?: that| to| me)* ?(?:that )?(?:he|she|they)? ?(?:will|would|is going to|was going to|are going to|to)? ?(?:kill|hurt|find and kill|hunt|shoot|stab|burn|beat|strangle) (?:me|us|my (?:kids|children|family|mum|mom|dog)|the kids)\b(?! feelings)|\bthreaten\w* (?:me|us) with (?:a |the |his |her )?(?:knife|gun|weapon|violence|bat)\b|\b(?:pulled|pointed|held) a (?:knife|gun) (?:on|at|to) (?:me|us|my)/,
    /\b(?:afraid|scared|terrified|frightened) (?:of|to go home|to be home|to leave|he will|she will|that he|that she|for my (?:life|safety))(?: to| because| with)?(?: of)?(?: my)? ?(?:husband|wife|boyfriend|girlfriend|partner|ex|stepdad|stepfather|father|dad|stepmum|brother|him at home|because (?:he|she|my)|(?:will )?(?:hurt|kill|hit|beat)|to (?:go )?home|life|safety|might (?:kill|hurt|hit))\b(?!.*\b(?:disappoint\w*|judg\w*|criticis\w*|hurt (?:his|her) feelings)\b)|\bfear for my (?:life|safety)\b|\bnot (?:feel )?safe (?:at home|in my (?:own )?(?:home|house)|with (?:him|her|my (?:husband|wife|partner|boyfriend|dad|stepdad)))\b/,
    /\b(?:he|she|my \w+) (?:will not|does not|refuses to) let me (?:leave(?: the house)?|out|see (?:my )?(?:family|friends|anyone)|have (?:my )?(?:money|phone)|go home)\b|\b(?:locks?|locked|locking) me (?:in|out|up)\b(?!.*\b(?:account|car|by accident|keys?)\b)|\b(?:someone|he|she|my ex|a man) (?:is|keeps|has been|was) (?:following|stalking|outside my|trying to (?:get|break) in)\b(?! (?:me )?on (?:instagram|twitter|linkedin))|\bhidden camera\b|\b(?:shar(?:es|ed|ing)|post(?:s|ed)|threaten\w* to (?:share|post|leak)) (?:my )?(?:nudes?|naked|intimate|explicit)\b/,
  ].map((pattern): CareRule => ({ tier: "act", kind: "abuse", heard: abuse, pattern })),
  {
    tier: "check",
    kind: "abuse",
    heard: "that someone has treated you in a way that hurt",
    pattern:
      /\b(?:used to|would always|always|often|sometimes) (?:hit|beat|slap|punch|kick|whip|touch|hurt|choke|lock) (?:me|us)\b(?! (?:at|in|that|with a question))|\b(?:abus(?:ed|ive)|molested|violent|violence) (?:when i was|as a (?:child|kid|teen)|at home|relationship|partner|husband|wife|father|mother|boyfriend|girlfriend|dad|mum|ex)\b|\b(?:domestic|sexual) (?:violence|abuse|assault)\b(?!.*\b(?:film|book|article|charity|job)\b)|\bwalk(?:ing)? on eggshells\b(?=.*\b(?:hit\w*|temper|drunk|drinks|rage|scream\w*|throws?|afraid|scared)\b)|\b(?:throws?|threw|throwing|smash\w*|punch\w* (?:walls?|doors?)) (?:things|plates|stuff|furniture)? ?(?:at me|when (?:he|she) (?:is|gets))/,
  },
];
