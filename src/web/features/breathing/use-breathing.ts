import { useEffect, useRef, useState } from "react";
import { type Moment, momentAt, type Pattern, type Phase } from "./patterns.ts";

/** What is asked of a breathing. */
export interface BreathingNeeds {
  pattern: Pattern;
  /** It ends with the breath in which this is over; null is until it is stopped. */
  minutes: number | null;
  /** Told when a part begins, with its seconds. */
  onPhase: (phase: Phase, seconds: number) => void;
  /** Told when it ended by itself or was stopped. */
  onEnd: () => void;
}

/** A breathing as whoever draws it needs it. */
export interface Breathing {
  isRunning: boolean;
  /** It came to its end by itself, and nothing was begun since. */
  isDone: boolean;
  phase: Phase;
  secondsLeft: number;
  breaths: number;
  /** Whole minutes since it began. */
  minutesGone: number;
  begin: () => void;
  stop: () => void;
}

/** Often enough that nobody hears or sees a part begin late. */
const tickMs = 100;
const atRest: Moment = { phase: "in", share: 0, secondsLeft: 0, breaths: 0 };

/** Breathes with somebody by the clock, so that a page that was hidden goes on where it would be. */
export function useBreathing(needs: BreathingNeeds): Breathing {
  const [moment, setMoment] = useState<Moment | null>(null);
  const [isDone, setIsDone] = useState(false);
  const [startedAt, setStartedAt] = useState<number | null>(null);
  const latest = useRef(needs);
  useEffect(() => {
    latest.current = needs;
  });
  useEffect(() => {
    if (startedAt === null) return;
    let told = "";
    const tick = () => {
      const { pattern, minutes, onPhase, onEnd } = latest.current;
      const elapsedMs = performance.now() - startedAt;
      const next = momentAt(pattern, elapsedMs);
      const part = `${next.breaths} ${next.phase}`;
      const isOver = minutes !== null && next.phase === "in" && elapsedMs >= minutes * 60_000;
      if (isOver && part !== told) {
        setStartedAt(null);
        setMoment(null);
        setIsDone(true);
        return onEnd();
      }
      if (part !== told) onPhase(next.phase, pattern[next.phase]);
      told = part;
      setMoment((before) =>
        before?.phase === next.phase &&
        before.secondsLeft === next.secondsLeft &&
        before.breaths === next.breaths
          ? before
          : next,
      );
    };
    tick();
    const timer = setInterval(tick, tickMs);
    return () => clearInterval(timer);
  }, [startedAt]);
  const { phase, secondsLeft, breaths } = moment ?? atRest;
  const wholeS = needs.pattern.in + needs.pattern.hold + needs.pattern.out + needs.pattern.rest;
  return {
    isRunning: startedAt !== null,
    isDone,
    phase,
    secondsLeft,
    breaths,
    minutesGone: Math.floor((breaths * wholeS) / 60),
    begin: () => {
      setIsDone(false);
      setStartedAt(performance.now());
    },
    stop: () => {
      setStartedAt(null);
      setMoment(null);
      needs.onEnd();
    },
  };
}
