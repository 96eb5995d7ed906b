import { type RefObject, useEffect, useRef } from "react";
import { isBusy } from "#web/features/chat/conversation/conversation.ts";
import { useConversationState } from "#web/features/chat/conversation/conversation-store.ts";
import { useIsPhone } from "#web/lib/browser/use-is-phone.ts";

/**
 * Keeps the focus in the conversation: whoever comes to a chat, or presses a suggestion that goes away with it, goes on in
 * the writing field. On a phone that would open the keyboard over the words; there the thread has the focus.
 */
export function useComposerFocus(field: RefObject<HTMLTextAreaElement | null>): void {
  const opening = useConversationState((state) => state.opening);
  const isAnswering = useConversationState(isBusy);
  const isPhone = useIsPhone();
  const opened = useRef(opening);
  useEffect(() => {
    const isAnother = opened.current !== opening;
    opened.current = opening;
    const focused = document.activeElement;
    const isLost = focused === null || focused === document.body;
    // An open dialog keeps its own; closing it gives the focus back to where it was.
    const isElsewhere = document.querySelector("dialog[open]") !== null;
    if (isElsewhere || !(isLost || isAnother)) return;
    if (!isPhone) field.current?.focus({ preventScroll: true });
    else if (isLost && isAnswering) threadOf(field.current)?.focus({ preventScroll: true });
  }, [opening, isAnswering, isPhone, field]);
}

function threadOf(field: Element | null): HTMLElement | null {
  return field?.closest("main")?.querySelector<HTMLElement>("section[tabindex]") ?? null;
}
