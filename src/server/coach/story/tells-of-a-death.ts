import { isPersonWord } from "./reading/read-names.ts";
import { sentencesIn } from "./sentences.ts";
import { plainWords } from "./word-list.ts";

/** What lives with somebody and is mourned like a person. */
const animals = new Set(
  "dog cat horse pony hen rabbit parrot budgie hamster goat donkey puppy kitten tortoise".split(" "),
);
const gone =
  /^(?:(?:has|had|have|is|was|are|were|been|just|now|already|suddenly|he's|she's) )*(?:dead|died|dies|passed away|passed on|no longer with us|put down|put to sleep|buried)\b/;
const ofThem =
  /\b(?:he|she|they)(?:'s| has| had| is| was|'ve)? (?:been )?(?:dead(?! (?:wrong|right|serious|tired|set|sure|on|against))|died(?! laughing)|passed away)\b|\b(?:lost|buried|i miss|missing) (?:him|her|them)\b|\bmiss (?:him|her|them) (?:so|every|still|terribly|a lot)\b/;

/**
 * Whether a death, or somebody's being missed, is told as the person's own: "my grandad is dead", "I feel like I lost him again". A dead man's
 * cardigan and a machine that died are none.
 */
export function tellsOfADeath(text: string): boolean {
  return sentencesIn(text).some((sentence) => {
    const words = plainWords(sentence);
    const joined = words.join(" ").replaceAll("’", "'");
    if (ofThem.test(joined)) return true;
    return words.some(
      (word, at) =>
        (isPersonWord(word) || animals.has(word)) &&
        owners.has(words[at - 1] ?? "") &&
        gone.test(words.slice(at + 1, at + 6).join(" ")),
    );
  });
}
const owners = new Set("my our grandad grandpa late dear old poor".split(" "));
