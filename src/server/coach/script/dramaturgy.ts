import { pictures, type StoryShape } from "#server/coach/story/story.ts";
import { passages, type ScriptPassage } from "./passages.ts";

/** One place of a script: a passage, and the length from which it is spoken there. */
export interface ScriptPlace {
  passage: ScriptPassage;
  from: number;
  /** Which time the passage is spoken in this script, from 0: a second time says another of its texts. */
  turn: number;
  /** How often it stands in the order at all. */
  turns: number;
}

/** `name` alone stands from the passage's own length on; `name+10` stands there once more from ten minutes on. */
type Order = readonly (readonly string[])[];

const arriving = ["posture", "posture-lying", "eyes", "eyes-open", "leave", "pray-opening"];
const ground = ["contact", "breath", "anchor", "sounds-anchor", "sounds-stay", "easing"];
const scan = ["scan-legs", "scan-hands", "scan-belly", "scan-back", "scan-face"];
const night = [
  "night-day",
  "night-shelf",
  "night-heavy",
  "night-heavy+7",
  "night-wait",
  "night-drift",
  "night-drift+10",
  "night-wait+10",
  "night-heavy+15",
  "night-drift+15",
];
const back = ["pray-end", "back", "move", "eyes-end", "end-work", "night-end"];

/** What was asked to be in it comes three times: where one has arrived, in between, and at the end of the way. */
const pictured = pictures.map((picture) => `picture-${picture}`);
const picturedFrom = (minutes: number): string[] => pictured.map((name) => `${name}+${minutes}`);

/** Something that is not easy, and is there: seen in the body, as a feeling, as thoughts, and met on another day. */
const hard: Order = [
  [
    ...arriving,
    "own/opening",
    ...ground,
    ...scan,
    "sense",
    "stay",
    "stay+15",
    ...pictured,
    "first-quiet",
    "arrived",
  ],
  [
    "turn-feeling",
    "name",
    "own/feeling",
    "near",
    "memory",
    "memory-unsaid",
    "today",
    "here-old",
    "here-near",
    "back-off",
    "younger",
    "own/kind",
    "kind-hand",
    "pray-middle",
    "kind-words",
    "body-again",
    "second-quiet",
    "close-two",
  ],
  [
    "turn-thoughts",
    "own/thoughts",
    "decenter",
    "own/answer",
    "pattern",
    "label",
    "gap",
    "wander",
    "listening",
    "label+15",
    "gap+15",
    ...picturedFrom(7),
    "third-quiet",
    "rest-thoughts",
  ],
  [
    ...night,
    "own/day",
    "own/moment",
    "sign",
    "ground-there",
    "along",
    "own/step",
    "enough",
    "second-scene",
    "small-wish",
    "evening",
    ...picturedFrom(5),
    "fourth-quiet",
    "take",
    ...back,
  ],
];

/** Where what is asked for now is not over there: the presence of stage two is the shape's own. */
const withOwn = (order: Order, own: Record<string, string>): Order =>
  order.map((stage) => stage.map((name) => own[name] ?? name));

const own = { today: "own/here" };

/** What does not come back: no step to the past, nothing to be overcome, and what is loved stays. */
const loss: Order = [
  [
    ...arriving,
    "own/opening",
    ...ground,
    ...scan,
    "own/sense",
    "own/stay",
    "own/stay+15",
    ...pictured,
    "first-quiet",
  ],
  [
    "own/turn",
    "own/name",
    "own/love",
    "own/love+7",
    "own/love+15",
    "own/here",
    "own/rest-grief",
    "own/kind",
    "own/rest-grief+15",
    "kind-hand",
    "pray-middle",
    "kind-words",
    "own/kind+15",
    "own/body-again",
    "second-quiet",
  ],
  [
    "own/turn-thoughts",
    "own/oughts",
    "own/oughts+7",
    "own/what-stays",
    "wander",
    "listening",
    "own/what-stays+10",
    "own/oughts+15",
    "own/what-stays+15",
    "own/quiet-grief",
    ...picturedFrom(7),
    "third-quiet",
  ],
  [
    ...night,
    "own/day",
    "own/moment",
    "own/along",
    "own/moment+10",
    "own/step",
    "own/enough",
    "small-wish",
    "evening",
    ...picturedFrom(5),
    "fourth-quiet",
    "own/take",
    ...back,
  ],
];

/** Something good, gone over slowly: nothing to work on, no step to the past, and no sign to watch for. */
const joy: Order = [
  [
    ...arriving,
    "own/opening",
    ...ground,
    ...scan,
    "own/sense",
    "own/stay",
    "own/stay+10",
    ...pictured,
    "first-quiet",
  ],
  [
    "own/turn",
    "own/name",
    "own/scene",
    "own/scene+7",
    "own/here",
    "own/scene+10",
    "own/share",
    "own/share+15",
    "own/scene+15",
    "pray-middle",
    "kind-words",
    "own/hum",
    "second-quiet",
    "own/close-two",
  ],
  [
    "own/turn-thoughts",
    "own/hurry",
    "own/wish",
    "own/hurry+7",
    "wander",
    "listening",
    "own/wish+10",
    "own/hurry+15",
    "own/wish+15",
    "own/rest-glad",
    ...picturedFrom(7),
    "third-quiet",
  ],
  [
    ...night,
    "own/day",
    "own/moment",
    "own/along",
    "own/moment+10",
    "own/step",
    "own/enough",
    "small-wish",
    "evening",
    ...picturedFrom(5),
    "fourth-quiet",
    "own/take",
    ...back,
  ],
];

const orders: Record<StoryShape, Order> = {
  trouble: hard,
  anger: hard,
  shame: hard,
  decision: withOwn(hard, own),
  sleeplessness: withOwn(hard, own),
  pain: withOwn(hard, { today: "own/here", sense: "own/sense", stay: "own/stay", "stay+15": "own/stay+15" }),
  unknown: withOwn(hard, { today: "own/here", along: "own/along" }),
  loss,
  joy,
};

/** Passages of a shape whose texts are joined by those that are true of any story that is not easy. */
const joined: Partial<Record<StoryShape, readonly string[]>> = {
  trouble: ["feeling", "kind", "thoughts", "answer", "day", "moment", "step"],
  anger: ["feeling", "kind", "thoughts", "answer", "day", "moment", "step"],
  shame: ["feeling", "kind", "thoughts", "answer", "day", "moment", "step"],
  pain: ["feeling", "kind", "thoughts", "answer", "day", "moment", "step"],
  decision: ["feeling", "kind", "thoughts", "answer"],
  sleeplessness: ["feeling", "kind", "thoughts", "answer"],
  unknown: ["feeling", "kind", "thoughts", "answer", "day", "step"],
};

function passageOf(shape: StoryShape, ref: string): ScriptPassage {
  const ownName = ref.replace("own/", `${shape}/`);
  const passage = passages.get(ownName);
  if (!passage) throw new Error(`no passage is called ${ownName}`);
  const bare = ref.replace("own/", "");
  const more = ref !== bare && joined[shape]?.includes(bare) ? passages.get(`any-${bare}`) : undefined;
  return more ? { ...passage, texts: [...passage.texts, ...more.texts] } : passage;
}

const levelOf = (ref: string): string | undefined => ref.split("+")[1];
const nameOf = (ref: string): string => ref.split("+")[0] ?? ref;

function asPlaces(shape: StoryShape, order: Order): ScriptPlace[][] {
  const names = order.flat().map(nameOf);
  let at = -1;
  return order.map((stage) =>
    stage.map((ref) => {
      at += 1;
      const passage = passageOf(shape, nameOf(ref));
      const turn = names.slice(0, at).filter((other) => other === nameOf(ref)).length;
      const turns = names.filter((other) => other === nameOf(ref)).length;
      return { passage, from: Number(levelOf(ref) ?? passage.from), turn, turns };
    }),
  );
}

const placesIn = (shape: StoryShape): ScriptPlace[][] => asPlaces(shape, orders[shape]);

const places: Record<StoryShape, ScriptPlace[][]> = {
  trouble: placesIn("trouble"),
  anger: placesIn("anger"),
  shame: placesIn("shame"),
  decision: placesIn("decision"),
  sleeplessness: placesIn("sleeplessness"),
  pain: placesIn("pain"),
  unknown: placesIn("unknown"),
  loss: placesIn("loss"),
  joy: placesIn("joy"),
};

/** The places of a shape's four stages, in the order they are spoken; which of them are spoken is for the wishes to say. */
export const placesOf = (shape: StoryShape): ScriptPlace[][] => places[shape];
