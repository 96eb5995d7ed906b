import { sentencesIn } from "#server/coach/story/sentences.ts";
import { plainWords, wordList } from "#server/coach/story/word-list.ts";

/** Whole sentences that are a farewell and nothing else: "night" is one, "night shift" is told. */
const farewells = new Set(
  "goodnight i guess;good night i guess;night i guess;bye i guess;bye no time;i'm done here;im done here;i'm done here thanks;im done here thanks;that's me done;i'll just go to bed;i'll just go to bed i think;ill just go to bed;i'm going to bed;im going to bed;off to bed;going to bed now;time for bed;ok i go;i go now;gotta go;got to go;bye;bye bye;bye then;goodbye;good bye;cya;night;night night;nite;goodnight;good night;good day;see you;see ya;ciao;tschüss;tschuss;cheerio;farewell;adieu;forget it;forget this".split(
    ";",
  ),
);
const turnsAway = wordList(
  "i'm done with this, im done with this, forget it i'll, forget it ill, i'll ask my, ill ask my, i'll just ask, ill just ask, deleting this, i'm logging off, im logging off, enough for tonight, enough for today, that's all for tonight, thats all for tonight",
);

/** Whether a message ends in a farewell, or in that the person turns to somebody else; nobody is held back. */
export function takesLeave(text: string): boolean {
  const last = sentencesIn(text).at(-1) ?? "";
  if (last.endsWith("?")) return false;
  return (
    farewells.has(plainWords(last).join(" ")) ||
    sentencesIn(text)
      .slice(-2)
      .some((sentence) => plainWords(sentence).length <= wordsOfLeave && turnsAway(plainWords(sentence)) >= 0)
  );
}
/** "I'm going to tell him on Saturday" is told; what is short is said in going. */
const wordsOfLeave = 9;
