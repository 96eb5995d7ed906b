import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { madeBeats, madePdf } from "#server/testing/files/made-files.ts";
import { collect, eventOf, message, textOf } from "#server/testing/test-person.ts";
import { startTestServer, withdrawAgreement } from "#server/testing/test-server.ts";
import { messageFile } from "#shared/chat/files.ts";
import { errorCatalogue } from "#shared/contract/errors.ts";
import { limits } from "#shared/limits/limits.ts";

const server = await startTestServer();
afterAll(() => server.close());

type Sender = Pick<Awaited<ReturnType<typeof server.person>>, "fetch">;

const give = (person: Sender, content: BodyInit, query = "name=notes.pdf") =>
  person.fetch(`/api/files?${query}`, { method: "POST", body: content, duplex: "half" } as RequestInit);

/** What a refused file is told, and that nothing of it stayed. */
async function errorCode(response: Response): Promise<string> {
  const { code, message: text, status } = await response.json();
  expect([status, text]).toEqual([response.status, errorCatalogue[code as keyof typeof errorCatalogue].text]);
  expect(await left()).toEqual([]);
  return code;
}

const left = () => readdir(join(server.dataDir, "incoming")).catch(() => []);
const hrv = { ...message({ text: "" }).config, counselMode: false, codeInterpreter: true };

test("a file is read, said what it is, and nothing of it stays behind", async () => {
  const person = await server.person();
  const response = await give(
    person,
    madePdf(["The river was quiet that evening."]),
    "name=../../etc/notes.pdf",
  );
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    name: "../../etc/notes.pdf",
    type: "pdf",
    heart: null,
    text: "The river was quiet that evening.",
  });
  expect(await left()).toEqual([]);
});

test("10 MB and a byte, empty and broken files and unknown modes are refused with the catalogue's sentences", async () => {
  const person = await server.person();
  const tooLarge = new Uint8Array(limits.file.maxBytes + 1);
  expect(await errorCode(await give(person, tooLarge))).toBe("FILE_TOO_LARGE");
  const streamed = new ReadableStream({
    start: (controller) => {
      controller.enqueue(tooLarge);
      controller.close();
    },
  });
  expect(await errorCode(await give(person, streamed))).toBe("FILE_TOO_LARGE");
  expect(await errorCode(await give(person, new Uint8Array(0)))).toBe("FILE_EMPTY");
  expect(await errorCode(await give(person, "%PDF-1.7 broken"))).toBe("FILE_UNREADABLE");
  expect((await give(person, "a,b\n1,2", "mode=all")).status).toBe(400);
});

test("a file is read for nobody who is not signed in or has not agreed", async () => {
  expect(await errorCode(await give(server.visitor(), "a,b\n1,2"))).toBe("SIGNED_OUT");
  const person = await server.person();
  await withdrawAgreement(server, person.id);
  expect(await errorCode(await give(person, "a,b\n1,2"))).toBe("AGREEMENT_NEEDED");
});

test("figures of the heart are answered in plain words with what was corrected and the conventions, and keep their pictures", async () => {
  const person = await server.person();
  const beats = madeBeats(400);
  beats[100] = 1900;
  const read = await give(person, beats.join("\n"), "mode=heart&name=morning.txt");
  const file = messageFile.parse(await read.json());
  const events = await collect(await person.api.chat.send({ ...message({ text: "", config: hrv }), file }));
  const reply = textOf(events);
  expect(reply).toMatch(/\d+ heartbeats over 6 minutes\. 0\.\d+ % of the beats were corrected/);
  expect(reply).toMatch(/RMSSD, the root mean square of successive differences/);
  expect(reply).toMatch(/diagnos/);
  expect(reply).not.toMatch(/normal|healthy|unhealthy|stressed|disorder/i);
  const { message: saved } = eventOf(events, "saved");
  expect(saved.heart?.beats?.tachogram.corrected).toContain(true);
  const { messages } = await person.api.chat.messages({ sessionId: saved.chatSessionId });
  expect(messages.at(-1)?.heart).toEqual(file.heart);
});

test("numbers that can be two things are asked about, and read as what the person says", async () => {
  const person = await server.person();
  const numbers = "60.5\n61.2\n62.1\n62.9\n63.7\n64.8\n";
  expect(await errorCode(await give(person, numbers, "mode=heart&name=a.txt"))).toBe("HEART_TIMES_OR_RATES");
  const read = await give(person, numbers, "mode=heart&name=a.txt&readAs=rates");
  expect(messageFile.parse(await read.json()).heart?.rates?.count).toBe(6);
});
