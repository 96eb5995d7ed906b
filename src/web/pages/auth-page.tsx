import { lazy, Suspense, useState } from "react";
import { AuthFrame } from "#web/features/account/sign-in/auth-frame.tsx";
import { ForgotForm } from "#web/features/account/sign-in/forgot-form.tsx";
import { SignInForm } from "#web/features/account/sign-in/sign-in-form.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { PageFooter } from "./page-footer.tsx";

// Most visitors come to sign in: what signing up needs is not on their way.
const SignUpForm = lazy(async () => ({
  default: (await import("#web/features/account/sign-in/sign-up-form.tsx")).SignUpForm,
}));
const DisclaimerDialog = lazy(async () => ({
  default: (await import("#web/features/agreement/disclaimer-dialog.tsx")).DisclaimerDialog,
}));

const words = {
  signIn: { title: "Welcome Back", lead: "Sign in and pick up where you left off." },
  signUp: { title: "Create Account", lead: "A minute to set up. Your words stay yours." },
  forgot: { title: "Reset Password", lead: "We send you a link to set a new one." },
};

/** What a visitor sees: sign in, sign up, or ask for a new password. */
export function AuthPage() {
  const [mode, setMode] = useState<keyof typeof words>("signIn");
  const [email, setEmail] = useState("");
  const [hasAgreed, setHasAgreed] = useState(false);
  const [isReading, setIsReading] = useState(false);
  const toSignIn = () => setMode("signIn");
  const address = { email, onEmailChange: setEmail };
  return (
    <AuthFrame {...words[mode]} foot={<PageFooter className="relative justify-center" />}>
      {mode === "signIn" && (
        <SignInForm {...address} onForgot={() => setMode("forgot")} onSignUp={() => setMode("signUp")} />
      )}
      {mode === "forgot" && <ForgotForm {...address} onBack={toSignIn} />}
      <Suspense fallback={<Skeleton lines={3} blocks={3} />}>
        {mode === "signUp" && (
          <SignUpForm
            {...address}
            hasAgreed={hasAgreed}
            onAgreedChange={setHasAgreed}
            onReadTerms={() => setIsReading(true)}
            onSignIn={toSignIn}
          />
        )}
      </Suspense>
      <Suspense fallback={null}>
        {isReading && (
          <DisclaimerDialog
            onDecline={() => setIsReading(false)}
            onAccept={() => {
              setHasAgreed(true);
              setIsReading(false);
            }}
          />
        )}
      </Suspense>
    </AuthFrame>
  );
}
