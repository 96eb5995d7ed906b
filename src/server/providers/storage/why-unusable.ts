import { buffer } from "node:stream/consumers";
import type { S3Place } from "./s3-client.ts";
import { type Storage, StorageFailed } from "./storage.ts";

const folder = "start-check";

/**
 * Whether a bucket can be written, read, listed and emptied: what is wrong, as a sentence that names the mend, or nothing.
 * An object of its own is put beside the recordings and removed again.
 */
export async function whyUnusable(storage: Storage, place: S3Place): Promise<string | undefined> {
  const name = `${folder}/${crypto.randomUUID()}`;
  const bytes = new TextEncoder().encode(name);
  try {
    await storage.put(name, bytes);
    try {
      const kept = await buffer(await storage.open(name));
      if (!kept.equals(bytes))
        return `${address(place)} gives back other bytes than it was given. Use another.`;
      for await (const _ of storage.list(folder)) break;
    } finally {
      await storage.remove(name);
    }
    return undefined;
  } catch (error) {
    if (error instanceof StorageFailed) return explain(error, place);
    throw error;
  }
}

const address = ({ endpoint }: S3Place) => `The S3 storage at ${new URL(endpoint).host}`;

function explain({ reason, said, message }: StorageFailed, place: S3Place): string {
  const known = words[said ?? ""];
  if (known) return known(place);
  switch (reason) {
    case "no-bucket":
      return `S3_BUCKET names ${place.bucket}, which is not at ${new URL(place.endpoint).host}. Make it, or name another.`;
    case "other-region":
      return `S3_REGION is ${place.region}, and the bucket ${place.bucket} is in another. Name that one, with its S3_ENDPOINT.`;
    case "refused":
      return `S3_ACCESS_KEY_ID may not do all that is needed in the bucket ${place.bucket}. Allow it to list the bucket and to get, put and delete objects. ${message}`;
    case "unreachable":
      return `${address(place)} cannot be reached. Check S3_ENDPOINT and S3_REGION, and the way from this machine to it.`;
    case "timeout":
      return `${address(place)} does not answer in time. Check S3_ENDPOINT, and start again when it answers.`;
    case "full":
      return `${address(place)} is full. Make room, and start again.`;
    case "busy":
    case "cut-off":
      return `${address(place)} fails at the moment. Start again when it works. ${message}`;
    case "unreadable":
      return `${address(place)} does not answer as an S3 storage does. Check S3_ENDPOINT.`;
    case "failed":
      return `${address(place)} refuses what is needed. Check the S3_ settings. ${message}`;
  }
}

const words: Record<string, (place: S3Place) => string> = {
  InvalidAccessKeyId: (place) =>
    `S3_ACCESS_KEY_ID is not known to ${new URL(place.endpoint).host}. Correct it.`,
  SignatureDoesNotMatch: () => "S3_SECRET_ACCESS_KEY does not belong to S3_ACCESS_KEY_ID. Correct it.",
  RequestTimeTooSkewed: () =>
    "This machine's clock differs from the S3 storage's by more than it allows. Set the clock.",
  ForbiddenAddress: (place) =>
    `S3_ENDPOINT leads to an address that is not allowed. Add ${new URL(place.endpoint).hostname} to INTERNAL_HOSTS when it is inside your network, and use https when it is not.`,
};
