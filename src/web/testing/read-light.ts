/** Red, green and blue as light, each from 0 to 1. */
type Light = readonly [number, number, number];

/** The themes and the hours of the day that the tokens have values for. */
export const themes = ["light", "dark"] as const;
/** See `themes`. */
export const hours = ["dawn", "day", "dusk", "night"] as const;

/** The values of a style sheet's tokens under a theme at an hour, by name: what comes later and fits outranks what came before. */
export function tokensAt(css: string, theme: (typeof themes)[number], hour: (typeof hours)[number]) {
  const fits = (selector: string) =>
    selector === ":root" ||
    (theme === "dark" && selector === ".dark") ||
    selector === `${theme === "dark" ? ".dark" : ":root:not(.dark)"}[data-hour="${hour}"]`;
  const values = new Map<string, string>();
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, "");
  const plain = bare.replace(
    /@media (?:print|\(prefers-contrast: more\)) \{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g,
    "",
  );
  for (const [, selectors = "", body = ""] of plain.matchAll(/([^{};]*)\{([^{}]*)\}/g)) {
    const selector = selectors.trim();
    if (!fits(selector)) continue;
    for (const [, name = "", value = ""] of body.matchAll(/--([\w-]+): ([^;]+);/g)) values.set(name, value);
  }
  return values;
}

/** How two colours contrast (WCAG 2.2), the first one laid over the second if it lets light through. */
export function contrast(over: string, under: string): number {
  const ground = lightOf(under).light;
  const { light, alpha } = lightOf(over);
  return ratio(luminance(laid(light, alpha, ground)), luminance(ground));
}

/** A colour that lets light through, laid over another, as one that can be asked for its contrast. */
export function laidOver(over: string, under: string): string {
  const { light, alpha } = lightOf(over);
  return `light(${laid(light, alpha, lightOf(under).light).join(" ")})`;
}

function ratio(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

function luminance([red, green, blue]: Light): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const encoded = (light: number) => (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055);
const decoded = (byte: number) => (byte <= 0.04045 ? byte / 12.92 : ((byte + 0.055) / 1.055) ** 2.4);

/** Browsers mix what they have encoded for the screen. */
function laid(light: Light, alpha: number, ground: Light): Light {
  const mix = (at: 0 | 1 | 2) => decoded(encoded(light[at]) * alpha + encoded(ground[at]) * (1 - alpha));
  return [mix(0), mix(1), mix(2)];
}

/** What a colour written as oklch sends out (Ottosson 2020), within what a screen can show. */
function lightOf(colour: string): { light: Light; alpha: number } {
  const [first = 0, second = 0, third = 0, alpha = 1] = (colour.match(/[\d.e-]+/g) ?? [])
    .slice(-4)
    .map(Number);
  if (colour.startsWith("light(")) return { light: [first, second, third], alpha: 1 };
  if (!colour.startsWith("oklch(")) throw new Error(`not a colour of the tokens: ${colour}`);
  const turn = (third * Math.PI) / 180;
  const [a, b] = [second * Math.cos(turn), second * Math.sin(turn)];
  const long = (first + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (first - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (first - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const within = (value: number) => Math.min(1, Math.max(0, value));
  const light: Light = [
    within(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
    within(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
    within(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short),
  ];
  return { light, alpha };
}
