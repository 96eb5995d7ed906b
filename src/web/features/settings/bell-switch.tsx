import { useState } from "react";
import { chooseBell, ringArrival, wantsBell } from "#web/lib/browser/bell/arrival-bell.ts";
import { Switch } from "#web/ui/form/switch.tsx";

/** Whether a bell is struck when something is ready; who turns it on hears it once. */
export function BellSwitch() {
  const [isOn, setIsOn] = useState(wantsBell);
  const toggle = () => {
    chooseBell(!isOn);
    setIsOn(!isOn);
    if (!isOn) void ringArrival();
  };
  return (
    <Switch
      label="A bell when something is ready"
      hint="One soft stroke for a meditation, a voice, music or a video, and none while you listen."
      isOn={isOn}
      onToggle={toggle}
    />
  );
}
