import { z } from "zod";

/** What the build says of its files: of each source its file, what that imports at once, and its style sheets. */
export const buildManifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
  }),
);

type BuildManifest = z.infer<typeof buildManifest>;

const screens: Record<string, string> = {
  "/playlist": "pages/playlist-page.tsx",
  "/breathe": "pages/breathe-page.tsx",
  "/try": "pages/try-page.tsx",
  "/operate": "pages/operate-page.tsx",
  "/heart": "pages/heart-page.tsx",
  "/privacy-policy": "pages/legal/privacy-policy-page.tsx",
  "/health-data-policy": "pages/legal/health-policy-page.tsx",
  "/rag-test": "pages/lab/rag-test-page.tsx",
  "/llm-test": "pages/lab/llm-test-page.tsx",
};

/** The source of the screen that a path most likely shows; a guess costs nothing but the files that were not needed. */
export function likelyScreen(path: string, hasSession: boolean): string {
  const isForAnybody = path.endsWith("-policy") || path === "/breathe" || path === "/try";
  if (!hasSession && !isForAnybody) return "pages/auth-page.tsx";
  return screens[path] ?? "pages/chat/chat-page.tsx";
}

/** What such a screen shows besides, in files of its own: beside the chat where there is room, and what was said in one. */
export function likelyParts(path: string, screen: string): Part[] {
  if (screen !== "pages/chat/chat-page.tsx") return [{ source: screen }];
  const side = { source: "pages/chat/chat-side.tsx", media: "(min-width: 768px)" };
  const said = path.startsWith("/chats/") ? [{ source: "pages/chat/chat-parts.tsx" }] : [];
  return [{ source: screen }, ...said, side];
}

/** A source of the app, and on which windows it is shown at once. */
interface Part {
  source: string;
  media?: string;
}

/** The page with the scripts of a screen named in it, so that they come together with the app and not after it. */
export function withParts(page: string, manifest: BuildManifest, parts: Part[]): string {
  const named = new Map<string, string>();
  for (const { source, media } of parts)
    for (const file of filesOf(manifest, source))
      if (!page.includes(file) && !named.has(file))
        named.set(
          file,
          `<link rel="modulepreload" crossorigin${media ? ` media="${media}"` : ""} href="/${file}">`,
        );
  return page.replace("</head>", `${[...named.values()].join("")}</head>`);
}

function filesOf(manifest: BuildManifest, source: string, found = new Set<string>()): Set<string> {
  const part = manifest[source];
  if (!part || found.has(part.file)) return found;
  found.add(part.file);
  for (const each of part.imports) filesOf(manifest, each, found);
  return found;
}
