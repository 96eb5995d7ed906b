import { useEffect, useRef } from "react";
import { chatOfPath, chatPath, isChatPath } from "#web/features/chat/chat-path.ts";
import {
  useConversationState,
  useConversationStore,
} from "#web/features/chat/conversation/conversation-store.ts";
import { isOverStep } from "#web/lib/browser/back-step.ts";
import { goTo, usePath } from "#web/lib/router.tsx";

/**
 * Keeps the address in step with the open chat. The address of the chat before is replaced, never kept behind it in the
 * history: whoever leaves this page quickly must not come back into a chat by "back".
 */
export function useChatAddress(openChat: (sessionId: string | null) => void): void {
  const store = useConversationStore();
  const openId = useConversationState(({ sessionId }) => sessionId);
  const path = usePath();
  const isWaiting = useRef(false);
  useEffect(() => {
    const follow = () => {
      // The entry of a menu that closes is left first, else the chat before would stay beneath it.
      isWaiting.current = isOverStep();
      if (isWaiting.current) return;
      window.removeEventListener("popstate", follow);
      const { pathname } = window.location;
      // A chat that gets its name while its page is being left does not call the person back.
      if (!isChatPath(pathname) || chatOfPath(pathname) === openId) return;
      goTo(chatPath(openId), { replace: true });
    };
    window.addEventListener("popstate", follow);
    follow();
    return () => window.removeEventListener("popstate", follow);
  }, [openId]);
  useEffect(() => {
    // An address that only followed the chat is not yet the one that was drawn.
    if (isWaiting.current || !isChatPath(path) || path !== window.location.pathname) return;
    if (chatOfPath(path) !== store.state().sessionId) openChat(chatOfPath(path));
  }, [path, store, openChat]);
}
