import type { Topic } from "./topic.ts";

const injection = [
  /\b(?:ignore|disregard|forget|override|bypass|overrule|skip) (?:\w+ ){0,3}?(?:previous|prior|above|earlier|preceding|your|all|any|these|those|the|everything|what) ?(?:\w+ ){0,2}?(?:instructions?|rules?|prompts?|requests?|guidelines|directions|restrictions|programming|guardrails|training|context|messages|were told|told you|told)\b/,
  /\b(?:system|developer|hidden|initial|original|secret) (?:prompt|message|instructions?|note)\b|^\s*\[?(?:system|admin|developer|assistant)\]? ?[:>]|<\/?(?:system|instructions?|admin|prompt)>|\[\/?inst\]|\bend of (?:the )?(?:conversation|user|system) (?:input|message|prompt)/,
  /\b(?:from now on|you are now|you will now|pretend|act as|roleplay|role ?play|imagine you are|simulate|behave as|speak as|answer (?:only )?as|you are (?:my doctor|dan|a hacker|an? unrestricted|an? evil)|play a game|let us play)\b(?=.*\b(?:no (?:rules|limits|filter|restrictions)|dan|doctor|dos(?:e|age)|unrestricted|hacker|password|key|secret|anything|ai|model|persona|character|without|jailbr\w*|mode|administrator|developer|instructions?)\b)/,
  /\b(?:jail ?break\w*|developer mode|god mode|sudo|safety filter|content (?:filter|policy)|no (?:rules|restrictions|filters?)|unfiltered|do anything now)\b/,
  /\b(?:api|openai|secret|private|access|admin|encryption) ?(?:api )?(?:key|token|password|credential|code)s?\b|\benvironment variables?\b|\b(?:passwords?|credentials|source code)\b(?=.*\b(?:reveal|tell|show|give|print|what|list|output|share|database|user)\b)|\b(?:reveal|tell|show|give|print|what is|list|output|share)\b.*\b(?:passwords?|credentials|secret key|source code|secret)\b|\bdrop table\b/,
  /\b(?:repeat|print|output|reveal|show|display|translate|summari[sz]e|recite|leak|copy|quote|tell me|list|write out|encode|spell)\b[^.]{0,40}\b(?:your|the|these) (?:\w+ )?(?:instructions?|prompts?|rules|guidelines|words above|text above|configuration|system|everything above|first (?:line|message|sentence))\b/,
  /\b(?:override (?:mode|code)|debug mode|must comply|confirm the password|every rule|full configuration|confidential string|retrieved passages|for training purposes|do what (?:it|the file) says|your rules|passwort|senha|contrasena|mot de passe|home address of|birth date of|e-?mail address)\b|\b(?:the file|the knowledge base|the document|the page|it is written)\b.*\b(?:says?|said|that you must|instruct\w*)\b.*\b(?:tell|must|do what|confirm|recommend|comply)\b|^ignore the above\b/,
  /\b(?:rot ?13|base ?64|decode|decipher|cipher|hexadecimal|hex string|interlace|pig latin|morse|ascii (?:art|code)|leetspeak|unscramble)\b/,
];

/** Orders about the coach itself: its rules lifted, replaced or recited, its character left, its insides shown. */
const commands = [
  /\b(?:rules?|safety|guidelines?|directions?|instructions?|restrictions?|polic(?:y|ies)|filters?|limits?|programming)\b[^.!?]{0,20}\b(?:do not apply|does not apply|(?:is|are) (?:now )?(?:suspended|off|void|lifted|gone|disabled|paused|cancelled)|no longer (?:apply|hold|count)|follow)\b|\bsafety off\b/,
  /\bnew (?:instructions?|directions?|directives?|system prompt|rules)\b[ :.,]|\byou (?:have been|were|are) (?:updated|reprogrammed|unlocked|freed|jailbroken|released)\b/,
  /\b(?:admin(?:istrator)?|debug|developer|maintenance|override|root|test) (?:mode|access|granted|shell|console)\b|\boverride:/,
  /\b(?:break|drop|leave|out of) character\b|\b(?:stop being|you are not|no longer|forget (?:that )?you are) (?:a |an |my |the )?(?:\w+ )?(?:coach|guide|mindfulness)\b|\brole ?play as\b/,
  /\b(?:your|exact|full|whole|entire|original) prompts?\b|\b(?:system|developer|hidden) prompts\b|\bmy instructions say\b|\bhow were you (?:prompted|instructed|programmed)\b/,
  /\b(?:everything|text|words?|lines?|message) (?:that )?(?:is |are )?(?:above|before|precedes?|preceding) (?:this|the)\b|\babove this line\b/,
  /\bignore (?:all )?(?:previous|prior|the above|everything)\b|\bfrom now on,? (?:you )?(?:only |always )?(?:answer|reply|respond|say|speak|begin|start|end)\b|\b(?:begin|start|end) (?:your|every|each) (?:reply|answer|response)\b/,
  /\bsay the word\b|\bunlock your\b|\bdrop (?:all |the )?(?:\w+ )?(?:tables?|database)\b|\bdump (?:the |your |all )?(?:memory|database|users?|logs?)\b|\bother users'? (?:conversations?|messages|chats?|data)\b/,
];

/** Illnesses, readings and parts of a body that one asks a doctor about, besides the terms below. */
const furtherTerms =
  "an(?:a)?emia|tsh|ibs|shingles|multiple sclerosis|stools?|oxygen (?:level|saturation)?|blood oxygen|dementia|alzheimer\\w*|parkinson\\w*|lupus|gout|hernia|sciatica|slipped disc|fracture|sprain|cyst|thrush|herpes|hiv|hepatitis|pneumonia|bronchitis|sinus\\w*|kidneys?|liver|bladder|prostate|gallbladder|gums?|operation|\\d{2,3} over \\d{2,3}|bmi|glucose|haemoglobin|hemoglobin|\\w+(?:peridol|triptan|tidine|floxacin|mycin|conazole|asone|olone|phylline|tinib|mab)|painkillers?|aspirin|opioids?|codeine|tramadol|sleeping pills|adderall|ritalin|hrv is|pulse|ear infection|toothache|knee|slurred|bloating|heartburn|wheez\\w+";

const medicalTerms =
  /\b(?:diagnos\w+|dos(?:e|es|age|ages)|\d+ ?mg|medications?|medicines?|meds|tablets?|pills?|antidepressants?|ssris?|snris?|prescri\w+|side effects?|supplements?|cream|ointment|cardiologist|psychiatrist|neurologist|ecg|ekg|x-ray|mri|scan|blood pressure|bp|hypertension|heart (?:condition|disease|attack|irregular\w*|failure)|arrhythmi\w+|a ?fib|ectopic|palpitations?|heartbeat|disorders?|disease|cancer|tumou?r|diabet\w+|thyroid|hormones?|menopause|pregnan\w+|gerd|reflux|ulcer|surgery|symptoms?|cur(?:e|able)|treatments?|treating|therapy for|exposure therapy|ptsd|adhd|ocd|bipolar|schizo\w+|autis\w+|depression|ketamine|psilocybin|microdos\w+|melatonin|magnesium|ashwagandha|cbd|omega|vitamins?|valerian|beta ?blockers?|\w*(?:azepam|azolam|oxetine|traline|pralo[pm]|olol|pril|statin|azole|zepine|apine|idone|triptyline|profen|cillin|formin|lithium|lofen|acetamol|faxine|clone|sartan|pram|gabalin|gabapentin|vastatin|dronate|warfarin|insulin)|lithium|steroids?|antibiotics?|inhalers?|vaccin\w+|contracepti\w+|birth control|st john.?s wort|celexa|prozac|zoloft|xanax|valium|lexapro|mirap|stalopam|ayurvedic|homeopath\w*|second opinion|infection|fever|allerg\w+|acne|rash|numb(?:ness)?|tingl\w+|twitch\w*|faint\w*|dizz\w+|tinnitus|migraine|seizures?|nerve problem|cholesterol|cortisol|ferritin|iron levels?|blood (?:test|work|sugar)|test results?|lab results?|heart rate of|resting (?:heart rate|pulse)|fever of|lump|mole|eczema|psoriasis|eyelid|vertigo|inner ear|sore throat|urinary|uti|withdrawal|cold turkey|insomnia|iv drip|biopsy|ultrasound|ct|covid|flu|my period|cramps|swollen|bleeding|constipat\w+|diarrh\w+|nausea|arthritis|asthma|epilep\w+|concussion|chest (?:pain|congestion)|autonomic nervous system|my (?:watch|ecg|bloods?) (?:says|shows)|hrv of \d+|my (?:heart rate|hrv) (?:numbers )?(?:normal|dangerous))\b/g;
const furtherMedical = new RegExp(`\\b(?:${furtherTerms})\\b`, "g");
/** Asked without the form of a question, or after what is told. */
const asksShort =
  /\b(?:what have i got|what is wrong with me|am i (?:ill|sick|normal)|is (?:that|this|it) (?:bad|normal|ok|okay|safe|serious|dangerous)|or something worse|which \w+ is (?:stronger|strongest|better|best|safer)|do i need)\b/;
const asks =
  /\?|^(?:can|could|should|shall|is|are|am|do|does|did|will|would|what|which|why|how|when|where|please|kindly|tell|give|suggest|recommend|prescribe|interpret|read|explain|diagnose)\b|\b(?:what (?:to|should) (?:do|i)|please (?:advi[cs]e|suggest|help)|second opinion|i need (?:a |an )?(?:treatment|prescription|diagnosis|dose|medic\w+)|should i (?:take|see|stop|consult|use|up|lower|start)|suffering from|is that (?:right|normal|bad|why)|could (?:it|this|that) be|what do i)\b/;
const bodyWhy =
  /\bwhy (?:do|does|am|is) (?:i|my|he|she)\b.*\b(?:sleepy|lazy|tired|headaches?|dizzy|pain|weight|swollen|bleed\w*)\b|\b(?:reason|cause) (?:for|of) (?:my |the )?(?:\w+ ){0,2}(?:sleep|drowsiness|headache|pain|dizziness|fatigue|weakness)\b|\bis (?:an? |my )?(?:hrv|heart rate|pulse|reading|ratio|result|rmssd|sdnn)\b.*\b(?:normal|dangerous|bad|healthy|abnormal|worrying)\b|\b(?:confirm|check|know) if my (?:heart|lungs?|liver|brain)\b|\bdifficult to fall asleep\b.*\bwhy\b|\bfeel sleepy\b.*\b(?:advi[cs]e|why|what)\b|\b(?:drugs|something|anything) to (?:get|help me|control)\b.*\b(?:sleep|anger|anxiety|calm)\b/;

const inner =
  /\b(?:feel\w*|felt|emotion\w*|stress\w*|anxi\w+|worr\w+|nervous|panic\w*|sad\w*|angr\w+|anger|lonel\w+|alone|asham\w+|shame|guilt\w*|jealous\w*|afraid|scared|fear\w*|overwhelm\w*|tense|tension|tight\w*|calm\w*|relax\w*|meditat\w+|mindful\w*|breath\w*|body scan\w*|sleep\w*|rest|settle|ground\w+|visuali[sz]ation|practi[cs]e|exercise|session|script|narrat\w+|awareness|let (?:it |this )?go|let go|cope|coping|deal with|handle|accept\w*|forgiv\w+|griev\w*|grief|cry|cried|tears|self-doubts?|confiden\w+|hrv|rmssd|sdnn|heart rate|heart variability|say more|more about that|tell me more|what do you mean|you said|that question|are you (?:an? )?(?:ai|human|person|real|robot|bot)|who are you|what can you do|how does this work|can you help me|help me (?:calm|settle|with this|understand myself)|thank\w*|hello|hi|ok(?:ay)?|boundar\w+|burn(?:ed|t)? out|burnout|pattern|inner|my (?:mind|head|thoughts|chest|stomach|heart|shoulders|jaw|belly|throat|back|neck)|ten minutes|minutes long|shorter|longer)\b/;
const people =
  /\b(?:my|his|her|their) (?:boss|manager|mother|mum|mom|father|dad|parents?|wife|husband|partner|friends?|kids?|children|son|daughter|sister|brother|team|colleagues?|teacher|ex|boyfriend|girlfriend|family|flatmate|neighbou?r|coworkers?)\b|\b(?:he|she|they|people|everyone)\b/;
const told =
  /\b(?:i|i am|i have) (?!want|need|would like|buy|get|fix|train|do|put|make|sue|upgrade|have to know|wonder|can)\w+/;
const request =
  /^(?:(?:hey|hi|please|kindly|so|and|ok|now|also|then)[, ]+)*(?:what|who|whom|whose|which|where|when|how|is|are|was|were|do|does|did|can|could|will|would|should|has|have|find|show|tell|give|write|make|order|look|get|buy|book|remind|renew|close|open|play|start|set|change|solve|fix|summari[sz]e|recommend|translate|calculate|convert|list|search|acquire|aquire|draft|compose|generate|create|plan|explain|define|compare|help me (?:write|with my (?:cv|homework|taxes|essay|code)|code|fix|buy|find)|do my|teach|send|call|turn|add|schedule|imagine|suppose|let us|name|describe)\b/;
/** A question in which "I" is only who asks. */
const asker =
  /^(?:(?:hey|hi|please|so|and|ok)[, ]+)*(?:how|what|where|when|which|why)(?: long| much| many| often| size| kind of)?(?: \w+)? (?:do|can|could|should|would|must) (?:i|you|we) (?!feel|cope|deal|stop|let|say|tell|live|forgive|accept|go on|get over|handle|react|respond)\w+/;
/** An errand without a verb of its own or a question mark. */
const bareErrand = /^(?:best|cheapest|top|help me with|help with|need help with)\b/;
const errands =
  /\b(?:router|wifi|printer|taxes|deduct\w*|divorce|startup|business plan|flights?|hotels?|calories|offside|timer|carpet|shopping list|grammar|budget|salary negotiation|bitcoin|crypto\w*|blockchain|phone should|iphone|android|excel|spreadsheet|tax return|stocks?|invest\w*|mortgage|loan|landlord|deposit|the law|sue|legal|lawyer|attorney|weather|recipe|restaurant|python|javascript|sql|code|function that|cv|resume|homework|essay about|workout schedule|puppy|leaking|tap|equation|article about|poem|email to|cover letter|insurance|visa|password|phone plan|laptop|movie|film|song|score|price|cost)\b/;

const chores =
  /\b(?:write|draft|compose|rewrite|proofread) (?:me |a |an |the |my )*(?:\w+ ){0,2}(?:e-?mail|letter|poem|essay|code|cv|resume|report|haiku|joke|function|speech|caption|post|blog)\b|\b(?:recipe for|the history of|explain the principles|programming language|digital currency|form of a poem|thoughts on (?:the )?(?:role|state|topic|future) of|answer the question using|capital of|in what (?:movie|film|year|country|book)|where can i (?:buy|get|have|find)|bank balance|baby names|how tall is|what time is it|president of|world cup|champions league|translate \w+ \w+|convert \d+|wine stains|flat tyre|flat tire|reset my|cover letter|jazz)\b|^best \w+ (?:\w+ )?(?:for|to|in|under)\b|^\d+ ?[-+*/x%] ?\d+|^(?:who|when|where) (?:is|was|were|did|won|invented|wrote|discovered) (?!i\b|my\b|me\b)|^how (?:do|can|would|should) (?:i|you) (?:\w+ )?(?:change|fix|install|upgrade|build|cook|bake|train|repair|clean|put|convert|multiply|calculate|download|replace|assemble|invest)\b(?! (?:my (?:mind|habits?|thoughts?|feelings?|life|self\w*)|this|it|myself|how|the way))/;

/** What the form and the words of a plain text say it asks for; a statement about the person's life is always `inner`. */
export function ruledTopic(plain: string): Topic {
  if ([...injection, ...commands].some((sign) => sign.test(plain))) return "injection";
  if (isMedical(plain)) return "medical";
  if (chores.test(plain)) return "out-of-domain";
  if (!request.test(plain))
    return errands.test(plain) && (plain.includes("?") || bareErrand.test(plain)) && !inner.test(plain)
      ? "out-of-domain"
      : "inner";
  if (inner.test(plain)) return "inner";
  const isErrand = errands.test(plain);
  if (!isErrand && (people.test(plain) || told.test(plain.replace(asker, "").replace(request, ""))))
    return "inner";
  return plain.split(" ").length < 3 ? "inner" : "out-of-domain";
}

function isMedical(plain: string): boolean {
  if (bodyWhy.test(plain)) return true;
  const terms = new Set([...(plain.match(medicalTerms) ?? []), ...(plain.match(furtherMedical) ?? [])]);
  return (terms.size > 0 && (asks.test(plain) || asksShort.test(plain))) || terms.size > 2;
}
