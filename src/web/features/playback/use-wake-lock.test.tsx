import { fireEvent, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { useWakeLock } from "./use-wake-lock.ts";

afterEach(() => Reflect.deleteProperty(navigator, "wakeLock"));

/** A browser's lock on its screen, which keeps account of who holds it. */
function giveLock({ refuses = false } = {}) {
  let [held, asked] = [0, 0];
  Object.defineProperty(navigator, "wakeLock", {
    configurable: true,
    value: {
      request: async () => {
        asked += 1;
        if (refuses) throw new DOMException("the battery is low", "NotAllowedError");
        held += 1;
        return {
          release: async () => {
            held -= 1;
          },
        };
      },
    },
  });
  return { held: () => held, asked: () => asked };
}

const hook = () => renderHook(({ isWanted }) => useWakeLock(isWanted), { initialProps: { isWanted: true } });

test("the screen is kept from going dark for as long as it is wanted, and asked for again when the page comes back", async () => {
  const lock = giveLock();
  const { rerender, unmount } = hook();
  await waitFor(() => expect(lock.held()).toBe(1));
  fireEvent(document, new Event("visibilitychange"));
  await waitFor(() => expect(lock.asked()).toBe(2));
  rerender({ isWanted: false });
  await waitFor(() => expect(lock.asked()).toBe(2));
  fireEvent(document, new Event("visibilitychange"));
  expect(lock.asked()).toBe(2);
  rerender({ isWanted: true });
  await waitFor(() => expect(lock.asked()).toBe(3));
  unmount();
  fireEvent(document, new Event("visibilitychange"));
  expect(lock.asked()).toBe(3);
});

test("what was held is given back when nothing is listened to any more, and a refusal disturbs nobody", async () => {
  const lock = giveLock();
  const { unmount } = hook();
  await waitFor(() => expect(lock.held()).toBe(1));
  unmount();
  await waitFor(() => expect(lock.held()).toBe(0));
  const refused = giveLock({ refuses: true });
  hook();
  await waitFor(() => expect(refused.asked()).toBe(1));
  expect(refused.held()).toBe(0);
});
