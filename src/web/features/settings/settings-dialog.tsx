import { useQuery } from "@tanstack/react-query";
import { Moon, Sun, X } from "lucide-react";
import type { ReactNode } from "react";
import { useApi } from "#web/lib/api.ts";
import { readingSizes, useReadingSize } from "#web/lib/browser/reading-size.ts";
import { useTheme } from "#web/lib/browser/theme.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { Button } from "#web/ui/form/button.tsx";
import { IconButton } from "#web/ui/form/icon-button.tsx";
import { Select } from "#web/ui/form/select.tsx";
import { Switch } from "#web/ui/form/switch.tsx";
import { LegalLinks } from "./legal-links.tsx";
import { ProvidersInUse } from "./providers-in-use.tsx";

interface SettingsDialogProps {
  email: string;
  /** What belongs to other features comes from them: how to be answered, the day's usage, the sound, what is one's own. */
  answering: ReactNode;
  usage: ReactNode;
  audio: ReactNode;
  accountChoices: ReactNode;
  cookieChoice: ReactNode;
  onSignOut: () => void;
  onClose: () => void;
}

/** What a person can set: how the coach answers, how it sounds, how it looks, and who they are. */
export function SettingsDialog({
  email,
  answering,
  usage,
  audio,
  accountChoices,
  cookieChoice,
  onSignOut,
  onClose,
}: SettingsDialogProps) {
  return (
    <Dialog label="Settings" shape="small" onClose={onClose}>
      <div className="thin-scroll relative overflow-y-auto">
        <header className="sticky top-0 z-10 flex items-center justify-between border-b border-line bg-surface py-3 pe-3 ps-6">
          <h2 className="font-serif text-title">Settings</h2>
          <IconButton label="Close settings" onClick={onClose}>
            <X />
          </IconButton>
        </header>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-7 px-6 py-6">
          <Group title="AI Configuration">
            <ModelLabel />
            {answering}
            {usage}
          </Group>
          <Group title="Audio Controls">{audio}</Group>
          <Group title="Appearance">
            <ThemeChoice />
            <ReadingSizeChoice />
          </Group>
          <Group title="Account">
            <div className="flex items-center justify-between gap-4">
              <span className="min-w-0 truncate">{email}</span>
              <Button size="small" onClick={onSignOut}>
                Sign Out
              </Button>
            </div>
            {accountChoices}
          </Group>
          <Group title="Privacy & Legal">
            <LegalLinks />
            {cookieChoice}
            <ProvidersInUse />
          </Group>
        </div>
      </div>
    </Dialog>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 className="text-small font-medium text-accent">{title}</h3>
      {children}
    </section>
  );
}

function ModelLabel() {
  const { queries } = useApi();
  const { data } = useQuery(queries.health.providers.queryOptions());
  const isModel = data === undefined || data.configured.includes("model");
  return (
    <div className="grid gap-1.5">
      <div className="flex items-baseline justify-between gap-4">
        <span>Model</span>
        <span className="min-w-0 text-end wrap-break-word text-quiet">{data?.model ?? "…"}</span>
      </div>
      {!isModel && (
        <p className="text-tiny text-quiet">
          The next two settings are for language models. The built-in guide answers briefly whatever you
          choose.
        </p>
      )}
    </div>
  );
}

function ThemeChoice() {
  const { chosen, isDark, choose } = useTheme();
  const isFollowing = chosen === "system";
  return (
    <>
      <div className="flex items-center justify-between gap-4">
        <span>Theme</span>
        <Button size="small" onClick={() => choose(isDark ? "light" : "dark")}>
          {isDark ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
          {isDark ? "Switch to light" : "Switch to dark"}
        </Button>
      </div>
      <Switch
        label="Same as this device"
        hint="Follows your device's light or dark setting."
        isOn={isFollowing}
        onToggle={() => choose(isFollowing ? (isDark ? "dark" : "light") : "system")}
      />
    </>
  );
}

const sizeWords = ["Usual", "Large", "Largest"] as const;

function ReadingSizeChoice() {
  const [size, choose] = useReadingSize();
  return (
    <Select
      label="Words while you listen"
      value={sizeWords[readingSizes.indexOf(size)] ?? "Usual"}
      choices={sizeWords}
      onChange={(chosen) => choose(readingSizes[sizeWords.indexOf(chosen)] ?? "usual")}
    />
  );
}
