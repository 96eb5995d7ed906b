import { Play, Square } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { Button } from "#web/ui/form/button.tsx";
import { type BreathingChoice, chosenPattern, readChoice, writeChoice } from "./breathing-choice.ts";
import { BreathingChoices } from "./breathing-choices.tsx";
import { BreathingRings } from "./breathing-rings.tsx";
import { createBreathingSound } from "./breathing-sound.ts";
import { breathSeconds, type Pattern, type Phase, patternInWords, phaseWords } from "./patterns.ts";
import { useBreathing } from "./use-breathing.ts";

/** One touch to breathe in, two to breathe out, a short one to wait. */
const touches: Record<Phase, number[]> = { in: [70], hold: [25], out: [70, 140, 70], rest: [25] };
/** So many breaths are told to a screen reader part by part; whoever has the rhythm is left in peace. */
const toldBreaths = 2;

interface BreathingRoomProps {
  /** Told whether somebody breathes, so that the screen stays awake. */
  onRunning: (isRunning: boolean) => void;
  /** What stands below once it came to its end. */
  afterwards: ReactNode;
}

/** The rings as an instrument: begin, breathe along, stop. Nothing of it is sent anywhere. */
export function BreathingRoom({ onRunning, afterwards }: BreathingRoomProps) {
  const [choice, setChoice] = useState(readChoice);
  const [sound] = useState(createBreathingSound);
  const pattern = chosenPattern(choice);
  const canBeFelt = "vibrate" in navigator && window.matchMedia("(pointer: coarse)").matches;
  const breathing = useBreathing({
    pattern,
    minutes: choice.minutes,
    onPhase: (phase, seconds) => {
      if (choice.hasSound) sound.phase(phase, seconds);
      if (choice.isFelt && canBeFelt) navigator.vibrate(touches[phase]);
    },
    onEnd: sound.stop,
  });
  const { isRunning, isDone, phase } = breathing;
  useEffect(() => sound.close, [sound]);
  useEffect(() => {
    onRunning(isRunning);
  }, [isRunning, onRunning]);
  const change = (next: BreathingChoice) => {
    setChoice(next);
    writeChoice(next);
  };
  const press = () => {
    if (isRunning) return breathing.stop();
    if (choice.hasSound) sound.wake();
    breathing.begin();
  };
  return (
    <div className="grid w-full justify-items-center gap-8">
      <div className="relative grid aspect-square w-[min(24rem,78vw,46dvh)] place-items-center">
        <BreathingRings phase={isRunning ? phase : null} seconds={pattern[phase]} />
        {!isRunning && <span aria-hidden="true" className="absolute size-3 rounded-full bg-accent" />}
        {isRunning && choice.hasWords && (
          <p aria-hidden="true" className="absolute grid justify-items-center gap-1 text-center">
            <span className="font-serif text-read">{phaseWords[phase]}</span>
            <span className="text-quiet tabular-nums">{breathing.secondsLeft}</span>
          </p>
        )}
      </div>
      <Told pattern={pattern} choice={choice} breathing={breathing} />
      <Button look="primary" data-first-focus onClick={press}>
        {isRunning ? <Square aria-hidden="true" /> : <Play aria-hidden="true" />}
        {isRunning ? "Stop" : isDone ? "Once more" : "Begin"}
      </Button>
      {isDone && !isRunning && afterwards}
      {!isRunning && <BreathingChoices choice={choice} onChange={change} canBeFelt={canBeFelt} />}
    </div>
  );
}

interface ToldProps {
  pattern: Pattern;
  choice: BreathingChoice;
  breathing: ReturnType<typeof useBreathing>;
}

/** What a screen reader hears: the rhythm, each part of the first breaths, then every whole minute, and the end. */
function Told({ pattern, choice, breathing }: ToldProps) {
  const { isRunning, isDone, phase, breaths, minutesGone } = breathing;
  const isNew = breaths < toldBreaths;
  const parts = isNew
    ? `${phaseWords[phase]}, ${pattern[phase]}`
    : minutesGone > 0
      ? minutesInWords(minutesGone)
      : "Keep going like this";
  const end = isDone
    ? `That was ${minutesInWords(choice.minutes ?? 1)}. Let your breath find its own way.`
    : "";
  return (
    <>
      <p role="status" className="sr-only">
        {isRunning ? parts : ""}
      </p>
      <p role="status" className={isDone ? "text-center font-serif text-read" : "sr-only"}>
        {end}
      </p>
      {!isRunning && !isDone && (
        <p className="text-center text-balance text-quiet">
          {sentence(patternInWords(pattern))} {breathSeconds(pattern)} seconds a breath.
        </p>
      )}
    </>
  );
}

const minutesInWords = (count: number): string => `${count} ${count === 1 ? "minute" : "minutes"}`;

const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
