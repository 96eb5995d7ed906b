/** What an e-mail says: one thing to do, until when, and why it came. */
export interface Wording {
  subject: string;
  opening: string;
  link: string;
  action: string;
  expiry: string;
  reason: string;
}

/** The colours of the screens, light and dark, written as mail programs read them; a test holds them to the tokens. */
export const emailColours = {
  light: {
    ground: "#f8f5ef",
    surface: "#fdfcf8",
    line: "#ddd9d0",
    ink: "#172a2e",
    quiet: "#425357",
    accent: "#974a24",
    "on-accent": "#fdfaf3",
  },
  dark: {
    ground: "#091c21",
    surface: "#112429",
    line: "#263a3f",
    ink: "#ede9e0",
    quiet: "#abb9b8",
    accent: "#efbd82",
    "on-accent": "#29190b",
  },
} as const;

const { light, dark } = emailColours;
const serif = "font-family:Newsreader,'Iowan Old Style',Palatino,Georgia,'Times New Roman',serif";
const sans = "font-family:Figtree,-apple-system,'Segoe UI',Helvetica,Arial,sans-serif";

/** What is light is written at each element, which every program understands; those that know the dark read this too. */
const darkStyles = [
  "@media (prefers-color-scheme: dark) {",
  `.ground { background: ${dark.ground} !important; }`,
  `.sheet { background: ${dark.surface} !important; border-color: ${dark.line} !important; }`,
  `.ink { color: ${dark.ink} !important; }`,
  `.quiet { color: ${dark.quiet} !important; border-color: ${dark.line} !important; }`,
  `.link { color: ${dark.accent} !important; }`,
  `.action { background: ${dark.accent} !important; color: ${dark["on-accent"]} !important; }`,
  `.ring { border-color: ${dark.accent} !important; }`,
  `.point { background: ${dark.accent} !important; }`,
  "}",
].join(" ");

/** The mark in borders, for a picture would have to be fetched; programs that draw no round ones are given none. */
function mark(): string {
  const ring = (inside: string, opacity: number) =>
    `<span class="ring" style="display:inline-block;padding:4px;border:2px solid ${light.accent};border-radius:999px;opacity:${opacity};vertical-align:middle">${inside}</span>`;
  const point = `<span class="point" style="display:block;width:6px;height:6px;border-radius:999px;background:${light.accent}"></span>`;
  return `<!--[if !mso]><!--><span aria-hidden="true" style="display:inline-block;margin-right:10px;line-height:0;vertical-align:middle">${ring(ring(point, 0.9), 0.7)}</span><!--<![endif]-->`;
}

/** An e-mail as a page: tables and inline styles, which mail programs of all ages draw alike, in the person's theme. */
export function emailPage(
  hello: string,
  { subject, opening, link, action, expiry, reason }: Wording,
): string {
  const address = escapeHtml(link);
  const said = (text: string) =>
    `<p class="ink" style="margin:0 0 18px;font-size:16px;line-height:1.6;color:${light.ink};${sans}">${escapeHtml(text)}</p>`;
  const small = `font-size:13px;line-height:1.6;color:${light.quiet};${sans}`;
  const button = `display:inline-block;padding:14px 26px;border-radius:999px;background:${light.accent};color:${light["on-accent"]};text-decoration:none;font-size:16px;font-weight:600;${sans}`;
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(subject)}</title><style>:root { color-scheme: light dark; } ${darkStyles}</style></head>`,
    `<body class="ground" style="margin:0;padding:0;background:${light.ground}">`,
    `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(expiry)}</div>`,
    `<table class="ground" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${light.ground}"><tr>`,
    '<td align="center" style="padding:32px 16px">',
    `<table class="sheet" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:${light.surface};border:1px solid ${light.line};border-radius:22px"><tr>`,
    '<td style="padding:32px">',
    `<h1 class="ink" style="margin:0 0 28px;font-size:24px;line-height:1.2;font-weight:400;color:${light.ink};${serif}">${mark()}<span style="vertical-align:middle">Stillpoint</span></h1>`,
    said(hello),
    said(opening),
    `<p style="margin:26px 0"><a class="action" href="${address}" style="${button}">${escapeHtml(action)}</a></p>`,
    said(expiry),
    `<p class="quiet" style="margin:0 0 6px;${small}">If the button does not work, copy this address into your browser:</p>`,
    `<p class="quiet" style="margin:0 0 24px;word-break:break-all;${small}"><a class="link" href="${address}" style="color:${light.accent}">${address}</a></p>`,
    `<p class="quiet" style="margin:0;padding-top:18px;border-top:1px solid ${light.line};${small}">${escapeHtml(reason)}</p>`,
    "</td></tr></table></td></tr></table></body></html>",
  ].join("\n");
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
