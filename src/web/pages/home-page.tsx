import { lazyScreen } from "#web/lib/lazy-screen.tsx";
import { LoadingScreen } from "#web/ui/loading-screen.tsx";
import { Gate } from "./gate.tsx";

const ChatPage = lazyScreen(
  async () => (await import("./chat/chat-page.tsx")).ChatPage,
  <LoadingScreen text="Loading application..." />,
);

/** The root of the site: the chat, behind the gate. */
export function HomePage() {
  return <Gate>{(person) => <ChatPage key={person.id} person={person} />}</Gate>;
}
