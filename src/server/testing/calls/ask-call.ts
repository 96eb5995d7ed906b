import type { TestClient } from "#server/testing/test-person.ts";
import type { Call } from "./contract-calls.ts";

/** Makes a call of the contract by one of its two doors: the browser's protocol, or plain HTTP as it is described. */
export function askCall(
  client: TestClient,
  call: Call,
  door: "rpc" | "http",
  input: Record<string, unknown>,
) {
  const headers = { "content-type": "application/json" };
  if (door === "rpc")
    return client.fetch(`/api/rpc/${call.name}`, {
      method: "POST",
      headers,
      body: JSON.stringify({ json: input }),
    });
  const rest = new Map(Object.entries(input));
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest.get(name));
    rest.delete(name);
    return value;
  });
  if (call.method === "GET") {
    const query = new URLSearchParams([...rest].map(([name, value]) => [name, String(value)]));
    return client.fetch(`/api${path}?${query}`);
  }
  const body = JSON.stringify(Object.fromEntries(rest));
  return client.fetch(`/api${path}`, { method: call.method, headers, body });
}
