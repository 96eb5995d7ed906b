/** What a person's words say to "are you thinking of ending your life?". */
export type SafetyAnswer = "yes" | "no" | "unsure" | "none";

const asked =
  /\b(?:are you (?:safe|thinking (?:about|of) (?:ending|suicide|killing|hurting)|having thoughts of)|thoughts of (?:ending your life|suicide|hurting)|thinking (?:about|of) ending your life|is (?:anyone|everyone|the person|this|it) (?:safe|in danger|happening)|are they in danger|alone with|in danger right now|might act on|hurt (?:yourself|anyone|someone) )[^.!]*\?/i;
const yes =
  /^(?:yes|yeah|yea|yep|yup|i am(?= |$)(?! (?:in|from|at|here|fine|ok|okay|safe|not|so sorry)\b)(?:$|[.,!])|i do\b|i have\b(?=$|[.,!])|i might|sometimes|a lot|every (?:day|night)|often|all the time|kind of|kinda|sort of|sorta|a bit|a little|most days|honestly yes|i guess so|i think so|probably|true|right now)\b/;
const unsafe =
  /\b(?:can not|do not|not able to|can't) (?:guarantee|promise)\b|\bi am not safe\b|\bnot really safe\b|\bnot safe\b/;
const no =
  /^(?:no|nope|nah|not at all|never|of course not|not really|i am not|i do not|i would not|i will not|not anymore|absolutely not|definitely not)\b|\bi am (?:\w+ )?(?:safe|fine|ok|okay|alright)\b|\byes,? i am safe\b|\b(?:not|never) (?:thinking|going|planning|want\w*) (?:about |of |to )?(?:end|kill|hurt|harm|suicide|die|dying)\w*|\bno (?:plans?|thoughts?|intention)\b/;
const unsure =
  /^(?:maybe|perhaps|i do not know|do not know|idk|dunno|not sure|i am not sure|i guess|it depends|hard to say|who knows|does it matter)\b/;

/** True when a reply asks straight out about safety or about ending one's life. */
export const asksAboutSafety = (reply: string): boolean => asked.test(reply);

/** Reads an answer to the direct question; `plain` as `plainText` leaves it. */
export function answerTo(plain: string): SafetyAnswer {
  if (unsafe.test(plain)) return "yes";
  if (/^yes,? (?:i am |i'm )?(?:safe|fine|ok)/.test(plain)) return "no";
  if (no.test(plain)) return "no";
  if (yes.test(plain)) return "yes";
  return unsure.test(plain) ? "unsure" : "none";
}
