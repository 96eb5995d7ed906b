import { Duplex } from "node:stream";
import { MessageChannel, type MessagePort, type Worker } from "node:worker_threads";
import { sendJoined } from "./messages.ts";

/** Carries PostgreSQL's wire protocol between node-postgres and the worker that runs the embedded database. */
export class WireStream extends Duplex {
  readonly #worker: Pick<Worker, "postMessage">;
  #port: MessagePort | undefined;
  #held: Uint8Array[] = [];

  constructor(worker: Pick<Worker, "postMessage">) {
    super();
    this.#worker = worker;
  }

  /** Called by node-postgres in place of opening a socket; a port of its own keeps old answers from new questions. */
  connect(): this {
    const { port1, port2 } = new MessageChannel();
    port1.on("message", (bytes: Uint8Array) => this.push(bytes));
    this.#port = port1;
    this.#worker.postMessage(port2, [port2]);
    queueMicrotask(() => this.emit("connect"));
    return this;
  }

  override _write(chunk: Uint8Array, _encoding: string, done: () => void): void {
    this.#send([chunk]);
    done();
  }

  override _writev(writes: { chunk: Uint8Array }[], done: () => void): void {
    this.#send(writes.map(({ chunk }) => chunk));
    done();
  }

  /** All that is asked in one step of ours at once: each piece sent wakes a thread, which costs more than most of them. */
  #send(chunks: readonly Uint8Array[]): void {
    if (this.#held.length === 0)
      process.nextTick(() => {
        sendJoined(this.#port, this.#held);
        this.#held = [];
      });
    this.#held.push(...chunks);
  }

  override _read(): void {}

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#port?.close();
    done(error);
  }

  /** A socket's setting, which a port does not have. */
  setNoDelay(): this {
    return this;
  }

  /** A socket's setting, which a port does not have. */
  setKeepAlive(): this {
    return this;
  }

  /** Keeps the process alive while a query runs, as a socket would. */
  ref(): this {
    this.#port?.ref();
    return this;
  }

  /** Lets the process end, as a socket would. */
  unref(): this {
    this.#port?.unref();
    return this;
  }
}
