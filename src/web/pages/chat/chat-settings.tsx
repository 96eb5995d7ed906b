import type { ReactNode } from "react";
import { AccountChoices } from "#web/features/account/account-choices.tsx";
import { AccountSecurity } from "#web/features/account/security/account-security.tsx";
import { SafetyPlan } from "#web/features/care/safety-plan.tsx";
import { AnswerSettings } from "#web/features/chat/answer-settings.tsx";
import { CookieSettingsButton } from "#web/features/consent/cookie-settings-button.tsx";
import { HeartSettings } from "#web/features/heart/heart-settings.tsx";
import { MemorySettings } from "#web/features/memory/memory-settings.tsx";
import { BackgroundChoice } from "#web/features/music/background-choice.tsx";
import { DeskLink } from "#web/features/operate/desk-link.tsx";
import { SpeedSelect } from "#web/features/playback/controls/speed-select.tsx";
import { MusicVolume, VoiceVolume } from "#web/features/playback/controls/volume-control.tsx";
import { usePlayback } from "#web/features/playback/playback-context.tsx";
import { DiscreetSwitch } from "#web/features/playlist/discreet-switch.tsx";
import { PauseSelect } from "#web/features/playlist/pause-select.tsx";
import { BellSwitch } from "#web/features/settings/bell-switch.tsx";
import { PlaceChoice } from "#web/features/settings/place-choice.tsx";
import { SettingsDialog } from "#web/features/settings/settings-dialog.tsx";
import { FunctionTokens } from "#web/features/tokens/function-tokens.tsx";
import { DailyUsage } from "#web/features/usage/daily-usage.tsx";
import { RoomUsed } from "#web/features/usage/room-used.tsx";
import { PlayLatest } from "./sound/play-latest.tsx";
import type { MessageSpeech } from "./sound/use-message-speech.ts";
import { VoiceChoice } from "./sound/voice-choice.tsx";

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
      usage={
        <>
          <DailyUsage />
          <RoomUsed />
        </>
      }
      audio={
        <>
          <VoiceChoice />
          <SpeedSelect />
          <PauseSelect />
          <Row name="Voice volume">
            <VoiceVolume className="w-44 min-w-0" />
          </Row>
          <Row name="Music volume">
            <MusicVolume className="w-44 min-w-0" />
          </Row>
          <BackgroundChoice />
          <BellSwitch />
          <DiscreetSwitch />
          <PlayLatest speech={speech} />
        </>
      }
      accountChoices={
        <>
          <AccountSecurity />
          <PlaceChoice />
          <DeskLink />
          <AccountChoices onClosed={playback.stop} />
          <MemorySettings />
          <HeartSettings />
          <SafetyPlan />
          <FunctionTokens />
        </>
      }
      cookieChoice={<CookieSettingsButton className="justify-self-start" />}
      onSignOut={onSignOut}
      onClose={onClose}
    />
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-4">
      <span className="shrink-0">{name}</span>
      {children}
    </div>
  );
}
