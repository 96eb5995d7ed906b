import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { Sha256 } from "@aws-crypto/sha256-js";
import { SignatureV4 } from "@smithy/signature-v4";

/** A call as it arrived. */
export interface S3TestCall {
  method: string;
  url: string;
  body: Buffer;
  request: IncomingMessage;
}

interface Keys {
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const clockToleranceMs = 15 * 60 * 1000;

/** Why a real storage would refuse a call, by its word for it; AWS's own signer has to come to the same signature. */
export async function verifySignature(call: S3TestCall, keys: Keys): Promise<string | undefined> {
  const { headers } = call.request;
  const { authorization = "" } = headers;
  const said =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=[\da-f]{64}$/.exec(
      authorization,
    );
  if (!said) return "AccessDenied";
  const [, keyId, , region, signedNames = ""] = said;
  if (keyId !== keys.accessKeyId) return "InvalidAccessKeyId";
  if (region !== keys.region) return "AuthorizationHeaderMalformed";
  const signedAt = readDate(String(headers["x-amz-date"]));
  if (!(Math.abs(Date.now() - signedAt.getTime()) < clockToleranceMs)) return "RequestTimeTooSkewed";
  const sha256 = createHash("sha256").update(call.body).digest("hex");
  if (headers["x-amz-content-sha256"] !== sha256) return "XAmzContentSHA256Mismatch";
  const expected = await signedByAws(call, signedNames.split(";"), signedAt, keys);
  return expected === authorization ? undefined : "SignatureDoesNotMatch";
}

function readDate(basic: string): Date {
  return new Date(basic.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"));
}

async function signedByAws(call: S3TestCall, names: string[], signingDate: Date, keys: Keys) {
  const signer = new SignatureV4({
    service: "s3",
    region: keys.region,
    credentials: keys,
    sha256: Sha256,
    // As AWS's own client for S3 has it: a path is encoded once.
    uriEscapePath: false,
    applyChecksum: false,
  });
  const { pathname, searchParams, host } = new URL(call.url, `http://${call.request.headers.host}`);
  const own = Object.entries(call.request.headers).filter(([name]) => names.includes(name));
  const signed = await signer.sign(
    {
      method: call.method,
      protocol: "http:",
      hostname: host,
      path: pathname,
      query: Object.fromEntries(searchParams),
      headers: { ...Object.fromEntries(own.map(([name, value]) => [name, String(value)])), host },
    },
    { signingDate, signableHeaders: new Set(names) },
  );
  return signed.headers.authorization;
}

/** Refuses as S3 does, in XML. */
export function s3Error(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { "content-type": "application/xml" })
    .end(
      `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>Refused.</Message></Error>`,
    );
}
