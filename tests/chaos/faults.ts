import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { findFaketime, type Installation, type Layout } from "./installation.ts";

/** One way in which a part fails. */
export interface Fault {
  /** What happens, as a heading of the page says it. */
  name: string;
  layout: Layout;
  /** The part that fails; faults of one part follow each other. */
  part?: "database" | "bucket";
  /** Brings it on. */
  strike(installation: Installation): Promise<void> | void;
  /** What is to be told beside the figures, once it was brought on. */
  told?(): string;
  /** How long it lasts, in seconds; at once over where nothing is said. */
  seconds?: number;
  /** Ends it. */
  mend?(installation: Installation): Promise<void> | void;
  /** Puts things back that stay broken while people go on. */
  afterwards?(installation: Installation): Promise<void> | void;
  /** People ask for a narration just before, and for another while it lasts. */
  hasNarrations?: true | undefined;
  /** People ask for a letter while it lasts. */
  hasLetters?: true;
  /** In tests it lasts so many seconds, and is among those that are brought on there. */
  shortSeconds?: number;
  /** Why it cannot be brought on here; nothing where it can. */
  obstacle?(): string | undefined;
}

/** Every fault, in the order in which they are brought on: one process, then two, then all of it in one directory. */
export const faults: readonly Fault[] = [
  {
    name: "The database is restarted",
    layout: "one",
    part: "database",
    strike: ({ postgres }) => postgres?.shutDown(),
    mend: ({ postgres }) => postgres?.bringBack(),
    hasNarrations: true,
  },
  {
    name: "The database is killed, and is back after a while",
    layout: "one",
    part: "database",
    seconds: 10,
    shortSeconds: 1,
    strike: ({ postgres }) => postgres?.crash(),
    mend: ({ postgres }) => postgres?.bringBack(),
    hasNarrations: true,
  },
  {
    name: "The database is frozen: connections stay open, and nothing answers",
    layout: "one",
    part: "database",
    seconds: 15,
    shortSeconds: 1,
    strike: ({ postgres }) => postgres?.freeze(),
    mend: ({ postgres }) => postgres?.thaw(),
    hasNarrations: true,
  },
  {
    name: "The database is cut off: connections break, and none is taken up",
    layout: "one",
    part: "database",
    seconds: 15,
    shortSeconds: 1,
    strike: ({ wires }) => wires.database.cut(),
    mend: ({ wires }) => wires.database.mend(),
  },
  {
    name: "The database's open connections fall silent for ever, as after a failover; new ones work",
    layout: "one",
    part: "database",
    strike: ({ wires }) => wires.database.lose(),
  },
  {
    name: "The database is slow: 50 ms more on each way there and back",
    layout: "one",
    part: "database",
    seconds: 15,
    strike: ({ wires }) => wires.database.slow(50),
    mend: ({ wires }) => wires.database.mend(),
  },
  {
    name: "The database has no connection left, for others hold them all",
    layout: "one",
    part: "database",
    seconds: 15,
    ...takeConnections(),
  },
  {
    name: "The bucket answers every call with an error",
    layout: "one",
    part: "bucket",
    seconds: 15,
    strike: ({ bucket }) => bucket.behave("fails"),
    mend: ({ bucket }) => bucket.behave("ok"),
    hasNarrations: true,
  },
  {
    name: "The bucket is slow: 300 ms more for each piece",
    layout: "one",
    part: "bucket",
    seconds: 15,
    strike: ({ wires }) => wires.bucket.slow(300),
    mend: ({ wires }) => wires.bucket.mend(),
    hasNarrations: true,
  },
  {
    name: "The bucket is full",
    layout: "one",
    part: "bucket",
    seconds: 15,
    shortSeconds: 1,
    strike: ({ bucket }) => bucket.behave("full"),
    mend: ({ bucket }) => bucket.behave("ok"),
    hasNarrations: true,
  },
  {
    name: "The model server hangs up, each time after another number of bytes",
    layout: "one",
    seconds: 45,
    shortSeconds: 2,
    ...hangUps(),
  },
  {
    name: "The mail server is down",
    layout: "one",
    seconds: 10,
    strike: ({ wires }) => wires.mail.cut(),
    mend: ({ wires }) => wires.mail.mend(),
    hasLetters: true,
  },
  {
    name: "The mail server takes connections up and never answers",
    layout: "one",
    seconds: 10,
    strike: ({ wires }) => wires.mail.hold(),
    mend: ({ wires }) => {
      wires.mail.cut();
      wires.mail.mend();
    },
    hasLetters: true,
  },
  {
    name: "10,000 connections that send a byte now and then",
    layout: "one",
    seconds: 20,
    ...slowConnections(10_000),
  },
  {
    name: "The process is killed amidst replies and narrations, and started again",
    layout: "one",
    strike: ({ first }) => first.kill("SIGKILL"),
    mend: ({ first }) => first.restart(),
    hasNarrations: true,
  },
  {
    name: "One of two processes is killed amidst replies and narrations, and stays away",
    layout: "two",
    strike: ({ first }) => first.kill("SIGKILL"),
    afterwards: ({ first }) => first.restart(),
    hasNarrations: true,
  },
  {
    name: "Two processes are exchanged one after the other",
    layout: "two",
    strike: async ({ products }) => {
      for (const product of products) await product.restart();
    },
    hasNarrations: true,
  },
  {
    name: "The process with its database inside is killed, and started again",
    layout: "embedded",
    strike: ({ first }) => first.kill("SIGKILL"),
    mend: ({ first }) => first.restart(),
    hasNarrations: true,
  },
  {
    name: "The disk is full",
    layout: "embedded",
    seconds: 10,
    strike: ({ fillDisk }) => fillDisk(),
    mend: ({ clearDisk }) => clearDisk(),
    hasNarrations: true,
  },
  ...[3, -3, 24 * 40].map(clockOff),
];

/** The clock of the product and of its database jumps, and jumps back. */
function clockOff(hours: number): Fault {
  const span = Math.abs(hours) > 48 ? `${Math.abs(hours) / 24} days` : `${Math.abs(hours)} hours`;
  return {
    name: `The clock jumps ${span} ${hours > 0 ? "forward" : "back"}, and is set right again`,
    layout: "embedded",
    seconds: 10,
    strike: ({ setClock }) => setClock?.(hours),
    mend: ({ setClock }) => setClock?.(0),
    hasNarrations: true,
    obstacle: () => (findFaketime() ? undefined : "there is no faketime on this machine"),
  };
}

/** Takes every connection of the database, the product's own included, and keeps them. */
function takeConnections(): Pick<Fault, "strike" | "mend"> {
  const held: Client[] = [];
  let taking: Promise<void> | undefined;
  let isOver = false;
  const take = async (url: string) => {
    while (!isOver) {
      const client = new Client({ connectionString: url });
      client.on("error", () => {});
      try {
        await client.connect();
        held.push(client);
      } catch {
        await pause(20); // none is left at the moment
      }
    }
  };
  return {
    strike: async ({ postgres }) => {
      if (!postgres) return;
      isOver = false;
      taking = take(postgres.url);
      while (held.length === 0) await pause(20);
      await held[0]?.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = '' and pid <> pg_backend_pid() and usename = 'postgres' and query <> ''",
      );
    },
    mend: async () => {
      isOver = true;
      await taking;
      await Promise.all(held.splice(0).map((client) => client.end().catch(() => undefined)));
    },
  };
}

/** Each connection to the model server breaks off after another number of bytes, spread over a whole answer. */
function hangUps(): Pick<Fault, "strike" | "mend" | "told"> {
  const longest = 3000;
  const step = 617;
  const after: number[] = [];
  return {
    strike: ({ wires }) => {
      after.length = 0;
      wires.model.cut(); // what is kept open from before would not break off
      wires.model.mend();
      wires.model.breakOffAfter(() => {
        const bytes = (after.length * step) % longest;
        after.push(bytes);
        return bytes;
      });
    },
    mend: ({ wires }) => wires.model.mend(),
    told: () =>
      `${after.length} connections broke off, after ${Math.min(...after)} to ${Math.max(...after)} bytes of their answers.`,
  };
}

/** Opens that many connections that begin a request and never come to its end. */
function slowConnections(wanted: number): Pick<Fault, "strike" | "mend" | "told"> {
  const open = new Set<Socket>();
  let most = 0;
  let timer: NodeJS.Timeout | undefined;
  return {
    strike: async ({ first }) => {
      const port = Number(new URL(first.url).port);
      most = 0;
      for (let count = 0; count < wanted; count++) {
        const socket = connect({ port, host: "localhost" });
        socket.on("connect", () => {
          open.add(socket);
          most = Math.max(most, open.size);
          socket.write("POST /api/rpc/chat/send HTTP/1.1\r\nHost: localhost\r\nX-Slow: ");
        });
        socket.on("error", () => {});
        socket.on("close", () => open.delete(socket));
        if (count % 100 === 99) await pause(20);
      }
      timer = setInterval(() => {
        for (const socket of open) socket.write("x");
      }, 5000);
    },
    told: () => `${most} of them were open at once.`,
    mend: () => {
      clearInterval(timer);
      for (const socket of open) socket.destroy();
    },
  };
}
