import { expect, test } from "vitest";
import { chatConfig } from "./chat-config.ts";

test("the knowledge modes are none, rag and web, and no other", () => {
  for (const mode of ["none", "rag", "web"]) expect(chatConfig.parse({ mode }).mode).toBe(mode);
  for (const mode of ["counsel", "all", "", null]) expect(chatConfig.safeParse({ mode }).success).toBe(false);
});
