import { promptOf, type ScriptLine, scriptStages } from "#server/coach/hour/read-hour.ts";
import type { Story, Wishes } from "#server/coach/story/story.ts";
import type { ScriptPlace } from "./dramaturgy.ts";
import { ownWordsOf, quoted } from "./own-words.ts";

/** What was written in the hour, as a script may say it in one of its stages. */
export interface WrittenWords {
  stage: ScriptLine["stage"];
  /** With quotation marks. */
  words: string;
  texts: string[];
}

/** The stage of a script, counted from 0. */
export const stageOf = (stage: ScriptLine["stage"]): number => scriptStages.indexOf(stage) + 1;

/**
 * What a script says of what was written: for each of its stages the answer that was given last, since the later questions
 * go further. Nothing where no sentence of theirs is to be read out.
 */
export function writtenWords(story: Story, wishes: Wishes): WrittenWords[] {
  const { written = [] } = story;
  const { noQuotes, about } = wishes;
  const subject = about === undefined ? [] : [{ stage: stageOfSubject, words: about, texts: onSubject }];
  if (noQuotes) return subject;
  const said = scriptStages.flatMap((stage) => {
    const lines = written.flatMap(({ asked, words }) => {
      const texts = promptOf(asked).inScript.flatMap((line) => (line.stage === stage ? [line.text] : []));
      return texts.length > 0 ? [{ stage, words: quoted(words), texts }] : [];
    });
    return lines.slice(-1);
  });
  const theirs = [...subject, ...said.filter(({ stage }) => subject.every((one) => one.stage !== stage))];
  return theirs.length > 0 || Object.keys(ownWordsOf(story, wishes)).length > 0 ? theirs : ofPeople(story);
}

/**
 * Where nothing that they wrote can be read out, it is said at least of whom they told, so that a script is theirs and nobody else's. Only who is called by what
 * they are: a name may be a town's.
 */
function ofPeople({ names, shape }: Story): WrittenWords[] {
  const [one, other] = names
    .filter(({ kind, isName }) => kind === "person" && !isName)
    .map(({ word }) => `your ${word}`);
  if (one === undefined || shape === "loss" || shape === "joy") return [];
  const words = other === undefined ? one : `${one} and ${other}`;
  return [{ stage: stageOfSubject, words, texts: onPeople }];
}
const onPeople = [
  "You told of {written}. For a few minutes nobody wants anything from you.",
  "What you told has {written} in it. Nobody has to be understood or answered while this lasts.",
  "{Written} came up in what you told. For some minutes there is only you.",
];

/** What it was asked to be about is named once, as they named it. */
const stageOfSubject: WrittenWords["stage"] = "feeling";
const onSubject = [
  "You asked for this to be about {written}. Let whatever comes to you of that come, and stay as long as it likes.",
  "This one is about {written}. It can be as near as you want it, or a little way off.",
  "You wanted {written} to be in this. There is room, in whatever way it comes to you.",
];

/** After these passages it is said: what the stage is about has been named, and nothing has been let go of yet. */
const after: Record<ScriptLine["stage"], RegExp> = {
  feeling: /(?:\/feeling|\/name)$/,
  thoughts: /(?:\/thoughts|turn-thoughts)$/,
  coming: /\/day$/,
};

/** Three minutes have room for one of them: the small thing for a coming day. */
const shortest: WrittenWords["stage"] = "coming";

/** The places of a stage with the one at which something written is said. */
export function withWritten(places: readonly ScriptPlace[], words: WrittenWords): ScriptPlace[] {
  const at = places.findLastIndex(({ passage }) => after[words.stage].test(passage.name)) + 1;
  const passage = {
    name: `written/${words.stage}`,
    from: words.stage === shortest ? 3 : 5,
    pause: 5,
    isOptional: false,
    isSpare: false,
    when: undefined,
    isForOwn: true,
    texts: words.texts,
  };
  return [...places.slice(0, at), { passage, from: passage.from, turn: 0, turns: 1 }, ...places.slice(at)];
}
