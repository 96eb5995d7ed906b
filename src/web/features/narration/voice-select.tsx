import { useState } from "react";
import { voices } from "#shared/listening/voices.ts";
import { Select } from "#web/ui/form/select.tsx";
import { readVoice, writeVoice } from "./voice.ts";

/** Chooses the voice of the next narration. */
export function VoiceSelect() {
  const [voice, setVoice] = useState(readVoice);
  return (
    <Select
      label="Voice"
      value={voice}
      choices={voices}
      onChange={(chosen) => {
        writeVoice(chosen);
        setVoice(chosen);
      }}
    />
  );
}
