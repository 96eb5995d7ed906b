import type { CareRule } from "./care.ts";

const body = "what may be a medical emergency";

/** Signs of a medical emergency that cannot wait for a conversation. */
export const medicalEmergencyRules: CareRule[] = [
  /\b(?:think|having|have|feels like|might be|could be|could this be|is this|believe|sure|going to have|getting) (?:\w+ ){0,4}?(?:a |an )?(?:heart attack|stroke|cardiac arrest|aneurysm|seizure|anaphyla\w+|overdose)\b(?!.*\b(?:patient|years ago|last year|family history|ever had|ecg|gerd|history of|scared of|afraid of|worry about)\b)/,
  /\bchest (?:pain|pains|pressure|is (?:crushing|being crushed)|hurts badly)\b(?=.*\b(?:arm|jaw|spread\w*|sweat\w*|crushing|can not breathe|faint|right now|passing out|vomit\w*|radiat\w*|severe|getting worse|short of breath|left side)\b)|\bcrushing (?:chest )?pain\b|\bpain (?:\w+ ){0,4}(?:down|in) my left arm\b/,
  /\b(?:face|mouth|side of my (?:face|body)|arm|leg)\b[^.]{0,25}\b(?:numb|droop\w*|drooping|paraly\w+|can not move)\b(?=.*\b(?:speech|slur\w*|word|words|suddenly|face|vision|half|side|one side|confus\w*)\b)|\bspeech (?:is|has become|got|was|sounds) (?:slurred|garbled)\b|\bslurr(?:ed|ing) (?:my |his |her )?(?:speech|words)\b(?! after (?:a few|some) drinks)|\bsudden(?:ly)? (?:can not|lost) (?:see|speak|move|vision|sight)\b/,
  /\b(?:took|taken|had|given|injected) (?:way |far )?(?:too much|too many|a double dose|double the|twice the)(?: of)? (?:my |the |his |her )?(?:\w+ )?(?:medication|medicine|meds|insulin|pills|tablets|dose|sleeping|paracetamol|painkillers|heart)\b/,
  /\b(?:bleeding (?:heavily|badly|a lot|out|and (?:it )?(?:will not|does not) stop)|blood (?:everywhere|will not stop)|(?:cough|vomit|throw|spit)\w* (?:up )?blood|can not stop the bleeding)\b/,
  /\b(?:unconscious|unresponsive|not (?:breathing|waking up|responding)|stopped breathing|turned blue|turning blue|collapsed|having a (?:seizure|fit)|fitting on the floor|convuls\w+)\b(?!.*\b(?:bias|mind|habit|into bed|on the sofa|in tears|tent|economy|market|email|texts?)\b)/,
  /\b(?:throat|tongue|lips|airway) (?:is|are|feels?|has|have) (?:\w+ )?(?:clos\w+|swell\w+|swollen)\b(?=.*\b(?:allerg\w*|breathe|ate|sting|stung|bee|nuts?|hives|swell\w*)\b)|\ballergic reaction\b(?=.*\b(?:breathe|throat|swell\w*|now|tongue)\b)|\bcan not breathe (?:at all|and my lips|properly and my chest)\b|\b(?:gasping for|struggling for) (?:air|breath)\b(?=.*\b(?:now|blue|chest|faint)\b)/,
  /\b(?:passed|passing|pass) out\b(?=.*\b(?:chest|blood|head injury|hit my head|again today|right now|pregnan\w*)\b)|\b(?:worst|thunderclap) headache of my life\b|\b(?:in labour|waters? broke|can not feel (?:the|my) baby (?:mov\w*|kick\w*)|baby (?:has )?stopped moving)\b|\b(?:swallowed|drank|drunk) (?:\w+ )?(?:bleach|poison|antifreeze|a battery|batteries|cleaning)\b/,
].map((pattern) => ({ tier: "act", kind: "medical-emergency", heard: body, pattern, urgent: true }) as const);
