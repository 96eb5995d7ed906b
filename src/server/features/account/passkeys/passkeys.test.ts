import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { codeOf } from "#server/testing/authenticator.ts";
import { unzip } from "#server/testing/files/unzip.ts";
import { findEmail, findResetLink } from "#server/testing/find-email.ts";
import { createPasskeyDevice, type PasskeyDevice } from "#server/testing/passkey-device.ts";
import { errorCodeOf, goodPassword, type TestClient, type TestPerson } from "#server/testing/test-person.ts";
import { startTestServer } from "#server/testing/test-server.ts";
import { limits } from "#shared/limits/limits.ts";

const server = await startTestServer();
afterAll(() => server.close());
const { origin } = new URL(server.services.env.publicUrl);

interface Holder extends TestPerson {
  device: PasskeyDevice;
}

async function addPasskey(client: TestClient, device: PasskeyDevice, name = "My phone"): Promise<void> {
  const options = await client.api.passkey.begin({ password: goodPassword });
  await client.api.passkey.add({ name, credential: device.make(options) });
}

/** Somebody with a passkey on a device of theirs. */
async function holder(): Promise<Holder> {
  const person = await server.person();
  const device = createPasskeyDevice(origin);
  await addPasskey(person, device);
  return { ...person, device };
}

async function enter(client: TestClient, device: PasskeyDevice, otherwise = {}): Promise<void> {
  const options = await client.api.passkey.challenge();
  await client.api.passkey.enter({ credential: device.use(options, otherwise) });
}

const whoIs = async ({ api }: TestClient) => (await api.account.session()).session?.user.id;
const kindsOf = async ({ api }: TestClient) => (await api.account.events()).map(({ kind }) => kind);
const refused = async (work: Promise<unknown>) => expect(await errorCodeOf(work)).toBe("PASSKEY_REFUSED");

test("a passkey is added with the password, told of by e-mail, and signs in without one", async () => {
  const { device, ...person } = await holder();
  await findEmail(server.services, person.email, /A passkey was added/);
  const visitor = server.visitor();
  const options = await visitor.api.passkey.challenge();
  expect(options).toMatchObject({ rpId: "localhost", userVerification: "required" });
  expect(JSON.stringify(options)).not.toContain("allowCredentials");
  await visitor.api.passkey.enter({ credential: device.use(options) });
  expect(await whoIs(visitor)).toBe(person.id);
  const [kept] = await person.api.passkey.list();
  expect(kept).toMatchObject({ name: "My phone", isCopied: false, lastUsedAt: expect.any(String) });
  expect(await kindsOf(person)).toEqual(
    expect.arrayContaining(["passkey added", "signed in with a passkey"]),
  );
});

test("a stranger at an open screen adds and removes none", async () => {
  const person = await holder();
  const wrong = { password: "Wrong-one-1" };
  expect(await errorCodeOf(person.api.passkey.begin(wrong))).toBe("WRONG_PASSWORD");
  const passkeyId = (await person.api.passkey.list())[0]?.id ?? "";
  expect(await errorCodeOf(person.api.passkey.remove({ passkeyId, ...wrong }))).toBe("WRONG_PASSWORD");
  const credential = createPasskeyDevice(origin).make({ challenge: "made-up" });
  const unasked = person.api.passkey.add({ name: "Mine", credential });
  expect(await errorCodeOf(unasked)).toBe("PASSKEY_NOT_ADDED");
  expect(await person.api.passkey.list()).toHaveLength(1);
});

test("a removed passkey signs nobody in, and an e-mail and the list tell of it", async () => {
  const person = await holder();
  const passkeyId = (await person.api.passkey.list())[0]?.id ?? "";
  await person.api.passkey.remove({ passkeyId, password: goodPassword });
  await findEmail(server.services, person.email, /A passkey was removed/);
  expect(await person.api.passkey.list()).toEqual([]);
  expect(await kindsOf(person)).toContain("passkey removed");
  await refused(enter(server.visitor(), person.device));
});

test("another person's passkey is neither listed, nor removed, nor theirs to register", async () => {
  const [owner, attacker] = [await holder(), await holder()];
  const passkeyId = (await owner.api.passkey.list())[0]?.id ?? "";
  const removing = attacker.api.passkey.remove({ passkeyId, password: goodPassword });
  expect(await errorCodeOf(removing)).toBe("NOT_FOUND");
  const { id } = owner.device.use({ challenge: "any" });
  const copied = createPasskeyDevice(origin);
  const options = await attacker.api.passkey.begin({ password: goodPassword });
  const adding = attacker.api.passkey.add({ name: "Not mine", credential: copied.make(options, { id }) });
  expect(await errorCodeOf(adding)).toBe("PASSKEY_NOT_ADDED");
  const visitor = server.visitor();
  await enter(visitor, owner.device);
  expect(await whoIs(visitor)).toBe(owner.id);
});

test("a challenge that was answered counts once, for the browser it was given to, and not for two at one moment", async () => {
  const person = await holder();
  const visitor = server.visitor();
  const options = await visitor.api.passkey.challenge();
  const credential = person.device.use(options);
  const cookie = visitor.cookie();
  await refused(server.visitor().api.passkey.enter({ credential }));
  const again = () =>
    server.visitor().fetch("/api/auth/passkey", {
      method: "POST",
      headers: { "content-type": "application/json", cookie },
      body: JSON.stringify({ credential }),
    });
  const both = await Promise.all([again(), again()]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  const replay = await again();
  expect(replay.status).toBe(401);
  expect(replay.headers.getSetCookie().filter((line) => line.includes("session"))).toEqual([]);
});

test("a signature for another challenge, site, page or credential opens nothing, nor one of a device that was not unlocked", async () => {
  const [person, other] = [await holder(), await holder()];
  const own = person.device.use({ challenge: "any" }).id;
  const visitor = server.visitor();
  await visitor.api.passkey.challenge();
  await refused(visitor.api.passkey.enter({ credential: person.device.use({ challenge: "bWFkZS11cA" }) }));
  const lies = [
    { origin: "https://stillpoint.attacker.test" },
    { origin: `${origin}.attacker.test` },
    { rpId: "attacker.test" },
    { isUnlocked: false },
    { id: "bm9ib2R5cw" },
  ];
  for (const lie of lies) {
    await refused(enter(visitor, person.device, lie));
    expect(await whoIs(visitor)).toBeUndefined();
  }
  await refused(enter(visitor, other.device, { id: own }));
  expect(await whoIs(visitor)).toBeUndefined();
});

test("a passkey is not made for another site, page or challenge, nor by a device that was not unlocked", async () => {
  const person = await server.person();
  const device = createPasskeyDevice(origin);
  const add = async (otherwise: Parameters<PasskeyDevice["make"]>[1], challenge?: string) => {
    const options = await person.api.passkey.begin({ password: goodPassword });
    const credential = device.make(challenge === undefined ? options : { challenge }, otherwise);
    return errorCodeOf(person.api.passkey.add({ name: "Mine", credential }));
  };
  expect(await add({ origin: "https://attacker.test" })).toBe("PASSKEY_NOT_ADDED");
  expect(await add({ rpId: "attacker.test" })).toBe("PASSKEY_NOT_ADDED");
  expect(await add({ isUnlocked: false })).toBe("PASSKEY_NOT_ADDED");
  expect(await add({}, "bWFkZS11cA")).toBe("PASSKEY_NOT_ADDED");
  expect(await person.api.passkey.list()).toEqual([]);
});

test("a challenge for signing in adds no passkey, nor one that was begun by somebody else", async () => {
  const [person, attacker] = [await server.person(), await server.person()];
  const options = await person.api.passkey.challenge();
  const device = createPasskeyDevice(origin);
  const adding = person.api.passkey.add({ name: "Mine", credential: device.make(options) });
  expect(await errorCodeOf(adding)).toBe("PASSKEY_NOT_ADDED");
  const begun = await attacker.api.passkey.begin({ password: goodPassword });
  const ceremony = attacker
    .cookie()
    .split("; ")
    .filter((pair) => pair.startsWith("stillpoint.passkey"));
  const response = await server.visitor().fetch("/api/account/passkeys", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      cookie: [
        ...ceremony,
        ...person
          .cookie()
          .split("; ")
          .filter((pair) => pair.includes("session")),
      ].join("; "),
    },
    body: JSON.stringify({ name: "Theirs", credential: device.make(begun) }),
  });
  expect(response.status).toBe(400);
  expect([await person.api.passkey.list(), await attacker.api.passkey.list()]).toEqual([[], []]);
});

test("a device whose count falls back is a copy, and is refused", async () => {
  const person = await holder();
  await enter(server.visitor(), person.device, { counter: 7 });
  await refused(enter(server.visitor(), person.device, { counter: 7 }));
  await enter(server.visitor(), person.device, { counter: 8 });
});

test("a passkey stands for both steps: no code is asked for, and signing in again ends this browser's earlier session", async () => {
  const person = await holder();
  const { key } = await person.api.twoStep.begin({ password: goodPassword });
  await person.api.twoStep.confirm({ code: await codeOf(key) });
  const visitor = server.visitor();
  await enter(visitor, person.device);
  expect(await whoIs(visitor)).toBe(person.id);
  const before = (await person.api.account.browsers()).length;
  await enter(visitor, person.device);
  expect(await person.api.account.browsers()).toHaveLength(before);
});

test("a new password removes every passkey, changed or reset", async () => {
  const [changing, resetting] = [await holder(), await holder()];
  const password = "Other-water-8";
  await changing.api.account.changePassword({ currentPassword: goodPassword, password });
  await server.visitor().api.account.requestReset({ email: resetting.email });
  const link = await findResetLink(server.services, resetting.email);
  await server.visitor().api.account.resetPassword({ ...link, password });
  for (const { device } of [changing, resetting]) await refused(enter(server.visitor(), device));
  expect(await changing.api.passkey.list()).toEqual([]);
});

test("a closed account is reached by a passkey, and is closed all the same", async () => {
  const person = await holder();
  await person.api.account.close({ password: goodPassword });
  const visitor = server.visitor();
  await enter(visitor, person.device);
  expect((await visitor.api.account.session()).closed?.email).toBe(person.email);
  expect((await visitor.fetch("/api/chats")).status).toBe(403);
});

test("where addresses must be confirmed a passkey opens no account whose address is not", async () => {
  const strict = await startTestServer({ SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "app@example.test" });
  try {
    const visitor = strict.visitor();
    const email = "somebody@example.test";
    await visitor.api.account.signUp({ fullName: "A", email, password: goodPassword, agreed: true });
    const set = (isConfirmed: boolean) =>
      strict.services.db.asAccounts((tx) =>
        tx.execute(sql`update users set email_verified = ${isConfirmed} where email = ${email}`),
      );
    await set(true);
    await visitor.api.account.signIn({ email, password: goodPassword });
    const device = createPasskeyDevice(origin);
    await addPasskey(visitor, device);
    await set(false);
    const other = strict.visitor();
    expect(await errorCodeOf(enter(other, device))).toBe("EMAIL_NOT_VERIFIED");
    expect(await whoIs(other)).toBeUndefined();
    expect(await visitor.api.account.browsers()).toHaveLength(1);
  } finally {
    await strict.close();
  }
});

test("there is an end to how many passkeys a person has", async () => {
  const person = await holder();
  await server.services.db.asAccounts((tx) =>
    tx.execute(sql`insert into passkeys (user_id, name, credential_id, public_key, counter, device_type, backed_up)
      select ${person.id}, 'Another', ${person.id} || n, '', 0, 'singleDevice', false
      from generate_series(2, ${limits.passkey.perPerson}) n`),
  );
  const refusal = person.api.passkey.begin({ password: goodPassword });
  expect(await errorCodeOf(refusal)).toBe("TOO_MANY_PASSKEYS");
});

test("the export names the passkeys and holds nothing of their keys", async () => {
  const person = await holder();
  const files = unzip(new Uint8Array(await (await person.fetch("/api/export")).arrayBuffer()));
  const exported = Buffer.from(files.get("account.json") ?? []).toString("utf8");
  const { rows } = await server.services.db.asAccounts((tx) =>
    tx.execute<{ public_key: string }>(sql`select public_key from passkeys where user_id = ${person.id}`),
  );
  expect(exported).toContain("My phone");
  expect(rows[0]?.public_key).toMatch(/\S{40}/);
  expect(exported).not.toContain(rows[0]?.public_key ?? "");
});
