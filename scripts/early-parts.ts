import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const iconList = fileURLToPath(import.meta.resolve("lucide-react/icons"));
const wholeImport = /import \{([^}]+)\} from "lucide-react";/g;

/** The file of each icon by every name it can be imported under. */
function iconPaths(): Map<string, string> {
  const list = readFileSync(iconList.replace("/cjs/lucide-react.js", "/esm/lucide-react.mjs"), "utf8");
  const paths = new Map<string, string>();
  for (const [, names = "", file = ""] of list.matchAll(
    /export \{([^}]+)\} from '\.\/icons\/([\w-]+)\.mjs'/g,
  ))
    for (const [, name = ""] of names.matchAll(/default as (\w+)/g))
      paths.set(name, `lucide-react/icons/${file}`);
  return paths;
}

/**
 * Imports each icon from its own file. Through the list of all icons each would seem to be needed by whoever needs one,
 * and all that any screen draws would come with the first.
 */
export function iconsByFile() {
  const paths = iconPaths();
  const oneByOne = (names: string) =>
    names
      .split(",")
      .map((part) => part.trim())
      .filter((part) => part !== "" && !part.startsWith("type "))
      .map((part) => {
        const [name = "", as = name] = part.split(" as ");
        const path = paths.get(name);
        if (!path) throw new Error(`lucide-react has no icon called ${name}`);
        return `import ${as} from "${path}";`;
      })
      .join(" ");
  return {
    name: "icons-by-file",
    enforce: "pre" as const,
    transform(code: string, id: string) {
      if (!id.endsWith(".tsx") || !code.includes('"lucide-react"')) return null;
      return code.replace(wholeImport, (_whole, names: string) => oneByOne(names));
    },
  };
}

const arrowWrapper = /(__commonJSMin\(\(+)\(([\w$, ]*)\) => \{/g;

/**
 * Wraps React as a `function` in place of an arrow. V8 reads a function in parentheses whole while the file arrives, beside
 * the page's own thread; an arrow it skips, and reads a second time when it is called, with the page standing still.
 */
export const readEarly = {
  name: "read-early",
  renderChunk(code: string, { name }: { name: string }) {
    if (name !== "react") return null;
    const read = code.replace(arrowWrapper, "$1function($2) {");
    if (read === code) throw new Error("React is no longer wrapped in an arrow: see scripts/early-parts.ts");
    return read;
  },
};
