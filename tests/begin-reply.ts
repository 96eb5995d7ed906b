import type { TurnEvent } from "#shared/chat/turn.ts";
import type { Person } from "./person.ts";

/** A reply under way, listened to by its person. */
export interface Writing {
  person: Person;
  chatId: string;
  /** What was shown of the reply by now. */
  shown(): string;
  /** Resolves with all events heard when the stream has ended; rejects when it broke. */
  heard: Promise<TurnEvent[]>;
}

/** Says something and returns once the first words of the reply are there. */
export async function beginReply(person: Person, text: string): Promise<Writing> {
  const events: TurnEvent[] = [];
  const stream = person.say(text);
  let chatId: string | undefined;
  for (;;) {
    const { value: event, done } = await stream.next();
    if (done) throw new Error("the reply ended before its first word");
    events.push(event);
    if (event.type === "started") chatId = event.session.id;
    if (event.type === "text" && chatId !== undefined) break;
  }
  const listen = async () => {
    for await (const event of stream) events.push(event);
    return events;
  };
  const heard = listen();
  heard.catch(() => {}); // whoever awaits it is told; a test that expects it to break may await it later
  const shown = () => events.map((event) => (event.type === "text" ? event.text : "")).join("");
  return { person, chatId, shown, heard };
}
