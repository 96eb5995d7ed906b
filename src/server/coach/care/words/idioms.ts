import { harmlessFrames } from "./harmless-frames.ts";

const people =
  "(?:he|she|they|my (?:boss|manager|mum|mom|mother|dad|father|wife|husband|partner|team|teacher|kids?|sister|brother|flatmate|roommate|coach|toddler))";
const play =
  "(?:laughing|laughter|with laughter|at the gym|in the gym|training|to (?:meet|finish|get|make|please|keep|be|hit|reach)|for (?:this|the|that|a) (?:job|company|project|deadline|promotion|grade)s?|over (?:this|that|the|work|a)|with (?:work|overtime|the)|at work|studying|working)";

/**
 * Turns of phrase in which a grave word means nothing grave. Each takes out only its own words, so a real sign
 * in the same message still counts.
 */
const idioms: RegExp[] = [
  // dying and death
  /\bdying (?:to|for) (?!die|end|kill)(?:\w+)/g,
  /\b(?:dead|died|dying) (?:tired|beat|on my feet|serious|easy|slow|line|end job|end|lock|of (?:embarrassment|shame|laughter|boredom|curiosity|laughing|cringe|heat|cold|thirst)|inside when|laughing|from (?:embarrassment|laughter|boredom|cringe))\b/g,
  /\b(?:would|'d) rather die than (?!(?:feel|live|go on|be like|stay|keep|face|wake|continue|carry|suffer)\b)/g,
  /\b(?:want(?:ed)? to|could(?: have)?|nearly|almost|just about|thought i would|going to|literally) (?:just )?(?:die|died|dead)(?: right there)?(?: of| from)? (?:embarrassment|shame|laughter|boredom|cringe|mortification)/g,
  /\b(?:nearly|almost|could have|literally|just about) died\b(?! (?:in|by|from an?|of an? overdose))/g,
  /\bto die for\b|\bdie ?hard\b|\bdie on (?:that|this) hill\b|\bold habits die hard\b/g,
  /\b(?:bored|scared|worried|frightened|tired|sick|loved|starved|talked|frozen|thrilled|flattered|work(?:ed|ing)?|tickled) (?:half )?to death\b/g,
  /\b(?:the )?death of me\b|\bdrop ?dead gorgeous\b|\bbrush with death\b|\bdeath by powerpoint\b|\bdeath ?(?:stare|march|metal|star|grip)\b/g,
  /\bput (?:\w+ ){0,4}to sleep\b/g,
  /\b(?:phone|battery|laptop|car|plants?|computer|wifi|internet|conversation|party|flowers?|garden|engine|fish|hamster|dog|cat|pet|rabbit|tree)s? (?:has |have |had |all |just |finally |is |are |was |were )*(?:died|dead|dying|killed)\b/g,
  /\bdead (?:hamster|dog|cat|fish|bird|rabbit|pet|plants?|battery|phone|leaves|skin|weight|zone|sea|poets)\b/g,
  // killing
  /\b(?:is|are|was|were|been|be|am) (?:absolutely |literally |really |just |slowly |totally |seriously )?killing me\b(?! (?:on purpose|with))/g,
  /\bkill(?:s|ing|ed)? (?:me )?(?:now|softly|the (?:mood|vibe|process|engine|lights?|time|joy|buzz|noise|music|romance|idea|deal|project|app|server|weeds|germs|bacteria|boss|dragon|monster|enemy|final boss|fun)|time|it(?: at| in| on| today)?|off|two birds|weeds|bacteria|germs|(?:a|my|the|this|that) (?:\w+ )?(?:process|thread|habit|job|session|app|weeds?|spiders?|fly|flies|mosquito\w*|wasps?|ants?|bugs?|bees?|cockroach\w*|plants?|career|buzz|vibe|mood|motivation|confidence|self-esteem|appetite|sleep|productivity|creativity))\b/g,
  /\b(?:would|could) kill for (?:a|an|some|the|another|five|ten)\b/g,
  new RegExp(`\\bkill(?:ing|ed)? (?:myself|yourself|ourselves|themselves|herself|himself) ${play}`, "g"),
  new RegExp(
    `(?<!(?:says?|said|threat\\w+|swears?|swore|told me|tells me|promised)(?: that)? )\\b${people}(?: is| are|'s)? (?:going to|will|would|'ll|might) (?:absolutely |actually |literally )?(?:kill|murder|strangle) me (?:when|if|for|over|once)\\b`,
    "g",
  ),
  /\b(?:i )?could (?:just |honestly |happily |cheerfully |actually )?(?:kill|strangle|murder|throttle) (?:him|her|them|my \w+|that \w+|someone)(?: sometimes| right now| some days)?\b(?![^.]{0,1000}\b(?:knife|gun|plan|tonight|on my way|where (?:he|she) (?:lives|parks)))/g,
  /\b(?:kill|killing|killed|shoot|shooting|stab|murder\w*) (?:\w+ ){0,3}(?:in|on) (?:call of duty|fortnite|minecraft|gta|the game|a (?:video )?game|valorant|dnd|chess|the sims|skyrim|my (?:novel|story|book|screenplay)|the (?:novel|story|book|film|play))\b/g,
  /\bcharacter'?s? (?:death|suicide|murder)\b|\bkill(?:ing|ed)? (?:off )?(?:the|a|my|this) (?:\w+ )?character\b/g,
  /\bmurder mystery\b|\bkiller (?:app|instinct|workout|heels|headache)\b|\bbuzz ?kill\b|\bpain ?killers?\b(?! (?:to|so))/g,
  // ending, leaving, jumping, hanging
  /\bend(?:ing|ed)? (?:it|things)(?: all)? (?:with|between|on a|there|here for)\b/g,
  /\bend(?:ing|ed)? (?:it|this|things) (?:with (?:him|her|them|my)|as (?:friends|a couple))\b/g,
  /\b(?:relationship|marriage|contract|engagement|affair|lease|friendship|job|subscription|call|meeting)\b[^.]{0,60}\bend(?:ing)? (?:it|things)\b/g,
  /\bhang(?:ing)? (?:out|on|in there|up|around|onto|a (?:picture|shelf|coat|painting|door|mirror)|pictures|the (?:washing|laundry|picture|curtains))\b/g,
  /\bjump(?:ing|ed)? (?:off|from|into|in) (?:the |a )?(?:diving board|pool|deep end|trampoline|plane with a parachute|bed with joy|shower|car|train of thought|call)\b/g,
  /\bbungee[^.]*/g,
  /\bend(?:s|ing|ed)? (?:it|the day|my day|things) (?:every|each|at|by|most|on a high|on a good|early|there)\b/g,
  /\bif (?:everyone|everybody|all your friends|they all) jumped off a (?:bridge|cliff)\b/g,
  /\b(?:shoot|shot|shooting) (?:me|you|him|her|them) (?:an?|over|your|the) (?:e-?mail|message|text|note|line|look|glance)\b|\bshoot me (?:now)?\b(?! (?:in|so))|\bshot myself in the foot\b|\bshoot(?:ing)? myself in the foot\b|\bphoto ?shoot\w*/g,
  /\b(?:drown\w*|buried?|bury\w*|throw\w*|threw|lose|lost|losing) (?:myself )?(?:in|into) (?:\w+ )?(?:work|bills|emails?|debt|paperwork|unpaid bills|books?|music|admin|laundry|it|deadlines|projects?|tasks|gym|series|dating)\b/g,
  /\bdisappear(?:ing|ed)? (?:under|into|behind|for (?:a|the) (?:week|weekend|day|month|hour|while|holiday)|to (?:the|a|an|my)|from (?:the (?:room|meeting|party|call|office|conversation)|social media|view|my (?:feed|screen|drive|phone)))\b/g,
  /\bsleep forever\b(?=[^.]{0,200}\b(?:weekend|holiday|after (?:the|this) (?:exam|flight|race|shift)))/g,
  /\b(?:last|final) (?:day|night|message|words?|note|goodbye) (?:at|of|in|on|before (?:the|my)|for (?:the|my) (?:team|class|course))\b(?! (?:(?:this )?(?:earth|planet)|my life))/g,
  /\bgoodbye (?:party|drinks|speech|card|lunch|cake|present|do|hug|kiss|to (?:my (?:colleagues|team|class|students|old|desk|dog|cat)|sugar|coffee|the (?:old|house|team|office)))\b/g,
  // cutting, burning, beating, stabbing, bombing
  /\b(?:cut|cutting) (?:myself )?(?:off|out|down|back|short|a deal|corners|ties|to the chase|some slack|a break|shaving|on (?:paper|a (?:tin|can|glass|piece)|the (?:glass|paper|can|lid|fence))|(?:while|when) (?:shaving|cooking|chopping|slicing|gardening|peeling)|(?:chopping|slicing|cooking|peeling) \w+)\b/g,
  /\b(?:cut|burn(?:ed|t)?|hit|hurt|scratch(?:ed)?) (?:myself|my \w+) (?:on (?:the|a|my)|with the (?:iron|oven|kettle)|by accident|accidentally|(?:while|when) (?:i was )?(?:cook|bak|play|run|garden|lift|ski|train|iron|clean)\w*|(?:playing|running|cooking|baking|lifting|skiing|ironing|gardening|training|at (?:the gym|football|practice|training)))\b/g,
  /\b(?:accidentally|by accident|clumsily) (?:\w+ )?(?:cut|burn\w*|hit|hurt|scratch\w*) (?:myself|my \w+)\b/g,
  /\bburn(?:ing|ed|t)? (?:myself |me )?out\b|\bbeat(?:ing|en)? (?:myself|yourself) up\b|\bkick(?:ing)? myself (?:for|about|over)?\b|\bpinch myself\b/g,
  /\b(?:stab(?:bed|bing)?|knife) (?:me |him |her )?in the (?:back|heart)\b|\bstab at\b|\bbutcher(?:ed)? (?:my|the)\b|\bslaughtered in\b|\bexplode with\b/g,
  /\b(?:beat|beats|beating) (?:me|him|her|them|us|my \w+)(?: \w+)? (?:(?:at|in) (?:chess|checkers|tennis|cards|golf|pool|poker|scrabble|fifa|mario|monopoly|games?|every\w*|(?:a|the) (?:game|race|match|quiz|final|election|pitch))|to (?:it|the|that)|by (?:a|two|three|\d+))\b/g,
  /\b(?:nail|glue|water|heat|staple|massage|nerf|hot glue|top) gun\b|\bgun(?:ning)? for\b|\bjump(?:ing|ed)? the gun\b|\bson of a gun\b|\bsmoking gun\b|\bgun control\b/g,
  /\b(?:learn|teach|show|know) (?:\w+ )?the ropes\b|\bon the ropes\b|\b(?:jump|skipping|climbing|tow|tug) rope\b|\brope(?:d)? (?:me|him|her|us) in(?:to)?\b|\bat the end of (?:my|our) rope\b/g,
  /\bat the end of my (?:rope|tether)\b/g,
  /\boverdos(?:e|ed|ing) (?:on|of) (?:sugar|coffee|caffeine|chocolate|netflix|tv|news|carbs|cute\w*|cake|vitamin c|sweets|candy|cheese|social media|christmas|screen time|memes|advice|meetings|family)\b/g,
  // suicide as a topic or a figure of speech
  /\b(?:career|social|political|professional|financial|commercial|academic|double) suicide\b|\bsuicid(?:e|al) (?:risk|assessments?|history|screening|station)\b|\b(?:presentation|talk|launch|pitch|interview|meeting|speech|lesson|plan|idea|move|decision) (?:was|is|would be|felt like) (?:pure |plain |total )?suicide\b|\bsle(?:pt|ep|eps|eping) like (?:the dead|a corpse)\b|\bsuicide (?:squad|mission|prevention|awareness|rates?|statistics|doors|bombers?|bombings?|hot ?line|line|watch training|burnout)\b/g,
  /\b(?:film|movie|book|novel|documentary|podcast|article|lecture|course|class|training|talk|series|show|song|play|paper|essay|study|news(?: story)?|episode|report|workshop|thesis|dissertation)\b[^.]{0,30}\b(?:about|on|dealing with|around|covering|with|includes?|features?) (?:\w+ ){0,2}(?:suicide|selfharm)(?: prevention| awareness)?/g,
  /\b(?:lost|losing|lose) (?:\w+ ){1,5}(?:to|by) suicide\b|\b(?:died|die|dead|death) (?:by|from|of) suicide\b|\bsuicide of (?:my|a|the|his|her)\b/g,
  /\b(?:father|dad|mother|mum|mom|brother|sister|uncle|aunt|cousin|friend|grandfather|grandmother|neighbour|neighbor|colleague|classmate|son|daughter|husband|wife|partner|ex|teacher|who|he|she|they)(?: \w+){0,3} (?:committed suicide|took (?:his|her|their) (?:own )?life|(?:killed|hanged|hung|shot|drowned) (?:himself|herself|themsel\w+))\b(?! (?:just now|an hour ago))/g,
  /\b(?:work|working|volunteer|volunteering|volunteered|train(?:ing|ed)?|job|shift) (?:on|at|for|with|as)(?: \w+){0,3} (?:crisis|suicide|selfharm|samaritans)(?: \w+)?\b/g,
  /\bnot (?:like|that) i (?:am|would be) (?:suicidal or anything)\b/g,
  /\bplan for (?:the|this|next|my|our) (?:week|day|month|year|weekend|holiday|project|trip|move|party|wedding|exam|summer)[^.]*/g,
  /\bhurt (?:him|her|them)sel(?:f|ves) (?:on|playing|climbing|falling|jumping|skiing|skating|running|in the (?:playground|gym)|at (?:football|school|practice|gym\w*))\b/g,
  // bodies and fright
  /\b(?:stopped|stop|forgot) (?:breathing|to breathe) for a (?:second|moment|beat)\b/g,
  /\b(?:nearly|almost|basically|practically|about) (?:had|gave (?:me|him|her)|having|have) a (?:heart attack|stroke)\b|\bgave me a heart attack\b|\bheart attack on a plate\b/g,
  /\bstroke of (?:luck|genius|midnight)\b|\bsuffocat\w+ (?:in|by|under) (?:this|the|my|all|that)\b/g,
  /\bblood ?(?:boil\w*|pressure|test|sugar|type)\b/g,
];

/** The text with harmless turns of phrase taken out, so that the rules read only what is left. */
export function withoutIdioms(plain: string): string {
  let left = plain;
  for (const idiom of [...harmlessFrames, ...idioms]) left = left.replace(idiom, " ~ ");
  return left.replace(/\s+/g, " ").trim();
}
