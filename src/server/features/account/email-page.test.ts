import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { emailColours, emailPage } from "./email-page.ts";

const tokens = readFileSync("src/web/app/tokens.css", "utf8");

/** A token's colours as #rrggbb, the light theme's first and the dark one's after it (Ottosson 2020). */
function tokenColours(name: string): string[] {
  const found = tokens.matchAll(new RegExp(`--${name}: oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\)`, "g"));
  return [...found].slice(0, 2).map(([, lightness, chroma, hue]) => {
    const turn = (Number(hue) * Math.PI) / 180;
    const [a, b] = [Number(chroma) * Math.cos(turn), Number(chroma) * Math.sin(turn)];
    const long = (Number(lightness) + 0.3963377774 * a + 0.2158037573 * b) ** 3;
    const middle = (Number(lightness) - 0.1055613458 * a - 0.0638541728 * b) ** 3;
    const short = (Number(lightness) - 0.0894841775 * a - 1.291485548 * b) ** 3;
    const linear = [
      4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
      -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
      -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
    ];
    const bytes = linear.map((light) => {
      const within = Math.min(1, Math.max(0, light));
      return Math.round(255 * (within <= 0.0031308 ? 12.92 * within : 1.055 * within ** (1 / 2.4) - 0.055));
    });
    return `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
  });
}

test.each(Object.keys(emailColours.light))(
  "the e-mails' %s is the token of the screens in both themes",
  (name) => {
    const both = [emailColours.light, emailColours.dark].map(
      (theme) => Object.entries(theme).find(([key]) => key === name)?.[1],
    );
    expect(both).toEqual(tokenColours(name));
  },
);

test("each colour that is written at an element has its dark one", () => {
  const html = emailPage("Hello,", {
    subject: "A subject",
    opening: "An opening.",
    link: "https://calm.example/",
    action: "Open",
    expiry: "One day.",
    reason: "A reason.",
  });
  const elements = html.slice(html.indexOf("<body")).match(/<[a-z]\w*[^>]*>/g) ?? [];
  const coloured = elements.filter((element) => /style="[^"]*#[0-9a-f]{6}/.test(element));
  expect(coloured.length).toBeGreaterThan(8);
  expect(coloured.filter((element) => !element.includes("class="))).toEqual([]);
  const classes = new Set(coloured.map((element) => /class="(\w+)"/.exec(element)?.[1]));
  for (const name of classes) expect(html).toMatch(new RegExp(`\\.${name} \\{[^}]*!important`));
});
