import { ChatSidebar, type ChatSidebarProps } from "./sidebar/chat-sidebar.tsx";
import { SidebarSound } from "./sidebar/sidebar-sound.tsx";
import { SidebarVideo } from "./sidebar/sidebar-video.tsx";
import type { ChatSound } from "./sound/use-chat-sound.ts";
import type { MessageSpeech } from "./sound/use-message-speech.ts";

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
