/** Feelings by the words people have for them, with the plain noun: `word noun`, a line each; without a noun `-`. */
const list = `
anxious anxiety|worried worry|nervous nervousness|scared fear|afraid fear|frightened fear|terrified terror|panicky panic|uneasy unease|stressed stress|stressed-out stress|overwhelmed -|angry anger|furious fury|mad anger|annoyed annoyance|irritated irritation|frustrated frustration|resentful resentment|bitter bitterness|livid fury|cross annoyance|sad sadness|down -|low -|heartbroken heartbreak|lonely loneliness|alone loneliness|isolated loneliness|left-out -|rejected rejection|abandoned -|hurt hurt|ashamed shame|embarrassed embarrassment|humiliated humiliation|guilty guilt|jealous jealousy|envious envy|disappointed disappointment|discouraged discouragement|helpless helplessness|powerless powerlessness|trapped -|stuck -|lost -|confused confusion|empty emptiness|numb numbness|exhausted exhaustion|tired tiredness|drained exhaustion|worn-out exhaustion|burnt-out exhaustion|small -|stupid -|worthless -|useless -|inadequate -|insecure insecurity|vulnerable -|exposed -|invisible -|unseen -|unheard -|disrespected -|unappreciated -|betrayed betrayal|torn -|restless restlessness|relieved relief|grateful gratitude|calm calm|proud pride|disgusted disgust|shocked shock|miserable misery|upset -|defeated -|bored boredom|judged -|fed-up -|gutted disappointment|devastated devastation|homesick homesickness|awkward awkwardness|tearful -|desperate despair|dismissed -|inferior -|happy happiness|glad gladness|joyful joy|excited excitement|content contentment|thankful gratitude|pissed-off anger|pissed anger|depressed -|hopeless hopelessness|lighter -|peaceful peace|
anxiety anxiety|worry worry|fear fear|dread dread|terror terror|panic panic|stress stress|anger anger|rage rage|fury fury|annoyance annoyance|irritation irritation|frustration frustration|resentment resentment|bitterness bitterness|sadness sadness|sorrow sorrow|grief grief|heartbreak heartbreak|loneliness loneliness|rejection rejection|shame shame|embarrassment embarrassment|humiliation humiliation|guilt guilt|jealousy jealousy|envy envy|disappointment disappointment|helplessness helplessness|powerlessness powerlessness|emptiness emptiness|exhaustion exhaustion|tiredness tiredness|insecurity insecurity|betrayal betrayal|relief relief|gratitude gratitude|disgust disgust|despair despair|longing longing|regret regret|confusion confusion|hopelessness hopelessness|joy joy|pride pride|happiness happiness|excitement excitement|peace peace|boredom boredom|nerves nervousness|homesickness homesickness`;

/** A feeling by one word, with the noun that can be said after "the". */
export interface FeelingWord {
  noun: string | undefined;
  /** The word itself is the noun. */
  isNoun: boolean;
}

/** Every feeling by its word, its parts joined as they are written. */
export const feelingWords: ReadonlyMap<string, FeelingWord> = new Map(
  list
    .trim()
    .split(/[|\n]+/)
    .filter(Boolean)
    .map((entry) => entry.split(" "))
    .map(([word = "", noun]) => [
      word.replaceAll("-", " "),
      { noun: noun === "-" ? undefined : noun, isNoun: noun === word },
    ]),
);

/** Words that are a feeling only where somebody says that they feel so. */
export const doubtfulFeelings: ReadonlySet<string> = new Set(
  "down low tired alone cross mad lost small stuck hurt calm proud exposed empty bored upset numb stupid useless content peace lighter stress worry torn trapped panic".split(
    " ",
  ),
);
