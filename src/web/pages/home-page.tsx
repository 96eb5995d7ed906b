import { lazy } from "react";
import { Gate } from "./gate.tsx";

const ChatPage = lazy(async () => ({ default: (await import("./chat-page.tsx")).ChatPage }));

/** The root of the site: the chat, behind the gate. */
export function HomePage() {
  return <Gate>{(person) => <ChatPage key={person.id} person={person} />}</Gate>;
}
