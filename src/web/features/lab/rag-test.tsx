import { CornerDownRight } from "lucide-react";
import { limits } from "#shared/limits/limits.ts";
import { EmptyNote } from "#web/ui/empty-note.tsx";
import { QueryForm } from "./query-form.tsx";
import { RagAnswer } from "./rag-answer.tsx";
import { StepList } from "./step-list.tsx";
import { useRagTest } from "./use-rag-test.ts";

/** A chat in which each answer shows what the library gave for it. */
export function RagTest() {
  const { messages, steps, suggestions, isAsking, ask, retry } = useRagTest();
  return (
    <div className="grid gap-8">
      {messages.length === 0 && <EmptyNote>Ask a question to test RAG functionality!</EmptyNote>}
      <section aria-label="Conversation" aria-live="polite" className="grid gap-6 empty:hidden">
        {messages.map((message) =>
          message.role === "user" ? (
            <article key={message.id} aria-label="Question" className="grid justify-items-end">
              <p className="max-w-[min(34rem,88%)] rounded-large rounded-br-small bg-raised px-5 py-3 whitespace-pre-wrap wrap-break-word">
                {message.content}
              </p>
            </article>
          ) : (
            <RagAnswer key={message.id} message={message} isBusy={isAsking} onRetry={retry} />
          ),
        )}
      </section>
      {isAsking && <StepList steps={steps} />}
      {suggestions.length > 0 && (
        <section aria-label="Query suggestions:" className="grid gap-2.5">
          <h2 className="text-small text-quiet">Query suggestions:</h2>
          <ul className="grid justify-items-start gap-2">
            {suggestions.slice(0, limits.followUps.shown).map((text) => (
              <li key={text}>
                <button
                  type="button"
                  onClick={() => ask(text)}
                  className="flex items-start gap-2.5 rounded-soft border border-line px-4 py-2.5 text-left text-small hover:border-accent hover:bg-surface phone:min-h-11"
                >
                  <CornerDownRight aria-hidden="true" className="mt-1 size-3.5 shrink-0 text-accent" />
                  {text}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <QueryForm label="Your question" action="Ask" isBusy={isAsking} onAsk={ask} />
    </div>
  );
}
