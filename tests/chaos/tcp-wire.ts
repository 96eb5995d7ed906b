import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { createWakeUp } from "#server/wake-up.ts";

/** A wire between two programs, on loopback, that can be cut, held up and made slow. */
export interface TcpWire {
  port: number;
  /** Breaks what is open and takes up nothing more. */
  cut(): void;
  /** Nothing moves in either direction, and nothing is said of it. */
  hold(): void;
  /** What is open now stays silent for ever, as after a failover or behind a firewall; new connections work. */
  lose(): void;
  /** Everything takes so much longer, in each direction. */
  slow(ms: number): void;
  /** Each new connection breaks off after as many bytes of its answers as this says. */
  breakOffAfter(bytes: () => number): void;
  /** Works as a wire again. */
  mend(): void;
  close(): Promise<void>;
}

interface Link {
  client: Socket;
  far: Socket;
  isLost: boolean;
}

/** Lays one to whichever of the ports takes a connection up; with several, they take turns. */
export async function layWire(ports: () => readonly number[]): Promise<TcpWire> {
  const links = new Set<Link>();
  const moving = createWakeUp();
  let state: "whole" | "cut" | "held" = "whole";
  let delayMs = 0;
  let bytesLeft: (() => number) | undefined;
  let turn = 0;

  const passage = async (link: Link) => {
    while (state === "held" || link.isLost) await moving.next();
    if (delayMs > 0) await pause(delayMs);
  };
  const carry = async (link: Link, from: Socket, to: Socket, most: number) => {
    let left = most;
    for await (const chunk of from as AsyncIterable<Buffer>) {
      await passage(link);
      const part = chunk.subarray(0, left);
      left -= part.length;
      if (!to.write(part)) await Promise.race([once(to, "drain"), once(to, "close")]);
      if (left === 0) return void to.end(() => breakLink(link));
    }
    await passage(link);
    to.end();
  };
  const breakLink = (link: Link) => {
    links.delete(link);
    link.client.resetAndDestroy();
    link.far.destroy();
  };
  const link = (client: Socket, far: Socket) => {
    const made: Link = { client, far, isLost: false };
    links.add(made);
    const most = bytesLeft?.() ?? Number.POSITIVE_INFINITY;
    // Either side may break off at any moment: then both are at their end.
    carry(made, client, far, Number.POSITIVE_INFINITY).catch(() => breakLink(made));
    carry(made, far, client, most).catch(() => breakLink(made));
    client.once("close", () => links.delete(made));
  };

  const server = createServer({ allowHalfOpen: true }, (client) => {
    client.on("error", () => {});
    if (state === "cut") return void client.resetAndDestroy();
    void reach(ports(), turn++).then((far) => {
      if (!far || state === "cut") client.resetAndDestroy();
      else link(client, far);
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the wire has no port");

  const breakAll = () => {
    for (const each of [...links]) breakLink(each);
  };
  return {
    port: address.port,
    cut: () => {
      state = "cut";
      breakAll();
    },
    hold: () => {
      state = "held";
    },
    lose: () => {
      for (const each of links) each.isLost = true;
    },
    slow: (ms) => {
      delayMs = ms;
    },
    breakOffAfter: (bytes) => {
      bytesLeft = bytes;
    },
    mend: () => {
      state = "whole";
      delayMs = 0;
      bytesLeft = undefined;
      moving.all();
    },
    close: async () => {
      breakAll();
      server.close();
      await once(server, "close");
    },
  };
}

/** The first of the ports, beginning with whose turn it is, at which somebody listens. */
async function reach(ports: readonly number[], turn: number): Promise<Socket | undefined> {
  for (let step = 0; step < ports.length; step++) {
    const port = ports[(turn + step) % ports.length];
    if (port === undefined) continue;
    const far = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
    try {
      await once(far, "connect");
      far.on("error", () => {});
      return far;
    } catch {
      // Nobody listens there: the next one may.
    }
  }
  return undefined;
}
