import { z } from "zod";

/** A person at the product's door, with the cookies of a browser. */
export interface Driver {
  /** Calls `group/name` and parses the answer; throws `CallRefused` when it is refused. */
  call<S extends z.ZodType>(name: string, input: object | undefined, answer: S): Promise<z.infer<S>>;
  /** Calls what answers with a stream; leaving the loop hangs up. */
  listen<S extends z.ZodType>(
    name: string,
    input: object,
    event: S,
    signal?: AbortSignal,
  ): AsyncGenerator<z.infer<S>, void, void>;
  /** The bytes at an address of the product. */
  bytes(path: string, headers?: Record<string, string>): Promise<Uint8Array<ArrayBuffer>>;
  /** Sends bytes to an address of the product. */
  send(method: string, path: string, body: Uint8Array<ArrayBuffer>, type: string): Promise<void>;
  /** The same browser at the door of another process of the product. */
  elsewhere(url: string): Driver;
}

/** A call that was answered with an error, or a stream that ended in one; `said` is its text. */
export class CallRefused extends Error {
  override readonly name = "CallRefused";
  readonly said: string;

  constructor(what: string, said: string) {
    super(`${what}: ${said}`);
    this.said = said;
  }
}

const envelope = z.object({ json: z.unknown() });

/** Drives a product over HTTP as the page does; the address stays the same over restarts. */
export function driveProduct(url: string, cookieBefore = ""): Driver {
  let cookie = cookieBefore;
  const post = async (name: string, input: object | undefined, signal?: AbortSignal): Promise<Response> => {
    const response = await fetch(`${url}/api/rpc/${name}`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: url, cookie },
      body: JSON.stringify(input === undefined ? {} : { json: input }),
      ...(signal ? { signal } : {}),
    });
    const given = response.headers.getSetCookie().map((line) => line.split(";")[0]);
    if (given.length > 0) cookie = given.join("; ");
    if (!response.ok) throw new CallRefused(`${name} answered ${response.status}`, await response.text());
    return response;
  };
  return {
    call: async (name, input, answer) =>
      answer.parse(envelope.parse(await (await post(name, input)).json()).json),
    async *listen(name, input, event, signal) {
      const leaving = new AbortController();
      const until = signal ? AbortSignal.any([signal, leaving.signal]) : leaving.signal;
      const response = await post(name, input, until);
      let kind = "";
      try {
        for await (const line of lines(response)) {
          if (line.startsWith("event: ")) kind = line.slice(7);
          if (!line.startsWith("data: ") || kind === "done") continue;
          if (kind === "error") throw new CallRefused(`${name} broke`, line.slice(6));
          yield event.parse(envelope.parse(JSON.parse(line.slice(6))).json);
        }
      } finally {
        leaving.abort();
      }
    },
    bytes: async (path, headers = {}) => {
      const response = await fetch(url + path, { headers: { cookie, ...headers } });
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
      return new Uint8Array(await response.arrayBuffer());
    },
    send: async (method, path, body, type) => {
      const headers = { "content-type": type, origin: url, cookie };
      const response = await fetch(url + path, { method, headers, body });
      if (!response.ok) throw new CallRefused(`${path} answered ${response.status}`, await response.text());
    },
    elsewhere: (other) => driveProduct(other, cookie),
  };
}

async function* lines(response: Response): AsyncGenerator<string, void, void> {
  if (!response.body) throw new Error("the stream has no body");
  let rest = "";
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    const parts = (rest + chunk).split("\n");
    rest = parts.pop() ?? "";
    yield* parts;
  }
}
