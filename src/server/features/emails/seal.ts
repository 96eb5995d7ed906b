import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const ivBytes = 12;
const tagBytes = 16;

/** Seals short texts so that only who has the secret can read them, and nobody can change them: AES-256-GCM. */
export interface Seal {
  close(text: string): string;
  /** The text; nothing when it was sealed with another secret or is damaged. */
  open(sealed: string): string | undefined;
}

/** Makes a seal of a secret; the key is derived for e-mails alone (HKDF, RFC 5869). */
export function createSeal(secret: string): Seal {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "stillpoint letters", 32));
  return {
    close: (text) => {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv("aes-256-gcm", key, iv);
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url");
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed, "base64url");
      if (bytes.length < ivBytes + tagBytes) return undefined;
      const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, ivBytes));
      decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      try {
        const body = decipher.update(bytes.subarray(ivBytes + tagBytes));
        return Buffer.concat([body, decipher.final()]).toString("utf8");
      } catch {
        return undefined; // what `final` throws says no more than that it does not fit
      }
    },
  };
}
