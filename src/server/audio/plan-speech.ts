import type { PauseLength } from "#shared/listening/pause-lengths.ts";
import { withPauseMarks } from "#shared/listening/pause-marks.ts";
import { plainParagraphs } from "./plain-prose.ts";
import { speakableInAny, speakableText } from "./speakable-text.ts";
import { type SentenceEnd, splitSentences } from "./split-sentences.ts";

/** One thing the narration does: say a sentence, or rest. */
export type SpeechStep = { kind: "sentence"; text: string } | { kind: "pause"; seconds: number };

/** A script made ready for a voice. It never starts with a pause and never has two pauses in a row. */
export interface SpeechPlan {
  steps: SpeechStep[];
  spokenWords: number;
  /** Letters and digits in scripts the voice cannot say; above zero, the person is told. */
  droppedCharacters: number;
}

/** Rests in seconds. Marks are bounded, one and all together, so that a short text cannot ask for hours of silence. */
export const rests = {
  breath: 0.3,
  full: 0.75,
  ellipsis: 1.4,
  paragraph: 2,
  unnumberedMark: 3,
  longestMark: 60,
  allMarks: 600,
} as const;

/** What a person's choice makes of the rests of a script; below a paragraph's they belong to the speaking and stay. */
const shares: Record<PauseLength, number> = { shorter: 0.6, usual: 1, longer: 1.6 };

/** The steps of a plan with its rests as long as somebody wants them. */
export function withPauses(steps: readonly SpeechStep[], length: PauseLength): SpeechStep[] {
  return steps.map((step) =>
    step.kind === "pause" && step.seconds >= rests.paragraph
      ? { kind: "pause", seconds: step.seconds * shares[length] }
      : step,
  );
}

const pauseMark =
  /\[\s*(?:long |short )?pause\b[\s:=-]*(?:(\d{1,6}(?:\.\d{1,6})?|\.\d{1,6})[^\][\d]*|[^\][\d\s:=-][^\][\d]*)?\]/gi;

/** Collects steps; a gap is as long as its marks say, or as its longest natural rest. */
function createPlan() {
  const plan: SpeechPlan = { steps: [], spokenWords: 0, droppedCharacters: 0 };
  let natural = 0;
  let marked = 0;
  let marksLeft: number = rests.allMarks;
  const closeGap = (rest: number) => {
    const mark = Math.min(marked, rests.longestMark, marksLeft);
    marksLeft -= mark;
    const seconds = Math.max(rest, mark);
    if (plan.steps.length > 0 && seconds > 0) plan.steps.push({ kind: "pause", seconds });
    natural = 0;
    marked = 0;
  };
  return {
    say(text: string) {
      closeGap(natural);
      plan.steps.push({ kind: "sentence", text });
      plan.spokenWords += text.split(" ").filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    },
    rest(seconds: number) {
      natural = Math.max(natural, seconds);
    },
    mark(seconds: number) {
      if (plan.steps.length > 0) marked += seconds;
    },
    drop(characters: number) {
      plan.droppedCharacters += characters;
    },
    finish(): SpeechPlan {
      closeGap(0);
      return plan;
    },
  };
}

const restAfter: Record<SentenceEnd, number> = {
  breath: rests.breath,
  full: rests.full,
  ellipsis: rests.ellipsis,
};

type Plan = ReturnType<typeof createPlan>;

/** What is said of the screen is for who looks at it: heard, or under a picture, it points at nothing. */
const screenTalk =
  /\b(?:Meditation|Narrate|Music|Video) button\b|\bbutton (?:for it|below)\b|\bpress (?:Meditation|Narrate)\b|\b[Tt]ap(?:ping)? an answer\b/;

/** How sentences become sound. */
interface Reading {
  reads: typeof speakableText;
  isSaid: (sentence: string) => boolean;
}

function addProse(plan: Plan, prose: string, { reads, isSaid }: Reading): void {
  for (const line of prose.split("\n")) {
    const speakable = reads(line);
    plan.drop(speakable.droppedCharacters);
    for (const sentence of splitSentences(speakable.text)) {
      if (!isSaid(sentence.text)) continue;
      if (/[\p{L}\p{N}]/u.test(sentence.text)) plan.say(sentence.text);
      plan.rest(restAfter[sentence.end]);
    }
  }
}

/**
 * Turns a script, a reply or any hostile text into the sentences and pauses a voice is given; pure, never throws. A voice
 * of many languages is given letters of every script, an English one only what it can say.
 */
export function planSpeech(script: string, isMultilingual = false): SpeechPlan {
  const reads = isMultilingual ? speakableInAny : speakableText;
  const plan = planOf(script, { reads, isSaid: (sentence) => !screenTalk.test(sentence) });
  // Where there is nothing else, it is what was asked for.
  return plan.spokenWords > 0 ? plan : planOf(script, { reads, isSaid: () => true });
}

function planOf(script: string, reading: Reading): SpeechPlan {
  const plan = createPlan();
  for (const paragraph of plainParagraphs(withPauseMarks(script.normalize("NFKC")))) {
    let from = 0;
    for (const mark of paragraph.matchAll(pauseMark)) {
      addProse(plan, paragraph.slice(from, mark.index), reading);
      plan.mark(mark[1] ? Number(mark[1]) : rests.unnumberedMark);
      from = mark.index + mark[0].length;
    }
    addProse(plan, paragraph.slice(from), reading);
    plan.rest(rests.paragraph);
  }
  return plan.finish();
}
