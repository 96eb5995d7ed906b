import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import type { SafetyPlan } from "#shared/care/care.ts";
import { limits } from "#shared/limits/limits.ts";
import { useApi } from "#web/lib/api.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Button } from "#web/ui/form/button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { planOptions, useKeepPlan, useRemovePlan } from "./queries.ts";

const empty: SafetyPlan = { signs: "", helps: "", people: "" };

const parts: { name: keyof SafetyPlan; label: string; hint: string }[] = [
  {
    name: "signs",
    label: "What I notice first",
    hint: "Thoughts, feelings or places that tell me a hard hour is coming.",
  },
  {
    name: "helps",
    label: "What helps me",
    hint: "Things I can do by myself, and places where it is easier.",
  },
  { name: "people", label: "Who I can call", hint: "Names and numbers, including a help line." },
];

/** Writes, keeps, prints and deletes one's own plan for hard hours. */
export function SafetyPlanDialog({ onClose }: { onClose: () => void }) {
  const { data } = useQuery(planOptions(useApi()));
  return (
    <Dialog label="Your safety plan" onClose={onClose}>
      {data ? (
        <PlanForm plan={data.plan} onClose={onClose} />
      ) : (
        <Skeleton lines={3} blocks={3} className="p-6" />
      )}
    </Dialog>
  );
}

function PlanForm({ plan, onClose }: { plan: SafetyPlan | null; onClose: () => void }) {
  const [written, setWritten] = useState(plan ?? empty);
  const [isDeleting, setIsDeleting] = useState(false);
  const keeping = useKeepPlan(onClose);
  const removing = useRemovePlan(onClose);
  const isEmpty = parts.every(({ name }) => written[name].trim() === "");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    keeping.mutate(written);
  };
  return (
    <form onSubmit={submit} className="safety-plan grid gap-5 overflow-y-auto p-6">
      <h2 className="font-serif text-title">Your safety plan</h2>
      <p className="text-small text-quiet">
        It is kept in your account and part of what you can export. Only you read it here: no coach and no
        model is given it. Whoever runs this server could reach it.
      </p>
      {parts.map(({ name, label, hint }) => (
        <Part
          key={name}
          label={label}
          hint={hint}
          value={written[name]}
          onChange={(text) => setWritten({ ...written, [name]: text })}
        />
      ))}
      <div className="flex flex-wrap justify-end gap-2 print:hidden">
        {plan && (
          <Button look="danger" onClick={() => setIsDeleting(true)}>
            Delete
          </Button>
        )}
        <Button onClick={() => window.print()}>Print</Button>
        <Button look="plain" onClick={onClose}>
          Close
        </Button>
        <Button type="submit" look="primary" disabled={isEmpty || keeping.isPending}>
          {keeping.isPending ? "Keeping..." : "Keep it"}
        </Button>
      </div>
      {isDeleting && (
        <ConfirmDialog
          question="Delete your safety plan?"
          confirmLabel="Delete it"
          onConfirm={() => removing.mutate({})}
          onCancel={() => setIsDeleting(false)}
        />
      )}
    </form>
  );
}

interface PartProps {
  label: string;
  hint: string;
  value: string;
  onChange: (text: string) => void;
}

function Part({ label, hint, value, onChange }: PartProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-small font-medium">
        {label}
      </label>
      <p className="hidden whitespace-pre-wrap print:block">{value}</p>
      <textarea
        id={id}
        aria-describedby={`${id}-hint`}
        rows={3}
        maxLength={limits.safetyPlan.maxChars}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="field-sizing-content min-h-24 print:hidden w-full rounded-soft border border-edge bg-surface px-4 py-3 text-base text-ink"
      />
      <p id={`${id}-hint`} className="text-tiny text-quiet">
        {hint}
      </p>
    </div>
  );
}
