import { MessagePort, parentPort, workerData } from "node:worker_threads";
import { MessageCutter, sendJoined } from "./messages.ts";
import { openPGlite } from "./open-pglite.ts";

const parent = parentPort;
if (!parent) throw new Error("The embedded database runs in a worker thread.");

const terminate = "X".charCodeAt(0);
const database = await openPGlite(String(workerData));
let connection: MessagePort | undefined;
let work: Promise<void> = Promise.resolve();

/** The embedded database has one session: a new connection ends the old one's transaction and settings. */
function accept(port: MessagePort): void {
  const cutter = new MessageCutter();
  connection = port;
  enqueue(async () => {
    await database.exec("rollback");
    await database.exec("discard all");
  });
  port.on("message", (bytes: Uint8Array) => enqueue(() => serve(port, cutter.push(bytes))));
}

/** Answers are sent on by so many bytes: each piece sent wakes the other thread, and a large result is never held whole. */
const pieceBytes = 65_536;

async function serve(port: MessagePort, messages: Uint8Array): Promise<void> {
  if (port !== connection || messages.length === 0 || messages[0] === terminate) return;
  let held: Uint8Array[] = [];
  let heldBytes = 0;
  const send = (): void => {
    if (heldBytes > 0) sendJoined(port, held);
    held = [];
    heldBytes = 0;
  };
  const onRawData = (bytes: Uint8Array): void => {
    held.push(bytes.slice());
    heldBytes += bytes.length;
    if (heldBytes >= pieceBytes) send();
  };
  try {
    await database.execProtocolRawStream(messages, { onRawData, syncToFs: false });
  } finally {
    send();
  }
}

function enqueue(task: () => Promise<void>): void {
  work = work.then(task);
}

async function close(): Promise<void> {
  await database.close();
  connection?.close();
  parent?.postMessage("closed");
  parent?.close();
}

parent.on("message", (message: unknown) => {
  if (message instanceof MessagePort) accept(message);
  if (message === "close") enqueue(close);
});
parent.postMessage("ready");
