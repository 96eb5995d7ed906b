/** What a column holds, read from its heading. */
export type ColumnKind =
  | "interval"
  | "rate"
  | "averageRate"
  | "resting"
  | "SDNN"
  | "RMSSD"
  | "unnamed"
  | "moment"
  | "utcOffset"
  | "confidence"
  | "coverage"
  | "sort"
  | "value"
  | "unit";

/** A column: its kind, and the unit its heading names. */
export interface Column {
  kind: ColumnKind;
  /** `ms`, `s`, `bpm` …; nothing when the heading names none. */
  unit: string | undefined;
}

const folded = (text: string): string =>
  text
    .replace(/^\uFEFF/, "")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/([a-z])([A-Z][a-z])/g, "$1 $2")
    .toLowerCase();

const units = /[[(]([a-z/0-9\s µμ%.]+)[\])]|(?:^|[\s_-])(ms|msec|sec|seconds|milliseconds|bpm)$/;

/** A unit in brackets; words in brackets, such as `[Avg]`, belong to the name. */
const bracketed = /[[(]\s*(?:[a-z%]{1,2}|msec|sec|bpm|lpm|ppm|[a-z0-9][a-z0-9 ]*\/\s*[a-z]+)\s*[\])]/g;

/** The heading as words, and the unit it carries; of a dotted name its last part, which names the field. */
function wordsOf(heading: string): { words: string; unit: string | undefined } {
  const text = folded(heading.trim());
  const found = units.exec(text);
  const unit = (found?.[1]?.trim() || found?.[2])
    ?.replace(/^(?:msec|milliseconds)$/, "ms")
    .replace(/^(?:sec|seconds)$/, "s");
  const isDotted = /^[\w-]+(?:\.[\w-]+)+$/.test(text);
  const parts = isDotted ? text.split(".") : [text];
  const own = /^(?:qty|quantity|avg|value|average|mean|items|samples|bpm)$/.test(parts.at(-1) ?? "");
  const name = own ? parts.slice(-2).join(" ") : (parts.at(-1) ?? "");
  return {
    words: name
      .replace(bracketed, " ")
      .replace(/[_\-/:#[\]()]+/g, " ")
      .replace(/\s+/g, " ")
      .trim(),
    unit,
  };
}

const breath = /\b(?:resp\w*|breath\w*|brpm|rpm)\b/;
const derived =
  /\b(?:mean|avg|average|std|sd|max\w*|min\w*|median|peak|highest|lowest|durchschnitt\w*|promedio|media|moyenne)\b/;
const judged =
  /\b(?:score|balance|status|baseline|points?|goal|target|zones?|level|contributor|feedback|alarm|limit|reserve|percent\w*|recovery|sit|drop|load|id|uuid|count|binning|time in|comment|deviation|source|analysis)\b|%/;
const heartWords =
  /\b(?:heart ?rate|heartbeats?|hr|bpm|pulse(?: rate)?|puls|pulso|pouls|herzfrequenz|herzschlag|frecuencia cardiaca|frequence cardiaque|frequenza cardiaca|frequencia cardiaca|hartslag|tetno|syke|rate per minute|hk quantity type identifier heart rate|hkquantitytypeidentifierheartrate)\b/;
const restWords = /\b(?:rhr|rest(?:ing)?|ruhe\w*|reposo|repos|riposo|repouso|rust)\b/;
const intervalWords =
  /\b(?:rr|r r|rri|rrs|ibi|nn|nni|nn i|ppi|pp|p p|ibis|rrinterval|rrintervals|rr intervals?|(?:inter ?beat|beat|pulse|pp|nn|beat to beat) intervals?|herzschlagintervall\w*)\b/;
const variabilityWords =
  /\b(?:hrv|vfc|heart ?rate ?variability\w*|herzfrequenzvariabilitat|herzratenvariabilitat|variabilidad\b.*\bcardiaca|variabilite\b.*\bcardiaque|variabilita\b.*\bcardiaca|variabilidade\b.*\bcardiaca)\b/;
const momentWords =
  /\b(?:time\w*|date\w*|datum\w*|zeit\w*|uhrzeit|hora|fecha|heure|ora|data|inicio|start\w*|begin\w*|created|recorded|when|day|calendar date|elapsed|seconds|local|tijd|tid|at)\b/;

function heartKind(said: string, unit: string | undefined): ColumnKind | undefined {
  // What happens in a minute is no minimum.
  const words = said.replace(/\b(?:beats|rate|count) per minute\b/, "heart rate");
  if (breath.test(words)) return undefined;
  if (/\bsdnn\b|variabilitysdnn/.test(words)) return judged.test(words) ? undefined : "SDNN";
  if (/\bdeep sleep\b/.test(words)) return undefined;
  if (/^std rr$/.test(words)) return "SDNN";
  if (/\broot mean square of successive differences\b/.test(words)) return "RMSSD";
  if (/\brmssd/.test(words)) return judged.test(words) || /\bln\b/.test(words) ? undefined : "RMSSD";
  if (variabilityWords.test(words))
    return judged.test(words) || /\b(?:max|min)\w*\b/.test(words) || unit === "%" ? undefined : "unnamed";
  if (judged.test(words)) return undefined;
  if (intervalWords.test(words)) return derived.test(words) ? undefined : "interval";
  const isHeart = heartWords.test(words) || /restingheartrate/.test(words);
  if (isHeart && /\b(?:days?|7d|week\w*|change|trend)\b/.test(words)) return undefined;
  if (isHeart && (restWords.test(words) || /restingheartrate/.test(words))) return "resting";
  if (words === "ruhepuls" || words === "rhr") return "resting";
  if (!isHeart) return undefined;
  if (/\b(?:max|min|peak|highest|lowest)\w*\b/.test(words)) return undefined;
  return derived.test(words) || /\b(?:walking|non rem)\b/.test(words) ? "averageRate" : "rate";
}

/** What a heading promises; nothing when it is of no use here. */
export function classifyColumn(heading: string): Column | undefined {
  if (heading.length > 120) return undefined;
  const { words, unit } = wordsOf(heading);
  const heart = heartKind(words, unit);
  if (heart) return { kind: heart, unit };
  if (/\btime ?offset\b|\butc ?offset\b/.test(words)) return { kind: "utcOffset", unit };
  if (/\btime ?zone\b|\bzona horaria\b|\bzeitzone\b|\bend\b|\bfin\b|\bende\b|\bduration\b/.test(words))
    return undefined;
  if (/\bcoverage\b/.test(words)) return { kind: "coverage", unit };
  if (/^confidence\b|\bvalue confidence\b/.test(words)) return { kind: "confidence", unit };
  if (
    /^(?:data )?(?:type|metric|measurement|parameter|measure|record type|quantity type|name|tipo|art)$/.test(
      words,
    )
  )
    return { kind: "sort", unit };
  if (/^(?:value|valor|wert|valeur|valore|qty|quantity|reading|result)$/.test(words))
    return { kind: "value", unit };
  if (/^(?:units?|unidad|einheit|unite)$/.test(words)) return { kind: "unit", unit };
  return momentWords.test(words) ? { kind: "moment", unit } : undefined;
}

/** Whether a kind is a figure of the heart. */
export function isHeartKind(kind: ColumnKind): boolean {
  return ["interval", "rate", "averageRate", "resting", "SDNN", "RMSSD", "unnamed"].includes(kind);
}
