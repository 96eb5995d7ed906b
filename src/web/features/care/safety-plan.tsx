import { HeartHandshake } from "lucide-react";
import { useState } from "react";
import { Button } from "#web/ui/form/button.tsx";
import { SafetyPlanDialog } from "./safety-plan-dialog.tsx";

/** The way to one's own plan for hard hours. */
export function SafetyPlan() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section aria-labelledby="safety-plan" className="grid gap-3 border-t border-line pt-4">
      <h4 id="safety-plan" className="text-small font-medium">
        Your safety plan
      </h4>
      <p className="text-small text-quiet">
        A few lines for hard hours, in your own words: what you notice first, what helps, who to call. The
        coach never reads it.
      </p>
      <Button size="small" className="justify-self-start" onClick={() => setIsOpen(true)}>
        <HeartHandshake aria-hidden="true" />
        Open my safety plan
      </Button>
      {isOpen && <SafetyPlanDialog onClose={() => setIsOpen(false)} />}
    </section>
  );
}
