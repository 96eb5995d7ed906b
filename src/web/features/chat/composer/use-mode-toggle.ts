import type { ChatConfig } from "#shared/chat/chat-config.ts";
import { useChatConfig } from "#web/features/chat/chat-config.ts";
import { notify } from "#web/lib/notices/notify.ts";
import { type ChatMode, modeNotice, withModeToggled } from "./chat-modes.ts";

/** The configuration, and how to switch one of its modes: kept, and said in the specification's words. */
export function useModeToggle(): [ChatConfig, (mode: ChatMode) => void] {
  const [config, change] = useChatConfig();
  const toggle = (mode: ChatMode) => {
    const next = withModeToggled(config, mode);
    change(next);
    const notice = modeNotice(next, mode);
    if (notice) notify.success(notice);
  };
  return [config, toggle];
}
