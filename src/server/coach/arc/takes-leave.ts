import { clausesIn, coreOf, sentencesIn } from "#server/coach/story/sentences.ts";
import { plainWords, wordList } from "#server/coach/story/word-list.ts";

/** Whole sentences that are a farewell and nothing else: "night" is one, "night shift" is told. */
const farewells = new Set(
  "goodbye then;goodbye now;good bye then;bye now;bye for now;goodbye and thanks;bye and thanks;ta ra;ta ta;tara;toodle pip;going in now;i'm going in now;im going in now;off to feed the hens;god bless;goodnight i guess;good night i guess;night i guess;bye i guess;bye no time;i'm done here;im done here;i'm done here thanks;im done here thanks;that's me done;i'll just go to bed;i'll just go to bed i think;ill just go to bed;i'm going to bed;im going to bed;off to bed;going to bed now;time for bed;ok i go;gotta go;got to go;bye;bye bye;bye then;goodbye;good bye;cya;night;night night;nite;goodnight;good night;good day;see you;see ya;ciao;tschüss;tschuss;cheerio;farewell;adieu;forget it;forget this".split(
    ";",
  ),
);
/** Clauses that say that one has to go, and nothing of where. */
const going = new Set(
  "i go now;i go;i will go now;i leave now;i stop here;i stop now;thats me off;that's me off;my turn;here we go;ive to go;i've got to go;ive got to go;i got to go;got to go;gotta go;i gotta go;have to go;i must go;must go;i need to go;need to go;i should go;i'd better go;id better go;better go;i have to run;i've got to run;gotta run;got to run;must dash;i must dash;got to dash;i'm off;im off;i'm off now;im off now;off now;i'm going now;im going now;i have to leave;i must leave;i have to stop;i have to stop here;i have to stop now;i'll stop here;ill stop here;i have to pull out now;i have to pull out;my break is over;my break's over;my stop;this is my stop;i have to get off;i have to get off here;i have to sleep;i should sleep;i should get to sleep;i go to bed now;i go to bed".split(
    ";",
  ),
);
const ending = /^(?:right|ok|okay|well|anyway|sorry|so|but|and|now|thanks|thank you)[, ]+/i;
const saysGoing = (clause: string): boolean => {
  const words = plainWords(coreOf(clause).replace(ending, "").replace(ending, ""));
  const last = words.at(-1);
  return going.has(words.join(" ")) || (last === "now" && going.has(words.slice(0, -1).join(" ")));
};
const turnsAway = wordList(
  "i give up, i'm done with this, im done with this, forget it i'll, forget it ill, i'll ask my, ill ask my, i'll just ask, ill just ask, deleting this, i'm logging off, im logging off, enough for tonight, enough for today, that's all for tonight, thats all for tonight",
);

/** Whether a message ends in a farewell, or in that the person turns to somebody else; nobody is held back. */
export function takesLeave(text: string): boolean {
  const last = sentencesIn(text).at(-1) ?? "";
  if (last.endsWith("?")) return false;
  return (
    farewells.has(plainWords(last).join(" ")) ||
    clausesIn(text).slice(-lastClauses).some(saysGoing) ||
    (isThanked(last) && plainWords(text).length > wordsOfThanks) ||
    isCalledAway(text) ||
    sentencesIn(text)
      .slice(-2)
      .some((sentence) => plainWords(sentence).length <= wordsOfLeave && turnsAway(plainWords(sentence)) >= 0)
  );
}
/** "Gonna call her after dinner, thx": what ends in thanks is the end. */
const isThanked = (sentence: string): boolean =>
  /(?:^|[,.!] ?|\b)(?:thank you|thank u|thanks|thanx|thx|ta|cheers|many thanks|thank you so much|thanks a lot)(?: (?:for (?:that|this|it|your help|listening)|again|bye|anyway))?[ .!:)]*$/i.test(
    sentence,
  ) && !/\b(?:no|ok|please),? (?:thanks|thank you)/i.test(sentence);
/** Something calls: the kettle, a bell, a name; or it is said where one goes. */
const isCalledAway = (text: string): boolean =>
  /\b(?:they(?:'re| are| have|'ve)? call(?:ed|ing)? (?:my name|me|us)|(?:kettle|bell|phone|door|timer|oven)(?:'s| is| just)? (?:on|rang|ringing|beeping|beeps|going off|boiled)|(?:i'?m|im|right,?) off (?:to|next|home|now|out)|gtg|g2g|gotta run|my (?:bus|train|tram|stop) is here|(?:have|got) to go\b)/i.test(
    text,
  );
/** A thank-you alone is no farewell. */
const wordsOfThanks = 5;
/** Who has to go says so towards the end. */
const lastClauses = 6;
/** "I'm going to tell him on Saturday" is told; what is short is said in going. */
const wordsOfLeave = 9;
