import { type RegisterHooksOptions, registerHooks } from "node:module";

type Resolve = NonNullable<RegisterHooksOptions["resolve"]>;

const within = "/node_modules/drizzle-orm/";

/**
 * Finds the modules of drizzle-orm once. Node asks a package's package.json again for each import, from it and within it,
 * and this one has 179 kB: read some thousand times it is half of what loading the server takes.
 */
export function resolveOnce(): ReturnType<typeof registerHooks> {
  const found = new Map<string, ReturnType<Resolve>>();
  return registerHooks({
    resolve: (specifier, context, next) => {
      if (/^drizzle-orm(\/|$)/.test(specifier)) {
        const known = found.get(specifier) ?? { ...next(specifier, context), shortCircuit: true };
        found.set(specifier, known);
        return known;
      }
      const { parentURL = "" } = context;
      if (/^\.{1,2}\/.*\.js$/.test(specifier) && parentURL.includes(within) && parentURL.endsWith(".js"))
        return { url: new URL(specifier, parentURL).href, format: "module", shortCircuit: true };
      return next(specifier, context);
    },
  });
}
