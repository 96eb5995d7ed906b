import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { onToast } from "#web/lib/notices/toast-event.ts";
import { AnswerSettings } from "./answer-settings.tsx";
import { readChatConfig, writeChatConfig } from "./chat-config.ts";

beforeEach(() => localStorage.clear());

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
  render(<AnswerSettings />);
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
  render(<AnswerSettings />);
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
  render(<AnswerSettings />);
  const toggle = screen.getByRole("switch", { name: "Smartwatch Data Analysis" });
  fireEvent.click(toggle);
  expect(toggle.getAttribute("aria-checked")).toBe("true");
  expect(group("Knowledge Mode").chosen()).toBe("none");
  expect(readChatConfig()).toMatchObject({ codeInterpreter: true, mode: "none", counselMode: false });
  fireEvent.click(toggle);
  expect(readChatConfig().codeInterpreter).toBe(false);
});
