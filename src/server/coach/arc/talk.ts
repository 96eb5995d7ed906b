/** What a person may say to the coach instead of about their life. */
export type Talk =
  | "duration"
  | "privacy"
  | "machine"
  | "everybody"
  | "purpose"
  | "practice"
  | "wellbeing"
  | "missed"
  | "farewell"
  | "quiet";

const thisTalk =
  "(?:this|it|that|all (?:of )?this|the (?:session|conversation|chat|meditation|script|exercise)|what i (?:say|write|type|tell)|my (?:data|words|chats?|messages))";

/** Each speaks of the conversation itself; the same words in a story of the day are no talk of it. */
const signs: [Talk, RegExp][] = [
  [
    "duration",
    new RegExp(
      `\\bhow (?:long|much (?:longer|time)|many minutes) (?:does|will|is|do) (?:${thisTalk}|we)(?: (?:take|last|need|go on|be))?\\s*(?:[?.!]|$)`,
      "i",
    ),
  ],
  [
    "privacy",
    new RegExp(
      `\\b(?:is|are|will|do|does|can|where|who) (?:is |are |can |will )?(?:\\w+ )?${thisTalk}\\b[^.!?]{0,12}\\b(?:recorded|confidential|private|stored|saved|kept|shared)\\b(?: (?:anywhere|somewhere|by|for|with|or|on|after|here)\\b[^.!?]{0,20}|,[^.!?]{0,20})?\\s*\\?|\\b(?:who|anyone|anybody|someone) (?:else )?(?:can |will )?(?:sees?|reads?) ${thisTalk}\\b|\\bare you (?:recording|saving|storing)\\b`,
      "i",
    ),
  ],
  [
    "machine",
    /\b(?:are you|is this|is it|talking to) [^.!?]{0,30}\b(?:language model|chat ?bot|keyword\w*|chatgpt|gpt|scripted|algorithm|programmed)\b[^.!?]*\?|\bdo you (?:actually |really |even )?(?:understand|read|listen)\b[^.!?]*\?/i,
  ],
  ["everybody", /\b(?:do|would) you (?:say|ask) (?:this|that|it) (?:to )?(?:everybody|everyone|all)\b/i],
  [
    "purpose",
    /\bwhat (?:is|are|'s) (?:this|it|that|all this) (?:supposed to (?:do|be)|meant to|for)\b|\bwhat(?:'s| is) the (?:point|use) of (?:this|that|asking|the question|talking to you)\b|\bwhy (?:do|are) you (?:keep )?(?:ask|asking|want to know)\b|\bwhy (?:does|would|should) (?:it|that|this) matter\b/i,
  ],
  [
    "missed",
    /(?:^|\?\s*|^no,? )i said (?:i|it|my|that|no|so)\b|\byou (?:just |keep |already |only |still )+(?:repeat\w*|ask\w*|say\w*|said|quot\w*)\b|\bi(?:'ve| have)? (?:just |already )+(?:told you|said (?:that|so|it|no|i)|answered)\b|^(?:no[,. ]+|but )?i told you\b|\bthat(?:'s| is)(?:n't| not) what i (?:said|meant|asked)\b|^(?:no[,. ]+|but |what[?,. ]+)?i (?:didn't|did not|never) (?:say|said|ask|asked|mean|meant) (?:that|it|so|for that|anything medical)\b|\bnot what i meant\b|\byou(?:'re| are) not (?:listening|reading)\b|\bdid you (?:even )?read\b|\bhow did you get\b[^.!]{0,200}\?|\byou (?:missed|misread|misunderstood) (?:me|it|that|what|the)\b|\byou got (?:me|that|it) wrong\b/i,
  ],
  [
    "practice",
    /\bbreathing (?:exercise|thing)\b|\b(?:only|just) (?:here for|want|need|like)\b(?!.{0,200}\bbut\b)[^.!?]{0,40}\b(?:relax\w*|wind down|unwind|meditate|calm down|sleep (?:thing|story|one)|breathe)\b|\b(?:help me (?:settle|calm|relax|wind down|unwind|fall asleep)|quick exercise|something relaxing|can we (?:meditate|breathe))\b/i,
  ],
  [
    "wellbeing",
    /\bnothing(?:'s| is)? (?:really )?(?:wrong|the matter)\b(?! with)|\b(?:i have|i've got|there(?:'s| is)) no problems?\b(?! (?:with|in|at))|^i(?:'m| am) (?:really |very |perfectly |totally )?(?:happy|doing (?:fine|great|well))(?: (?:actually|thanks|today))?\s*[.!]*$/i,
  ],
  [
    "farewell",
    /^(?:ok(?:ay)?[,. ]+|right[,. ]+|well[,. ]+|no[,. ]+)?(?:many )?(?:thanks|thank you|thx|cheers)\b[^?]{0,80}$|(?:^|[.,!] ?)(?:ok(?:ay)?,? |well,? |and )?(?:good ?night|goodbye|bye(?:-?bye)?|see you)\b[^?]{0,40}$|\bi(?:'m| am) off (?:to bed|now)\b|^(?:\w+[,. ]+)?i(?:'ve| have)? (?:got to|have to|need to|gotta|must) (?:go|run)(?: now)?\s*(?:[.,!]|$)|\b(?:that was|that's|that is|it's) enough\b(?=[.,!]? ?(?:$|now\b|thank|for (?:today|tonight|now)))|\bi(?:'m| am) going to (?:ring|call|phone|knock|see|wake) [^.!?]{2,30} now\b/i,
  ],
  [
    "quiet",
    /^(?:i(?:'d| would) (?:just )?(?:like|love) to|can (?:we|i)|let me|i just want to) (?:just )?sit\b/i,
  ],
];

/** A longer message is a story, whatever it says to the coach in passing. */
const mostWords = 25;

/** What the person says to the coach, if that is what the message is; care has looked at it before. */
export function talkOf(text: string): Talk | undefined {
  const plain = text.trim().replaceAll("’", "'");
  if (plain.split(/\s+/).length > mostWords) return undefined;
  return signs.find(([, sign]) => sign.test(plain))?.[0];
}
