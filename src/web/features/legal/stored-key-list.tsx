import { LegalPart } from "./legal-text.tsx";
import { storedKeys } from "./stored-keys.ts";

/** What is kept in the browser, each thing by its name. */
export function StoredKeyList() {
  return (
    <LegalPart title="What is kept in your browser">
      <p>
        One cookie and a few entries of its storage, for the product to work. What is marked optional is
        written only after you allow it. Nothing measures you, and nothing is shared with other sites.
      </p>
      <dl className="grid gap-4">
        {storedKeys.map(({ name, where, purpose, isOptional }) => (
          <div key={name} className="grid gap-0.5 border-s-2 border-line ps-4">
            <dt className="text-ink">
              <code className="text-small break-all">{name}</code>
            </dt>
            <dd className="text-small">
              {where}
              {isOptional ? ", optional" : ""}: {purpose}
            </dd>
          </div>
        ))}
      </dl>
    </LegalPart>
  );
}
