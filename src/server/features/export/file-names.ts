const titleChars = 60;

/** A title as part of a file's name: letters, digits and hyphens of any language, safe on every system. */
export function slugOf(title: string): string {
  const words = title
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, "-");
  const cut = [...words].slice(0, titleChars).join("");
  return cut.replace(/^-|-$/g, "") || "chat";
}

/** Gives each chat a name of its own: its UTC day and title, and a number where two would be the same. */
export function createNaming(): (chat: { createdAt: string; title: string }) => string {
  const taken = new Set<string>();
  return ({ createdAt, title }) => {
    const plain = `${createdAt.slice(0, 10)}-${slugOf(title)}`;
    let name = plain;
    for (let number = 2; taken.has(name); number += 1) name = `${plain}-${number}`;
    taken.add(name);
    return `chats/${name}.md`;
  };
}

/** The name of a narration's sound or video: its UTC day, what it is, and enough of its id to be its own. */
export function soundName(
  { id, createdAt }: { id: string; createdAt: Date },
  part: "voice" | "music" | "video",
  fileName: string,
): string {
  const ending = /\.[a-z0-9]{1,5}$/.exec(fileName.toLowerCase())?.[0] ?? ".mp3";
  return `${part === "video" ? "video" : "audio"}/${createdAt.toISOString().slice(0, 10)}-${part}-${id}${ending}`;
}
