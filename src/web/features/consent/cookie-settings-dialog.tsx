import { X } from "lucide-react";
import { useState } from "react";
import type { CookiePreferences } from "#shared/account/cookie-preferences.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { Button } from "#web/ui/form/button.tsx";
import { IconButton } from "#web/ui/form/icon-button.tsx";
import { Switch } from "#web/ui/form/switch.tsx";
import { essentialOnly } from "./consent-storage.ts";

const optional = [
  {
    purpose: "analytics",
    label: "Analytics",
    hint: "This version counts nothing and sends nothing. Your answer holds for later versions.",
  },
  {
    purpose: "personalization",
    label: "Personalization",
    hint: "This browser remembers your last chat and opens it when you come back.",
  },
  {
    purpose: "marketing",
    label: "Marketing",
    hint: "There is no advertising here. Your answer holds for later versions.",
  },
] as const;

interface CookieSettingsDialogProps {
  onSave: (preferences: CookiePreferences) => void;
  onClose: () => void;
}

/** Lets each purpose be allowed by itself; all of them begin refused. */
export function CookieSettingsDialog({ onSave, onClose }: CookieSettingsDialogProps) {
  const [preferences, setPreferences] = useState(essentialOnly);
  return (
    <Dialog label="Cookie preferences" shape="small" onClose={onClose}>
      <div className="thin-scroll relative overflow-y-auto">
        <header className="sticky top-0 z-10 flex items-center justify-between border-b border-line bg-surface py-3 pe-3 ps-6">
          <h2 className="font-serif text-title">Cookie preferences</h2>
          <IconButton label="Close cookie preferences" onClick={onClose}>
            <X />
          </IconButton>
        </header>
        <div className="grid gap-5 px-6 py-6">
          <fieldset disabled>
            <Switch
              label="Necessary"
              hint="Signing in, your drafts, and what you set yourself. Always on."
              isOn
              onToggle={() => {}}
            />
          </fieldset>
          {optional.map(({ purpose, label, hint }) => (
            <Switch
              key={purpose}
              label={label}
              hint={hint}
              isOn={preferences[purpose]}
              onToggle={() => setPreferences((now) => ({ ...now, [purpose]: !now[purpose] }))}
            />
          ))}
          <Button look="primary" onClick={() => onSave(preferences)}>
            Save Preferences
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
