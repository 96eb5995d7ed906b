import { type Kept, keepWords } from "./keep-words.ts";
import { type Product, startProduct } from "./product.ts";

/** Somebody with an account in it: their cookie, as a browser keeps it. */
export interface SeededPerson {
  id: string;
  cookie: { name: string; value: string };
}

/** A product in which somebody has talked and kept things, somebody has just come, and somebody has left. */
export interface SeededProduct {
  product: Product;
  regular: SeededPerson & Kept;
  newcomer: SeededPerson;
  leaving: SeededPerson;
}

/** Starts a product and fills it by calls and rows; nothing is clicked. `stop` its product at the end. */
export async function seedProduct(): Promise<SeededProduct> {
  const product = await startProduct();
  const [regular, newcomer, leaving] = await Promise.all(
    ["river", "harbour", "meadow"].map(async (name) => addPerson(product.url, `${name}@stillpoint.example`)),
  );
  if (!regular || !newcomer || !leaving) throw new Error("somebody is missing");
  await product.kill();
  const kept = await keepWords(product.dataDir, regular.id);
  await product.restart();
  const closed = await closeAccount(product.url, leaving, "meadow@stillpoint.example");
  return { product, regular: { ...regular, ...kept }, newcomer, leaving: closed };
}

const password = "Quiet-water-7";

async function addPerson(url: string, email: string): Promise<SeededPerson> {
  const answer = await post(url, "/api/auth/sign-up", {
    email,
    password,
    fullName: "Demo Person",
    agreed: true,
  });
  return whoIs(url, cookieOf(answer));
}

async function closeAccount(url: string, who: SeededPerson, email: string): Promise<SeededPerson> {
  await post(url, "/api/auth/close", { password }, who.cookie);
  const answer = await post(url, "/api/auth/sign-in", { email, password });
  return { id: who.id, cookie: cookieOf(answer) };
}

async function post(
  url: string,
  path: string,
  body: object,
  cookie?: SeededPerson["cookie"],
): Promise<Response> {
  const headers = {
    "content-type": "application/json",
    origin: url,
    ...(cookie && { cookie: `${cookie.name}=${cookie.value}` }),
  };
  const answer = await fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

function cookieOf(answer: Response): SeededPerson["cookie"] {
  const [first = ""] = answer.headers.getSetCookie();
  const [name = "", value = ""] = first.split(";", 1)[0]?.split(/=(.*)/s) ?? [];
  return { name, value };
}

async function whoIs(url: string, cookie: SeededPerson["cookie"]): Promise<SeededPerson> {
  const answer = await fetch(`${url}/api/auth/session`, {
    headers: { cookie: `${cookie.name}=${cookie.value}` },
  });
  const { session } = (await answer.json()) as { session: { user: { id: string } } };
  return { id: session.user.id, cookie };
}
