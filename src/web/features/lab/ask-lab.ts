import { defaultChatConfig } from "#shared/chat/default-chat-config.ts";
import type { LabEvent, LabResult } from "#shared/contract/lab.ts";
import type { Client } from "#web/lib/api.ts";
import { chosenPlace } from "#web/lib/browser/place.ts";
import { newId } from "#web/lib/new-id.ts";
import { timeZone } from "#web/lib/time-zone.ts";

/** What a test page was promised and did not get; its own sentence is shown in its place. */
export class NoAnswer extends Error {
  override readonly name = "NoAnswer";
}

/** Asks the library, tells each event as it comes and returns the result. Throws refusals as they are, and `NoAnswer`. */
export async function askLab(
  { client, text, signal }: { client: Client; text: string; signal: AbortSignal },
  onEvent: (event: LabEvent) => void,
): Promise<LabResult> {
  for await (const event of await client.lab.ask(
    { text, timeZone: timeZone(), country: chosenPlace().country },
    { signal },
  )) {
    onEvent(event);
    if (event.type === "result") return event.result;
  }
  throw new NoAnswer("the answer ended before its result");
}

/** Sends the question as a normal message of a new chat and returns the reply. Throws refusals as they are, and `NoAnswer`. */
export async function sendAsMessage(
  { client, text, signal }: { client: Client; text: string; signal: AbortSignal },
  onText: (text: string) => void,
): Promise<{ response: string; followUps: string[] }> {
  const { country } = chosenPlace();
  const message = { messageId: newId(), sessionId: null, text, timeZone: timeZone(), country };
  let response = "";
  let followUps: string[] = [];
  for await (const event of await client.chat.send(
    { ...message, config: { ...defaultChatConfig } },
    { signal },
  )) {
    if (event.type === "text") {
      response += event.text;
      onText(event.text);
    }
    if (event.type === "followUps") followUps = event.questions;
    if (event.type === "failed") throw new NoAnswer(event.code);
  }
  if (!response) throw new NoAnswer("no reply came");
  return { response, followUps };
}

/** Does something until the person leaves; what breaks off then is no failure, and `left` stands for it. */
export async function untilLeft<Result>(
  signal: AbortSignal,
  left: Result,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (signal.aborted) return left;
    throw error;
  }
}
