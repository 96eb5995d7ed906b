import { LegalPart } from "./legal-text.tsx";

/** Whom to write to. */
export function Contact({ email }: { email: string }) {
  return (
    <LegalPart title="Contact">
      <p>
        Questions about this text, about what is kept of yours, or about security:{" "}
        <a
          href={`mailto:${email}`}
          className="break-all text-accent underline underline-offset-4 hover:decoration-2"
        >
          {email}
        </a>
      </p>
    </LegalPart>
  );
}
