import type { ChatMessage } from "#shared/chat/chat-message.ts";

const speakers = {
  message: "Coach",
  script: "Meditation",
  practice: "Practice",
  care: "Coach",
};
const brokenOff = { complete: "", stopped: " (stopped)", failed: " (broken off)" };

/** A chat to read without any program of ours. What was said stands there word for word. */
export function chatMarkdown(chat: { title: string; createdAt: string; messages: ChatMessage[] }): string {
  const head = `# ${chat.title.replace(/\s+/g, " ")}\n\nBegun ${stamp(chat.createdAt)}`;
  return `${[head, ...chat.messages.map(said)].join("\n\n---\n\n")}\n`;
}

function said({ isUser, kind, status, content, sources, createdAt }: ChatMessage): string {
  const speaker = isUser ? "You" : speakers[kind];
  const head = `**${speaker}**, ${stamp(createdAt)}${brokenOff[status]}`;
  const links = sources
    .map(({ title, url }) => (url === undefined ? `- ${title}` : `- ${title}: <${url}>`))
    .join("\n");
  return [head, content.trim(), links].filter(Boolean).join("\n\n");
}

function stamp(moment: string): string {
  return `${moment.slice(0, 10)} ${moment.slice(11, 16)} UTC`;
}
