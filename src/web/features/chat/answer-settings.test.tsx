import { QueryClient } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { createApi } from "#web/lib/api.ts";
import { onToast } from "#web/lib/notices/toast-event.ts";
import { answerCalls } from "#web/testing/answer-calls.ts";
import { AppAround } from "#web/testing/app-around.tsx";
import { AnswerSettings } from "./answer-settings.tsx";
import { readChatConfig, writeChatConfig } from "./chat-config.ts";

beforeEach(() => localStorage.clear());

const guide = {
  model: "Built-in guide",
  speech: "Offline voices",
  dictation: "The browser's own recognition",
  music: "Built-in composer",
  mail: "Local outbox",
  database: "Embedded",
  files: "Data directory",
  knowledge: "Stillpoint's own library",
  webSearch: "Wikipedia",
  styleSettings: [],
  configured: [],
};

function draw(running: object = guide): void {
  answerCalls({ "health/providers": () => running });
  render(
    <AppAround api={createApi()} queryClient={new QueryClient()}>
      <AnswerSettings />
    </AppAround>,
  );
}

function group(name: string) {
  const found = screen.getByRole("radiogroup", { name });
  const radios = [...found.querySelectorAll("input")];
  return {
    names: [...found.querySelectorAll("label")].map((label) => label.textContent),
    chosen: () => radios.find(({ checked }) => checked)?.value,
    choose: (value: string) => {
      const radio = radios.find((each) => each.value === value);
      if (radio) fireEvent.click(radio);
    },
  };
}

test.each([
  ["Verbosity Level", "verbosity", "low"],
  ["Reasoning Effort", "reasoning", "medium"],
] as const)("%s offers low, medium and high, begins with its default and is kept", (name, key, usual) => {
  draw();
  const level = group(name);
  expect(level.names).toEqual(["Low", "Medium", "High"]);
  expect(level.chosen()).toBe(usual);
  level.choose("high");
  expect(level.chosen()).toBe("high");
  expect(readChatConfig()).toMatchObject({ [key]: "high", counselMode: true });
});

test("Knowledge Mode offers None, RAG and Web and excludes the other modes as the toolbar does", () => {
  const told: string[] = [];
  const stop = onToast(({ text }) => told.push(text));
  draw();
  const knowledge = group("Knowledge Mode");
  expect(knowledge.names).toEqual(["None", "RAG", "Web"]);
  expect(knowledge.chosen()).toBe("none");
  knowledge.choose("rag");
  expect(readChatConfig()).toMatchObject({ mode: "rag", counselMode: false, codeInterpreter: false });
  knowledge.choose("web");
  expect(readChatConfig()).toMatchObject({ mode: "web", counselMode: false, codeInterpreter: false });
  knowledge.choose("none");
  expect(readChatConfig()).toMatchObject({ mode: "none", counselMode: false, codeInterpreter: false });
  stop();
  expect(told).toEqual(["Knowledge retrieval enabled", "Web search enabled", "Web search disabled"]);
});

test("Smartwatch Data Analysis is code analysis, and turns counsel and knowledge off", () => {
  writeChatConfig({ ...readChatConfig(), counselMode: false, mode: "rag" });
  draw();
  const toggle = screen.getByRole("switch", { name: "Smartwatch Data Analysis" });
  fireEvent.click(toggle);
  expect(toggle.getAttribute("aria-checked")).toBe("true");
  expect(group("Knowledge Mode").chosen()).toBe("none");
  expect(readChatConfig()).toMatchObject({ codeInterpreter: true, mode: "none", counselMode: false });
  fireEvent.click(toggle);
  expect(readChatConfig().codeInterpreter).toBe(false);
});

test("a model that takes no effort is offered verbosity alone, and one that thinks both", async () => {
  const model = { ...guide, model: "llama3.2", configured: ["model"] };
  draw({ ...model, styleSettings: ["verbosity"] });
  await waitFor(() => expect(screen.queryByRole("radiogroup", { name: "Reasoning Effort" })).toBeNull());
  expect(group("Verbosity Level").names).toHaveLength(3);
  cleanup();
  draw({ ...model, styleSettings: ["verbosity", "reasoning"] });
  expect(group("Reasoning Effort").names).toHaveLength(3);
});
