import { setTimeout as wait } from "node:timers/promises";
import type { z } from "zod";
import { defaultChatConfig } from "#shared/chat/default-chat-config.ts";
import { type fromListeners, type heard, nowMs, numberedMessage, toListeners } from "./stream-messages.ts";
import { sentences } from "./stream-sentences.ts";
import { signUp, type Visitor } from "./visitor.ts";

let people: Visitor[] = [];
/** So many of a reply's last events are told of. */
const endingKinds = 4;
const marksPerLevel = 10_000;

/** Everything a person writes there opens a chat of its own. */
async function listen({ calls }: Visitor, mark: string): Promise<z.infer<typeof heard>> {
  const reply: z.infer<typeof heard> = {
    postedAt: nowMs(),
    firstAt: null,
    heardAt: [],
    error: null,
    ending: [],
  };
  const text = numberedMessage(mark);
  const message = { messageId: crypto.randomUUID(), sessionId: null, text, file: null, timeZone: "UTC" };
  let said = "";
  try {
    for await (const event of await calls.chat.send({ ...message, config: defaultChatConfig })) {
      reply.ending = [...reply.ending, event.type].slice(-endingKinds);
      if (event.type === "failed") reply.error = event.code;
      if (event.type !== "text") continue;
      reply.firstAt ??= nowMs();
      said += event.text;
      for (let next = sentences[reply.heardAt.length]; next && said.includes(next); ) {
        reply.heardAt.push(nowMs());
        next = sentences[reply.heardAt.length];
      }
    }
  } catch (error) {
    reply.error = error instanceof Error && "code" in error ? String(error.code) : String(error);
  }
  return reply;
}

async function act(order: z.infer<typeof toListeners>): Promise<z.infer<typeof fromListeners>> {
  const replies: Record<string, z.infer<typeof heard>> = {};
  if (order.do === "come") {
    people = [];
    while (people.length < order.people) people.push(await signUp(order.url));
    return { replies };
  }
  const { streams, rampMs, forMs, level } = order;
  const until = nowMs() + rampMs + forMs;
  let count = 0;
  const stream = async (number: number) => {
    await wait((rampMs * number) / streams);
    const person = people[number % people.length];
    if (!person) throw new Error("nobody has come");
    while (nowMs() < until) {
      count += 1;
      const mark = String(level * marksPerLevel + count);
      replies[mark] = await listen(person, mark);
    }
  };
  await Promise.all(Array.from({ length: streams }, (_, number) => stream(number)));
  return { replies };
}

process.on("message", (order) => {
  void act(toListeners.parse(order)).then((told) => process.send?.(told));
});
process.on("disconnect", () => process.exit());
