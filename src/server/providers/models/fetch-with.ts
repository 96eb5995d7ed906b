import { z } from "zod";

const object = z.record(z.string(), z.unknown());

/**
 * A fetch that changes the JSON body of every call: each parameter is set as given, and one given as null is taken out.
 * Without parameters it is the fetch itself.
 */
export function fetchWith(
  parameters: Readonly<Record<string, unknown>> | undefined,
  through: typeof fetch,
): typeof fetch {
  if (!parameters || Object.keys(parameters).length === 0) return through;
  return (input, init) => {
    if (typeof init?.body !== "string") return through(input, init);
    const body = { ...object.parse(JSON.parse(init.body)), ...parameters };
    const changed = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));
    return through(input, { ...init, body: JSON.stringify(changed) });
  };
}
