import { ORPCError } from "@orpc/client";
import { type TransferName, transferAddresses, transferUrl } from "#shared/contract/transfer-addresses.ts";
import type { TransferAnswer } from "#shared/contract/transfers.ts";
import { errorCode } from "./notices/error-sentence.ts";

/** What goes with a transfer: what it is asked with, and who listens to it. */
export interface TransferOptions {
  input?: Readonly<Record<string, string | number>>;
  signal?: AbortSignal;
  /** Told the share that has gone, from 0 to 1. */
  onProgress?: (share: number) => void;
}

/** Bytes to and from the server; what is refused is thrown as a call's refusal is. */
export interface Transfers {
  /** Sends a file, and gives what the server made of it. */
  send<Name extends TransferName>(
    name: Name,
    content: Blob,
    options?: TransferOptions,
  ): Promise<TransferAnswer<Name>>;
  /** Fetches from an address of ours; answers as soon as it is known that it is not refused. */
  fetch(url: string, options?: Pick<TransferOptions, "signal">): Promise<Response>;
  /** Asks why an address of ours gave nothing: throws the refusal, if it is one. */
  ask(url: string): Promise<void>;
}

/** Makes the door for bytes; whoever is told `onSignedOut` hears of each transfer refused for want of a session. */
export function createTransfers(onSignedOut: () => void): Transfers {
  const refused = (error: ORPCError<string, unknown>) => {
    if (errorCode(error) === "SIGNED_OUT") onSignedOut();
    return error;
  };
  const get = async (url: string, init: RequestInit) => {
    const response = await fetch(url, init);
    if (!response.ok) throw refused(refusalOf(response.status, await textOf(response)));
    return response;
  };
  return {
    send: async (name, content, { input, signal, onProgress } = {}) => {
      const { method } = transferAddresses[name];
      const headers = { "content-type": content.type || "application/octet-stream" };
      const request = { method, headers, body: content, ...(signal ? { signal } : {}) };
      const url = transferUrl(name, input);
      const { status, text } = onProgress
        ? await sendWatched(url, request, onProgress)
        : await sendPlain(url, request);
      if (status < 200 || status > 299) throw refused(refusalOf(status, text));
      return JSON.parse(text);
    },
    fetch: (url, { signal } = {}) => get(url, signal ? { signal } : {}),
    ask: async (url) => void (await get(url, { method: "HEAD" })),
  };
}

interface Sending {
  method: string;
  headers: Readonly<Record<string, string>>;
  body: Blob;
  signal?: AbortSignal;
}

interface Answer {
  status: number;
  text: string;
}

async function sendPlain(url: string, request: Sending): Promise<Answer> {
  const response = await fetch(url, request);
  return { status: response.status, text: await textOf(response) };
}

/** The only way in which browsers tell how much has gone. Fails as `fetch` does: `TypeError`, or the signal's reason. */
function sendWatched(
  url: string,
  { method, headers, body, signal }: Sending,
  onProgress: (share: number) => void,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    const giveUp = () => request.abort();
    signal?.addEventListener("abort", giveUp, { once: true });
    request.addEventListener("loadend", () => signal?.removeEventListener("abort", giveUp));
    request.upload.addEventListener("progress", ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total);
    });
    request.addEventListener("load", () => resolve({ status: request.status, text: request.responseText }));
    request.addEventListener("error", () => reject(new TypeError("the server cannot be reached")));
    request.addEventListener("abort", () => reject(signal?.reason));
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(body);
  });
}

/** What is left of an answer whose connection broke tells nothing. */
const textOf = (response: Response) => response.text().catch(() => "");

/** A refusal as a call would throw it; what is none of ours keeps its status and says nothing. */
function refusalOf(status: number, text: string): ORPCError<string, unknown> {
  const told = readJson(text);
  if (typeof told !== "object" || told === null || !("code" in told) || typeof told.code !== "string")
    return new ORPCError("INTERNAL", { status, message: "" });
  const message = "message" in told && typeof told.message === "string" ? told.message : "";
  const defined = "defined" in told && told.defined === true;
  return new ORPCError(told.code, { defined, status, message, data: "data" in told ? told.data : undefined });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
