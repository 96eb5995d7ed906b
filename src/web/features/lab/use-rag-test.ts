import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { RetrievalStep } from "#shared/chat/retrieval-step.ts";
import { appErrorText } from "#shared/contract/app-errors.ts";
import { useApi } from "#web/lib/api.ts";
import { newId } from "#web/lib/new-id.ts";
import { askLab, sendAsMessage, untilLeft } from "./ask-lab.ts";
import { afterStep, type LabMessage, pendingAnswer, question } from "./lab-message.ts";

/** A question being answered: where its answer will stand, and what was asked. */
interface Asking {
  id: string;
  text: string;
}

/** The conversation of the retrieval test, kept for as long as the page is open. */
export function useRagTest() {
  const { client } = useApi();
  const [messages, setMessages] = useState<LabMessage[]>([]);
  const [steps, setSteps] = useState<RetrievalStep[]>([]);
  const [suggestions, setSuggestions] = useState<string[]>([]);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const { current } = leaving;
    if (current.signal.aborted) leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);

  const change = (id: string, how: (message: LabMessage) => LabMessage) =>
    setMessages((all) => all.map((message) => (message.id === id ? how(message) : message)));

  const answerInto = async (id: string, asked: Parameters<typeof askLab>[0]) => {
    const write = (more: string) => change(id, (all) => ({ ...all, content: all.content + more }));
    const result = await askLab(asked, (event) => {
      if (event.type === "text") write(event.text);
      if (event.type !== "step") return;
      setSteps((told) => [...told.filter((step) => step.id !== event.step.id), event.step]);
      change(id, (all) => afterStep(all, event.step));
    });
    if (result.success) return result.followUpQuestions;
    change(id, (all) => ({ ...all, content: "" }));
    return (await sendAsMessage(asked, write)).followUps;
  };

  const answering = useMutation({
    meta: { failure: "RAG_TEST_FAILED" },
    mutationFn: ({ id, text }: Asking) => {
      const { signal } = leaving.current;
      return untilLeft(signal, [], () => answerInto(id, { client, text, signal }));
    },
    onSuccess: (followUps, { id }) => {
      setSuggestions(followUps);
      change(id, (all) => ({ ...all, status: "done" }));
    },
    onError: (_error, { id }) =>
      change(id, (all) => ({ ...all, status: "failed", content: appErrorText("TEST_ANSWER_FAILED") })),
  });

  const answer = (asked: LabMessage) => {
    const place = pendingAnswer(newId(), asked.id);
    setSteps([]);
    setSuggestions([]);
    setMessages((all) => [...all.filter((message) => message.linkedUserId !== asked.id), place]);
    answering.mutate({ id: place.id, text: asked.content });
  };

  return {
    messages,
    steps,
    suggestions,
    isAsking: answering.isPending,
    ask: (text: string) => {
      const asked = question(newId(), text.trim());
      setMessages((all) => [...all, asked]);
      answer(asked);
    },
    retry: ({ linkedUserId }: LabMessage) => {
      const asked = messages.find(({ id }) => id === linkedUserId);
      if (asked) answer(asked);
    },
  };
}
