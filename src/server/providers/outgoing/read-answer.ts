import type { IncomingMessage } from "node:http";
import { addAbortSignal, pipeline, type Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { type OutgoingAnswer, OutgoingFailed, type OutgoingRequest } from "./outgoing.ts";

/** Reads an answer that is of a wanted type, and no further than its limit, packed or not. */
export async function readAnswer(
  response: IncomingMessage,
  { accepts, maxBytes }: Pick<OutgoingRequest, "accepts" | "maxBytes">,
  signal: AbortSignal,
): Promise<Omit<OutgoingAnswer, "url">> {
  const status = response.statusCode ?? 0;
  if (status < 200 || status > 299) throw refused(response, "status", status);
  const [type = "", ...parameters] = (response.headers["content-type"] ?? "")
    .split(";")
    .map((part) => part.trim().toLowerCase());
  if (!accepts.includes(type)) throw refused(response, "wrong-type");
  if (Number(response.headers["content-length"]) > maxBytes) throw refused(response, "too-large");
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of addAbortSignal(signal, unpacked(response))) {
    const read = Buffer.from(chunk);
    bytes += read.length;
    if (bytes > maxBytes) throw refused(response, "too-large");
    chunks.push(read);
  }
  return { type, text: decode(Buffer.concat(chunks), parameters) };
}

function refused(response: IncomingMessage, reason: OutgoingFailed["reason"], status?: number) {
  response.destroy();
  return new OutgoingFailed(reason, status);
}

function unpacked(response: IncomingMessage): Readable {
  const packing = (response.headers["content-encoding"] ?? "identity").trim().toLowerCase();
  if (packing === "identity") return response;
  if (packing !== "gzip") throw refused(response, "wrong-type");
  // What goes wrong on either side reaches whoever reads; nobody else has to hear of it.
  return pipeline(response, createGunzip(), () => {});
}

function decode(bytes: Buffer, parameters: string[]): string {
  const charset = parameters.find((one) => one.startsWith("charset="))?.slice("charset=".length);
  try {
    return new TextDecoder(charset?.replaceAll('"', "")).decode(bytes);
  } catch (error) {
    if (error instanceof RangeError) return bytes.toString("utf8");
    throw error;
  }
}
