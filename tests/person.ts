import { z } from "zod";
import { chatMessage } from "#shared/chat/chat-message.ts";
import { defaultChatConfig } from "#shared/chat/default-chat-config.ts";
import { type TurnEvent, turnEvent } from "#shared/chat/turn.ts";
import { narrationState } from "#shared/listening/narration.ts";
import { type Driver, driveProduct } from "./drive.ts";

/** A chat as the page reads it. */
export const openedChat = z.object({
  messages: z.array(chatMessage),
  isCareActive: z.boolean(),
  runningTurnId: z.uuid().nullable(),
});

/** What a person does with the product, as far as crash tests need it. */
export interface Person extends Omit<Driver, "elsewhere"> {
  /** Sends a message into a chat, or into a new one, and tells the turn's events. */
  say(text: string, sessionId?: string): AsyncGenerator<TurnEvent, void, void>;
  /** Sends a message and waits for the end of its turn; returns the chat's id. */
  sayAndWait(text: string, sessionId?: string): Promise<string>;
  /** Sends a message and hangs up once it is acknowledged; returns the chat's id. */
  sayAndLeave(text: string): Promise<string>;
  read(sessionId: string): Promise<z.infer<typeof openedChat>>;
  /** The same person at the door of another process of the product. */
  elsewhere(url: string): Person;
  /** Has the latest script of a chat narrated and waits until the narration is kept. */
  narrate(sessionId: string): Promise<void>;
}

/** Signs somebody up at a product. */
export async function signUpPerson(url: string): Promise<Person> {
  const driver = driveProduct(url);
  const account = {
    fullName: "A Person",
    email: `${crypto.randomUUID()}@example.com`,
    password: "Long-enough-1!",
    agreed: true,
  };
  await driver.call("account/signUp", account, z.object({ signedIn: z.literal(true) }));
  return personAt(driver);
}

/** The person who is signed in at a driver. */
export function personAt(driver: Driver): Person {
  const say: Person["say"] = (text, sessionId) =>
    driver.listen(
      "chat/send",
      {
        messageId: crypto.randomUUID(),
        sessionId: sessionId ?? null,
        text,
        timeZone: "UTC",
        config: defaultChatConfig,
      },
      turnEvent,
    );
  const sayUntil = async (type: TurnEvent["type"], text: string, sessionId?: string) => {
    let chatId = sessionId;
    for await (const event of say(text, sessionId)) {
      if (event.type === "started") chatId = event.session.id;
      if (event.type === type) break;
    }
    if (!chatId) throw new Error("the turn told no chat");
    return chatId;
  };
  return {
    ...driver,
    say,
    sayAndWait: (text, sessionId) => sayUntil("done", text, sessionId),
    sayAndLeave: (text) => sayUntil("started", text),
    read: (sessionId) => driver.call("chat/messages", { sessionId }, openedChat),
    elsewhere: (url) => personAt(driver.elsewhere(url)),
    narrate: async (sessionId) => {
      const asked = { sessionId, voice: "Aria", timeZone: "UTC" };
      const { id } = await driver.call("narration/start", asked, narrationState);
      let last = "";
      for await (const state of driver.listen("narration/watch", { narrationId: id }, narrationState))
        last = state.status;
      if (last !== "ready") throw new Error(`the narration ended as ${last}`);
    },
  };
}
