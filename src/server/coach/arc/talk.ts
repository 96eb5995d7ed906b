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

const signs: [Talk, RegExp][] = [
  ["duration", /\bhow (?:long|many minutes|much (?:longer|time)) (?:does|will|is|do|are|until|left)\b/i],
  [
    "privacy",
    /\b(?:is|are|will|does|do|who|where|can)\b[^.!?]{0,40}\b(?:recorded|recording (?:me|this)|confidential|private|privacy|stored|saved|kept|sees? (?:this|it|what)|reads? (?:this|it|what)|my data)\b[^.!?]{0,30}\?/i,
  ],
  [
    "machine",
    /\b(?:language model|chat ?bot|keyword|chatgpt|gpt|scripted|algorithm|programmed)\b[^.!?]*\?|\bdo you (?:actually |really |even )?(?:understand|read|listen)\b/i,
  ],
  ["everybody", /\b(?:do|would) you (?:say|ask) (?:this|that|it) (?:to )?(?:everybody|everyone|all)\b/i],
  [
    "purpose",
    /\bwhat (?:is|are|'s) (?:this|it|that|you|all this) (?:supposed|meant|for)\b|\bwhat(?:'s| is) the (?:point|use)\b[^.!]*\?|\bwhy (?:do|does|would|should|are) (?:you|it|that|this|we|i)\b[^.!?]{0,30}\b(?:ask|asking|matter|body|know|care)\b/i,
  ],
  [
    "missed",
    /(?:^|\?\s*|\bno,? )i said\b|\byou (?:just |keep |already |only |still )+(?:repeat\w*|ask\w*|say\w*|said|quot\w*|put)\b|\bi(?:'ve| have)? (?:just |already )+(?:told|said|answered)\b|\bi told you\b|\bthat(?:'s| is)n?(?:'t| not) what i (?:said|meant|asked)\b|\bi (?:didn't|did not|never) (?:say|said|ask|asked|mean|meant|name|named) (?:that|it|any\w*|my|fear)\b|\bnot what i (?:meant|said)\b|\byou(?:'re| are) not (?:listening|reading)\b|\bdid you (?:even )?read\b|\bhow did you get\b|\byou (?:missed|misread|misunderst\w+|got (?:me|that|it) wrong)\b/i,
  ],
  [
    "practice",
    /\bbreathing (?:exercise|thing)\b|\b(?:only|just) (?:here for|want(?:ed)?|need(?:ed)?|like)\b[^.!?]{0,40}\b(?:relax\w*|wind down|unwind|meditat\w+|calm down|sleep (?:thing|story|one)|breathe)\b|\b(?:help me (?:settle|calm|relax|wind down|unwind|fall asleep)|quick exercise|guided|something relaxing|can we (?:meditate|breathe))\b/i,
  ],
  [
    "wellbeing",
    /\bnothing(?:'s| is)? (?:really )?(?:wrong|the matter|to (?:report|complain))\b|\b(?:i have |got |there(?:'s| is) )?no problems?\b(?! (?:with|in|at))|\bi(?:'m| am) (?:really |very |perfectly |totally )?(?:happy|doing (?:fine|great|well)) (?:and|actually|thanks|today)\b/i,
  ],
  [
    "farewell",
    /^(?:ok(?:ay)?[,. ]+|right[,. ]+|well[,. ]+|no[,. ]+)?(?:many )?(?:thanks|thank you|thx|cheers)\b[^?]{0,80}$|\b(?:good ?night|goodbye|bye(?:-?bye)?|see you)\b[^?]*$|\bi(?:'m| am) off (?:to bed|now)\b|\bi(?:'ve| have)? (?:got to|have to|need to|gotta|must) (?:go|run|sleep)(?: now)?\s*[.,!]|\b(?:that was|that's|that is|it's) enough\b(?=[.,!]? ?(?:$|now|thank|for (?:today|tonight|now)))|\bi(?:'m| am) going to (?:ring|call|phone|knock|see|wake) (?:her|him|them|my \w+|on \w+ \w+)(?: now)?\b/i,
  ],
  ["quiet", /\b(?:i(?:'d| would) (?:like|love) to|can (?:we|i)|let me|i just want to) (?:just )?sit\b/i],
];

/** What the person says to the coach, if that is what the message is; care has looked at it before. */
export function talkOf(text: string): Talk | undefined {
  const plain = text.trim().replaceAll("’", "'");
  return signs.find(([, sign]) => sign.test(plain))?.[0];
}
