import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ListedPerson } from "#shared/account/operate.ts";
import { useApi } from "#web/lib/api.ts";
import { dayOf } from "#web/lib/format-time.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Button } from "#web/ui/form/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { useAct } from "./queries.ts";

/** What can be done for one account, by the command's name; those with a question are asked about first. */
interface Act {
  command: string;
  label: string;
  question?: string;
}

function actsFor({ isVerified, isTwoStepOn, eraseAt }: ListedPerson): Act[] {
  if (eraseAt) return [{ command: "reopen", label: "Open again" }];
  const acts: Act[] = [];
  if (!isVerified) acts.push({ command: "verify", label: "Confirm the address" });
  acts.push({ command: "reset-link", label: "Send a link for a new password" });
  acts.push({
    command: "sign-out",
    label: "Sign out everywhere",
    question: "Sign out every browser and program of this account?",
  });
  if (isTwoStepOn)
    acts.push({
      command: "end-two-step",
      label: "End two-step sign-in",
      question: "Is it really this person asking? Their password alone will then sign them in.",
    });
  acts.push({
    command: "close",
    label: "Close",
    question: "Close this account? It is erased after 30 days, unless it is opened again.",
  });
  return acts;
}

/** Accounts, found by a part of their address, and what can be done for each. */
export function PeoplePart() {
  const { queries } = useApi();
  const [search, setSearch] = useState("");
  const { data } = useQuery(queries.operate.people.queryOptions({ input: { search: search.trim() } }));
  return (
    <>
      <Field
        label="Part of an address"
        type="search"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {data && (
        <>
          <ul className="grid gap-3">
            {data.people.map((person) => (
              <PersonItem key={person.email} person={person} />
            ))}
          </ul>
          <p className="text-small text-quiet">
            {data.people.length} of {data.total}
          </p>
        </>
      )}
    </>
  );
}

function PersonItem({ person }: { person: ListedPerson }) {
  const acting = useAct();
  const [asked, setAsked] = useState<Act>();
  const { email, since, lastSeenAt, eraseAt } = person;
  const run = (command: string) => {
    setAsked(undefined);
    acting.mutate({ command, words: [email] });
  };
  const standing = [
    `since ${dayOf(since)}`,
    lastSeenAt ? `last active ${dayOf(lastSeenAt)}` : "signed in nowhere",
    person.isVerified ? "" : "address not confirmed",
    person.isOperator ? "operator" : "",
    person.isTwoStepOn ? "two-step sign-in" : "",
    eraseAt ? `closed, erased on ${dayOf(eraseAt)}` : "",
  ];
  return (
    <li className="grid gap-3 rounded-soft border border-line px-4 py-3">
      <div className="grid gap-1">
        <p className="wrap-anywhere">{email}</p>
        <p className="text-small text-quiet">{standing.filter(Boolean).join(" · ")}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {actsFor(person).map((act) => (
          <Button
            key={act.command}
            size="small"
            aria-label={`${act.label}: ${email}`}
            disabled={acting.isPending}
            onClick={() => (act.question ? setAsked(act) : run(act.command))}
          >
            {act.label}
          </Button>
        ))}
      </div>
      {asked?.question && (
        <ConfirmDialog
          question={asked.question}
          about={email}
          confirmLabel={asked.label}
          onConfirm={() => run(asked.command)}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </li>
  );
}
