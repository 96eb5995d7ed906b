import { randomUUID } from "node:crypto";
import { createORPCClient, ORPCError } from "@orpc/client";
import { RPCLink } from "@orpc/client/fetch";
import type { ContractRouterClient } from "@orpc/contract";
import { defaultChatConfig } from "#shared/chat/default-chat-config.ts";
import type { TurnEvent } from "#shared/chat/turn.ts";
import type { Contract } from "#shared/contract/contract.ts";
import { errorCatalogue } from "#shared/contract/errors.ts";

/** A password that meets every rule. */
export const goodPassword = "Quiet-water-7";

/** Anybody at the far end of the wire: calls as the browser makes them, with a cookie jar of their own. */
export interface TestClient {
  /** The contract's calls by the browser's protocol. */
  api: ContractRouterClient<Contract>;
  /** Any request, with the cookies and the app's own Origin. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Sends a message and collects the turn's events until the last. */
  turn(input: TurnInput): Promise<TurnEvent[]>;
  /** What the cookie jar holds now, as a header. */
  cookie(): string;
}

/** A signed-up person. */
export interface TestPerson extends TestClient {
  id: string;
  email: string;
}

/** A message with the usual things left out. */
export type TurnInput = Partial<Parameters<TestClient["api"]["chat"]["send"]>[0]> & { text: string };

/** Somebody without a session. */
export function createTestClient(
  origin: string,
  answer: (request: Request) => Response | Promise<Response>,
): TestClient {
  const jar = new Map<string, string>();
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const send = async (request: Request): Promise<Response> => {
    if (jar.size > 0) request.headers.set("cookie", cookie());
    request.headers.set("origin", origin);
    const response = await answer(request);
    for (const line of response.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      const cut = pair.indexOf("=");
      if (/max-age=0/i.test(line)) jar.delete(pair.slice(0, cut));
      else jar.set(pair.slice(0, cut), pair.slice(cut + 1));
    }
    return response;
  };
  const api = createORPCClient<TestClient["api"]>(
    new RPCLink({ url: `${origin}/api/rpc`, fetch: (request) => send(request) }),
  );
  return {
    api,
    cookie,
    fetch: (path, init) => send(new Request(new URL(path, origin), init)),
    turn: async (input) => collect(await api.chat.send(message(input))),
  };
}

/** A message as the browser would send it. */
export function message(input: TurnInput): Parameters<TestClient["api"]["chat"]["send"]>[0] {
  return {
    messageId: randomUUID(),
    sessionId: null,
    timeZone: "Europe/Lisbon",
    config: { ...defaultChatConfig },
    ...input,
  };
}

/** Everything an iterator gives until it ends. */
export async function collect<T>(events: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const event of events) all.push(event);
  return all;
}

/** The first event of a type; throws when there is none. */
export function eventOf<Type extends TurnEvent["type"]>(
  events: TurnEvent[],
  type: Type,
): Extract<TurnEvent, { type: Type }> {
  const found = events.find((event): event is Extract<TurnEvent, { type: Type }> => event.type === type);
  if (!found) throw new Error(`no event '${type}' among: ${events.map((event) => event.type).join(" ")}`);
  return found;
}

/** The text of a turn's text events. */
export function textOf(events: TurnEvent[]): string {
  return events.map((event) => (event.type === "text" ? event.text : "")).join("");
}

/** The catalogue's code a call was refused with; throws when it was not refused, or with another status than the catalogue's. */
export async function errorCodeOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
  } catch (error) {
    if (!(error instanceof ORPCError)) throw error;
    const entry = Object.entries(errorCatalogue).find(([code]) => code === error.code)?.[1];
    if (entry?.status !== error.status) throw new Error(`${error.code} came with status ${error.status}`);
    return error.code;
  }
  throw new Error("the call was not refused");
}
