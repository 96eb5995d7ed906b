/** By what a browser calls itself, the more particular first: nearly all say that they are Chrome and Safari too. */
const browsers = [
  ["Edg", "Edge"],
  ["OPR/", "Opera"],
  ["SamsungBrowser/", "Samsung Internet"],
  ["Firefox/", "Firefox"],
  ["FxiOS/", "Firefox"],
  ["CriOS/", "Chrome"],
  ["Chrome/", "Chrome"],
  ["Safari/", "Safari"],
] as const;
const systems = [
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Android", "Android"],
  ["CrOS", "ChromeOS"],
  ["Windows", "Windows"],
  ["Macintosh", "Mac"],
  ["Linux", "Linux"],
] as const;

/** A browser and its system in words somebody recognises, such as "Firefox on Linux"; nothing else of what it sends. */
export function describeBrowser(userAgent: string | null | undefined): string {
  const given = userAgent ?? "";
  const browser = browsers.find(([sign]) => given.includes(sign))?.[1];
  const system = systems.find(([sign]) => given.includes(sign))?.[1];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? (system ? `A browser on ${system}` : "An unknown browser");
}
