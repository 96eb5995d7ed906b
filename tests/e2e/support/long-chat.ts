import type { Page } from "@playwright/test";

const answer =
  "That sounds exposing.\n\n- **Notice** where it sits now.\n- Let your breath reach it.\n\nWhat would you have wanted to hear?";

/** Gives the open chat so many messages; the number of times the page asked for them. */
export async function lengthen(page: Page, size: number) {
  const asked = { times: 0 };
  await page.route("**/api/rpc/chat/messages**", (route) => {
    asked.times += 1;
    const messages = Array.from({ length: size }, (_, at) => ({
      id: `00000000-0000-4000-8000-${String(at).padStart(12, "0")}`,
      chatSessionId: "00000000-0000-4000-8000-0000000000ff",
      isUser: at % 2 === 0,
      content: `Message ${at + 1}. ${at % 2 === 0 ? "My manager shouted at me." : answer.repeat(1 + (at % 3))}`,
      kind: "message",
      status: "complete",
      sources: [],
      createdAt: new Date().toISOString(),
    }));
    return route.fulfill({ json: { json: { messages, isCareActive: false, runningTurnId: null } } });
  });
  return asked;
}
