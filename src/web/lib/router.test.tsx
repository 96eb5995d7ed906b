import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { goTo, Link, Redirect, RouterProvider, usePath } from "./router.tsx";

/** A new entry, so that nothing lies ahead of it that another test has gone back from. */
beforeEach(() => window.history.pushState(null, "", "/"));

function Sign() {
  return <p>{usePath()}</p>;
}

const draw = () =>
  render(
    <RouterProvider>
      <Sign />
      <Link to="/playlist">Playlist</Link>
    </RouterProvider>,
  );

test("a link leads to its path without loading the page, and back leads back", async () => {
  const before = window.history.length;
  draw();
  fireEvent.click(screen.getByRole("link"));
  expect(await screen.findByText("/playlist")).toBeTruthy();
  expect(window.history.length).toBe(before + 1);
  window.history.back();
  expect(await screen.findByText("/")).toBeTruthy();
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  "a click with %o is the browser's own",
  (held) => {
    draw();
    const wasLeft = fireEvent.click(screen.getByRole("link"), held);
    expect(wasLeft).toBe(true);
    expect(window.location.pathname).toBe("/");
  },
);

test("a path that only leads on does not stay in the history", () => {
  act(() => goTo("/nowhere"));
  const before = window.history.length;
  render(
    <RouterProvider>
      <Redirect to="/" />
    </RouterProvider>,
  );
  expect(window.location.pathname).toBe("/");
  expect(window.history.length).toBe(before);
});
