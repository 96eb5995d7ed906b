import { useQuery } from "@tanstack/react-query";
import type { RunningProviders } from "#shared/contract/health.ts";
import { useApi } from "#web/lib/api.ts";

/** The capabilities in the order in which a person meets them. */
const capabilities = [
  ["model", "Language model"],
  ["speech", "Voice"],
  ["dictation", "Dictation"],
  ["music", "Music"],
  ["knowledge", "Knowledge"],
  ["webSearch", "Web search"],
  ["mail", "Mail"],
  ["database", "Database"],
  ["files", "Files"],
] as const;

/** For whoever runs the server: the names are those of the README's table of settings. */
const howToConnect =
  "The coach here is a built-in guide with prepared words. Whoever runs this server can connect a language model: set OPENAI_API_KEY, or LLM_BASE_URL and LLM_MODEL, and start it again.";

/** Says what answers for each capability on this server, and whether it came with the install or was configured. */
export function ProvidersInUse() {
  const { queries } = useApi();
  const { data } = useQuery(queries.health.providers.queryOptions());
  if (!data) return null;
  return (
    <div className="grid gap-2">
      <p className="text-small text-quiet">{summaryOf(data)}</p>
      {!data.configured.includes("model") && <p className="text-small text-quiet">{howToConnect}</p>}
      <dl className="grid gap-1.5 text-small">
        {capabilities.map(([capability, name]) => (
          <div key={capability} className="flex items-baseline justify-between gap-4">
            <dt className="shrink-0">{name}</dt>
            <dd className="min-w-0 text-end wrap-break-word text-quiet">
              {data[capability]}
              <span className="block text-tiny text-faint">{originOf(capability, data)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function originOf(
  capability: (typeof capabilities)[number][0],
  { configured, ...running }: RunningProviders,
) {
  const isConfigured = configured.some((each) => each === capability);
  const origin = isConfigured ? "Configured by the operator" : "Comes with Stillpoint";
  if (capability !== "webSearch" || running.webSearch.startsWith("OpenAI")) return origin;
  const sent = "When you turn it on, it gets a few keywords, never your message";
  return isConfigured ? `${origin}. ${sent}` : sent;
}

function summaryOf({ configured }: RunningProviders): string {
  return configured.length === 0
    ? "This server runs on what comes with Stillpoint alone: no other service takes part in answering what you write unless you turn on web search."
    : "What is marked as configured was chosen by the operator of this server and may be a service elsewhere.";
}
