import { randomUUID } from "node:crypto";
import { isStanding } from "#server/coach/care/care-state.ts";
import { type Heard, hearMessage } from "#server/coach/care/hear-message.ts";
import { readMessage } from "#server/coach/care/read-message.ts";
import type { Coach, Utterance } from "#server/coach/coach.ts";
import { scriptFor } from "#server/coach/script/script-for.ts";
import type { Knowledge } from "#server/features/knowledge/knowledge.ts";
import { pressesMeditation, type TalkingPerson } from "./read-people.ts";

/** What stands in a transcript: who said it, and the titles a reply rests on. */
export interface Spoken {
  who: "person" | "coach" | "meditation";
  text: string;
  sources: string[];
}

/** Holds a conversation as the product would: care first, then the guide with the library at hand. */
export async function holdConversation(
  { says }: TalkingPerson,
  { guide, knowledge, seed }: { guide: Coach; knowledge: Knowledge; seed: string },
): Promise<Spoken[]> {
  const conversation: Utterance[] = [];
  const spoken: Spoken[] = [];
  const now = new Date();
  let heard: Heard = { state: undefined, reply: undefined };
  for (const text of says) {
    if (text === pressesMeditation) {
      const script = scriptFor({ conversation, seed });
      conversation.push({ role: "coach", text: script });
      spoken.push({ who: "meditation", text: script, sources: [] });
      continue;
    }
    const read = readMessage(text, conversation, isStanding(heard.state, now));
    heard = hearMessage(heard.state, read, { now, countries: [], seed });
    conversation.push({ role: "person", text });
    spoken.push({ who: "person", text, sources: [] });
    const said =
      heard.reply === undefined
        ? await replyOf(guide, knowledge, conversation, seed)
        : { text: heard.reply, sources: [] };
    conversation.push({ role: "coach", text: said.text, isCare: heard.reply !== undefined });
    spoken.push({ who: "coach", ...said });
  }
  return spoken;
}

async function replyOf(
  guide: Coach,
  knowledge: Knowledge,
  conversation: Utterance[],
  seed: string,
): Promise<Pick<Spoken, "text" | "sources">> {
  const said: Pick<Spoken, "text" | "sources"> = { text: "", sources: [] };
  const pieces = guide.reply({
    conversation,
    seed,
    signal: new AbortController().signal,
    style: { mode: "counsel", verbosity: "low", reasoning: "low" },
    passages: [],
    recall: (question) => knowledge.searchLibrary(randomUUID(), question),
  });
  for await (const piece of pieces) {
    if (piece.type === "text") said.text += piece.text;
    if (piece.type === "sources") said.sources.push(...piece.sources.map(({ title }) => title));
  }
  return said;
}
