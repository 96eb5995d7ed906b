import { createHash } from "node:crypto";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { answerBadly, type S3Misbehaviour } from "./s3-misbehaviour.ts";
import { type S3TestCall, s3Error, verifySignature } from "./s3-signature.ts";

/** What the storage of a test is reached by. */
export const s3Settings = {
  region: "eu-test-1",
  bucket: "recordings",
  accessKeyId: "TESTKEYID",
  secretAccessKey: "a/secret+key",
} as const;

/** An S3 storage in memory, on loopback, that refuses what AWS's own signer would have signed otherwise. */
export interface S3TestServer {
  /** Without a slash at the end. */
  url: string;
  /** The bucket's objects by name. */
  objects: Map<string, { bytes: Buffer; changedAt: Date }>;
  calls: S3TestCall[];
  /** Answers the next calls badly, as many as are given, or until told otherwise. */
  behave(behaviour: S3Misbehaviour, times?: number): void;
  /** Answers calls of one method on some addresses badly, until told to behave. */
  behaveOn(url: RegExp, method: string, behaviour: S3Misbehaviour): void;
  /** The variables that lead the product here. */
  env: Record<string, string>;
  close(): Promise<void>;
}

/** Starts one on a free port. */
export async function startS3Server(): Promise<S3TestServer> {
  const objects: S3TestServer["objects"] = new Map();
  const calls: S3TestCall[] = [];
  let bad: { behaviour: S3Misbehaviour; left: number; on?: { url: RegExp; method: string } } = {
    behaviour: "ok",
    left: 0,
  };
  const isMeant = ({ method, url }: S3TestCall) =>
    bad.left > 0 && bad.behaviour !== "ok" && (!bad.on || (bad.on.method === method && bad.on.url.test(url)));
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", async () => {
      const { method = "", url = "" } = request;
      const call = { method, url, body: Buffer.concat(chunks), request };
      calls.push(call);
      if (isMeant(call)) {
        bad.left -= 1;
        if (bad.behaviour === "other-etag")
          objects.set(nameOf(call), { bytes: call.body, changedAt: new Date() });
        answerBadly(bad.behaviour, call, response);
        return;
      }
      const refused = await verifySignature(call, s3Settings);
      if (refused) s3Error(response, 403, refused);
      else answer(call, objects, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    objects,
    calls,
    behave: (behaviour, times = Number.POSITIVE_INFINITY) => {
      bad = { behaviour, left: times };
    },
    behaveOn: (path, method, behaviour) => {
      bad = { behaviour, left: Number.POSITIVE_INFINITY, on: { url: path, method } };
    },
    env: {
      S3_ENDPOINT: url,
      S3_REGION: s3Settings.region,
      S3_BUCKET: s3Settings.bucket,
      S3_ACCESS_KEY_ID: s3Settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3Settings.secretAccessKey,
      INTERNAL_HOSTS: "127.0.0.1",
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The object a call is about; nothing for the bucket itself. */
function nameOf({ url }: S3TestCall): string {
  const { pathname } = new URL(url, "http://storage");
  return pathname.split("/").slice(2).map(decodeURIComponent).join("/");
}

function answer(call: S3TestCall, objects: S3TestServer["objects"], response: ServerResponse): void {
  const { pathname, searchParams } = new URL(call.url, "http://storage");
  const bucket = pathname.split("/")[1];
  const name = nameOf(call);
  const found = objects.get(name);
  if (bucket !== s3Settings.bucket) s3Error(response, 404, "NoSuchBucket");
  else if (call.method === "GET" && name === "") answerList(searchParams, objects, response);
  else if (call.method === "PUT") {
    objects.set(name, { bytes: call.body, changedAt: new Date() });
    response.writeHead(200, { etag: `"${createHash("md5").update(call.body).digest("hex")}"` }).end();
  } else if (call.method === "DELETE") {
    objects.delete(name);
    response.writeHead(204).end();
  } else if (found) answerObject(call.request.headers.range, found.bytes, response);
  else s3Error(response, 404, "NoSuchKey");
}

function answerObject(range: string | undefined, bytes: Buffer, response: ServerResponse): void {
  const [asked, from, to] = /^bytes=(\d+)-(\d+)$/.exec(range ?? "") ?? [];
  const start = Number(from ?? 0);
  const end = Math.min(Number(to ?? bytes.length), bytes.length - 1);
  const part = bytes.subarray(start, end + 1);
  const headers = { "content-length": part.length };
  if (asked && start >= bytes.length) s3Error(response, 416, "InvalidRange");
  else if (!asked) response.writeHead(200, headers).end(part);
  else
    response
      .writeHead(206, { ...headers, "content-range": `bytes ${start}-${end}/${bytes.length}` })
      .end(part);
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

function answerList(
  query: URLSearchParams,
  objects: S3TestServer["objects"],
  response: ServerResponse,
): void {
  const after = Buffer.from(query.get("continuation-token") ?? "", "base64").toString();
  const most = Math.min(Number(query.get("max-keys") ?? 1000), 1000);
  const names = [...objects.keys()].filter((one) => one.startsWith(query.get("prefix") ?? "")).sort();
  const rest = names.filter((one) => one > after);
  const page = rest.slice(0, most);
  const encoded = (name: string) => encodeURIComponent(name).replaceAll("%2F", "/").replaceAll("%20", "+");
  const contents = page.map((name) => {
    const key = query.get("encoding-type") === "url" ? encoded(name) : escaped(name);
    const { changedAt, bytes } = objects.get(name) ?? { changedAt: new Date(0), bytes: "" };
    return `<Contents><Key>${key}</Key><LastModified>${changedAt.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`;
  });
  const isMore = rest.length > page.length;
  const token = Buffer.from(page.at(-1) ?? "").toString("base64");
  response.writeHead(200, { "content-type": "application/xml" }).end(
    `<?xml version="1.0" encoding="UTF-8"?>
<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>${s3Settings.bucket}</Name>
<EncodingType>${query.get("encoding-type") ?? ""}</EncodingType><KeyCount>${page.length}</KeyCount>
<IsTruncated>${isMore}</IsTruncated>${isMore ? `<NextContinuationToken>${token}</NextContinuationToken>` : ""}
${contents.join("")}</ListBucketResult>`,
  );
}
