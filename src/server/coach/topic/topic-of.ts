import { plainText } from "#server/coach/care/plain-text.ts";
import { scoreOf } from "#server/coach/reading/question.ts";
import { questionsOf } from "#server/coach/reading/read-questions.ts";
import { wordsOf } from "#server/coach/reading/seen.ts";
import { seenInRequest } from "./reader/features.ts";
import { ruledTopic } from "./rules.ts";
import type { Topic } from "./topic.ts";

type Foreign = Exclude<Topic, "inner">;
const foreign: Foreign[] = ["medical", "out-of-domain", "injection"];
const taught = questionsOf(new URL("./reader/weights.json", import.meta.url));

/** From which score the reader turns a message away by itself; an order to the coach is told from a story more surely. */
const turnFrom: Record<Foreign, number> = { medical: -1, "out-of-domain": -1.1, injection: -1.7 };
/** Below this score the rules' word is taken back. */
const believeFrom = -2;
/** What has fewer words that can be read is an answer to the coach, unless the rules know better. */
const leastWords = 3;
const readChars = 4000;

/**
 * Reads what a message asks for: rules look at its form and its words, and a reader that was taught with messages of
 * all four topics weighs them with everything else it sees.
 */
export function topicOf(text: string): Topic {
  const plain = plainText(text.slice(0, readChars));
  const seen = seenInRequest(plain);
  const ruled = ruledTopic(plain);
  const scores = foreign.map((topic) => ({ topic, score: scoreOf(taught(topic), seen) }));
  const best = scores.reduce((one, other) =>
    other.score - turnFrom[other.topic] > one.score - turnFrom[one.topic] ? other : one,
  );
  if (wordsOf(plain).length >= leastWords && best.score >= turnFrom[best.topic]) return best.topic;
  const own = scores.find(({ topic }) => topic === ruled);
  return own && own.score >= believeFrom ? ruled : "inner";
}
