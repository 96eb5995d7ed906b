import type { ReactNode } from "react";
import { Segments } from "#web/ui/form/segments.tsx";
import { Select } from "#web/ui/form/select.tsx";
import { Switch } from "#web/ui/form/switch.tsx";
import { type BreathingChoice, lengths } from "./breathing-choice.ts";
import {
  type Pattern,
  type Phase,
  patternNames,
  patterns,
  phases,
  phaseWords,
  secondsAllowed,
} from "./patterns.ts";

const lengthWord = (minutes: number | null): string =>
  minutes === null ? "Until I stop" : `${minutes} ${minutes === 1 ? "minute" : "minutes"}`;
const lengthWords = lengths.map(lengthWord);

interface BreathingChoicesProps {
  choice: BreathingChoice;
  onChange: (choice: BreathingChoice) => void;
  /** Whether this device can be felt. */
  canBeFelt: boolean;
}

/** How to breathe, how long, and how to be told. */
export function BreathingChoices({ choice, onChange, canBeFelt }: BreathingChoicesProps) {
  const change = (part: Partial<BreathingChoice>) => onChange({ ...choice, ...part });
  return (
    <div className="grid w-full gap-4">
      <div className="grid gap-2">
        <Segments
          label="Pattern"
          value={choice.pattern}
          choices={patternNames.map((value) => ({ value, name: patterns[value].name }))}
          onChange={(pattern) => change({ pattern })}
        />
        <p className="text-small text-quiet">{patterns[choice.pattern].about}</p>
      </div>
      {choice.pattern === "own" && (
        <fieldset className="grid gap-1">
          <legend className="sr-only">Seconds for each part</legend>
          {phases.map((phase) => (
            <Seconds key={phase} phase={phase} own={choice.own} onChange={(own) => change({ own })} />
          ))}
        </fieldset>
      )}
      <Select
        label="Length"
        value={lengthWord(choice.minutes)}
        choices={lengthWords}
        onChange={(word) => change({ minutes: lengths[lengthWords.indexOf(word)] ?? null })}
      />
      <Choices>
        <Switch
          label="Words"
          hint="What to do, and a countdown."
          isOn={choice.hasWords}
          onToggle={() => change({ hasWords: !choice.hasWords })}
        />
        <Switch
          label="Sound"
          hint="A low tone that rises and falls with the breath."
          isOn={choice.hasSound}
          onToggle={() => change({ hasSound: !choice.hasSound })}
        />
        {canBeFelt && (
          <Switch
            label="Vibration"
            hint="One touch to breathe in, two to breathe out."
            isOn={choice.isFelt}
            onToggle={() => change({ isFelt: !choice.isFelt })}
          />
        )}
      </Choices>
    </div>
  );
}

const Choices = ({ children }: { children: ReactNode }) => <div className="grid gap-2">{children}</div>;

interface SecondsProps {
  phase: Phase;
  own: Pattern;
  onChange: (own: Pattern) => void;
}

function Seconds({ phase, own, onChange }: SecondsProps) {
  const { from, to } = secondsAllowed[phase];
  const seconds = own[phase];
  return (
    <label className="grid grid-cols-[6.5rem_1fr_2rem] items-center gap-3 text-small">
      <span>{phaseWords[phase]}</span>
      <input
        type="range"
        className="h-11 min-w-0"
        aria-valuetext={`${seconds} seconds`}
        style={{ "--heard": `${(100 * (seconds - from)) / (to - from)}%` }}
        min={from}
        max={to}
        step={1}
        value={seconds}
        onChange={(event) => onChange({ ...own, [phase]: event.target.valueAsNumber })}
      />
      <span className="text-end text-quiet tabular-nums">{seconds} s</span>
    </label>
  );
}
