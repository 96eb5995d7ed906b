/** A feeling in the person's own word. */
export interface Emotion {
  word: string;
  /** Fits after "notice": "the shame", "feeling anxious". */
  phrase: string;
}

const adjectives =
  "anxious|worried|nervous|scared|afraid|frightened|terrified|panicky|panicked|uneasy|on edge|stressed|stressed out|overwhelmed|angry|furious|mad|annoyed|irritated|frustrated|resentful|bitter|pissed off|pissed|livid|cross|sad|down|low|heartbroken|grieving|lonely|alone|isolated|left out|rejected|abandoned|hurt|ashamed|embarrassed|humiliated|guilty|jealous|envious|disappointed|disheartened|discouraged|hopeful|helpless|powerless|trapped|stuck|lost|confused|empty|numb|tired of it|exhausted|tired|drained|worn out|burnt out|small|stupid|worthless|useless|inadequate|not good enough|insecure|vulnerable|exposed|invisible|unseen|unheard|disrespected|unappreciated|betrayed|torn|conflicted|restless|relieved|grateful|calm|proud|disgusted|shocked|miserable|upset|defeated|bored|judged|pressured|wound up|fed up|gutted|devastated|homesick|awkward|tearful|desperate|sorry|dismissed|inferior|incompetent|rushed|regretful";
const nouns =
  "anxiety|worry|fear|dread|terror|panic|stress|anger|rage|fury|annoyance|irritation|frustration|resentment|bitterness|sadness|sorrow|grief|heartbreak|loneliness|rejection|hurt|shame|embarrassment|humiliation|guilt|jealousy|envy|disappointment|helplessness|powerlessness|emptiness|exhaustion|insecurity|doubt|self-doubt|betrayal|relief|gratitude|disgust|despair|longing|regret|confusion|overwhelm|pressure to|nerves|hopelessness|inadequacy|unease|tenderness|love|joy|pride|impatience";
const adjective = new RegExp(`\\b(${adjectives})\\b`, "gi");
const noun = new RegExp(`\\b(${nouns})\\b`, "gi");
const nounAlone = new RegExp(`^(?:${nouns})$`, "i");
const felt =
  /\b(?:feel|feeling|feels|felt|(?:feel|feeling) is|am|i'm|im|was|get|got|gets|makes? me|made me|so|really|very|pretty|quite|bit|mostly|just|kind of|sort of|too|more|and|or|be|been|become|being|like|become|actually|think|maybe|probably|such|totally|completely|then|also|become|become|both)[ ,]+$/i;
const ambiguous =
  /^(?:down|low|tired|alone|cross|mad|lost|small|stuck|hurt|calm|proud|sorry|exposed|empty|bored|upset|numb|stupid|useless)$/i;

/**
 * Reads feelings out of a message, strongest place last named first dropped: at most two, in the order said. A
 * feeling that is denied ("I'm not angry") does not count. `isAsked`: the coach has just asked for a feeling.
 */
export function readEmotions(text: string, isAsked: boolean): Emotion[] {
  const plain = text.replace(/[’]/g, "'");
  const found = [...plain.matchAll(adjective), ...plain.matchAll(noun)]
    .filter((match) => isMeant(plain, match, isAsked))
    .toSorted((a, b) => a.index - b.index)
    .map((match) => emotionFor(match[0].toLowerCase()));
  const denied = deniedEmotions(text);
  return found
    .filter(({ word }) => !denied.includes(word))
    .filter((emotion, index, all) => all.findIndex(({ word }) => word === emotion.word) === index)
    .slice(0, 2);
}

/** Feelings the person says they do not have. */
export function deniedEmotions(text: string): string[] {
  const plain = text.replace(/[’]/g, "'").toLowerCase();
  const denied = [...plain.matchAll(adjective), ...plain.matchAll(noun)].filter((match) =>
    isDenied(plain, match),
  );
  return denied.map((match) => match[0]).filter((word) => word !== "sorry");
}

/** What stands farther before a feeling says nothing of it; a message may be all feelings. */
const readBeforeChars = 120;

function isMeant(plain: string, match: RegExpMatchArray, isAsked: boolean): boolean {
  if (
    isDenied(plain, match) ||
    /^\s*(?:oh )?sorry[,.!]/i.test(plain.slice(Math.max(0, (match.index ?? 0) - 3)))
  )
    return false;
  const at = match.index ?? 0;
  const before = plain.slice(Math.max(0, at - readBeforeChars), at);
  if (/\blike (?:an?|some) (?:\w+ )?$/i.test(before)) return false;
  if (/^doubt$/i.test(match[0]) && /\bi $/i.test(before)) return false;
  if (match[0] === "love" && /\b(?:i|you|we|they|to|really) $/i.test(before)) return false;
  if (
    /\b(?:he|she|they|who|boss|mother|father|dad|mum|mom|partner|husband|wife|everyone|anyone|people|it) (?:was|is|were|are|got|gets|seemed|looked|can be|could be|be) (?:\w+ )?$/i.test(
      before,
    )
  )
    return false;
  if (nounAlone.test(match[0]) && !/^(?:hurt)$/i.test(match[0])) return true;
  if (!ambiguous.test(match[0])) return true;
  return felt.test(before) || (isAsked && before.trim().split(/\s+/).length < 4);
}

function isDenied(plain: string, match: RegExpMatchArray): boolean {
  const at = match.index ?? 0;
  const before = plain.slice(Math.max(0, at - 24), at).toLowerCase();
  const after = plain.slice(at + match[0].length, at + match[0].length + 24).toLowerCase();
  if (/\bnot (?:only |just )?good enough$/.test(`${before}${match[0]}`)) return false;
  return (
    /\b(?:not|isn't|wasn't|never|no longer|without|don't feel|didn't feel)(?: (?!it\b|that\b|this\b)\w+)? $/.test(
      before,
    ) || /^,? but i(?:'m| am) not\b/.test(after)
  );
}

function emotionFor(word: string): Emotion {
  const isNoun = nounAlone.test(word);
  return { word, phrase: isNoun ? `the ${word}` : `feeling ${word}` };
}

const asNouns: Record<string, string> = {
  sad: "sadness",
  angry: "anger",
  furious: "fury",
  anxious: "anxiety",
  worried: "worry",
  nervous: "nerves",
  scared: "fear",
  afraid: "fear",
  lonely: "loneliness",
  alone: "loneliness",
  ashamed: "shame",
  guilty: "guilt",
  frustrated: "frustration",
  jealous: "jealousy",
  envious: "envy",
  embarrassed: "embarrassment",
  humiliated: "humiliation",
  disappointed: "disappointment",
  helpless: "helplessness",
  powerless: "powerlessness",
  empty: "emptiness",
  confused: "confusion",
  irritated: "irritation",
  annoyed: "annoyance",
  resentful: "resentment",
  bitter: "bitterness",
  stressed: "stress",
  insecure: "insecurity",
  relieved: "relief",
  grateful: "gratitude",
  tired: "tiredness",
  exhausted: "exhaustion",
  betrayed: "betrayal",
  rejected: "rejection",
  desperate: "despair",
};

/** Feelings by their bare words, alike in form: "anger" and "sad" become "anger and sadness". */
export function namesOf(emotions: readonly Emotion[]): string {
  const isMixed = new Set(emotions.map(({ phrase }) => phrase.startsWith("the "))).size > 1;
  const names = emotions.map(({ word }) => (isMixed ? (asNouns[word] ?? word) : word));
  return [names.slice(0, -1).join(", "), ...names.slice(-1)].filter(Boolean).join(" and ");
}
