import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test, vi } from "vitest";
import { StepSocket } from "./step-socket.ts";

test("what is written in one step leaves as one write after it, and what comes in the next as another", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  const socket = new StepSocket();
  const one = vi.spyOn(socket, "_write");
  const several = vi.spyOn(socket, "_writev");
  const untilConnected = once(socket, "connect");
  socket.connect(address.port, "127.0.0.1");
  const taken = await new Promise<Socket>((resolve) => server.once("connection", resolve));
  await untilConnected;
  const heard = text(taken);

  socket.write("begin ");
  // As node-postgres holds the messages of a statement together.
  socket.cork();
  socket.write("parse ");
  socket.write("bind ");
  socket.uncork();
  expect([one.mock.calls.length, several.mock.calls.length]).toEqual([0, 0]);
  await Promise.resolve().then(() => socket.write("execute "));
  await new Promise(setImmediate);
  expect([one.mock.calls.length, several.mock.calls.length]).toEqual([0, 1]);

  socket.write("commit");
  await new Promise(setImmediate);
  expect(one.mock.calls.length + several.mock.calls.length).toBe(2);
  socket.end();
  expect(await heard).toBe("begin parse bind execute commit");
});
