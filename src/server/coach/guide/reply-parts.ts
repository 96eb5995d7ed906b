import { fields } from "#server/coach/act/fields.ts";
import { questionIn } from "#server/coach/act/question-in.ts";
import { isAsking } from "#server/coach/act/read-act.ts";
import { type Asked, isScript } from "#server/coach/arc/asked.ts";
import { asksSomething, isSaidToSomebody } from "#server/coach/arc/asks-something.ts";
import { isAgainstQuestion, isBack } from "#server/coach/arc/in-hour.ts";
import type { Talk } from "#server/coach/arc/read-talk.ts";
import { stepOrder } from "#server/coach/arc/steps.ts";
import { beginnings, type Prompt, stationOf } from "#server/coach/hour/read-hour.ts";
import { intents } from "#server/coach/intent/intents.ts";
import { askForEnglish } from "#server/coach/language/ask-for-english.ts";
import { practiceThatHelped } from "#server/coach/remembered/lines.ts";
import { pausesOf, spokenText, spokenWordsPerMinute, wordsOf } from "#server/coach/script/stages.ts";
import { feltAfter } from "#server/coach/story/felt-after.ts";
import { readMend } from "#server/coach/story/mend.ts";
import { readWishes } from "#server/coach/story/reading/read-wishes.ts";
import { sentencesIn } from "#server/coach/story/sentences.ts";
import { changesNext } from "#server/coach/story/wish-on.ts";
import { plainWords, wordList } from "#server/coach/story/word-list.ts";
import { aboutIntents, wordsOn } from "./answers/about-intents.ts";
import { aboutOurWords, answerFor, askedOfLibrary, mayBeInLibrary } from "./answers/answer-question.ts";
import { filled } from "./answers/facts.ts";
import type { Found } from "./answers/found.ts";
import { choosePractice } from "./choose-practice.ts";
import { noAnswer, wayOfAsking } from "./coverage/say-no.ts";
import { asksOfAnswerBefore, asksWhatWeMeant, isReproach, whatWeMeant } from "./coverage/what-we-meant.ts";
import type { GuideKnowledge } from "./guide-setting.ts";
import { leadOn, questionAgain, questionInPlainWords, wordOnWriting } from "./lead-hour.ts";
import { answerFrom } from "./material/from-library.ts";
import { speakOfFile } from "./material/speak-of-file.ts";
import { speakOfHeart } from "./material/speak-of-heart.ts";
import type { Move } from "./moves.ts";
import { offersFor } from "./offer/find-offers.ts";
import { offered } from "./offer/offer.ts";
import { sorryWords } from "./offer/offer-words.ts";
import { losesItsWords } from "./offer/route-bounds.ts";
import { ownFault } from "./own-fault.ts";
import type { ReplyMaterial, Said } from "./said.ts";
import { asksOfGiven, onGivenSaid } from "./say-on-given.ts";
import { sorrowFor, takeUp } from "./take-up.ts";
import type { Voice } from "./voice.ts";
import { changesInWords, wishesInWords } from "./wishes-in-words.ts";
import { moodWords } from "./words/acknowledgements.ts";
import { moveWords } from "./words/move-words.ts";

/** All that a move may use. */
export interface Around {
  talk: Talk;
  voice: Voice;
  material: ReplyMaterial;
  knowledge: GuideKnowledge;
}

/** What is said first for a move. */
export function partsOf(move: Move, around: Around): Said {
  return says[move](around);
}

const plain =
  (words: readonly string[]) =>
  ({ voice }: Around): Said => ({ text: voice.pick(words, true) });

const says: Record<Move, (around: Around) => Said> = {
  "take-up": ({ talk, voice }) => toldOrAsked(talk, voice),
  choose: ({ talk, voice }) => leadOn(talk, voice),
  write: ({ talk, voice }) => wordOnWriting(talk, voice),
  "let-go": ({ talk, voice }) =>
    talk.now.asked === "writing" ? wordOnWriting(talk, voice) : { text: voice.pick(letGoWords(talk), true) },
  "go-on": ({ talk, voice }) =>
    talk.replies.length === 0
      ? { text: voice.pick(moveWords.welcome), isAll: true }
      : { text: voice.pick(talk.way === "path" ? moveWords.nods : moveWords.nodsFree, true) },
  listen: plain(moveWords.listen),
  lead: plain(moveWords.lead),
  answer: answered,
  explain: explained,
  "give-practice": ({ talk, material }) => ({ text: choosePractice(talk, material.seed), isWhole: true }),
  "make-meditation": meditationAsked,
  "change-meditation": changeAsked,
  "note-wishes": ({ talk, voice }) => ({
    text: voice
      .pick(moveWords.noteWishes, true)
      .replace("{wishes}", wishesInWords(readWishes(talk.now.text)) || wishesInWords(talk.wishes)),
  }),
  "check-in": checkedIn,
  "put-right": putRight,
  apologise: apologised,
  "accept-thanks": plain(moveWords.thanks),
  "say-goodbye": ({ talk, voice }) => ({ text: farewell(talk, voice) }),
  wait: plain(moveWords.wait),
  resume: ({ talk, voice }) =>
    isBack(talk.now.text) ? backToIt(talk, voice) : { text: voice.pick(moveWords.resume, true) },
  welcome: ({ talk, voice, material }) =>
    talk.replies.length === 0
      ? { text: `${voice.pick(moveWords.welcome)} ${lastTime(material, voice)}`.trim() }
      : { text: voice.pick(moveWords.welcomeAgain, true) },
  rejoice: plain(moveWords.goodNews),
  condole: ({ talk, voice }) => toldOrAsked(talk, voice),
  "be-glad": ({ voice }) => ({
    text: `${voice.pick(moveWords.well, true)} ${voice.pick(moveWords.wellOnward)}`.trim(),
  }),
  chat: (around) =>
    asksOf(around.talk) ? offered(around.talk, around.voice) : plain(moveWords.chats)(around),
  "change-subject": plain(moveWords.elsewhere),
  "not-understood": plain(moveWords.nonsense),
  "say-unsure": ({ talk, voice }) =>
    isAsking(talk.now.text)
      ? asksWhatWeMeant(talk)
        ? { text: whatWeMeant(talk, voice) }
        : offered(talk, voice)
      : { text: voice.pick(moveWords.unclear, true) },
  "sort-out": sortedOut,
  "give-up": plain(moveWords.giveUp),
  "decline-errand": declined,
  "send-to-doctor": ({ voice }) => ({
    text: `${voice.pick(moveWords.medical, true)} ${voice.pick(moveWords.medicalOnward)}`.trim(),
  }),
  "stay-oneself": plain(moveWords.orders),
  "ask-for-english": englishAsked,
  "on-given": ({ talk, voice }) => onGivenSaid(talk, voice),
  "ask-of-given": ({ talk, voice }) => asksOfGiven(talk, voice),
  "speak-of-file": ({ voice, material }) => {
    const file = material.conversation.at(-1)?.file;
    const said = material.heart ? speakOfHeart(material.heart, voice) : file ? speakOfFile(file, voice) : [];
    return { text: said.join(" ") };
  },
};

/** Something is asked of the guide in the last message. */
const asksOf = ({ now, replies }: Talk): boolean => asksSomething(now.text, replies.length > 0);

/** What is told is heard; what asks for something in whatever form is never met with a bare word of having been read. */
function toldOrAsked(talk: Talk, voice: Voice): Said {
  const [first] = isSaidToSomebody(talk.now.text) && talk.replies.length > 0 ? promptsOf("say-it") : [];
  if (first !== undefined) return { text: first.says, isAll: true };
  return asksOf(talk) ? offered(talk, voice) : takeUp(talk, voice);
}

/** A tap does what it says: the question that was left stands in the reply, however the talk went on. */
function backToIt(talk: Talk, voice: Voice): Said {
  const question = questionAgain(talk, voice);
  return question === ""
    ? { text: voice.pick(moveWords.resume, true), isAll: true }
    : { text: `${voice.pick(moveWords.backToQuestion, true)} ${question}`, isAll: true };
}

const promptsOf = (id: string): readonly Prompt[] => {
  const station = stationOf(id);
  return station.kind === "writing" ? station.prompts : [];
};

/** What is honestly said to a question of its kind, where that was said to be right; else what is there to tap. */
function honestly(talk: Talk, voice: Voice): Said {
  const kind = wayOfAsking(talk);
  const words = aboutIntents["words-tell"];
  if (kind.name === "say-to" && words)
    return { text: voice.pick(wordsOn(words, talk), true), leadsTo: words.leadsTo };
  return losesItsWords(kind.name) || kind.says.length === 0
    ? offered(talk, voice)
    : noAnswer(talk, voice, kind);
}

const isAskedStep = ({ now: { asked }, way }: Talk): boolean =>
  way === "path" || asked === "more" || stepOrder.some((step) => step === asked);

/** A no is answered by what it was said to: the meditation, the ways, a step, or nothing. */
function letGoWords(talk: Talk): readonly string[] {
  if (talk.now.asked === "offer" || talk.turns.at(-2)?.act === "wants-meditation") return moveWords.notNow;
  if (talk.now.asked === "choice") return moveWords.listenUnchosen;
  if (talk.place === "opening") return moveWords.unsureOpening;
  return isAskedStep(talk) ? moveWords.unsure : moveWords.unsureFree;
}

/** What is said in parting answers the thanks, the night, or what they go to; who leaves after complaining has not been helped, and is told so. */
function farewell({ now, turns }: Talk, voice: Voice): string {
  const isThanks = /\b(?:thank|thanks|thx|thanx|ta|cheers|helped|helps|better|nice)\b/i.test(now.text);
  const isUnmet = turns
    .slice(-1 - unmetWithin, -1)
    .some(
      ({ act, beside, repair }) =>
        act === "complains" || beside.includes("complains") || repair !== undefined,
    );
  const words = goesToBed.test(now.text)
    ? moveWords.goodNight
    : isUnmet && !isThanks
      ? moveWords.farewellUnmet
      : goesTo.test(now.text)
        ? moveWords.farewellToIt
        : moveWords.farewell;
  const isSaid = /\b(?:thank|thanks|thx|thanx|ta|cheers)\b/i.test(now.text);
  return `${isSaid ? voice.pick(moveWords.welcomed, true) : isThanks ? "I'm glad." : ""} ${voice.pick(words, true)}`.trim();
}
const goesToBed =
  /\b(?:good ?night|nite|night night|(?:to|in) bed|(?:i|will|going to|gonna|must|should|now) sleep)\b/i;
const goesTo =
  /\b(?:gonna|going to|i'?ll|i will|i go|might|tomorrow|tonight|after|before|this evening|off to|next door|called my name|call(?:ing)? (?:her|him|them|my))\b/i;
const unmetWithin = 1;

/**
 * What helped last time, said to whoever begins with a greeting; nothing where no line names a practice of ours. First aid is
 * for the middle of a panic, and no way to begin.
 */
function lastTime({ remembered = [] }: ReplyMaterial, voice: Voice): string {
  const helped = remembered.flatMap((line) => practiceThatHelped(line) ?? []);
  const practice = helped.find(({ name }) => name !== "panic");
  return practice ? voice.pick(moveWords.lastTime).replaceAll("{practice}", practice.title) : "";
}

/** A correction is believed; a word of the story is put right in it. */
function putRight({ talk, voice }: Around): Said {
  if (talk.story.shape === "joy") return { text: voice.pick(moodWords.joy, true) };
  return { text: voice.pick(talk.now.isMended ? moveWords.corrected : moveWords.heardOtherwise, true) };
}

function answered(around: Around): Said {
  const { talk, voice, knowledge, material } = around;
  const mode = material.style?.mode;
  const found = answerFor(talk, knowledge, mode);
  const { minutes } = talk.wishes;
  if (found?.id === "how-long-meditation" && talk.practiceBefore !== undefined)
    return { text: voice.pick(moveWords.lengthWas, true).replace("{length}", lengthOf(talk.practiceBefore)) };
  if (found?.id === "how-long-meditation" && minutes)
    return { text: voice.pick(moveWords.lengthWished, true).replace("{minutes}", String(minutes)) };
  const title = talk.practiceBefore === undefined ? undefined : /^# (.+)/.exec(talk.practiceBefore)?.[1];
  if (title !== undefined && talk.now.text.includes("?") && asksForTitle(plainWords(talk.now.text)) >= 0)
    return { text: `It's called “${title}”. Write that, and you get it again.`, isAll: true };
  const both = bothAnswers(around);
  if (both) return { text: both };
  const isSaidOnce =
    found?.id === "respond" && found.says.some((text) => talk.replies.some((reply) => reply.includes(text)));
  if (found && (isSaidOnce || losesItsWords(found.id.replace("asked-", "")))) return offered(talk, voice);
  if (found && !talk.now.isPlain && isSaidAgain(found, around)) return apologised(around);
  if (talk.now.wanted !== undefined) return found ? asSaid(found, around) : honestly(talk, voice);
  if (found) return asSaid(found, around);
  const read = answerFrom(material.passages, askedOfLibrary(talk), mode);
  if (read && (mayBeInLibrary(talk) || mode === "web")) return { text: read.text };
  if (mode === "web" && talk.now.act === "asks-how") return { text: voice.pick(moveWords.noPage, true) };
  if (!talk.now.isSure && talk.now.maybe.includes("errand"))
    return { text: voice.pick(moveWords.errand, true) };
  // Where nothing answers what has not even the form of a question, it was none, unless it is said to have been one.
  if (!isAsking(talk.now.met) && !talk.now.beside.includes("corrects"))
    return { ...toldOrAsked(talk, voice), isAll: true };
  if (asksWhatWeMeant(talk)) return explained(around);
  if (isOfProduct(talk) && isPlainQuestion(talk) && !offersFor(talk).isNear)
    return { text: voice.pick(moveWords.noAnswerProduct, true), leadsOn: true };
  return honestly(talk, voice);
}

const asksForTitle = wordList("called, the name of, its name");

/** Asked in no way that has an answer of its own. */
const isPlainQuestion = (talk: Talk): boolean => wayOfAsking(talk).name === "fact";

/** What is held against the words of an intent that were just said is no wish for more of them. */
const isSaidAgain = ({ id, says }: Found, { talk }: Around): boolean =>
  intents.some((intent) => intent === id && id.startsWith("words-")) &&
  says.some((text) => talk.replies.at(-1)?.includes(text));

/** How long a practice is, in words. */
function lengthOf(practice: string): string {
  const spoken = (wordsOf(spokenText(practice)).length * 60) / spokenWordsPerMinute;
  const seconds = spoken + pausesOf(practice).reduce((sum, pause) => sum + pause, 0);
  if (seconds < 45) return "half a minute";
  return seconds < 90 ? "a minute" : `${Math.round(seconds / 60)} minutes`;
}

/** A prepared answer, and where it leads. */
function asSaid({ id, says, leadsTo }: Found, around: Around): Said {
  const said = { text: orNoMore(around.voice.pick(says, true), around) };
  if (ledOn.has(id)) return { ...said, leadsOn: true };
  if (leadsTo === undefined) return said;
  const isOfForm = id.startsWith("asked-");
  return { ...said, leadsTo: around.talk.story.shape === "joy" && !isOfForm ? beginnings.joy : leadsTo };
}

/** What can be done here is told, and then begun with by whoever has told something. */
const ledOn = new Set(["what-can-you-do", "how-does-it-go", "what-should-i-do"]);

/** Two questions about the app in one breath, each with an answer of its own: both are given. */
function bothAnswers({ talk, voice, knowledge: { finder } }: Around): string {
  const asked = talk.now.text.split(betweenQuestions).filter((part) => isAsking(part.trim()));
  const found = asked.flatMap((part) => finder.nearlyAsked(part.trim()) ?? []);
  const [one, other] = found
    .filter(({ act }) => act === "asks-product")
    .filter(({ id }, at, all) => all.findIndex((same) => same.id === id) === at);
  if (!one || !other) return "";
  return [one, other].map(({ act, id }) => voice.pick(finder.textsOf(act, id), true)).join(" ");
}

const betweenQuestions = /[?.!,;]|\b(?:and|but|or)\b/i;

/** A question about the app to which nothing is known: there are people who know. */
const isOfProduct = ({ now }: Talk): boolean =>
  now.act === "asks-product" && (ofProduct?.(plainWords(now.met)) ?? -1) >= 0;
const ofProduct = fields.find(([name]) => name === "product")?.[1];

/** What was answered a moment ago is not said again whole: asked once more, it is put in its first sentence. */
function orNoMore(answer: string, { talk, voice, knowledge }: Around): string {
  const isJustSaid = talk.replies.slice(-2).some((reply) => reply.includes(filled(answer, knowledge.facts)));
  if (!isJustSaid) return answer;
  const sentences = sentencesIn(answer);
  return voice
    .pick(moveWords.knowsNoMore, true)
    .replace("{answer}", (talk.now.act === "asks-how" && sentences[1]) || (sentences[0] ?? answer));
}

/** Why a step is asked for, where somebody only asks why. */
const whyOfStep: Partial<Record<Asked, string>> = {
  sensation: "why-body",
  emotion: "why-feeling",
  memory: "why-past",
  awareness: "why-pattern",
};

/** Answers to whoever did not understand the words of a question; the others say what it is asked for. */
const ofTheWording = new Set(["say-again", "simpler-english"]);

function explained(around: Around): Said {
  const { talk, voice, knowledge } = around;
  const { asked, met } = talk.now;
  const ofProposed = aboutOurWords(talk);
  if (ofProposed) return { text: voice.pick(ofProposed.says, true), isAll: true };
  if (asksOfAnswerBefore(talk) || isReproach(met)) return { text: whatWeMeant(talk, voice), isAll: true };
  const found = knowledge.finder.find("asks-meaning", met);
  if (found === undefined && met.includes("?") && wayOfAsking(talk).name === "guide")
    return { ...noAnswer(talk, voice), isAll: true };
  const plainly = questionInPlainWords(talk);
  if (plainly !== undefined && (found === undefined || ofTheWording.has(found)))
    return { text: plainly, isAll: true };
  if (asked === "choice" && (found === undefined || found === "say-again"))
    return { text: voice.pick(moveWords.choiceMeant, true), isAll: true };
  if (asked === "offer" && (found === undefined || found === "say-again"))
    return { text: voice.pick(moveWords.offerMeant, true), isAll: true };
  const id = found === "why-ask" ? (whyOfStep[asked] ?? found) : found;
  const text = id === undefined ? "" : voice.pick(knowledge.finder.textsOf("asks-meaning", id), true);
  // An explanation stands by itself; only what merely promises plainer words is followed by them.
  if (text && id === "simpler-english" && talk.way !== "path" && talk.replies.length > 0)
    return { text: `${text} ${whatWeMeant(talk, voice)}`, isAll: true };
  if (text && id !== "say-again" && (id !== "simpler-english" || talk.way !== "path"))
    return { text, isAll: true };
  if (talk.way !== "path")
    return {
      text: talk.replies.length === 0 ? voice.pick(moveWords.plainlyMeant, true) : whatWeMeant(talk, voice),
      isAll: true,
    };
  return { text: text || voice.pick(moveWords.simpler, true) };
}

/** "The concert's not hers, it's the village's": what is held against us says how it is instead. */
const putsRight = (text: string): boolean =>
  sentencesIn(text).some((sentence) => !sentence.endsWith("?") && readMend(sentence) !== undefined) ||
  /\b(?:i meant|i mean|it(?:['’]s| is) about|that was a typo|typo)\b/i.test(text);

const saysTold = wordList(
  "i just told you, i told you, i already told, i've told you, ive told you, i just said, i just wrote, i said that, i said so, i said already, i say already, as i said, i already said, i already wrote, i wrote that already, just told you, already told you, i did say, i did tell you, you asked that already, you asked me that",
);

/** Whether somebody points out that they had told what they are asked for; a fixed answer to a complaint is about something else. */
export const pointsBack = (text: string): boolean => saysTold(plainWords(text)) >= 0;

function apologised(around: Around): Said {
  const { talk, voice, knowledge } = around;
  if (talk.now.repair !== undefined) {
    if (isScript(talk.replies.at(-1) ?? "")) {
      const wishes = changesNext(talk.now.text) ? wishesInWords(talk.wishes) : "";
      if (wishes)
        return {
          text: `${ownFault(talk, voice)} ${voice.pick(moveWords.change, true).replace("{wishes}", wishes)}`,
          isAll: true,
        };
      return { text: `${ownFault(talk, voice)} ${voice.pick(moveWords.wordOnScript, true)}`, isAll: true };
    }
    const said = putsRight(talk.now.text)
      ? voice.pick(moveWords.heardOtherwise, true)
      : [sorrowFor(talk, voice), offered(talk, voice).text].filter(Boolean).join(" ");
    return { text: `${ownFault(talk, voice)} ${said}`.trim(), isAll: true };
  }
  if (talk.now.asked === "writing" && isAgainstQuestion(talk.now.text))
    return { text: voice.pick(moveWords.questionLeft, true), isAll: true };
  const sorry = (): Said => ({
    text: `${voice.pick(sorryWords, true)} ${offered(talk, voice).text}`.trim(),
    isAll: true,
  });
  if (pointsBack(talk.now.text) && talk.now.asked !== "check-in") return sorry();
  const passedOver = asksForAnswer(plainWords(talk.now.text)) >= 0 ? questionBefore(talk) : undefined;
  if (passedOver !== undefined) {
    const found = knowledge.finder.answerTo("asks-product", passedOver);
    const answer = found ? voice.pick(knowledge.finder.textsOf(found.act, found.id), true) : "";
    return answer ? { text: `${voice.pick(sorryWords, true)} ${answer}` } : sorry();
  }
  if (talk.now.asked === "check-in" && talk.practiceBefore === undefined)
    return { text: voice.pick(moveWords.wordOnScript, true) };
  const isFewWords = plainWords(talk.now.text).length <= fewComplaintWords;
  const id = knowledge.finder.find("complains", talk.now.text, isFewWords ? fewComplaintFrom : complaintFrom);
  const answer = id ? voice.pick(knowledge.finder.textsOf("complains", id), true) : "";
  if (id === "flat") return { text: `${answer} ${voice.pick(moveWords.toldAgain, true)}`.trim() };
  if (answer) return { text: answer };
  return sorry();
}

/** What is answered to a complaint has to be nearer than what is answered to a question. */
const complaintFrom = 0.7;
/** Three words are near to much; they have to be nearly the very phrase. */
const fewComplaintWords = 3;
const fewComplaintFrom = 0.85;
const asksForAnswer = wordList("answer*, my question, i asked, asked you, i only asked, skipped, ignored");
const asksBefore = 3;

/** The question that somebody complains was passed over: the last one they asked in the few messages before. */
const questionBefore = ({ turns }: Talk): string | undefined =>
  turns
    .slice(-1 - asksBefore, -1)
    .map(({ text }) => questionIn(text)?.text)
    .findLast((text) => text !== undefined);

/** What could not be told apart is sorted by whoever asked it, unless it is about words of ours that stand just above. */
function sortedOut({ talk, voice }: Around): Said {
  const ofProposed = aboutOurWords(talk);
  if (ofProposed) return { text: voice.pick(ofProposed.says, true), isAll: true };
  if (isReproach(talk.now.text)) return { text: whatWeMeant(talk, voice), isAll: true };
  return offered(talk, voice);
}

function meditationAsked({ talk, voice }: Around): Said {
  const wishes = wishesInWords(talk.wishes);
  const isReady = talk.turns.length >= 2;
  const words = isReady
    ? wishes
      ? moveWords.makeWith
      : moveWords.makeReady
    : wishes
      ? moveWords.makeEarlyWith
      : moveWords.makeEarly;
  return { text: voice.pick(words, true).replace("{wishes}", wishes) };
}

function changeAsked({ talk, voice }: Around): Said {
  const changes = changesInWords(talk.now.met, talk.wishes);
  if (changes === "") return { text: voice.pick(moveWords.changeUnclear, true) };
  return { text: voice.pick(moveWords.change, true).replace("{wishes}", changes) };
}

/** A few words after a script say how it was; more of them are about what stands in it. */
const checkInWords = 8;
const against = wordList(
  "but, where's, wheres, forgot, forget, missing, never mentions, wasn't, wasnt, isn't, not",
);

const isWholeQuestion = (sentence: string): boolean =>
  sentence.endsWith("?") && isAsking(sentence.slice(0, -1)) && plainWords(sentence).length >= wordsOfQuestion;
const wordsOfQuestion = 4;

function checkedIn({ talk, voice }: Around): Said {
  const { text, asked, isTelling } = talk.now;
  const words = plainWords(text);
  const isShort = words.length <= checkInWords;
  const felt = feltAfter(text);
  const question = felt === undefined ? sentencesIn(text).findLast(isWholeQuestion) : undefined;
  if (question !== undefined) return honestly({ ...talk, now: { ...talk.now, met: question } }, voice);
  if (felt === "heavier") return { text: voice.pick(moveWords.heavier, true) };
  if (asked === "check-in" && talk.practiceBefore === undefined && against(words) >= 0)
    return { text: voice.pick(moveWords.wordOnScript, true) };
  if (felt === "lighter" && (isShort || !isTelling)) return { text: voice.pick(moveWords.lighter, true) };
  if (felt === "same" && isShort) return { text: voice.pick(moveWords.same, true) };
  return toldOrAsked(talk, voice);
}

function declined({ talk, voice, material }: Around): Said {
  const { passages, style } = material;
  const page = style?.mode === "web" ? answerFrom(passages, talk.now.text, "web") : undefined;
  if (!page && talk.now.wanted === "facts") return offered(talk, voice);
  const words = talk.now.intent === "facts" ? aboutIntents.facts?.says : undefined;
  return { text: page?.text ?? voice.pick(words ?? moveWords.errand, true) };
}

function englishAsked({ talk }: Around): Said {
  const texts = askForEnglish(talk.now.language ?? "other");
  const isSaid = (text: string): boolean =>
    talk.replies.some((reply) => reply.includes(text.split("\n")[0] ?? text));
  return { text: texts.find((text) => !isSaid(text)) ?? texts.at(-1) ?? "" };
}
