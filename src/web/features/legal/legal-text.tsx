import type { ReactNode } from "react";
import type { Section } from "./section.ts";

/** A legal text, its parts numbered, with further parts after it. */
export function LegalText({ sections, children }: { sections: readonly Section[]; children?: ReactNode }) {
  return (
    <div className="legal-text grid gap-10">
      {sections.map(({ title, body }) => (
        <LegalPart key={title} title={title}>
          {body.map((part) =>
            typeof part === "string" ? <p key={part}>{part}</p> : <Points key={part[0]} points={part} />,
          )}
        </LegalPart>
      ))}
      {children}
    </div>
  );
}

/** One part of a legal text under its heading. */
export function LegalPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3 text-quiet">
      <h2 className="font-serif text-title text-ink">{title}</h2>
      {children}
    </section>
  );
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="grid list-disc gap-2 ps-5 marker:text-accent">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
