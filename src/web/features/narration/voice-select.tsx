import { useState } from "react";
import { type Voice, voices } from "#shared/listening/voices.ts";
import { Select } from "#web/ui/form/select.tsx";
import { readVoice, writeVoice } from "./voice.ts";

/** Chooses the voice of the next narration. */
export function VoiceSelect({ onChange }: { onChange: (voice: Voice) => void }) {
  const [voice, setVoice] = useState(readVoice);
  return (
    <Select
      label="Voice"
      value={voice}
      choices={voices}
      onChange={(chosen) => {
        writeVoice(chosen);
        setVoice(chosen);
        onChange(chosen);
      }}
    />
  );
}
