import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { sessionOptions } from "#web/features/account/session-query.ts";
import { useApi } from "#web/lib/api.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { IconButton } from "#web/ui/form/icon-button.tsx";
import { AccountEventList } from "./account-event-list.tsx";
import { BrowserList } from "./browser-list.tsx";
import { EmailForm } from "./email-form.tsx";
import { NameForm } from "./name-form.tsx";
import { PasskeyPart } from "./passkeys/passkey-part.tsx";
import { PasswordForm } from "./password-form.tsx";
import { TwoStepPart } from "./two-step/two-step-part.tsx";

/** Everything about how a person signs in: who they are, their password, where they are signed in and what happened. */
export function SecurityDialog({ onClose }: { onClose: () => void }) {
  const { data } = useQuery(sessionOptions(useApi()));
  const person = data?.session?.user;
  if (!person) return null;
  return (
    <Dialog label="Sign-in and security" shape="small" onClose={onClose}>
      <div className="thin-scroll relative overflow-y-auto">
        <header className="sticky top-0 z-10 flex items-center justify-between border-b border-line bg-surface py-3 pe-3 ps-6">
          <h2 className="font-serif text-title">Sign-in and security</h2>
          <IconButton label="Close sign-in and security" onClick={onClose}>
            <X />
          </IconButton>
        </header>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 px-6 py-6">
          <Part title="Name">
            <NameForm name={person.full_name} />
          </Part>
          <Part title="Email address">
            <EmailForm email={person.email} />
          </Part>
          <Part title="Password">
            <PasswordForm />
          </Part>
          <Part title="Passkeys">
            <PasskeyPart />
          </Part>
          <Part title="Two-step sign-in">
            <TwoStepPart />
          </Part>
          <Part title="Where you are signed in">
            <BrowserList />
          </Part>
          <Part title="What happened to your account">
            <AccountEventList />
          </Part>
        </div>
      </div>
    </Dialog>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 className="text-small font-medium text-accent">{title}</h3>
      {children}
    </section>
  );
}
