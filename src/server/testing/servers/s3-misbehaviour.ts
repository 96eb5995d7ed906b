import type { ServerResponse } from "node:http";
import { type S3TestCall, s3Error } from "./s3-signature.ts";

/** What the storage does instead of answering as it should. */
export type S3Misbehaviour =
  | "ok"
  | "refuses"
  | "fails"
  | "full"
  | "other-region"
  | "no-bucket"
  | "hangs"
  | "stalls"
  | "drips"
  | "cuts"
  | "hangs-up"
  | "redirects"
  | "endless-list"
  | "same-page"
  | "html"
  | "short"
  | "other-part"
  | "other-etag"
  | "floods";

const page = (keys: string, next: string) => `<ListBucketResult><IsTruncated>true</IsTruncated>
<NextContinuationToken>${next}</NextContinuationToken>${keys}</ListBucketResult>`;
const entry = (key: string) =>
  `<Contents><Key>${key}</Key><LastModified>2026-01-01T00:00:00.000Z</LastModified></Contents>`;

/** Answers a call in one of the ways in which storages fail. */
export function answerBadly(behaviour: S3Misbehaviour, call: S3TestCall, response: ServerResponse): void {
  const prefix = new URL(call.url, "http://storage").searchParams.get("prefix") ?? "";
  switch (behaviour) {
    case "refuses":
      s3Error(response, 403, "AccessDenied");
      return;
    case "fails":
      s3Error(response, 500, "InternalError");
      return;
    case "full":
      s3Error(response, 507, "XMinioStorageFull");
      return;
    case "other-region":
      s3Error(response, 301, "PermanentRedirect");
      return;
    case "no-bucket":
      s3Error(response, 404, "NoSuchBucket");
      return;
    case "hangs":
      return;
    case "hangs-up":
      response.destroy();
      return;
    case "stalls":
      response.writeHead(200, { "content-length": 1000, etag: '"0"' }).write("x");
      return;
    case "drips": {
      response.writeHead(200, { "content-length": 100_000, etag: '"0"' });
      const timer = setInterval(() => response.write("x"), 10);
      response.on("close", () => clearInterval(timer));
      return;
    }
    case "cuts":
      response.writeHead(200, { "content-length": 1000, etag: '"0"' }).write("x".repeat(500), () => {
        response.destroy();
      });
      return;
    case "redirects":
      response.writeHead(307, { location: `http://127.0.0.1:1${call.url}` }).end();
      return;
    case "endless-list":
      response.end(page(entry(`${prefix}again.mp3`), crypto.randomUUID()));
      return;
    case "same-page":
      response.end(page("", "again"));
      return;
    case "html":
      response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><p>Sign in & go on");
      return;
    case "short":
      response.writeHead(200, { "content-length": 3, etag: '"0"' }).end("abc");
      return;
    case "other-part":
      response.writeHead(206, { "content-length": 5, "content-range": "bytes 0-4/100" }).end("abcde");
      return;
    case "other-etag":
      response.writeHead(200, { etag: '"0123456789abcdef0123456789abcdef"' }).end();
      return;
    case "floods": {
      const chunk = Buffer.alloc(256 * 1024, "<");
      const pour = () => {
        while (!response.destroyed && response.write(chunk));
      };
      response.on("drain", pour);
      pour();
      return;
    }
    case "ok":
  }
}
