import { newVisitor } from "./walk.ts";

/** Makes the first account of a product, the operator's: whoever comes after sees what visitors usually see. */
export async function makeFirstAccount(url: string): Promise<void> {
  const { fullName, email, password } = newVisitor();
  const answer = await fetch(new URL("/api/auth/sign-up", url), {
    method: "POST",
    headers: { "content-type": "application/json", origin: new URL(url).origin },
    body: JSON.stringify({ fullName, email, password, agreed: true }),
  });
  if (!answer.ok) throw new Error(`the first account was refused with ${answer.status}`);
}
