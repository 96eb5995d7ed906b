import { expect, test } from "vitest";
import { conversationsIn } from "./read-conversations.ts";

const page = `# Whole conversations

Held by hands.

## 1. Terse

**Person:** laundry room

**Coach:** Thank you.

*To tap: How I feel · I just want to tell it*

**Person taps:** How I feel

**Coach:** Tell me. [kind: care]

## 2. Angry

**Person:** A van.
`;

test("each heading of a page is a conversation, with what was typed and what was tapped", () => {
  const [terse, angry] = conversationsIn(page, "page.md");
  expect(terse).toEqual({
    name: "page.md, 1. Terse",
    said: [
      { role: "person", text: "laundry room", isTapped: false },
      { role: "coach", text: "Thank you.", isTapped: false },
      { role: "person", text: "How I feel", isTapped: true },
      { role: "coach", text: "Tell me.", isTapped: false },
    ],
  });
  expect(angry?.said).toEqual([{ role: "person", text: "A van.", isTapped: false }]);
});

test("a page without headings is one conversation, and what was proposed before is known from its buttons", () => {
  const [one] = conversationsIn(
    "**Coach:** Hello.\n[buttons to tap: “How I feel”  “Later”]\n\n**Person:** Later\n\n**Person:** (presses the Meditation button)",
    "one.md",
  );
  expect(one).toEqual({
    name: "one.md",
    said: [
      { role: "coach", text: "Hello.", isTapped: false },
      { role: "person", text: "Later", isTapped: true },
    ],
  });
});
