import { CornerDownRight } from "lucide-react";
import { limits } from "#shared/limits/limits.ts";
import { isBusy as isBusyWith } from "#web/features/chat/conversation/conversation.ts";
import { useConversationState } from "#web/features/chat/conversation/conversation-store.ts";

/** Replies the person may want to give next; choosing one sends it and hides them. */
export function FollowUps({ onChoose }: { onChoose: (text: string) => void }) {
  const questions = useConversationState(({ followUps }) => followUps);
  const isFromLibrary = useConversationState(({ retrieval }) => retrieval.length > 0);
  const isBusy = useConversationState(isBusyWith);
  if (questions.length === 0) return null;
  const heading = isFromLibrary ? "Query suggestions:" : "Suggested follow-up questions:";
  return (
    <section data-toast-spares aria-label={heading} className="rise grid gap-2.5 phone:gap-1.5">
      <h2 className="text-small text-quiet">{heading}</h2>
      <ul className="flex flex-wrap items-start gap-2">
        {questions.slice(0, limits.followUps.shown).map((question) => (
          <li key={question}>
            <button
              type="button"
              disabled={isBusy}
              onClick={() => onChoose(question)}
              className="flex items-start gap-2.5 rounded-soft border border-line px-4 py-2.5 text-start text-small transition-colors hover:border-accent hover:bg-surface disabled:text-faint phone:min-h-11"
            >
              <CornerDownRight aria-hidden="true" className="mt-1 size-3.5 shrink-0 text-accent" />
              {question}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
