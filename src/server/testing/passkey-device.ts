import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import { z } from "zod";
import type { MadeCredential, UsedCredential } from "#shared/account/passkey.ts";

/** How a device answers otherwise than an honest one; each is what an attacker would want. */
export interface Dishonesty {
  /** The page that asked, as the browser says it. */
  origin?: string;
  /** The site the credential is for. */
  rpId?: string;
  /** Whether the person unlocked it. */
  isUnlocked?: boolean;
  /** How often it says it was used. */
  counter?: number;
  /** The name of the credential, in base64url. */
  id?: string;
}

/** A phone that keeps a passkey: as much of WebAuthn (Level 3) as a test needs, with ES256 and no attestation. */
export interface PasskeyDevice {
  /** Makes a credential. */
  make(options: { challenge: string }, otherwise?: Dishonesty): MadeCredential;
  /** Signs in with the credential it made last. */
  use(options: { challenge: string }, otherwise?: Dishonesty): UsedCredential;
}

const present = 0x01;
const unlocked = 0x04;
const holdsKey = 0x40;
const point = z.object({ x: z.string(), y: z.string() });

/** A new device, for a site at an address. */
export function createPasskeyDevice(origin: string): PasskeyDevice {
  let id = randomBytes(32).toString("base64url");
  let key = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const home = { origin, rpId: new URL(origin).hostname, isUnlocked: true, counter: 0 };
  return {
    make: ({ challenge }, otherwise = {}) => {
      key = generateKeyPairSync("ec", { namedCurve: "P-256" });
      id = otherwise.id ?? randomBytes(32).toString("base64url");
      const name = Buffer.from(id, "base64url");
      const length = Buffer.from([name.length >> 8, name.length & 0xff]);
      const held = Buffer.concat([Buffer.alloc(16), length, name, coseKey(key.publicKey)]);
      const authData = Buffer.concat([authenticatorData({ ...home, ...otherwise }, holdsKey), held]);
      return {
        ...named(id),
        response: {
          clientDataJSON: clientData("webauthn.create", challenge, otherwise.origin ?? origin).toString(
            "base64url",
          ),
          attestationObject: attestation(authData).toString("base64url"),
          transports: ["internal"],
        },
      };
    },
    use: ({ challenge }, otherwise = {}) => {
      const data = authenticatorData({ ...home, ...otherwise }, 0);
      const client = clientData("webauthn.get", challenge, otherwise.origin ?? origin);
      const signature = sign("sha256", Buffer.concat([data, sha256(client)]), key.privateKey);
      return {
        ...named(otherwise.id ?? id),
        response: {
          clientDataJSON: client.toString("base64url"),
          authenticatorData: data.toString("base64url"),
          signature: signature.toString("base64url"),
        },
      };
    },
  };
}

function named(id: string) {
  return { id, rawId: id, type: "public-key" as const, clientExtensionResults: {} };
}

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function authenticatorData(of: { rpId: string; isUnlocked: boolean; counter: number }, more: number): Buffer {
  const counter = Buffer.alloc(4);
  counter.writeUInt32BE(of.counter);
  const flags = present | (of.isUnlocked ? unlocked : 0) | more;
  return Buffer.concat([sha256(Buffer.from(of.rpId)), Buffer.from([flags]), counter]);
}

/** A public key as CBOR (RFC 9052): { 1: 2, 3: -7, -1: 1, -2: x, -3: y }. */
function coseKey(publicKey: KeyObject): Buffer {
  const { x, y } = point.parse(publicKey.export({ format: "jwk" }));
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]);
  const coordinate = (label: number, value: string) =>
    Buffer.concat([Buffer.from([label, 0x58, 0x20]), Buffer.from(value, "base64url")]);
  return Buffer.concat([head, coordinate(0x21, x), coordinate(0x22, y)]);
}

/** { fmt: "none", attStmt: {}, authData } as CBOR. */
function attestation(authData: Buffer): Buffer {
  const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
  const length = Buffer.from([0x59, authData.length >> 8, authData.length & 0xff]);
  const none = [text("fmt"), text("none"), text("attStmt"), Buffer.from([0xa0])];
  return Buffer.concat([Buffer.from([0xa3]), ...none, text("authData"), length, authData]);
}

function sha256(bytes: Buffer): Buffer {
  return createHash("sha256").update(bytes).digest();
}
