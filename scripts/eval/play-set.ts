import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { isAsked, isStanding } from "#server/coach/care/care-state.ts";
import { type Heard, hearMessage } from "#server/coach/care/hear-message.ts";
import { type HeardMessage, readMessage } from "#server/coach/care/read-message.ts";
import type { Coach, Utterance } from "#server/coach/coach.ts";
import { createBuiltInGuide } from "#server/coach/guide/built-in-guide.ts";
import { guideRequest } from "./guide-request.ts";

const label = z.enum(["act", "check", "ordinary", "denial", "other"]);

/** What somebody who wrote a set says of a message. */
export type SetLabel = z.infer<typeof label>;

/** A message of a set and what the product made of it. */
export interface PlayedMessage {
  label: SetLabel;
  text: string;
  tier: HeardMessage["tier"];
  /** Care replied in place of the coach. */
  isCare: boolean;
  /** Care replied, or a question or a line of help stood beside the reply. */
  isMet: boolean;
  /** Something stands once it was heard. */
  isStanding: boolean;
}

/** A conversation of a set: "danger of some sort", "denial" or "ordinary". */
export interface PlayedTalk {
  file: string;
  kind: string;
  messages: PlayedMessage[];
}

/** A set that somebody wrote who knows neither code nor rules, as the product's own coach met it. */
export interface PlayedSet {
  single: (PlayedMessage & { kind: string })[];
  talks: PlayedTalk[];
}

/** Plays `single.tsv` and `conversations/*.tsv` of a folder; throws at a line that is not of the form. */
export async function playSet(folder: string): Promise<PlayedSet> {
  const guide = createBuiltInGuide();
  const single: PlayedSet["single"] = [];
  for (const [at, [first = "", kind = "", text = ""]] of rowsOf(join(folder, "single.tsv")).entries()) {
    const [message] = await played(guide, [{ label: label.parse(first), text }], `single-${at}`);
    if (message) single.push({ ...message, kind });
  }
  const talks: PlayedTalk[] = [];
  const files = readdirSync(join(folder, "conversations")).filter((file) => file.endsWith(".tsv"));
  for (const file of files.toSorted()) {
    const [[heading = ""] = [], ...rows] = rowsOf(join(folder, "conversations", file));
    const said = rows.map(([first = "", text = ""]) => ({ label: label.parse(first), text }));
    talks.push({ file, kind: heading.replace(/^# */, ""), messages: await played(guide, said, file) });
  }
  return { single, talks };
}

const rowsOf = (file: string): string[][] =>
  readFileSync(file, "utf8")
    .split(/\r?\n/)
    .filter((line) => line.trim() !== "")
    .map((line) => line.split("\t"));

interface Said {
  label: SetLabel;
  text: string;
}

/** One person's messages, one after the other, each heard by care and answered by care or by the guide. */
async function played(guide: Coach, said: readonly Said[], seed: string): Promise<PlayedMessage[]> {
  const conversation: Utterance[] = [];
  const messages: PlayedMessage[] = [];
  const now = new Date();
  let heard: Heard = { state: undefined, reply: undefined };
  for (const { label, text } of said) {
    const read = readMessage(text, conversation, isAsked(heard.state, now));
    heard = hearMessage(heard.state, read, { now, countries: [], seed });
    const { reply, beside } = heard;
    conversation.push({ role: "person", text });
    conversation.push({
      role: "coach",
      text: reply ?? (await answered(guide, conversation, seed)),
      isCare: reply !== undefined,
    });
    messages.push({
      label,
      text,
      tier: read.tier,
      isCare: reply !== undefined,
      isMet: (reply ?? beside) !== undefined,
      isStanding: isStanding(heard.state, now),
    });
  }
  return messages;
}

async function answered(guide: Coach, conversation: Utterance[], seed: string): Promise<string> {
  let reply = "";
  const request = guideRequest(conversation, seed, async () => []);
  for await (const chunk of guide.reply(request)) if (chunk.type === "text") reply += chunk.text;
  return reply;
}
