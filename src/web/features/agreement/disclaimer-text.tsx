import { agreementText } from "#shared/account/agreement-text.ts";
import { ScrollRegion } from "#web/ui/scroll-region.tsx";

/** The disclaimer and terms, word for word as they are saved with an agreement; scrolls by keyboard too. */
export function DisclaimerText() {
  const [, ...paragraphs] = agreementText.split("\n\n");
  return (
    <ScrollRegion
      label="Disclaimer text"
      className="mask-b-from-[calc(100%-2rem)] grid gap-4 px-6 pt-5 pb-8 sm:px-8"
    >
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="font-serif text-prose text-ink">
          {paragraph}
        </p>
      ))}
    </ScrollRegion>
  );
}
