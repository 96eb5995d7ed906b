import { type ReactNode, useId } from "react";
import { Markdown } from "#web/ui/markdown/markdown.tsx";
import { CopyWords } from "./copy-words.tsx";
import { QueryForm } from "./query-form.tsx";
import { StepCard } from "./step-card.tsx";
import { useLlmTest } from "./use-llm-test.ts";

const cards = [
  ["query", "Original User Query"],
  ["concepts", "Extracting Concepts"],
  ["chunks", "Retrieving Knowledge Chunks"],
  ["context", "Building LLM Context"],
  ["llm", "Calling LLM"],
] as const;

/** The retrieval flow laid open: each step, what the model was given, and what it answered. */
export function LlmTest() {
  const { run, isTesting, hasFailed, test } = useLlmTest();
  const { query, steps, context, response } = run;
  return (
    <div className="grid gap-8">
      <QueryForm
        label="Query"
        action="Test RAG Flow"
        isBusy={isTesting}
        keepsText
        onAsk={(text) => test(text)}
      />
      <ol aria-label="Steps" className="grid gap-3">
        {cards.map(([id, title]) => (
          <StepCard key={id} title={title} query={query} step={steps.find((step) => step.id === id)} />
        ))}
      </ol>
      <Card title="Final Context" copy={context}>
        <p className="text-small whitespace-pre-wrap wrap-break-word text-quiet">
          {context || "Not built yet."}
        </p>
      </Card>
      <Card title="Response" copy={hasFailed ? "" : response}>
        <div
          aria-live="polite"
          aria-busy={isTesting}
          className={hasFailed ? "text-danger" : "font-serif text-read"}
        >
          {response ? (
            <Markdown text={response} />
          ) : (
            <p className="font-sans text-small text-quiet">
              {isTesting ? "Thinking..." : "Nothing asked yet."}
            </p>
          )}
        </div>
      </Card>
    </div>
  );
}

function Card({ title, copy, children }: { title: string; copy: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3 rounded-soft border border-line bg-surface px-5 py-4">
      <header className="flex min-h-9 items-center justify-between gap-4">
        <h2 id={id} className="text-small font-medium">
          {title}
        </h2>
        {copy && <CopyWords label={`Copy ${title.toLowerCase()}`} text={copy} />}
      </header>
      {children}
    </section>
  );
}
