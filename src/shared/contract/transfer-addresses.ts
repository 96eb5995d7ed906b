/** Where bytes are sent and fetched: method and path of each, for the browser, which carries no schemas. */
export const transferAddresses = {
  readFile: { method: "POST", path: "/files" },
  dictate: { method: "POST", path: "/dictations" },
  exportAccount: { method: "GET", path: "/export" },
  exportChat: { method: "GET", path: "/chats/{id}/markdown" },
  hearNarration: { method: "GET", path: "/narrations/{id}/audio" },
  hearNarrationMusic: { method: "GET", path: "/narrations/{id}/music" },
  downloadNarration: { method: "GET", path: "/narrations/{id}/download" },
  seeVideo: { method: "GET", path: "/narrations/{id}/video" },
  keepVideo: { method: "PUT", path: "/videos" },
  hearMessage: { method: "GET", path: "/messages/{id}/speech" },
  hearDefaultTrack: { method: "GET", path: "/music/default" },
  hearOwnMusic: { method: "GET", path: "/music/own" },
  keepOwnMusic: { method: "PUT", path: "/music/own" },
} as const;

/** A transfer of bytes, by its name in `transfers.ts`. */
export type TransferName = keyof typeof transferAddresses;

/** The address of a transfer: what its path names is put there, the rest becomes the query. */
export function transferUrl(
  name: TransferName,
  input: Readonly<Record<string, string | number>> = {},
): string {
  const query = new URLSearchParams();
  let path: string = transferAddresses[name].path;
  for (const [key, value] of Object.entries(input)) {
    const place = `{${key}}`;
    if (path.includes(place)) path = path.replace(place, encodeURIComponent(value));
    else query.set(key, String(value));
  }
  return query.size > 0 ? `/api${path}?${query}` : `/api${path}`;
}

/** In which header the whole sound of what is kept nowhere says how long it is, in milliseconds. */
export const soundMsHeader = "x-sound-ms";
