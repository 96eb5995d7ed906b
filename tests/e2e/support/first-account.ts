import { newVisitor, type Visitor } from "./walk.ts";

/** Makes the first account of a product, the operator's: whoever comes after sees what visitors usually see. */
export async function makeFirstAccount(url: string): Promise<Visitor> {
  const operator = newVisitor();
  const { fullName, email, password } = operator;
  const answer = await fetch(new URL("/api/auth/sign-up", url), {
    method: "POST",
    headers: { "content-type": "application/json", origin: new URL(url).origin },
    body: JSON.stringify({ fullName, email, password, agreed: true }),
  });
  if (!answer.ok) throw new Error(`the first account was refused with ${answer.status}`);
  return operator;
}
