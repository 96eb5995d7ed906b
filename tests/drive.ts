import { z } from "zod";

/** A person at the product's door, with the cookies of a browser. */
export interface Driver {
  /** Calls `group/name` and parses the answer; throws with the answer's text when it is refused. */
  call<S extends z.ZodType>(name: string, input: object | undefined, answer: S): Promise<z.infer<S>>;
  /** Calls what answers with a stream; leaving the loop hangs up. */
  listen<S extends z.ZodType>(name: string, input: object, event: S): AsyncGenerator<z.infer<S>, void, void>;
  /** The bytes at an address of the product. */
  bytes(path: string): Promise<Uint8Array<ArrayBuffer>>;
  /** The same browser at the door of another process of the product. */
  elsewhere(url: string): Driver;
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
    if (!response.ok) throw new Error(`${name} answered ${response.status}: ${await response.text()}`);
    return response;
  };
  return {
    call: async (name, input, answer) =>
      answer.parse(envelope.parse(await (await post(name, input)).json()).json),
    async *listen(name, input, event) {
      const leaving = new AbortController();
      const response = await post(name, input, leaving.signal);
      let kind = "";
      try {
        for await (const line of lines(response)) {
          if (line.startsWith("event: ")) kind = line.slice(7);
          if (!line.startsWith("data: ") || kind === "done") continue;
          if (kind === "error") throw new Error(`${name} broke: ${line}`);
          yield event.parse(envelope.parse(JSON.parse(line.slice(6))).json);
        }
      } finally {
        leaving.abort();
      }
    },
    bytes: async (path) => {
      const response = await fetch(url + path, { headers: { cookie } });
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
      return new Uint8Array(await response.arrayBuffer());
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
