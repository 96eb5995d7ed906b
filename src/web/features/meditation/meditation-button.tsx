import { Sparkles } from "lucide-react";
import { useId } from "react";
import { Button } from "#web/ui/form/button.tsx";

interface MeditationButtonProps {
  isCreating: boolean;
  /** Whether it is what one would do next: not before something was told, nor once there is a meditation to hear. */
  isMain: boolean;
  onCreate: () => void;
}

/** Makes a meditation from the chat; shown only while one can be made or is being made. */
export function MeditationButton({ isCreating, isMain, onCreate }: MeditationButtonProps) {
  const id = useId();
  const expected = "Expected time: 1-2 minutes";
  return (
    <>
      <Button
        size="tool"
        look={isMain ? "primary" : "quiet"}
        title={expected}
        aria-describedby={id}
        aria-disabled={isCreating}
        onClick={() => !isCreating && onCreate()}
      >
        <Sparkles aria-hidden="true" />
        {isCreating ? "Creating..." : "Meditation"}
      </Button>
      <span id={id} className="sr-only">
        {expected}
      </span>
    </>
  );
}
