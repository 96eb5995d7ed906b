import { LlmTest } from "#web/features/lab/llm-test.tsx";
import { TestPage } from "./test-page.tsx";

/** The language-model test and debug screen. */
export function LlmTestPage() {
  return (
    <TestPage
      title="LLM Test & Debug"
      about="One question through every step. It counts as one of today's conversations, and nothing of it is kept."
    >
      <LlmTest />
    </TestPage>
  );
}
