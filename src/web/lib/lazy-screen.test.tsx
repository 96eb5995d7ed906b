import { fireEvent, render, screen } from "@testing-library/react";
import { Component, type ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { lazyScreen } from "./lazy-screen.tsx";

class Net extends Component<{ children: ReactNode }> {
  override state = { caught: "" };
  static getDerivedStateFromError = (error: Error) => ({ caught: error.message });
  override render() {
    return this.state.caught || this.props.children;
  }
}

test("a part is waited for once, and drawn at once ever after", async () => {
  const load = vi.fn(async () => ({ name }: { name: string }) => <p>Hello {name}</p>);
  const Part = lazyScreen(load, <p>Wait</p>);
  const { unmount } = render(<Part name="Ada" />);
  expect(screen.getByText("Wait")).toBeTruthy();
  expect(await screen.findByText("Hello Ada")).toBeTruthy();
  unmount();
  render(<Part name="Bo" />);
  expect(screen.getByText("Hello Bo")).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});

test("a part that cannot be fetched fails where it stands", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const Part = lazyScreen(() => Promise.reject(new Error("gone with the last release")), null);
  render(
    <Net>
      <Part />
    </Net>,
  );
  expect(await screen.findByText("gone with the last release")).toBeTruthy();
});

test("a part that could not be fetched says so where it stands, and comes when it is asked for again", async () => {
  let isOnline = false;
  const load = async () => {
    if (!isOnline) throw new Error("no line");
    return () => <p>Here now</p>;
  };
  const Part = lazyScreen(load, null, (again) => (
    <button type="button" onClick={again}>
      Try again
    </button>
  ));
  render(<Part />);
  fireEvent.click(await screen.findByText("Try again"));
  expect(await screen.findByText("Try again")).toBeTruthy();
  isOnline = true;
  fireEvent.click(screen.getByText("Try again"));
  expect(await screen.findByText("Here now")).toBeTruthy();
});

test("a part that was fetched ahead is drawn at once; one that could not be is asked for again where it stands", async () => {
  const Part = lazyScreen(async () => () => <p>Here at once</p>, <p>Wait</p>);
  await Part.ahead();
  render(<Part />);
  expect(screen.getByText("Here at once")).toBeTruthy();
  let isOnline = false;
  const Other = lazyScreen(async () => {
    if (!isOnline) throw new Error("no line");
    return () => <p>Here later</p>;
  }, null);
  await Other.ahead();
  isOnline = true;
  render(<Other />);
  expect(await screen.findByText("Here later")).toBeTruthy();
});
