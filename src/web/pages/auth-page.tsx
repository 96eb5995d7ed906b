import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { SignUpStanding } from "#shared/account/account.ts";
import { sessionOptions } from "#web/features/account/session-query.ts";
import { AuthFrame } from "#web/features/account/sign-in/auth-frame.tsx";
import { ForgotForm } from "#web/features/account/sign-in/forgot-form.tsx";
import { cleanAddress, invitationToken } from "#web/features/account/sign-in/link-tokens.ts";
import { PasskeyButton } from "#web/features/account/sign-in/passkey-button.tsx";
import { SignInForm } from "#web/features/account/sign-in/sign-in-form.tsx";
import { useSendsNoMail } from "#web/features/account/use-sends-no-mail.ts";
import { useApi } from "#web/lib/api.ts";
import { mayUsePasskeys } from "#web/lib/browser/may-use-passkeys.ts";
import { lazyScreen } from "#web/lib/lazy-screen.tsx";
import { Link } from "#web/lib/router.tsx";
import { usePreload } from "#web/lib/use-preload.ts";
import { DialogNotLoaded } from "#web/ui/dialog-not-loaded.tsx";
import { LoadFailure, notLoaded } from "#web/ui/load-failure.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { PageFooter } from "./page-footer.tsx";

// Most visitors come to sign in: what signing up needs is not on their way.
const loadSignUp = async () => (await import("#web/features/account/sign-in/sign-up-form.tsx")).SignUpForm;
const SignUpForm = lazyScreen(loadSignUp, <Skeleton lines={3} blocks={3} />, (again) => (
  <LoadFailure text={notLoaded} onRetry={again} className="px-0" />
));
const loadDisclaimer = async () =>
  (await import("#web/features/agreement/disclaimer-dialog.tsx")).DisclaimerDialog;
const DisclaimerDialog = lazyScreen(loadDisclaimer, null, (again, { onDecline }) => (
  <DialogNotLoaded label="Disclaimer and Terms of Use" onRetry={again} onClose={onDecline} />
));
const loadCode = async () => (await import("#web/features/account/sign-in/code-form.tsx")).CodeForm;
const CodeForm = lazyScreen(loadCode, <Skeleton lines={2} />, (again) => (
  <LoadFailure text={notLoaded} onRetry={again} className="px-0" />
));
const loadSignOn = async () =>
  (await import("#web/features/account/sign-in/sign-on-button.tsx")).SignOnButton;
const SignOnButton = lazyScreen(loadSignOn, <Skeleton lines={1} />, (again) => (
  <LoadFailure text={notLoaded} onRetry={again} className="px-0" />
));
const preload = () => Promise.all([loadSignUp(), loadDisclaimer()]);

const words = {
  signIn: { title: "Welcome Back", lead: "Sign in and pick up where you left off." },
  signUp: { title: "Create Account", lead: "A minute to set up. Your words stay yours." },
  code: { title: "Enter Your Code", lead: "Your password is right. One more step." },
  forgot: { title: "Reset Password", lead: "We'll email you a link to set a new one." },
};

/** What stands in place of the way to sign up where somebody cannot. */
const closedNotes: Partial<Record<SignUpStanding, string>> = {
  invite: "You need an invitation to create an account here. Please ask whoever runs this server for one.",
  closed: "New accounts can't be created here at the moment.",
};
const firstLead = "Nobody has an account here yet. The first account is for whoever runs this server.";
/** Where no e-mail is sent nobody is to wait for one. */
const outboxLead =
  "This server sends no email. Whoever runs it will find the link to set a new password in its outbox, and can give it to you.";

/** What a visitor sees: sign in, sign up, or ask for a new password. The first of all, and who has an invitation, begin with signing up. */
export function AuthPage() {
  const { data } = useQuery(sessionOptions(useApi()));
  const standing = data?.signUp ?? "open";
  const invitation = useInvitation();
  const [chosen, setMode] = useState<keyof typeof words>();
  const usual = invitation || standing === "first" ? "signUp" : "signIn";
  const mode = chosen ?? (data?.codeNeeded ? "code" : usual);
  const mayComeIn = invitation !== undefined || closedNotes[standing] === undefined;
  const sendsNone = useSendsNoMail(mode === "forgot") && mode === "forgot";
  const said =
    mode === "signUp" && standing === "first" ? { lead: firstLead } : sendsNone ? { lead: outboxLead } : {};
  const [email, setEmail] = useState("");
  const [hasAgreed, setHasAgreed] = useState(false);
  const [isReading, setIsReading] = useState(false);
  usePreload(preload);
  const toSignIn = () => setMode("signIn");
  const address = { email, onEmailChange: setEmail };
  return (
    <AuthFrame
      {...words[mode]}
      {...said}
      foot={<PageFooter className="relative justify-center phone:text-center" />}
    >
      {mode === "signIn" && (
        <SignInForm
          {...address}
          onCodeNeeded={() => setMode("code")}
          onForgot={() => setMode("forgot")}
          onSignUp={mayComeIn ? () => setMode("signUp") : undefined}
          note={closedNotes[standing]}
        />
      )}
      {mode === "signIn" && mayUsePasskeys() && <PasskeyButton />}
      {data?.signOn && (mode === "signIn" || mode === "signUp") && (
        <SignOnButton name={data.signOn} invitation={invitation} />
      )}
      {mode === "code" && <CodeForm onStartOver={toSignIn} />}
      {mode === "signIn" && (
        <p className="flex flex-wrap justify-center gap-x-6 gap-y-2 text-small">
          {!closedNotes[standing] && (
            <Link to="/try" className="text-accent underline underline-offset-4">
              Try it once, without an account
            </Link>
          )}
          <Link to="/breathe" className="text-accent underline underline-offset-4">
            Only here to breathe for a minute?
          </Link>
        </p>
      )}
      {mode === "forgot" && <ForgotForm {...address} sendsNone={sendsNone} onBack={toSignIn} />}
      {mode === "signUp" && (
        <SignUpForm
          {...address}
          hasAgreed={hasAgreed}
          onAgreedChange={setHasAgreed}
          onReadTerms={() => setIsReading(true)}
          onSignIn={toSignIn}
          invitation={invitation}
          needsWork={data?.signUpWork}
        />
      )}
      {isReading && (
        <DisclaimerDialog
          onDecline={() => setIsReading(false)}
          onAccept={() => {
            setHasAgreed(true);
            setIsReading(false);
          }}
        />
      )}
    </AuthFrame>
  );
}

/** What the link of an invitation carried, here or in a tab that stands open; it leaves the address bar at once. */
function useInvitation(): string | undefined {
  const [invitation, setInvitation] = useState(() => invitationToken() ?? undefined);
  useEffect(() => {
    const read = () => {
      const token = invitationToken();
      if (!token) return;
      cleanAddress();
      setInvitation(token);
    };
    read();
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, []);
  return invitation;
}
