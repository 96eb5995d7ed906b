import { once } from "node:events";
import { createServer } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

/** A message as it arrived: its envelope and every byte of it. */
export interface ArrivedMail {
  from: string;
  to: string[];
  raw: string;
}

/** A real mail server on loopback. */
export interface MailServer extends Disposable {
  url: string;
  arrived: ArrivedMail[];
}

/** The user and the password of a mail server that asks for them. */
export const mailSignIn = { user: "app", password: "s3cret/word" };

/** Starts one that takes everything unless told otherwise; it does not offer TLS unless `options` ask for it. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const arrived: ArrivedMail[] = [];
  const server = new SMTPServer({
    logger: false,
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    onAuth: ({ username, password }, _session, done) =>
      username === mailSignIn.user && password === mailSignIn.password
        ? done(null, { user: username })
        : done(new Error(`no such user as ${username}:${password}`)),
    onData: (stream, { envelope }, done) => {
      const from = envelope.mailFrom === false ? "" : envelope.mailFrom.address;
      text(stream).then((raw) => {
        arrived.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw });
        done();
      }, done);
    },
    ...options,
  });
  // Connections that a test breaks off are no concern of the server's.
  server.on("error", () => {});
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  return {
    url: addressOf(server.server.address()),
    arrived,
    [Symbol.dispose]: () => server.close(() => {}),
  };
}

/** Something that accepts connections and says nothing. */
export async function startSilentServer(): Promise<Disposable & { url: string }> {
  const sockets = new Set<Disposable>();
  const server = createServer((socket) => {
    socket.on("error", () => {});
    sockets.add({ [Symbol.dispose]: () => socket.destroy() });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: addressOf(server.address()),
    [Symbol.dispose]: () => {
      for (const socket of sockets) socket[Symbol.dispose]();
      server.close();
    },
  };
}

/** What a person would see of a message: its quoted-printable parts decoded. */
export function readable({ raw }: ArrivedMail): string {
  return raw
    .replace(/=\r\n/g, "")
    .replace(/(?:=[0-9A-F]{2})+/g, (bytes) => decodeURIComponent(bytes.replaceAll("=", "%")));
}

function addressOf(address: ReturnType<ReturnType<typeof createServer>["address"]>): string {
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  return `smtp://127.0.0.1:${address.port}`;
}
