import { Play } from "lucide-react";
import { type ReactNode, useState } from "react";
import { ringArrival } from "#web/lib/browser/bell/arrival-bell.ts";
import { greeting } from "#web/lib/greeting.ts";
import { hush } from "#web/lib/notices/hush.ts";
import { notify } from "#web/lib/notices/notify.ts";
import { withOwnWords } from "#web/lib/own-words.ts";
import { Breath } from "#web/ui/breath.tsx";
import { BreathHalo } from "#web/ui/breath-halo.tsx";
import { Drawn } from "#web/ui/drawn.tsx";
import { EmptyNote } from "#web/ui/empty-note.tsx";
import { Button } from "#web/ui/form/button.tsx";
import { IconButton } from "#web/ui/form/icon-button.tsx";
import { Select } from "#web/ui/form/select.tsx";
import { Switch } from "#web/ui/form/switch.tsx";
import { Markdown } from "#web/ui/markdown/markdown.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Toaster } from "#web/ui/toast/toaster.tsx";
import { Wordmark } from "#web/ui/wordmark.tsx";

const colours = [
  ...["ground", "sunk", "surface", "raised", "line", "edge", "ink", "quiet", "faint"],
  ...["accent", "accent-strong", "on-accent", "accent-soft", "glow", "danger", "warning", "good"],
];
const letters = ["tiny", "small", "base", "prose", "read", "listen", "mark", "title", "display"];
const hours = ["dawn", "day", "dusk", "night"] as const;
const sizes = ["", "large", "largest"] as const;
const quoted = "You wrote: “I could not say a word.” Write “savour it” if you like.";

/** Tokens, motion and parts as they are, to be looked at while they are changed: there in development only. */
export function LookPage() {
  const [isOn, setIsOn] = useState(true);
  const [isSounding, setIsSounding] = useState(false);
  const { dataset, classList } = document.documentElement;
  const sound = () => {
    hush(!isSounding);
    setIsSounding(!isSounding);
  };
  return (
    <main className="mx-auto grid max-w-[64rem] gap-12 px-5 py-10">
      <Toaster />
      <header className="grid gap-4">
        <Wordmark />
        <h1 className="font-serif text-display">Look</h1>
        <Row>
          <Button onClick={() => classList.toggle("dark")}>Other theme</Button>
          {hours.map((hour) => (
            <Button key={hour} onClick={() => Object.assign(dataset, { hour })}>
              {hour}
            </Button>
          ))}
          {sizes.map((reading) => (
            <Button key={reading} onClick={() => Object.assign(dataset, { reading })}>
              {reading || "usual"}
            </Button>
          ))}
        </Row>
      </header>
      <Part title="Colours">
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3">
          {colours.map((name) => (
            <li key={name} className="grid gap-1 text-tiny text-quiet">
              <span
                className="h-14 rounded-soft border border-line"
                style={{ background: `var(--${name})` }}
              />
              {name}
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Letters">
        {letters.map((name) => (
          <p key={name} className="font-serif" style={{ fontSize: `var(--text-${name})` }}>
            {name}: one hard moment, one quiet breath
          </p>
        ))}
        <Markdown text={withOwnWords(quoted, ["I could not say a word."])} />
        <p>{[2, 6, 9, 14, 19].map((hour) => greeting("Dana", new Date(2026, 2, 2, hour))).join(" ")}</p>
      </Part>
      <Part title="Motion">
        <Row>
          <Breath className="size-40" />
          <Breath isQuick className="size-40" />
          <span className="full-player">
            <Breath className="size-40" />
          </span>
          <BreathHalo isBreathing>
            <IconButton label="Play" look="outlined">
              <Play />
            </IconButton>
          </BreathHalo>
        </Row>
        <Row>
          <Button onClick={sound}>{isSounding ? "A voice sounds" : "Silence"}</Button>
          <Button onClick={() => setTimeout(() => notify.arrived("Something is ready"), 5000)}>
            A toast in five seconds
          </Button>
          <Button onClick={() => void ringArrival()}>Bell</Button>
        </Row>
        <Skeleton lines={3} blocks={1} />
      </Part>
      <Part title="Parts">
        <Row>
          <Button look="primary">Primary</Button>
          <Button>Usual</Button>
          <Button look="plain">Plain</Button>
        </Row>
        <Switch label="A switch" hint="What it is for" isOn={isOn} onToggle={() => setIsOn(!isOn)} />
        <Select label="A choice" value="One" choices={["One", "Two"]} onChange={() => {}} />
        <Row>
          <Drawn name="bowl" className="h-32 w-40" />
          <Drawn name="page" className="h-32 w-40" />
          <svg aria-hidden="true" className="shore">
            <use href="/drawn.svg#shore" />
          </svg>
        </Row>
        <EmptyNote drawn="page">Nothing is here yet</EmptyNote>
      </Part>
    </main>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-5">
      <h2 className="font-serif text-title">{title}</h2>
      {children}
    </section>
  );
}

function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
