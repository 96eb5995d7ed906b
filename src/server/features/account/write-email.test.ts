import fc from "fast-check";
import { expect, test } from "vitest";
import { anyCharacter } from "#server/testing/samples/any-character.ts";
import { writeEmail } from "./write-email.ts";

const wording = {
  subject: "A subject",
  opening: "An opening.",
  link: "https://calm.example/reset-password#access_token=a&refresh_token=b",
  action: "Set a new password",
  expiry: "The link works once.",
  reason: "You receive this because you have an account at calm.example.",
};
const to = (name: string) => writeEmail({ name, email: "ada@example.test" }, wording);

test("an e-mail says the same in text and HTML: who, what to do, where, until when and why", () => {
  const { text, html } = to("Ada O'Quiet");
  for (const part of ["Ada O", "An opening.", "Set a new password", "The link works once.", wording.reason]) {
    expect(text).toContain(part);
    expect(html).toContain(part);
  }
  expect(text).toContain(`\n${wording.link}\n`);
  expect(html.match(/href="([^"]+)"/g)).toHaveLength(2);
  expect(html).toContain(`href="${wording.link.replaceAll("&", "&#38;")}"`);
});

test("the HTML fetches nothing when it is opened", () => {
  expect(to("Ada").html).not.toMatch(/<img|<link|<script|src=|url\(|@import/i);
});

test("a name that is an advertisement, a link or an address is left out of the greeting", () => {
  const bad = [
    "Win at http://evil.example",
    "www.evil.example",
    "evil.example",
    "a@evil.example",
    "x".repeat(61),
    " ",
  ];
  for (const name of bad) {
    expect(to(name).text).toMatch(/^Hello,\n/);
    expect(to(name).html).not.toContain("evil");
  }
  for (const name of ["Ada Quiet", "J. R. Reed", "Zoë", "李小龍", "Dr. Ana-María O'Neil"])
    expect(to(name).text).toMatch(new RegExp(`^Hello ${name},\n`));
});

test("whatever somebody calls themselves, the greeting is one line and no markup", () => {
  const usual = to("Ada").html.match(/</g)?.length;
  fc.assert(
    fc.property(
      fc.string({ unit: fc.oneof(anyCharacter, fc.string({ minLength: 1, maxLength: 1 })), maxLength: 100 }),
      (name) => {
        const { text, html } = to(name);
        expect(text.split("\n")[0]).toMatch(/^Hello.*,$/u);
        expect(text.split("\n")).toHaveLength(to("Ada").text.split("\n").length);
        expect(html.match(/</g)?.length).toBe(usual);
      },
    ),
  );
});
