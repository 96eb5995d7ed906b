import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { readable } from "#server/testing/servers/mail-server.ts";
import { defaultChatConfig } from "#shared/chat/default-chat-config.ts";
import { turnEvent } from "#shared/chat/turn.ts";
import { isErrorCode } from "#shared/contract/errors.ts";
import { parsedJson } from "#shared/contract/parsed-json.ts";
import { narrationState } from "#shared/listening/narration.ts";
import { CallRefused, driveProduct } from "../drive.ts";
import { type Person, personAt } from "../person.ts";
import type { Installation } from "./installation.ts";

/** Somebody who uses the product all the time, and keeps account of all that it has acknowledged to them. */
export interface Regular {
  person: Person;
  email: string;
  ledger: Ledger;
  /** Begins a chat of its own for what comes, and clears the ledger. */
  beginAnew(): Promise<void>;
  /** Says one thing after the other until told to stop, and trying on where it is refused. */
  goOn(until: AbortSignal): Promise<void>;
  /** Tries until a message was answered whole; throws when the signal aborts. */
  sayUntilAnswered(signal: AbortSignal): Promise<void>;
  /** Has the last reply of the chat narrated and waits for how that ends; `acknowledged` is told once it is taken. */
  narrate(signal: AbortSignal, acknowledged: () => void): Promise<"ready" | "failed" | "refused">;
  /** Asks for a link to set a new password. */
  askForReset(): Promise<void>;
}

/** What a person was told, and was told is kept. */
export interface Ledger {
  chatId: string | undefined;
  /** Messages that were sent, whether or not anything came back. */
  sent: Set<string>;
  /** Those of them that the server has taken. */
  acknowledged: string[];
  /** Replies that were said to be saved, by id. */
  replies: Map<string, string>;
  /** Every sentence with which something was refused or failed, and how often. */
  seen: Map<string, number>;
}

const refusal = z.object({ json: z.object({ code: z.string(), message: z.string() }) });
/** What has no sentence of the server's. */
const connectionBroke = "(the connection broke, and was taken up again)";
const betweenTriesMs = 200;
/** Nobody looks longer at a page on which nothing moves. */
const attemptMs = 60_000;
const password = "Long-enough-1!";

/** Signs somebody up with all that belongs to it: the letter, its link, and the password. */
export async function signUpRegular({ url, mail }: Pick<Installation, "url" | "mail">): Promise<Regular> {
  const driver = driveProduct(url);
  const email = `${crypto.randomUUID()}@example.com`;
  const account = { fullName: "A Person", email, password, agreed: true };
  await driver.call("account/signUp", account, z.unknown());
  await driver.call("account/verifyEmail", { token: await arrivedToken(mail, email) }, z.unknown());
  const signIn = () => driver.call("account/signIn", { email, password }, z.unknown());
  await signIn();
  return createRegular(personAt(driver), email, signIn);
}

async function arrivedToken(mail: Installation["mail"], email: string): Promise<string> {
  for (;;) {
    const letter = mail.arrived.find(({ to }) => to.includes(email));
    const link = letter && /https?:\S+/.exec(readable(letter))?.[0];
    if (link) return new URLSearchParams(new URL(link).hash.slice(1)).get("verification_token") ?? "";
    await pause(20);
  }
}

function createRegular(person: Person, email: string, signIn: () => Promise<unknown>): Regular {
  const ledger: Ledger = {
    chatId: undefined,
    sent: new Set(),
    acknowledged: [],
    replies: new Map(),
    seen: new Map(),
  };
  let count = 0;

  const note = (sentence: string) => ledger.seen.set(sentence, (ledger.seen.get(sentence) ?? 0) + 1);
  const noteError = async (error: unknown) => {
    const told =
      error instanceof CallRefused ? refusal.safeParse(parsedJson(error.said)).data?.json : undefined;
    // A stream that breaks says nothing of the catalogue, and the page takes it up again.
    if (!told || !isErrorCode(told.code)) return note(connectionBroke);
    const { code, message } = told;
    note(message);
    // As the page does: whoever is signed out is asked for the password.
    if (code === "SIGNED_OUT") await signIn().catch(() => undefined);
  };

  /** Sends a message once; says whether it was taken, and whether a whole reply came. */
  const send = async (messageId: string, text: string, signal: AbortSignal) => {
    const asked = {
      messageId,
      sessionId: ledger.chatId ?? null,
      text,
      timeZone: "UTC",
      config: defaultChatConfig,
    };
    let isTaken = false;
    let isWhole = false;
    try {
      for await (const event of person.listen("chat/send", asked, turnEvent, signal)) {
        if (!isTaken) ledger.acknowledged.push(text);
        isTaken = true;
        if (event.type === "started") ledger.chatId = event.session.id;
        if (event.type === "failed") note(event.text);
        if (event.type === "notice") note(event.text);
        if (event.type === "saved") {
          ledger.replies.set(event.message.id, event.message.content);
          isWhole = event.message.status === "complete";
        }
      }
    } catch (error) {
      await noteError(error);
    }
    return { isTaken, isWhole };
  };

  const say = async (signal: AbortSignal) => {
    count += 1;
    const text = `My boss shouted at me today, and this is note ${count} about it.`;
    const messageId = crypto.randomUUID();
    ledger.sent.add(text);
    while (!signal.aborted) {
      const outcome = await send(messageId, text, AbortSignal.any([signal, AbortSignal.timeout(attemptMs)]));
      if (outcome.isTaken) return outcome.isWhole;
      await pause(betweenTriesMs);
    }
    return false;
  };

  return {
    person,
    email,
    ledger,
    beginAnew: async () => {
      ledger.chatId = undefined;
      ledger.sent.clear();
      ledger.acknowledged = [];
      ledger.replies.clear();
      ledger.seen.clear();
      if (!(await say(AbortSignal.timeout(attemptMs)))) throw new Error("a chat could not be begun");
    },
    goOn: async (until) => {
      const patience = new AbortController();
      until.addEventListener("abort", () => setTimeout(() => patience.abort(), attemptMs).unref(), {
        once: true,
      });
      while (!until.aborted) if (!(await say(patience.signal))) await pause(betweenTriesMs);
    },
    sayUntilAnswered: async (signal) => {
      while (!(await say(signal))) {
        signal.throwIfAborted();
        await pause(betweenTriesMs);
      }
    },
    narrate: async (signal, acknowledged) => {
      const asked = { sessionId: ledger.chatId ?? null, voice: "Aria", timeZone: "UTC" };
      let id: string | undefined;
      try {
        ({ id } = await person.call("narration/start", asked, narrationState));
      } catch (error) {
        await noteError(error);
        return "refused";
      } finally {
        acknowledged();
      }
      for (;;) {
        signal.throwIfAborted();
        try {
          for await (const state of person.listen(
            "narration/watch",
            { narrationId: id },
            narrationState,
            signal,
          )) {
            if (state.error) note(state.error);
            if (state.status === "ready") return "ready";
            if (state.status === "failed") return "failed";
          }
        } catch (error) {
          await noteError(error);
        }
        await pause(betweenTriesMs);
      }
    },
    askForReset: async () => {
      await person.call("account/requestReset", { email }, z.unknown());
    },
  };
}
