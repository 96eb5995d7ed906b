import { useMemo } from "react";
import type { ChatMessage } from "#shared/chat/chat-message.ts";
import { notHumanReminders } from "#shared/chat/not-human-reminders.ts";

/** A quiet line that says what is talking: at the start of a chat, and `isAgain` after hours of use. */
export function NotHumanLine({ isAgain = false }: { isAgain?: boolean }) {
  return (
    <p className="text-tiny text-faint" data-not-human={isAgain ? "again" : "start"}>
      {isAgain
        ? "Just a reminder: I'm an AI, not a person. You've been here a while; a break or a friend's voice might help."
        : "You're talking with an AI, not a person."}
    </p>
  );
}

/** The messages before which the line stands again. */
export function useNotHuman(messages: ChatMessage[]): Set<string> {
  return useMemo(() => new Set(notHumanReminders(messages)), [messages]);
}
