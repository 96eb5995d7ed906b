import { LoaderCircle, Pause, Play } from "lucide-react";
import { useRef } from "react";
import { limits } from "#shared/limits/limits.ts";
import { Button } from "#web/ui/form/button.tsx";

interface PlayLatestButtonProps {
  isPlaying: boolean;
  /** The first words are awaited. */
  isLoading: boolean;
  onToggle: () => void;
}

/** Plays or pauses the latest reply; presses that follow one another too fast count once. */
export function PlayLatestButton({ isPlaying, isLoading, onToggle }: PlayLatestButtonProps) {
  const lastPress = useRef(Number.NEGATIVE_INFINITY);
  const press = () => {
    const now = performance.now();
    const isTooFast = now - lastPress.current < limits.playback.latestDebounceMs;
    lastPress.current = now;
    if (!isTooFast && !isLoading) onToggle();
  };
  return (
    <Button className="w-full" aria-busy={isLoading} onClick={press}>
      {isLoading ? (
        <LoaderCircle aria-hidden="true" className="animate-spin" />
      ) : isPlaying ? (
        <Pause aria-hidden="true" />
      ) : (
        <Play aria-hidden="true" />
      )}
      {isPlaying ? "Pause Audio" : "Play Latest Response"}
    </Button>
  );
}
