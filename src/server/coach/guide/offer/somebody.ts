import type { Talk } from "#server/coach/arc/read-talk.ts";
import { isPersonWord } from "#server/coach/story/reading/read-names.ts";

const escaped = (word: string): string => word.replace(/[^\p{L}\d-]/gu, "");

/** What a name is told of as: somebody spoken to, or somebody who does something. A town and a church are neither. */
function isSomebody(name: string, said: string): boolean {
  const word = escaped(name);
  return (
    new RegExp(
      `\\b(?:tell|told|call|called|ring|rang|phone|text|texted|ask|asked|meet|met|see|with|write|hurt|forgive|thank|wife|husband|partner|brother|sister|in-law|friend|mother|father|mum|mom|dad|son|daughter|uncle|aunt|cousin|boss|manager|neighbour|neighbor|colleague|flatmate|called|Mrs\\.?|Mr\\.?|Ms\\.?|Dr\\.?|Frau|Herr) ${word}\\b`,
      "u",
    ).test(said) ||
    new RegExp(
      `\\b${word}(?:'s| (?:said|says|told|took|did|didn't|has|had|is|was|wants|thinks|asked|never|always|just|will|won't|forgot|goes|keeps|would))\\b`,
      "u",
    ).test(said)
  );
}

/** "My wife put this on my phone": who only sent somebody here is not whom it is about. */
const isOfApp = (word: string, said: string): boolean =>
  new RegExp(
    `\\bmy ${escaped(word)} (?:thinks|thought|says|said|told|put|made|suggested|sent|recommended|wants)\\b[^.!?]{0,30}\\b(?:this|app|try)\\b`,
    "iu",
  ).test(said) && said.toLowerCase().split(word).length === 2;

/** Somebody told of by what they are does something or is spoken to; who only stands in it, or is dead, is spoken to by nobody. */
const doesSomething = (word: string, said: string): boolean =>
  new RegExp(
    `\\b(?:my|our) (?:\\w+ )?${escaped(word)}(?:,? \\p{L}+)?,? (?:she |he )?(?:said|says|say|told|tells|took|takes|sold|did|didn't|didnt|does|doesn't|doesnt|has|hasn't|had|is|isn't|was|wants|thinks|left|made|makes|broke|keeps|kept|never|always|just|put|gave|borrowed|cut|won't|wont|will|knows|asked|called|rang|forgot|ignores|ignored|lied|screamed|shouted|yelled|posted|moved|cancelled|won|got|threw|ate|used)\\b|\\b(?:tell|told|call|ring|phone|text|ask|apologi[sz]e to|talk to|speak to|write to|say to|shouted at|yelled at|snapped at|hurt) (?:my|our) (?:\\w+ )?${escaped(word)}\\b`,
    "iu",
  ).test(said);
const isMourned = (said: string): boolean =>
  /\b(?:died|dead|passed away|been gone|funeral|late (?:mother|father|husband|wife|aunt|uncle))\b/i.test(
    said,
  );

/** Somebody of the talk to whom something may be said, as the person calls them: "Jill", "my sister". The one named last. */
export function somebodyIn({ turns, story }: Talk): string | undefined {
  const said = turns.map(({ text }) => text.replaceAll("’", "'")).join("\n");
  const gone = story.lost?.word;
  const named = story.names.flatMap(({ word, isName, kind }): { call: string; at: number }[] => {
    if (kind !== "person" || word === gone) return [];
    if (isName)
      return isSomebody(word, said) ? [{ call: titled(word, said), at: said.lastIndexOf(word) }] : [];
    return isPersonWord(word) &&
      word !== "baby" &&
      word !== "ex" &&
      !isOfApp(word, said) &&
      doesSomething(word, said) &&
      !isMourned(said)
      ? [{ call: `my ${word}`, at: said.toLowerCase().indexOf(word) }]
      : [];
  });
  const names = named.filter(({ call }) => !call.startsWith("my "));
  const times = (call: string): number => said.split(call.split(" ").at(-1) ?? call).length;
  if (names.length > 0)
    return names.toSorted((one, other) => times(other.call) - times(one.call) || other.at - one.at)[0]?.call;
  // Who is told of first is whom it is about; others stand around them: "my neighbour cut the tree while I was at my sister's".
  return named.toSorted((one, other) => one.at - other.at)[0]?.call;
}

/** "Mrs Okafor" is called so. */
const titled = (word: string, said: string): string =>
  new RegExp(`\\b(Mrs|Mr|Ms|Dr|Frau|Herr)\\.? ${escaped(word)}\\b`, "u").exec(said)?.[0] ?? word;
