import { part } from "#web/lib/part.tsx";
import { LoadingScreen } from "#web/ui/loading-screen.tsx";
import { Gate } from "./gate.tsx";

const ChatPage = part(
  async () => (await import("./chat-page.tsx")).ChatPage,
  <LoadingScreen text="Loading application..." />,
);

/** The root of the site: the chat, behind the gate. */
export function HomePage() {
  return <Gate>{(person) => <ChatPage key={person.id} person={person} />}</Gate>;
}
