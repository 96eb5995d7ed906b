import { SaxesParser } from "saxes";
import type { StoredObject } from "./storage.ts";

/** One page of a bucket's list. */
export interface ListPage {
  objects: StoredObject[];
  /** Where the next page begins; nothing after the last one. */
  next: string | undefined;
}

type OnText = (path: string, text: string) => void;

/** Calls back with the text of every element as it closes, by its path from the root. Throws for what is no XML. */
function walk(xml: string, onText: OnText): void {
  const parser = new SaxesParser();
  const open: { name: string; text: string }[] = [];
  const hear = (text: string) => {
    const last = open.at(-1);
    if (last) last.text += text;
  };
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name }) => open.push({ name, text: "" }));
  parser.on("text", hear);
  parser.on("cdata", hear);
  parser.on("closetag", () => {
    const path = open.map(({ name }) => name).join("/");
    onText(path, open.pop()?.text ?? "");
  });
  parser.write(xml).close();
}

/** Reads an answer to ListObjectsV2. Throws for anything else. */
export function readListPage(xml: string): ListPage {
  const found: Record<string, string>[] = [{}];
  const page: Record<string, string> = {};
  let isList = false;
  walk(xml, (path, text) => {
    const [root, name = "", field] = path.split("/");
    if (root !== "ListBucketResult") throw new Error("It is no list of a bucket.");
    isList ||= path === root;
    if (name === "Contents" && field === undefined) found.push({});
    else if (name === "Contents") Object.assign(found.at(-1) ?? {}, { [field ?? ""]: text });
    else Object.assign(page, { [name]: text });
  });
  if (!isList) throw new Error("It is no list of a bucket.");
  const decode = page.EncodingType?.trim() === "url" ? decodeKey : (key: string) => key;
  const isMore = page.IsTruncated?.trim() === "true";
  if (isMore && !page.NextContinuationToken) throw new Error("A list goes on and does not say where.");
  const objects = found.slice(0, -1).map(({ Key, LastModified }) => {
    const changedAt = new Date(LastModified?.trim() ?? "");
    if (!Key || Number.isNaN(changedAt.getTime()))
      throw new Error("An object of a list has no name or date.");
    return { name: decode(Key), changedAt };
  });
  return { objects, next: isMore ? page.NextContinuationToken : undefined };
}

/** Stores write a space of a name as `+` or `%20`, and a plus always as `%2B`. */
function decodeKey(key: string): string {
  return decodeURIComponent(key.replaceAll("+", " "));
}

/** What an answer of refusal calls itself; nothing when it is not in a store's words. */
export function readErrorCode(xml: string): string | undefined {
  let code: string | undefined;
  try {
    walk(xml, (path, text) => {
      if (path === "Error/Code") code = text.trim();
    });
  } catch {
    // Proxies answer for stores in words of their own.
    return undefined;
  }
  return /^[a-z]{1,64}$/i.test(code ?? "") ? code : undefined;
}
