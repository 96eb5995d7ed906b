import sansUrl from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import serifMoreUrl from "@fontsource-variable/newsreader/files/newsreader-latin-ext-wght-normal.woff2?url";
import serifUrl from "@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2?url";

interface Face {
  family: string;
  url: string;
  weight: string;
  unicodeRange?: string;
}

const faces: Face[] = [
  { family: "Newsreader Variable", url: serifUrl, weight: "200 800" },
  {
    family: "Newsreader Variable",
    url: serifMoreUrl,
    weight: "200 800",
    unicodeRange: "U+0100-02BA, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+2C60-2C7F, U+A720-A7FF",
  },
  { family: "Figtree Variable", url: sansUrl, weight: "300 900" },
];

/** Loads our fonts into a worker. Where one does not come, the words are set in the browser's own: no reason to fail. */
export async function loadFonts(): Promise<void> {
  const set = fontSet();
  if (!set) return;
  await Promise.allSettled(
    faces.map(async ({ family, url, weight, unicodeRange }) => {
      const face = new FontFace(family, `url(${url})`, { weight, ...(unicodeRange && { unicodeRange }) });
      set.add(await face.load());
    }),
  );
}

/** A worker has its own set of fonts, which the page's types do not know. */
function fontSet(): FontFaceSet | undefined {
  const set: unknown = "fonts" in self ? self.fonts : undefined;
  return typeof FontFaceSet === "function" && set instanceof FontFaceSet ? set : undefined;
}
