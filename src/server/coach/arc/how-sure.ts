import type { Wanted } from "#server/coach/intent/read-request.ts";
import { asksSomething } from "./asks-something.ts";
import { plainQuestion } from "./read-plainly.ts";
import type { ReadBy, Turn } from "./turn.ts";

/** A way in which messages are read, up to how far ahead, and how the replies that rested on it were judged (record 374). */
export interface JudgedWay {
  by: ReadBy;
  /** What is asked for; anything where it is missing. */
  wanted?: Wanted;
  /** It is meant where the reading is ahead by less than this. */
  below: number;
  sensible: number;
  generic: number;
  wrong: number;
}

/** So many of a hundred wrong, and a reading is not gone by: a plain word does less harm. */
const mostWrong = 40;
/** Fewer replies than these tell nothing of a way. */
const leastJudged = 3;

/** The ways in which a score tells the wrong replies apart from the others; nothing else was found of which it does. */
export const judgedWays: readonly JudgedWay[] = [
  { by: "intent", wanted: "decide", below: 2.9, sensible: 0, generic: 0, wrong: 3 },
  { by: "intent", wanted: "decide", below: Number.POSITIVE_INFINITY, sensible: 2, generic: 1, wrong: 0 },
];

const isOf = ({ by, wanted, below }: JudgedWay, turn: Turn): boolean =>
  by === turn.by &&
  (wanted === undefined || wanted === turn.wanted) &&
  turn.score !== undefined &&
  turn.score < below;

/** Whether what a message was read as may be gone by: the one place at which that is decided, by how such readings fared. The first way that it is of counts. */
export function isSureEnough(turn: Turn): boolean {
  const way = judgedWays.find((one) => isOf(one, turn));
  if (way === undefined) return true;
  const judged = way.sensible + way.generic + way.wrong;
  return judged < leastJudged || (way.wrong * 100) / judged <= mostWrong;
}

/** What is not sure enough is answered by its form where that is known, else as a question without an answer, or as told. */
export function modestly(turn: Turn, isAfterReply: boolean): Turn {
  if (isSureEnough(turn)) return turn;
  const { asking, ...rest } = turn;
  const plain = { ...rest, isSure: false, wanted: undefined, intent: undefined };
  if (asking !== undefined && asking.kind.name !== plainQuestion && asking.kind.says.length > 0)
    return { ...plain, asking, act: asking.kind.act, by: "form", met: asking.text, isSure: true };
  return asksSomething(turn.text, isAfterReply)
    ? { ...plain, act: "asks-unclear" }
    : { ...plain, act: "tells", isTelling: true };
}
