import type { TestClient } from "#server/testing/test-person.ts";

/** Posts a body to a function as the app's own pages do, or with a bearer token when `headers` carry one. */
export function callFunction(
  client: Pick<TestClient, "fetch">,
  name: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return client.fetch(`/functions/v1/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
}

/** What a function refused with: its status and sentence. */
export async function refusedWith(answer: Promise<Response>): Promise<[number, unknown]> {
  const response = await answer;
  return [response.status, await response.json()];
}

/** The `data:` lines of a streamed answer, in order. */
export async function dataLines(response: Response): Promise<string[]> {
  const text = await response.text();
  return text.split("\n").flatMap((line) => (line.startsWith("data: ") ? [line.slice(6)] : []));
}
