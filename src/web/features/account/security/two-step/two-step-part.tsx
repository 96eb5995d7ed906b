import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useApi } from "#web/lib/api.ts";
import { lazyScreen } from "#web/lib/lazy-screen.tsx";
import { Button } from "#web/ui/form/button.tsx";
import { LoadFailure, notLoaded } from "#web/ui/load-failure.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { PasswordStep } from "./password-step.tsx";
import { useBeginTwoStep, useEndTwoStep, useRefreshTwoStep, useRenewCodes } from "./queries.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";

// What draws the picture of a key is needed once in a long time.
const NewKey = lazyScreen(
  async () => (await import("./new-key.tsx")).NewKey,
  <Skeleton lines={3} />,
  (again) => <LoadFailure text={notLoaded} onRetry={again} className="px-0" />,
);

type Step = { name: "turn on" | "turn off" | "renew" } | { name: "codes"; codes: string[] };

/** Turns two-step sign-in on and off, and makes new recovery codes. */
export function TwoStepPart() {
  const { queries } = useApi();
  const { data: standing } = useQuery(queries.twoStep.standing.queryOptions());
  const refresh = useRefreshTwoStep();
  const [beginning, ending, renewing] = [useBeginTwoStep(), useEndTwoStep(), useRenewCodes()];
  const [step, setStep] = useState<Step>();
  const stop = () => {
    setStep(undefined);
    beginning.reset();
    void refresh();
  };
  if (step?.name === "codes") return <RecoveryCodes codes={step.codes} onDone={stop} />;
  if (!standing) return null;
  const show = ({ recoveryCodes }: { recoveryCodes: string[] }) =>
    setStep({ name: "codes", codes: recoveryCodes });
  if (beginning.data && step)
    return (
      <NewKey
        uri={beginning.data.uri}
        appKey={beginning.data.key}
        onConfirmed={(recoveryCodes) => show({ recoveryCodes })}
        onCancel={stop}
      />
    );
  if (step) {
    const acts = {
      "turn on": { action: "Show the key", isPending: beginning.isPending, run: beginning.mutate },
      "turn off": {
        action: "Turn it off",
        isPending: ending.isPending,
        run: (input: { password: string }) => ending.mutate(input, { onSuccess: stop }),
      },
      renew: {
        action: "Make new codes",
        isPending: renewing.isPending,
        run: (input: { password: string }) => renewing.mutate(input, { onSuccess: show }),
      },
    };
    const { action, isPending, run } = acts[step.name];
    return (
      <PasswordStep
        action={action}
        isPending={isPending}
        onPassword={(password) => run({ password })}
        onCancel={stop}
      />
    );
  }
  const { isOn, codesLeft } = standing;
  if (!isOn)
    return (
      <>
        <p className="text-small text-quiet">
          It's off. Once it's on, signing in takes a code from an app on your phone as well as your password,
          so a stolen password opens nothing.
        </p>
        <Button size="small" className="justify-self-start" onClick={() => setStep({ name: "turn on" })}>
          Turn on two-step sign-in
        </Button>
      </>
    );
  return (
    <>
      <p className="text-small text-quiet">
        It is on. {codesLeft === 1 ? "One recovery code is" : `${codesLeft} recovery codes are`} left.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => setStep({ name: "renew" })}>
          New recovery codes
        </Button>
        <Button size="small" onClick={() => setStep({ name: "turn off" })}>
          Turn off two-step sign-in
        </Button>
      </div>
    </>
  );
}
