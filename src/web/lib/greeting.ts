/** Longer ones are no first names, and would push the screen apart. */
const longestName = 24;

/** A greeting by the hour, with the name somebody goes by where they gave one that can be said. */
export function greeting(fullName: string, now: Date): string {
  const hour = now.getHours();
  const time =
    hour < 5 || hour > 21
      ? "Late night"
      : hour < 8
        ? "Early morning"
        : hour < 12
          ? "Good morning"
          : hour < 17
            ? "Good afternoon"
            : "Good evening";
  const [name = ""] = fullName.trim().split(/\s+/);
  return name && name.length <= longestName && !/[@/:<>]/.test(name) ? `${time}, ${name}.` : `${time}.`;
}
