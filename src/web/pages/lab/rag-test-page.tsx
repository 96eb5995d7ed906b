import { RagTest } from "#web/features/lab/rag-test.tsx";
import { TestPage } from "./test-page.tsx";

/** The retrieval test. */
export function RagTestPage() {
  return (
    <TestPage
      title="Simple RAG Test"
      about="Each question counts as one of today's conversations. Nothing asked here is kept, unless the library fails and it is sent as a normal message."
    >
      <RagTest />
    </TestPage>
  );
}
