import { saysItWasAsked } from "#server/coach/arc/re-asked.ts";
import { readTalk, type Talk } from "#server/coach/arc/read-talk.ts";
import { filled } from "./answers/facts.ts";
import type { GuideKnowledge } from "./guide-setting.ts";
import { answerFrom } from "./material/from-library.ts";
import { type Move, moveFor } from "./moves.ts";
import { isOffer } from "./offer/is-offer.ts";
import { sorryWords } from "./offer/offer-words.ts";
import { onwardOf } from "./onward.ts";
import { ownFault } from "./own-fault.ts";
import { partsOf, pointsBack } from "./reply-parts.ts";
import type { ReplyMaterial, Said } from "./said.ts";
import { createVoice, type Voice } from "./voice.ts";
import { moveWords, whatThisIs } from "./words/move-words.ts";

/** Moves that say by themselves what is speaking, or speak another language. */
const saysWhatItIs = new Set<Move>(["welcome", "answer", "ask-for-english", "say-goodbye"]);

/** What is told is answered from the library or the web as well, where one of their modes is on. */
const withPassages = new Set<Move>(["take-up", "condole", "answer", "let-go"]);

function lookedUp(move: Move, { style, passages }: ReplyMaterial, talk: Talk): string | undefined {
  const mode = style?.mode;
  if (!withPassages.has(move) || talk.now.act === "asks-product") return undefined;
  if (mode !== "rag" && mode !== "web") return undefined;
  return answerFrom(passages, talk.now.met, mode)?.text ?? (mode === "web" ? moveWords.noPage[0] : undefined);
}

/** What was done beside what is replied to is not passed over: a complaint before a question, a word put right. */
function withBeside(said: Said, talk: Talk, voice: Voice): Said {
  const { now, turns } = talk;
  if (said.isWhole) return said;
  if (now.act === "leaves") return said;
  if (now.repair !== undefined && now.act !== "complains")
    return { ...said, text: `${ownFault(talk, voice)} ${said.text}`.trim() };
  const isAskedAgain = now.act.startsWith("asks") && now.intent !== "respond" && saysItWasAsked(now.text);
  const before =
    isAskedAgain && !isOffer(said.text)
      ? voice.pick(sorryWords)
      : now.isMended && now.act === "tells"
        ? voice.pick(moveWords.mendedBeside)
        : isBeside(now.act) && turns.length > 1 && pointsBack(now.text)
          ? voice.pick(sorryWords)
          : "";
  return { ...said, text: `${before} ${said.text}`.trim() };
}

const isBeside = (act: Talk["now"]["act"]): boolean => act === "writes" || act === "tells";

/** The whole reply of the built-in guide, fixed by the seed and the conversation. */
export function composeReply(
  material: ReplyMaterial,
  knowledge: GuideKnowledge,
  talk: Talk = readTalk(material.conversation),
): string {
  const voice = createVoice(material.seed, talk, material.insteadOf);
  const move = moveFor(talk.now.act, talk.place);
  const said = withBeside(partsOf(move, { talk, voice, material, knowledge }), talk, voice);
  if (said.isWhole) return filled(said.text, knowledge.facts);
  const passage = lookedUp(move, material, talk);
  if (passage) return filled(`${said.text} ${passage}`, knowledge.facts);
  const onward = material.isAskedBeside ? "" : onwardOf(move, said, { talk, voice });
  const reply = filled([said.text, onward].filter(Boolean).join(" "), knowledge.facts);
  const isFirst = talk.replies.length === 0 && !saysWhatItIs.has(move);
  return isFirst ? `${whatThisIs}\n\n${reply}` : reply;
}
