import { turned } from "./turn-words.ts";

/** What a person feels in the body, in their own words. */
export interface Sensation {
  /** Speaks to them and fits after "notice": "a knot in your stomach", "your tight chest". */
  phrase: string;
  /** The place alone, "stomach", when one was named. */
  place: string | undefined;
}

const places =
  "chest|throat|stomach|belly|tummy|gut|guts|shoulders?|neck|jaw|head|back|heart|hands?|palms?|arms?|legs?|face|cheeks?|eyes?|temples?|forehead|ribs|rib cage|lungs?|skin|knees?|feet|teeth|fists?|spine|solar plexus|diaphragm|abdomen|scalp|fingers?|mouth|tongue|hips?|whole body|body|muscles";
const nouns =
  "knots?|lump|weight|stone|rock|brick|band|fist|pressure|tightness|tension|heaviness|ache|pain|heat|cold|coldness|burning|fire|pit|hole|hollow|hollowness|emptiness|void|butterflies|flutter(?:ing)?|buzz(?:ing)?|tremor|shaking|trembling|pounding|racing|clench(?:ing)?|squeez(?:e|ing)|churn(?:ing)?|nausea|sickness|stiffness|numbness|tingling|prickl(?:e|ing)|throbbing|twist(?:ing)?|sinking(?: feeling)?|drop|ball|block|wall|electricity|vibration|restlessness|cramp(?:ing)?|sting(?:ing)?|fog|dizziness|warmth|itch|pulling|gripping|grip|constriction|vice|needles|spark|wave|storm|ice";
const qualities =
  "tight(?:er|ening|ened|ens)?|tense[ds]?|tensing|heavy|heavier|clenched|clench(?:es|ing)?|knotted|stiff|sore|aching|aches?|hot|burning|burns|cold|frozen|freezes|numb|shaky|shaking|shakes?|trembling|trembles?|racing|races?|pounding|pounds?|thumping|hammering|fluttering|flutters|buzzing|buzzy|hollow|empty|sick|queasy|nauseous|churning|churns|turning|dropping|drops|dropped|sinking|sinks|sank|dizzy|light|weak|wobbly|jittery|restless|sweaty|sweating|dry|closed|closing|closes|constricted|squeezed|squeezing|raw|fuzzy|foggy|full|prickly|tingly|tingling|hurts?|hurting|locked|locks up|hunched|rigid|braced|bracing|wound up|on fire|flushed|red|throbbing|twisted|twisting|in knots|up by my ears";
const noun = new RegExp(
  `\\b(?:(?:a|an|the|this|that|some|my|such a) )?(?:(?:\\w+ly|big|small|huge|tiny|tight|hard|dull|sharp|heavy|cold|hot|warm|hollow|constant|strange|weird|sinking|deep|little|real|kind of|sort of) ){0,6}(?:${nouns})(?: (?:feeling|sensation))?(?: (?:sitting |lodged |stuck |right |deep |just |somewhere |pressing )?(?:in|on|across|behind|around|at|under|inside|over|through|between|down|up) (?:(?:the|my|both|all of|all) )?(?:\\w+ (?:of|part of) (?:the |my )?)?(?:(?:lower|upper|whole|left|right) )?(?:${places}|breastbone|ribs|collarbone|shoulder blades))?`,
  "i",
);
const placeIs = new RegExp(
  `(?:^\\s*|\\b(?:my|the) )(?:(?:lower|upper|whole|left|right|entire) )?(${places})(?: (?:just|really|kind of|sort of|always|all|still|even|immediately|suddenly|already)){0,6}(?: (?:is|are|was|were|feels?|felt|goes|went|gets?|got|keeps?|kept|starts?|started|turns?|turned|has been|have been|becomes?|becoming|gone|going|seems?))?(?: (?:just|really|so|very|all|quite|a bit|super|too|pretty|kind of|sort of|completely|always|like it is|like it's|being|to)){0,6} (${qualities})\\b`,
  "i",
);
const qualityIn = new RegExp(
  `\\b(${qualities})(?: \\w+){0,2} (?:in|on|across|behind|around|at|under|inside|through) (?:my|the) (?:(?:lower|upper|whole) )?(${places})\\b`,
  "i",
);
const qualityPlace = new RegExp(`\\b(?:a |my |this |really |very ){0,6}(${qualities}) (${places})\\b`, "i");
const lone = new RegExp(`\\b(${qualities})\\b`, "i");
const bodyWord =
  /\b(butterflies|goosebumps|nausea|nauseous|queasy|dizzy|shaky|shaking|trembling|sweating|sweaty|breathless|short of breath|out of breath|palpitations|jittery|buzzy|tense|tightness|tension|restless|lightheaded|light-headed|clenched|frozen|numb|hot and cold|on edge|heaviness|shallow breath\w*|headache|stomach ache)\b/i;
const placeOnly = new RegExp(
  `\\b(?:my|the|in|around|behind) (?:(?:lower|upper|whole|left|right) )?(${places})\\b`,
  "i",
);
const placeFirst = new RegExp(`^\\s*(?:maybe |mostly )?(?:the )?(${places})\\b`, "i");
const anyPlace = new RegExp(`\\b(${places})\\b`, "i");
const sitsIn = new RegExp(
  `\\b(?:sits|sitting|settles|settled|lands|landed|lives|lodged|stuck|catches|gathers|goes|went) (?:right |deep |somewhere )?(?:in|on|across|behind|into|around) (?:my|the) (${places})\\b`,
  "i",
);
const noPlaceMeant =
  /\b(?:on the other hand|in my head space|behind my back|came to a head|heart of|head of|face to face|in the face of|back (?:to|in|at|from|then|home|when)|on my hands|hand in|lost heart|by heart)\b/gi;

const participles: Record<string, string> = {
  tightens: "tightening",
  clenches: "clenched",
  clench: "clenched",
  aches: "aching",
  ache: "aching",
  burns: "burning",
  freezes: "frozen",
  shakes: "shaking",
  shake: "shaking",
  trembles: "trembling",
  tremble: "trembling",
  races: "racing",
  race: "racing",
  pounds: "pounding",
  pound: "pounding",
  flutters: "fluttering",
  churns: "churning",
  drops: "dropping",
  dropped: "dropping",
  sinks: "sinking",
  sank: "sinking",
  closes: "closing",
  hurts: "hurting",
  hurt: "hurting",
  "locks up": "locked",
  tenses: "tense",
};

/** Reads a body sensation out of a message. `isAsked`: the coach has just asked about the body, so a bare place counts. */
export function readSensation(text: string, isAsked: boolean): Sensation | undefined {
  const plain = text.replace(/[’]/g, "'").replace(noPlaceMeant, " ");
  const is = placeIs.exec(plain);
  const nounFound = noun.exec(plain);
  const held = nounFound?.[0];
  const place = held ? placeIn(held) : undefined;
  const isFirst = is && !(held && place && (nounFound?.index ?? 0) < is.index);
  if (isFirst && is[1] && is[2]) return described(is[2], is[1]);
  const inPlace = qualityIn.exec(plain) ?? qualityPlace.exec(plain);
  if (held && (place || (!inPlace && (isAsked || bodyWord.test(held)))))
    return { phrase: withArticle(turned(held.trim().toLowerCase())), place };
  if (inPlace?.[1] && inPlace[2]) return described(inPlace[1], inPlace[2]);
  const seat = sitsIn.exec(plain)?.[1]?.toLowerCase();
  if (seat) return { phrase: `your ${seat}`, place: seat };
  const word = bodyWord.exec(plain)?.[1]?.toLowerCase();
  if (word && !/\bnot? (?:\w+ )?$/.test(plain.slice(0, plain.toLowerCase().indexOf(word))))
    return { phrase: feeling(word), place: undefined };
  const alone = isAsked && plain.split(/\s+/).length < 6 ? lone.exec(plain)?.[1]?.toLowerCase() : undefined;
  if (alone) return { phrase: feeling(participles[alone] ?? alone), place: undefined };
  const bare = isAsked ? (placeOnly.exec(plain)?.[1] ?? placeFirst.exec(plain)?.[1]) : undefined;
  return bare ? { phrase: `your ${bare.toLowerCase()}`, place: bare.toLowerCase() } : undefined;
}

function described(quality: string, place: string): Sensation {
  const word = quality.toLowerCase();
  const where = place.toLowerCase();
  if (word === "in knots") return { phrase: `the knots in your ${where}`, place: where };
  if (word === "up by my ears") return { phrase: `your raised ${where}`, place: where };
  if (word === "on fire") return { phrase: `the fire in your ${where}`, place: where };
  return { phrase: `your ${participles[word] ?? word} ${where}`, place: where };
}

const placeIn = (phrase: string): string | undefined =>
  anyPlace.exec(phrase.replace(noun, (found) => found))?.[1]?.toLowerCase();

const withArticle = (phrase: string): string =>
  /^(?:a|an|the|this|that|some|your|such)\b/.test(phrase)
    ? phrase.replace(/^(?:this|that|some|such a) /, "the ")
    : /^butterflies|ness\b|tension|pressure|nausea|^\w+ing\b|s\b/.test(phrase)
      ? `the ${phrase}`
      : `the ${phrase}`;

const feeling = (word: string): string =>
  /^(?:butterflies|goosebumps|palpitations|nausea|tightness|tension|heaviness|headache|stomach ache|sweating|shaking|trembling|shallow)/.test(
    word,
  )
    ? `the ${word}`
    : `that ${word} feeling`;
