import { ChatSidebar, type ChatSidebarProps } from "./chat-sidebar.tsx";
import { SidebarSound } from "./sidebar-sound.tsx";
import { SidebarVideo } from "./sidebar-video.tsx";
import type { ChatSound } from "./use-chat-sound.ts";
import type { MessageSpeech } from "./use-message-speech.ts";

interface ChatSideProps extends Omit<ChatSidebarProps, "sound" | "video"> {
  sound: ChatSound;
  speech: MessageSpeech;
  onVideo: () => void;
}

/** The sidebar with what sounds and is filmed of the open chat. */
export function ChatSide({ sound, speech, onVideo, ...rest }: ChatSideProps) {
  return (
    <ChatSidebar
      {...rest}
      sound={<SidebarSound sound={sound} speech={speech} />}
      video={<SidebarVideo onPress={onVideo} />}
    />
  );
}
