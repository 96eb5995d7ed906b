const work =
  "(?:company|firm|job|team|role|department|industry|office|project|course|class|industry|lease|consulting|contract|committee|meeting|band|league)";
const fiction =
  "(?:film|movie|show|series|episode|book|novel|story|play|opera|aria|musical|game|song|podcast|documentary|essay|poem|character|zombie|murder mystery|exhibition|painting)";

const creatures =
  "(?:lobsters?|crabs?|crayfish|prawns?|shrimps?|mussels?|oysters?|fish|trout|eels?|chickens?|hens?|cockerels?|turkeys?|goose|geese|ducks?|pheasants?|pigeons?|mice|mouse|rats?|moles?|slugs?|snails?|spiders?|wasps?|ants|flies|moths?|seedlings?|weeds?)";
const slaying =
  "(?:kill(?:s|ing|ed)?|boil(?:ing|ed)?|drown(?:ing|ed)?|murder(?:ing|ed)?|gut(?:ting|ted)?|slaughter\\w*|wring(?:ing)?)";
const invented =
  "(?:villains?|hero(?:es|ines?)?|protagonists?|antagonists?|characters?|poisoners?|narrators?|detectives?|avatars?)";

/**
 * Frames in which a grave sentence is told of something else: a dream, a film, a lesson, a price, a company. Each
 * takes out the sentence it frames and no other, so that what is said outside the frame still counts.
 */
export const harmlessFrames: RegExp[] = [
  // dreams, stories and stages
  /\b(?:i (?:dreamt|dreamed|had a (?:\w+ )?dream|woke up from a (?:\w+ )?dream)|in (?:the|my|a|that) (?:dream|nightmare))\b(?![^.]{0,1000}\b(?:wish|hoping|want(?:ed)? it to))[^.!?]*/g,
  new RegExp(
    `\\b(?:the|a|this|that|my|watched|reading|sang|played|wrote|in) (?:\\w+ ){0,2}${fiction}s?\\b(?![^.]{0,1000}\\bi (?:want|am going|will|wish|plan|keep thinking|think about|could|should|might)\\b)[^.!?]*`,
    "g",
  ),
  new RegExp(
    `\\b(?:my|our|the|a|her|his) (?:\\w+ )?${invented}\\b(?![^.]{0,300}\\bi (?:want|am going|will|wish|plan|should)\\b)[^.!?]*`,
    "g",
  ),
  /\b(?:die|dies|died|dead|killed|murdered|drown\w*|poison\w*|strangl\w*|stab\w*|hang\w*) (?:\w+ ){0,4}(?:in|by|until) (?:chapter|act|scene|episode|season|volume|level|page) \w+/g,
  /\b(?:died|dying|die|killed) (?:\w+ ){0,3}(?:to|against|on) (?:\w+ ){0,3}(?:boss|level|raid|dungeon|stage|map)\b/g,
  // what is cooked, caught or weeded is nobody
  new RegExp(`\\b${slaying} (?:\\w+ ){0,4}${creatures}\\b`, "g"),
  new RegExp(`\\b${creatures}\\b(?: \\w+){0,12} ${slaying} (?:them|it|him|her)\\b`, "g"),
  /\bfeel(?:ing)? like a (?:\w+ )?(?:murderer|killer|assassin|executioner)\b/g,
  /\b(?:coach|trainer|sergeant)\b[^.]{0,30}\b(?:suicides|until we (?:wanted to die|dropped|died))\b/g,
  // asked by others, asked about the coach
  /\b(?:asked|asks) (?:me )?(?:if|whether) i[^.]{0,80}\bi (?:said|told (?:him|her|them)) no\b[^.]*/g,
  /^(?:are you (?:allowed|able)|can you|do you|what do you|what happens|how do you|is it ok(?:ay)? to) [^.?]{0,200}\b(?:talk|speak|say|do|happens|tell)\b[^.?]{0,200}\b(?:death|suicid\w+|someone|somebody|people|hurt)\b[^.]*/g,
  // the thing that ends, falls or has no future is no person
  new RegExp(
    `\\b(?:no|any|see a|see my|a) (?:future|way out|way forward|exit|exit plan|point)[^.]{0,25}\\b(?:in|from|of|at|for) (?:this|that|the|my|our|a)? ?(?:\\w+ )?${work}\\b`,
    "g",
  ),
  /\b(?:exit|escape) plan from \w+/g,
  /\b(?:see|find) (?:a|any|no) way to (?:finish|pass|pay|get|make|reach|meet|fit|win|be on time)\b/g,
  /\b(?:market|markets|shares?|sales|prices?|profits?|ratings?|numbers|savings|economy|grades?|marks|team|budget)\b[^.]{0,30}\b(?:jumped|fell|dropped|went|going|dived|plunged) (?:off|over) (?:a|the) cliff\b[^.]*/g,
  new RegExp(`\\b(?:fine|better off|okay|ok) without me (?:on|in|at) the ${work}\\b`, "g"),
  /\b(?:no one|nobody) would (?:even )?notice if i (?:skipped|missed|left early|was late|did not (?:come to|join|go to)|stayed home|dropped) [^.]*/g,
  /\bbetter off without (?:the|this|that|him|her|it|dating|social media|my (?:ex|phone|job))\b/g,
  /\bnot feel safe (?:investing|driving|cycling|walking|speaking|posting|buying|flying)\b/g,
  /\bcan not imagine (?:my )?life without (?:her|him|them|it|you|my|coffee|music)\b/g,
  // goodbyes of an ordinary day
  /\b(?:last|final|proper) (?:goodbye|kiss|hug) (?:to|of|at|for) (?:the )?(?:kids|children|class|school|team|pupils|students|house|guests|day|season)\b[^.]*/g,
  /\bnot be (?:here|there|in|around) (?:on|next|this|until|for) (?:\w+ ){0,3}(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|week|weekend|month|sports day|meeting|holidays?|dentist|dinner|lunch)\b(?! (?:or|and) (?:ever|any))/g,
  /\b(?:retir\w+|graduat\w+|moving|emigrat\w+|leaving (?:do|party)|maternity|parental leave|last (?:week|day) (?:here|at (?:work|the)|in the))\b[^.]{0,200}\b(?:note|notes|letter|letters|card|cards|goodbye|gave|giving|nice|keys?)\b[^.]*/g,
  /\bgiving away (?:her|his|their) (?:jewell?ery|things|clothes|books) while (?:she|he|they)(?: is| are)? (?:well|able|still)\b/g,
  // big words for small things
  /\bi (?:would|will|told (?:the|my) kids i would|said i would) (?:kill|murder|strangle) (?:them|him|her|you|whoever|anyone who)[^.]{0,20}\bif (?:they|he|she|you|anyone) (?:touch|eat|break|wake|forget|spill|ring|tell|use|lose)[^.]*/g,
  /\b(?:leg day|the (?:trainer|workout|session|hill|stairs|heat|queue|commute|deadline|exam|test|gym|class|audit|jet lag)|training)\b[^.]{0,30}\b(?:kill(?:ed|s)? me|finish(?:ed|es) me off|(?:wanted|want) to die|the end of me)\b/g,
  /\b(?:knife|dagger|arrow) out of my (?:back|heart)\b|\bcut me dead\b|\bstab in the (?:back|heart)\b|\bdying (?:here|of heat|of thirst|of boredom)\b(?=[^.]{0,200}\b(?:air con|heat|hot|boring|bored|thirst|lol|meeting|traffic)\b)/g,
  /\b(?:jump|throw myself|jumping) (?:out (?:of )?the window|into (?:a|the) (?:volcano|sea|void|bin)|off (?:a|the) (?:cliff|roof))\b(?=[^.]{0,200}\b(?:lol|lmao|haha|karaoke|team building|than|dramatically|jingle)\b)/g,
  /\b(?:slit|cut) my wrists with an? (?:spoon|biscuit|butter knife|letter opener)\b/g,
  /\blife is over\b(?=[^.]{0,200}\b(?:left me on read|lol|omg|wifi|phone|haircut|fringe|cancelled|season)\b)/g,
  /\b(?:wanted|want) (?:to evaporate|the (?:earth|ground|floor) to (?:open|swallow))\b|\bawkward silence[^.]*/g,
  /\bpunish(?:ing|ed|es)? myself with (?:\w+ ){0,3}(?:runs?|training|workouts?|cleaning|overtime|salad|spreadsheets?|work)\b/g,
  /\b(?:nerf|water|toy|glue|nail|paint) guns?\b/g,
  /\b(?:tired in my bones|bored of my life a bit|lie on the floor)\b/g,
  /\b(?:embarrass\w+|mortified|ashamed|bored|hungry|thirsty|hot|cold|starving|excited|jealous) (?:that )?i (?:could|would|almost|nearly|might) (?:just )?(?:die|died|have died)\b/g,
  /\bhate my life (?:on (?:monday|tuesday|sunday)s?|when the alarm|before coffee|in traffic)\b/g,
  /\b(?:no one|nobody) would miss (?:this|that|the|these|those|it|him|her) ?(?!world|planet|place)/g,
  /\bmy (?:\w+ )?(?:toddler|baby|puppy|cat|dog|parrot|rabbit|goat|horse|(?:two|three|four)[ -]year[ -]old|nephew|little one) (?:hits?|bites?|kicks?|scratch\w*|bit|kicked|slaps?) (?:me|us)\b/g,
  /\bmy (?:\w+[ -])?(?:grand\w+|gran|nan|nana|granny|aunt|uncle|mother|mum|mom|father|dad|dog|cat|horse|neighbour|husband|wife) is (?:slowly )?dying\b/g,
  // thoughts about mortality that are nobody's wish
  /\b(?:everyone|everybody|people|anyone|one) (?:over|of|at|my) (?:sixty|seventy|fifty|my age|\d{1,3})\b[^.]{0,200}\b(?:does|do|think)\b[^.]*|\bsometimes i think about death, in the way\b[^.]*/g,
  /\bmeditate on (?:our|my|one's) (?:own )?death\b|\bassisted dying\b(?! (?:for me|clinic|website))|\bhow i would like to go too\b|\bworth living, (?:due|for) \w+/g,
  /\bcould have been killed\b|\bvisited (?:the|his|her|my \w+'?s?) graves?\b[^.]*/g,
  /\b(?:will|would) be dead before (?:i|we) (?:give|get|finish|marry|have)\b/g,
  /\b(?:my )?(?:dad|mum|mom|parents) (?:has |have )?(?:grounded me|took my phone)[^.]{0,200}\b(?:grade|mark|test|homework|late|messy|room)\b[^.]*/g,
  /\b(?:pushed|threw|dunked) me (?:in|into) the pool\b/g,
];

const longAgo =
  /\b(?:(?:\w+ )?(?:years|decades) (?:ago|since|of good)|(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty) (?:yrs|years) ago|back then|as a (?:teen\w*|child|kid|student|boy|girl)|in my (?:teens|twenties|thirties|youth)|when i was (?:a |an )?(?:child|kid|teen\w*|student|boy|girl|young\w*|at (?:school|uni\w*)|\d+|[a-z]+teen|twenty)|used to|i once|at university|years ago|five years since|in (?:19|20)\d\d)\b/;
const betterNow =
  /\b(?:not now|today i am|i am (?:fine|okay|ok|well|alright|better) now|proud of it|no longer|not anymore|am not now|not done it|behind me|recovered|(?:years|lots|plenty) of good help|better now|like my life|life is good|changed that|today i|now i (?:teach|keep|have|am)|these days i am|someone (?:lovely|kind|good)|has been dead|i bake|clean (?:for )?(?:\w+ )?years|only mention|honoured|long over|did not do it)\b/;
const stillHere =
  /\b(?:again|lately|tonight|this (?:week|morning)|back (?:again|now)|came back|coming back|right now|still (?:want|think|do|cut|have)|the thoughts are|want to die|relaps\w+)\b/;

/** True when a grave thing is told of long ago by someone for whom it has passed. */
export const isLongPast = (plain: string): boolean =>
  longAgo.test(plain) &&
  betterNow.test(plain) &&
  !stillHere.test(plain.replace(/\bused to want to die\b/g, ""));
