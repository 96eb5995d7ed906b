import { defaultChatConfig } from "#shared/chat/default-chat-config.ts";
import { defaultVoice, voices } from "#shared/listening/voices.ts";
import type { Visitor } from "./visitor.ts";

const moments = [
  "My manager criticised my report in front of the whole team this morning and I froze.",
  "My chest is still tight when I think of it, and I keep hearing his words.",
  "Tomorrow I have to face them all again, and I would like to feel steady.",
];

function post({ calls }: Visitor, sessionId: string | null, text: string) {
  const messageId = crypto.randomUUID();
  return calls.chat.send({ messageId, sessionId, text, timeZone: "UTC", config: defaultChatConfig });
}

/** Tells the coach about a stressful moment, each message after the reply to the last; gives the chat. */
export const talk = (visitor: Visitor): Promise<string> => tell(visitor, moments);

/** Opens a chat with one message and waits for the end of its reply; gives the chat. */
export const beginChat = (visitor: Visitor): Promise<string> => tell(visitor, moments.slice(0, 1));

async function tell(visitor: Visitor, texts: readonly string[]): Promise<string> {
  let sessionId: string | null = null;
  for (const text of texts) {
    for await (const event of await post(visitor, sessionId, text)) {
      if (event.type === "started") sessionId = event.session.id;
      if (event.type === "failed") throw new Error(event.text);
    }
  }
  if (!sessionId) throw new Error("no reply began a chat");
  return sessionId;
}

/** Opens a chat with one message; the milliseconds from the post to the first words of the reply, which is then awaited. */
export async function firstTextMs(visitor: Visitor): Promise<number> {
  const postedAt = performance.now();
  let firstMs: number | undefined;
  for await (const event of await post(visitor, null, moments[0] ?? "")) {
    if (event.type === "text" && event.text.trim()) firstMs ??= performance.now() - postedAt;
  }
  if (firstMs === undefined) throw new Error("the reply had no text");
  return firstMs;
}

/** The milliseconds from the post of a message that opens a chat to the end of its turn. */
export async function turnMs(visitor: Visitor): Promise<number> {
  const postedAt = performance.now();
  for await (const event of await post(visitor, null, moments[0] ?? "")) {
    if (event.type === "failed") throw new Error(event.text);
  }
  return performance.now() - postedAt;
}

/** Has a meditation made from the chat. */
export async function makeMeditation({ calls }: Visitor, sessionId: string): Promise<{ words: number }> {
  let words = 0;
  for await (const event of await calls.meditation.create({ sessionId })) {
    if (event.type === "saved") words = event.message.content.split(/\s+/).length;
    if (event.type === "failed") throw new Error(event.text);
  }
  if (words === 0) throw new Error("no meditation was made");
  return { words };
}

/** Has the latest of a chat narrated and hears it to its end. Another voice each time: in the same one it would not be made anew. */
export async function narrate({ calls, open }: Visitor, sessionId: string, turn: number): Promise<void> {
  const voice = voices[turn % voices.length] ?? defaultVoice;
  const { id, audioUrl } = await calls.narration.start({ sessionId, voice, timeZone: "UTC" });
  let listening: Promise<unknown> | undefined;
  let ended: string | undefined;
  for await (const { isAudible, status } of await calls.narration.watch({ narrationId: id })) {
    ended = status;
    // A short one can be ready before it is looked at while it grows.
    if (isAudible || status === "ready") listening ??= open(audioUrl).then((sound) => sound.arrayBuffer());
  }
  if (!listening) throw new Error(`a narration could not be heard; the last that was told of it is ${ended}`);
  await listening;
}
