import { Agent, type IncomingHttpHeaders, type IncomingMessage, request as plainRequest } from "node:http";
import { Agent as SecureAgent, request as secureRequest } from "node:https";
import { isAllowedAddress } from "./allowed-address.ts";
import { OutgoingFailed } from "./outgoing.ts";
import { agentName, always, type OutgoingOptions, vetAddress } from "./vet-address.ts";

/** One call to a service that the settings name, of whatever method. */
export interface ExchangeRequest {
  method: "GET" | "HEAD" | "PUT" | "DELETE";
  url: URL;
  headers: Record<string, string>;
  body?: Uint8Array;
  /** How long nothing at all may move until the answer begins. */
  idleMs: number;
  /** Until the answer begins; its body is not bound to it. */
  signal: AbortSignal;
}

/** An answer as it begins, whatever its status; the body is the caller's to bound, read to its end or destroy. */
export interface ExchangeAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: IncomingMessage;
}

/**
 * Calls a service of the operator's own choice, guarded like `Outgoing`. A redirect is an answer like any other and is
 * never followed, and no unencrypted call leaves for a public address. Throws `OutgoingFailed`, or the signal's reason.
 */
export type Exchange = (request: ExchangeRequest) => Promise<ExchangeAnswer>;

/** Builds one; its connections are kept open for the next calls and hold no process up. */
export function createExchange(options: OutgoingOptions = {}): Exchange {
  const agents = { plain: new Agent({ keepAlive: true }), secure: new SecureAgent({ keepAlive: true }) };
  return async (request) => {
    const { url, signal } = request;
    try {
      signal.throwIfAborted();
      const address = await vetAddress(url, "settings", options, signal);
      const isPlain = url.protocol === "http:";
      if (isPlain && isAllowedAddress(address, false)) throw new OutgoingFailed("forbidden-address");
      const body = await send(request, address, isPlain ? agents.plain : agents.secure);
      return { status: body.statusCode ?? 0, headers: body.headers, body };
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      throw error instanceof OutgoingFailed ? error : new OutgoingFailed(reasonOf(error));
    }
  };
}

function reasonOf(error: unknown): "unreadable" | "unreachable" {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return code.startsWith("HPE_") ? "unreadable" : "unreachable";
}

function send(
  { method, url, headers, body, idleMs, signal }: ExchangeRequest,
  address: string,
  agent: Agent,
): Promise<IncomingMessage> {
  const options = {
    method,
    agent,
    lookup: always(address),
    headers: {
      host: url.host,
      "user-agent": agentName,
      "accept-encoding": "identity",
      ...(body ? { "content-length": String(body.length) } : {}),
      ...headers,
    },
  };
  return new Promise((resolve, reject) => {
    const ask = url.protocol === "http:" ? plainRequest : secureRequest;
    const request = ask(url, options, (response) => {
      request.setTimeout(0);
      signal.removeEventListener("abort", stop);
      // Whoever reads hears of a break; an answer that nobody reads may break as it likes.
      response.on("error", () => {});
      resolve(response);
    });
    const stop = () => request.destroy(new OutgoingFailed("timeout"));
    signal.addEventListener("abort", stop, { once: true });
    request.on("close", () => signal.removeEventListener("abort", stop));
    request.setTimeout(idleMs, () => request.destroy(new OutgoingFailed("timeout")));
    request.on("error", reject).end(body);
  });
}
