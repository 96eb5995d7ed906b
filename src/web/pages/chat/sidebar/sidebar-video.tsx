import { VideoButton } from "#web/features/video/video-button.tsx";
import { useOpenChat } from "#web/pages/chat/use-open-chat.ts";

/** The sidebar's video block: a video of the latest script, or else the last reply. */
export function SidebarVideo({ onPress }: { onPress: () => void }) {
  const { sessionId, messages, isCareActive } = useOpenChat();
  const hasReply = messages.some(({ isUser, content }) => !isUser && content.trim() !== "");
  return (
    <VideoButton
      sessionId={sessionId}
      hasReply={hasReply}
      isDisabled={isCareActive}
      onPress={onPress}
      className="w-full min-w-0 px-2 leading-tight whitespace-normal!"
    />
  );
}
