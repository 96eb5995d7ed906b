import { QueryClient } from "@tanstack/react-query";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { beforeAll, expect, test, vi } from "vitest";
import { createApi } from "#web/lib/api.ts";
import { answerCalls } from "#web/testing/answer-calls.ts";
import { AppAround } from "#web/testing/app-around.tsx";
import { SettingsDialog } from "./settings-dialog.tsx";

beforeAll(() => {
  // jsdom draws no dialogs; the element and its content are all these tests look at.
  HTMLDialogElement.prototype.showModal ??= vi.fn();
  HTMLDialogElement.prototype.close ??= vi.fn();
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
});

const plain = {
  model: "Built-in guide",
  speech: "Offline voices",
  music: "Built-in composer",
  mail: "Local outbox",
  database: "Embedded",
  files: "Data directory",
  knowledge: "Stillpoint's own library",
  webSearch: "Wikipedia",
  configured: [],
};

function draw(running: object = plain) {
  answerCalls({ "health/providers": () => running });
  const onSignOut = vi.fn();
  render(
    <AppAround api={createApi()} queryClient={new QueryClient()}>
      <SettingsDialog
        email="ada@example.test"
        answering={null}
        usage={null}
        audio={null}
        accountChoices={null}
        cookieChoice={null}
        onSignOut={onSignOut}
        onClose={vi.fn()}
      />
    </AppAround>,
  );
  return { onSignOut };
}

const row = (name: string) => {
  const found = screen.getByText(name).parentElement;
  if (!found) throw new Error(`no row ${name}`);
  return within(found);
};

test("the model is named as what really answers, and cannot be changed", async () => {
  draw({ ...plain, model: "gpt-5-nano-2025-08-07", configured: ["model"] });
  expect(await row("Model").findByText("gpt-5-nano-2025-08-07")).toBeTruthy();
  expect(row("Model").queryByRole("combobox")).toBeNull();
});

test("the account is named by its e-mail, with Sign Out beside it", () => {
  const { onSignOut } = draw();
  expect(screen.getByText("ada@example.test")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Sign Out" }));
  expect(onSignOut).toHaveBeenCalledOnce();
});

test("Privacy & Legal links to both policies", () => {
  draw();
  expect(screen.getByRole("heading", { name: "Privacy & Legal" })).toBeTruthy();
  const links = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links).toEqual([
    ["Privacy Policy", "/privacy-policy"],
    ["Health Data Security Policy", "/health-data-policy"],
  ]);
});

test("where nothing is configured it says that no other service takes part", async () => {
  draw();
  expect(await screen.findByText(/no other service takes part/)).toBeTruthy();
  expect(row("Mail").getByText("Comes with Stillpoint")).toBeTruthy();
  expect(row("Web search").queryByText("Comes with Stillpoint")).toBeNull();
  expect(screen.queryByText("Configured by the operator")).toBeNull();
});

test("what the operator configured is marked, and nothing else", async () => {
  draw({ ...plain, model: "llama3", mail: "SMTP server", configured: ["model", "mail"] });
  expect(await screen.findByText(/chosen by the operator/)).toBeTruthy();
  expect(row("Language model").getByText("Configured by the operator")).toBeTruthy();
  expect(row("Mail").getByText("Configured by the operator")).toBeTruthy();
  expect(row("Voice").getByText("Comes with Stillpoint")).toBeTruthy();
  expect(screen.queryByText(/no other service takes part/)).toBeNull();
});

test("who runs a server without a language model is told how to connect one", async () => {
  draw();
  expect(await screen.findByText(/set OPENAI_API_KEY, or LLM_BASE_URL and LLM_MODEL/)).toBeTruthy();
});

test("who has connected a language model is not told how to", async () => {
  draw({ ...plain, model: "a-model", configured: ["model"] });
  expect(await screen.findAllByText("a-model")).not.toHaveLength(0);
  expect(screen.queryByText(/OPENAI_API_KEY/)).toBeNull();
});
