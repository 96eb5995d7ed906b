import { sql } from "drizzle-orm";
import { afterAll, expect, test, vi } from "vitest";
import { patiently } from "#scripts/patience.ts";
import { carriedBy, findEmail, findResetLink } from "#server/testing/find-email.ts";
import { errorCodeOf, goodPassword, type TestClient, type TestPerson } from "#server/testing/test-person.ts";
import { startTestServer } from "#server/testing/test-server.ts";

let now = new Date();
const server = await startTestServer({}, { clock: () => now });
afterAll(() => server.close());

const dayMs = 86_400_000;
const newPassword = "Other-water-8";
const isSignedIn = async ({ api }: TestClient) => (await api.account.session()).session !== null;

async function elsewhere({ email }: TestPerson, password = goodPassword): Promise<TestClient> {
  const visitor = server.visitor();
  await visitor.api.account.signIn({ email, password });
  return visitor;
}

async function emailTo(address: string, subject: RegExp) {
  return vi.waitFor(async () => {
    const sent = (await server.services.outbox?.list()) ?? [];
    const found = sent.find((each) => each.to === address && subject.test(each.subject));
    if (!found) throw new Error("not yet written");
    return found;
  }, patiently);
}

const kindsOf = async ({ api }: TestClient) => (await api.account.events()).map(({ kind }) => kind);
let addresses = 0;
const freeAddress = () => {
  addresses += 1;
  return `moved-${addresses}@example.test`;
};
async function wantAddress(person: TestPerson, email: string): Promise<string> {
  await person.api.account.changeEmail({ email, password: goodPassword });
  return (
    carriedBy(await findEmail(server.services, email.toLowerCase(), /new email/)).get("email_token") ?? ""
  );
}

test("a changed password signs in, the old one does not, and every other browser, token and link of the account ends", async () => {
  const [person, bystander] = [await server.person(), await server.person()];
  const other = await elsewhere(person);
  const { session } = await person.api.account.session();
  await server.visitor().api.account.requestReset({ email: person.email });
  const link = await findResetLink(server.services, person.email);
  const emailToken = await wantAddress(person, freeAddress());
  const made = await person.api.token.create({ name: "A script", mayUse: ["gpt-chat"], days: 30 });
  const cookie = person.cookie();

  await person.api.account.changePassword({ currentPassword: goodPassword, password: newPassword });

  expect([await isSignedIn(person), await isSignedIn(other), await isSignedIn(bystander)]).toEqual([
    true,
    false,
    true,
  ]);
  expect((await server.visitor().fetch("/api/chats", { headers: { cookie } })).status).toBe(401);
  const authorization = `Bearer ${session?.access_token}`;
  expect((await server.visitor().fetch("/api/chats", { headers: { authorization } })).status).toBe(401);
  expect(await person.api.token.list()).toEqual([]);
  expect(made.token).toBeTruthy();
  const { resetPassword, confirmEmail, signIn } = server.visitor().api.account;
  expect(await errorCodeOf(resetPassword({ ...link, password: "Third-water-9" }))).toBe("RESET_LINK_INVALID");
  expect(await errorCodeOf(confirmEmail({ token: emailToken }))).toBe("EMAIL_LINK_INVALID");
  expect(await errorCodeOf(signIn({ email: person.email, password: goodPassword }))).toBe(
    "INVALID_CREDENTIALS",
  );
  await elsewhere(person, newPassword);
  expect((await emailTo(person.email, /password was changed/)).text).not.toContain(newPassword);
});

test("a password is not changed without the present one, nor to a weak one", async () => {
  const person = await server.person();
  const change = (currentPassword: string, password: string) =>
    errorCodeOf(person.api.account.changePassword({ currentPassword, password }));
  expect(await change("Wrong-one-1", newPassword)).toBe("WRONG_PASSWORD");
  expect(await change("", newPassword)).toBe("WRONG_PASSWORD");
  expect(await change(goodPassword, "weak")).toBe("WEAK_PASSWORD");
  expect(await change(goodPassword, "Stillpoint-2026")).toBe("OWN_WORDS_PASSWORD");
  await elsewhere(person);
  expect(await kindsOf(person)).not.toContain("password changed");
});

test("an address changes when the link to the new one is opened, once, and both addresses are told each time", async () => {
  const person = await server.person();
  const email = freeAddress();
  const token = await wantAddress(person, email.toUpperCase());
  await emailTo(person.email, /wants to change/);
  expect((await person.api.account.session()).session?.user.email).toBe(person.email);
  const { confirmEmail, signIn } = server.visitor().api.account;
  expect(await confirmEmail({ token })).toEqual({ email });
  expect((await person.api.account.session()).session?.user).toMatchObject({ email, email_verified: true });
  await emailTo(person.email, /was changed/);
  await emailTo(email, /your Stillpoint email address now/);
  expect(await errorCodeOf(confirmEmail({ token }))).toBe("EMAIL_LINK_INVALID");
  expect(await errorCodeOf(signIn({ email: person.email, password: goodPassword }))).toBe(
    "INVALID_CREDENTIALS",
  );
  await signIn({ email, password: goodPassword });
});

test("a stranger at an open screen changes no address: it takes the password", async () => {
  const person = await server.person();
  const email = freeAddress();
  const asked = person.api.account.changeEmail({ email, password: "Wrong-one-1" });
  expect(await errorCodeOf(asked)).toBe("WRONG_PASSWORD");
  expect((await server.services.outbox?.list())?.filter(({ to }) => to === email)).toEqual([]);
});

test("a link to another address ends after a day, by a newer one, by a closed account, and is never guessed", async () => {
  const person = await server.person();
  const { confirmEmail } = server.visitor().api.account;
  const first = await wantAddress(person, freeAddress());
  const second = await wantAddress(person, freeAddress());
  for (const token of [first, "made-up", `${second}x`, "%"])
    expect(await errorCodeOf(confirmEmail({ token }))).toBe("EMAIL_LINK_INVALID");
  const began = now;
  now = new Date(began.getTime() + dayMs + 1);
  expect(await errorCodeOf(confirmEmail({ token: second }))).toBe("EMAIL_LINK_INVALID");
  now = began;
  const third = await wantAddress(person, freeAddress());
  await person.api.account.close({ password: goodPassword });
  expect(await errorCodeOf(confirmEmail({ token: third }))).toBe("EMAIL_LINK_INVALID");
});

test("an address that has an account is not taken over, also when it got one after the link was sent", async () => {
  const [person, other] = [await server.person(), await server.person()];
  const taken = person.api.account.changeEmail({ email: other.email, password: goodPassword });
  expect(await errorCodeOf(taken)).toBe("EMAIL_TAKEN");
  const email = freeAddress();
  const token = await wantAddress(person, email);
  const signUp = { fullName: "Quick", email, password: newPassword, agreed: true as const };
  await server.visitor().api.account.signUp(signUp);
  expect(await errorCodeOf(server.visitor().api.account.confirmEmail({ token }))).toBe("EMAIL_TAKEN");
  expect((await person.api.account.session()).session?.user.email).toBe(person.email);
});

test("somebody sees where they are signed in, ends one browser, all others, or all, and nobody else's", async () => {
  const [person, bystander] = [await server.person(), await server.person()];
  const [one, two] = [await elsewhere(person), await elsewhere(person)];
  const listed = await person.api.account.browsers();
  expect(listed).toHaveLength(3);
  expect(listed.filter(({ isThis }) => isThis)).toHaveLength(1);
  expect(JSON.stringify(listed)).not.toContain(
    decodeURIComponent(person.cookie()).split("=")[1]?.split(".")[0],
  );
  const ofOne = (await one.api.account.browsers()).find(({ isThis }) => isThis)?.id ?? "";
  const end = (client: TestClient, sessionId: string) => client.api.account.endBrowser({ sessionId });
  expect(await errorCodeOf(end(bystander, ofOne))).toBe("NOT_FOUND");
  await end(person, ofOne);
  expect([await isSignedIn(one), await isSignedIn(two)]).toEqual([false, true]);
  expect(await errorCodeOf(end(person, ofOne))).toBe("NOT_FOUND");
  expect(await person.api.account.signOutEverywhere({ keepThis: true })).toEqual({ ended: 1 });
  expect([await isSignedIn(two), await isSignedIn(person)]).toEqual([false, true]);
  const three = await elsewhere(person);
  await person.api.account.signOutEverywhere({ keepThis: false });
  expect([await isSignedIn(three), await isSignedIn(person), await isSignedIn(bystander)]).toEqual([
    false,
    false,
    true,
  ]);
});

test("signing in again in one browser ends the session it had, and never another person's", async () => {
  const [person, other] = [await server.person(), await server.person()];
  const before = person.cookie();
  await person.api.account.signIn({ email: person.email, password: goodPassword });
  expect((await server.visitor().fetch("/api/chats", { headers: { cookie: before } })).status).toBe(401);
  const theirs = other.cookie();
  await other.api.account.signIn({ email: person.email, password: goodPassword });
  expect((await server.visitor().fetch("/api/chats", { headers: { cookie: theirs } })).status).toBe(200);
});

test("a person reads what happened to their account, also what others tried, with the browser in words", async () => {
  const person = await server.person();
  const userAgent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
  const tried = await server.visitor().fetch("/api/auth/sign-in", {
    method: "POST",
    headers: { "content-type": "application/json", "user-agent": userAgent },
    body: JSON.stringify({ email: person.email.toUpperCase(), password: "Wrong-one-1" }),
  });
  expect(tried.status).toBe(401);
  await person.api.account.changeName({ fullName: "Another Name" });
  expect((await person.api.account.session()).session?.user.full_name).toBe("Another Name");
  const events = await person.api.account.events();
  expect(events.map(({ kind }) => kind).toSorted()).toEqual(["name changed", "sign-in failed", "signed up"]);
  expect(events.find(({ kind }) => kind === "sign-in failed")?.browser).toBe("Firefox on Linux");
  const { rows } = await server.services.db.asUser(person.id, (tx) =>
    tx.execute(sql`select * from account_events`),
  );
  expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(["at", "browser", "id", "kind", "user_id"]);
});

test("what happened to an account is kept for a year and then forgotten", async () => {
  const person = await server.person();
  const began = now;
  now = new Date(began.getTime() + 364 * dayMs);
  await server.services.accountEvents.forgetOld();
  expect(await kindsOf(person)).toEqual(["signed up"]);
  now = new Date(began.getTime() + 366 * dayMs);
  await server.services.accountEvents.forgetOld();
  expect(await server.services.accountEvents.list(person.id)).toEqual([]);
  now = began;
});
