import { expect, test } from "vitest";
import { oneByOne } from "./one-by-one.ts";

const request = (name: string): Request => new Request(`https://stillpoint.test/${name}`);
const task = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test("requests of one moment go in their order, the first at once and each other in a task of its own", async () => {
  const sent: string[] = [];
  const send = oneByOne(({ url }) => {
    sent.push(new URL(url).pathname);
    return Promise.resolve(new Response(url));
  });
  const first = send(request("a"));
  const second = send(request("b"));
  expect(sent).toEqual(["/a"]);
  expect(await (await second).text()).toBe("https://stillpoint.test/b");
  await first;
  expect(sent).toEqual(["/a", "/b"]);
  await task();
  void send(request("c"));
  expect(sent).toEqual(["/a", "/b", "/c"]);
});

test("what a request fails of reaches whoever asked, also when it waited for its turn", async () => {
  const send = oneByOne(() => Promise.reject(new TypeError("no network")));
  const answers = await Promise.allSettled([send(request("a")), send(request("b"))]);
  expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
});
