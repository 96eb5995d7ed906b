import { type ESTree, parseSync, Visitor } from "vite";
import { z } from "zod";
import { browserFloor } from "./browser-floor.ts";

const statement = z.object({
  version_added: z.union([z.string(), z.boolean(), z.null()]).optional(),
  version_removed: z.union([z.string(), z.boolean(), z.null()]).optional(),
  prefix: z.string().optional(),
  alternative_name: z.string().optional(),
  flags: z.unknown().optional(),
  partial_implementation: z.boolean().optional(),
});
const compat = z.object({
  __compat: z.object({
    support: z.record(z.string(), z.union([statement, z.array(statement), z.literal("mirror")])),
  }),
});
const group = z.record(z.string(), z.unknown());

/** What the floor's browsers know: interfaces and their members, by name. */
export interface KnownApis {
  /** Whether all of the floor's browsers have the interface or global. */
  globals: ReadonlyMap<string, boolean>;
  /** Whether they have a member of it, as `URL.canParse`. */
  members: ReadonlyMap<string, boolean>;
  /** Whether they have a member of this name on any interface at all. */
  names: ReadonlyMap<string, boolean>;
}

/**
 * Reads the compatibility tables of MDN (@mdn/browser-compat-data: `api` and `javascript.builtins`) for the floor's
 * browsers. Support behind a flag or a prefix is none.
 */
export function knownApis(tables: unknown): KnownApis {
  const { api, javascript } = z
    .object({ api: group, javascript: z.object({ builtins: group }) })
    .parse(tables);
  const known: Noted = { globals: new Map(), members: new Map(), names: new Map() };
  for (const [owner, features] of [...Object.entries(javascript.builtins), ...Object.entries(api)]) {
    if (owner === "__compat" || owner === "__meta") continue;
    note(known.globals, owner, features);
    noteMembers(known, owner, features);
  }
  return known;
}

type Noted = Record<keyof KnownApis, Map<string, boolean>>;

function noteMembers(known: Noted, owner: string, features: unknown): void {
  for (const [member, feature] of Object.entries(group.catch({}).parse(features))) {
    const name = member.replace(/_static$/, "");
    if (name.includes("_") || name === owner) continue;
    note(known.members, `${owner}.${name}`, feature);
    note(known.names, name, feature);
    // Namespaces hold interfaces of their own: Intl.DateTimeFormat, WebAssembly.Module.
    if (/^[A-Z]/.test(name)) noteMembers(known, name, feature);
  }
}

/** One owner that has it is enough: a name alone does not tell whose it is. */
function note(into: Map<string, boolean>, name: string, feature: unknown): void {
  const has = isKnownAtFloor(feature);
  if (has !== undefined) into.set(name, has || (into.get(name) ?? false));
}

function isKnownAtFloor(feature: unknown): boolean | undefined {
  const parsed = compat.safeParse(feature);
  if (!parsed.success) return undefined;
  const { support } = parsed.data.__compat;
  return Object.entries(browserFloor).every(([browser, floor]) => {
    const said = support[browser];
    const statements = said === undefined || said === "mirror" ? [] : [said].flat();
    return statements.some(
      ({ version_added: since, version_removed: until, prefix, alternative_name: other, flags }) =>
        isSince(since, floor) && !until && !prefix && !other && !flags,
    );
  });
}

/** Whether "16.4", "≤37" or true says that the floor's version has it. */
function isSince(since: string | boolean | null | undefined, floor: string): boolean {
  if (typeof since !== "string") return since === true;
  const [major = Number.POSITIVE_INFINITY, minor = 0] = since.replace("≤", "").split(".").map(Number);
  const [floorMajor = 0, floorMinor = 0] = floor.split(".").map(Number);
  return major < floorMajor || (major === floorMajor && minor <= floorMinor);
}

/** A use of something that a browser of the floor does not have. */
export interface Unknown {
  /** As written in the exceptions: `URL.canParse`, `canParse` where the owner is not known, or a global's name. */
  name: string;
  line: number;
}

/**
 * Every use in a file of a global, a member of a global, or a member's name that no interface of the floor's browsers
 * has. A name that the project itself gives to something (`own`, of `namesGiven`) says nothing about an interface, and
 * neither does a member of something imported.
 */
export function unknownApis(
  path: string,
  text: string,
  known: KnownApis,
  own: ReadonlySet<string>,
): Unknown[] {
  const { program } = parseSync(path, text);
  const imported = importedNames(program);
  const found: Unknown[] = [];
  const tell = (name: string, at: number): void => {
    found.push({ name, line: text.slice(0, at).split("\n").length });
  };
  const lookAtCall = ({ callee, start }: { callee: ESTree.Expression; start: number }): void => {
    if (callee.type === "Identifier" && !own.has(callee.name) && known.globals.get(callee.name) === false)
      tell(callee.name, start);
  };
  new Visitor({
    NewExpression: lookAtCall,
    CallExpression: lookAtCall,
    MemberExpression({ object, property, computed }) {
      if (computed || property.type !== "Identifier" || imported.has(rootOf(object))) return;
      const owner = object.type === "Identifier" ? object.name : "";
      const full = `${interfaceOf[owner] ?? owner}.${property.name}`;
      if (known.members.has(full)) {
        if (known.members.get(full) === false) tell(full, property.start);
      } else if (!own.has(property.name) && known.names.get(property.name) === false)
        tell(property.name, property.start);
    },
  }).visit(program);
  return found;
}

/** The interfaces behind the globals of a page. */
const interfaceOf: Readonly<Record<string, string>> = {
  navigator: "Navigator",
  document: "Document",
  window: "Window",
  crypto: "Crypto",
  performance: "Performance",
  history: "History",
  location: "Location",
};

function rootOf(node: ESTree.Expression | ESTree.Super): string {
  if (node.type === "Identifier") return node.name;
  if (node.type === "MemberExpression") return rootOf(node.object);
  if (node.type === "CallExpression") return rootOf(node.callee);
  return "";
}

function importedNames(program: ESTree.Program): Set<string> {
  const names = new Set<string>();
  const add = ({ local }: { local: { name: string } }): void => void names.add(local.name);
  new Visitor({ ImportSpecifier: add, ImportDefaultSpecifier: add, ImportNamespaceSpecifier: add }).visit(
    program,
  );
  return names;
}

/** Every name that a file gives: to variables, functions, parameters and the properties of its objects and types. */
export function namesGiven(path: string, text: string): Set<string> {
  const names = new Set<string>();
  const add = (node: ESTree.Node | null | undefined): void => {
    if (node?.type === "Identifier") names.add(node.name);
  };
  const addKey = ({ key, computed }: { key: ESTree.Node; computed: boolean }): void => {
    if (!computed) add(key);
  };
  const addFunction = ({ id, params }: { id?: ESTree.Node | null; params: ESTree.Node[] }): void => {
    add(id);
    params.forEach(add);
  };
  new Visitor({
    VariableDeclarator: ({ id }) => add(id),
    FunctionDeclaration: addFunction,
    FunctionExpression: addFunction,
    ArrowFunctionExpression: addFunction,
    ClassDeclaration: ({ id }) => add(id),
    Property: addKey,
    PropertyDefinition: addKey,
    MethodDefinition: addKey,
    TSPropertySignature: addKey,
    TSMethodSignature: addKey,
  }).visit(parseSync(path, text).program);
  return names;
}
