import { AccountChoices } from "#web/features/account/account-choices.tsx";
import { AnswerSettings } from "#web/features/chat/answer-settings.tsx";
import { VoiceSelect } from "#web/features/narration/voice-select.tsx";
import { usePlayback } from "#web/features/playback/playback-context.tsx";
import { SettingsDialog } from "#web/features/settings/settings-dialog.tsx";
import { FunctionTokens } from "#web/features/tokens/function-tokens.tsx";
import { DailyUsage } from "#web/features/usage/daily-usage.tsx";
import { PlayLatest } from "./play-latest.tsx";
import type { MessageSpeech } from "./use-message-speech.ts";

interface ChatSettingsProps {
  email: string;
  speech: MessageSpeech;
  onSignOut: () => void;
  onClose: () => void;
}

/** Brings everything a person can set together in one dialog. */
export function ChatSettings({ email, speech, onSignOut, onClose }: ChatSettingsProps) {
  const playback = usePlayback();
  return (
    <SettingsDialog
      email={email}
      answering={<AnswerSettings />}
      usage={<DailyUsage />}
      audio={
        <>
          <VoiceSelect />
          <PlayLatest speech={speech} />
        </>
      }
      accountChoices={
        <>
          <AccountChoices onClosed={playback.stop} />
          <FunctionTokens />
        </>
      }
      onSignOut={onSignOut}
      onClose={onClose}
    />
  );
}
