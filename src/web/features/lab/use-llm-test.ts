import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { RetrievalStep } from "#shared/chat/retrieval-step.ts";
import { appErrorText } from "#shared/contract/app-errors.ts";
import type { LabEvent } from "#shared/contract/lab.ts";
import { useApi } from "#web/lib/api.ts";
import { askLab, NoAnswer, untilLeft } from "./ask-lab.ts";

/** What one run has shown so far. */
interface Run {
  query: string;
  steps: RetrievalStep[];
  context: string;
  response: string;
}

const before: Run = { query: "", steps: [], context: "", response: "" };

/** One run of the retrieval flow at a time, with everything it tells. */
export function useLlmTest() {
  const { client } = useApi();
  const [run, setRun] = useState<Run>(before);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    if (leaving.current.signal.aborted) leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);
  const testing = useMutation({
    meta: { failure: "LLM_TEST_FAILED" },
    mutationFn: async (text: string) => {
      setRun({ ...before, query: text });
      const { signal } = leaving.current;
      const isAnswered = await untilLeft(signal, true, async () => {
        const asked = { client, text, signal };
        return (await askLab(asked, (event) => setRun((shown) => after(shown, event)))).success;
      });
      if (!isAnswered) throw new NoAnswer("the model gave no answer");
    },
    onError: () => setRun((shown) => ({ ...shown, response: appErrorText("TEST_ANSWER_FAILED") })),
  });
  return { run, isTesting: testing.isPending, hasFailed: testing.isError, test: testing.mutate };
}

function after(run: Run, event: LabEvent): Run {
  if (event.type === "step") {
    return { ...run, steps: [...run.steps.filter(({ id }) => id !== event.step.id), event.step] };
  }
  if (event.type === "context") return { ...run, context: event.text };
  return event.type === "text" ? { ...run, response: run.response + event.text } : run;
}
