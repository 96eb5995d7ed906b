import { useQuery } from "@tanstack/react-query";
import type { AccountEventKind } from "#shared/account/account-events.ts";
import { limits } from "#shared/limits/limits.ts";
import { useApi } from "#web/lib/api.ts";
import { messageTime } from "#web/lib/format-time.ts";

const sentences: Record<AccountEventKind, string> = {
  "signed up": "The account was created",
  "signed in": "Somebody signed in with your password",
  "signed in with single sign-on": "Somebody signed in through your organisation",
  "single sign-on joined": "Your organisation's sign-in was linked to this account",
  "signed in with a passkey": "Somebody signed in with a passkey",
  "passkey added": "A passkey was added",
  "passkey removed": "A passkey was removed",
  "sign-in failed": "Somebody tried to sign in with a wrong password",
  "signed out everywhere": "All browsers were signed out",
  "browser signed out": "Another browser was signed out",
  "password changed": "The password was changed",
  "password reset": "A new password was set with a link from an email",
  "two-step sign-in turned on": "Two-step sign-in was turned on",
  "two-step sign-in turned off": "Two-step sign-in was turned off",
  "wrong code entered": "Somebody with the password entered a wrong code",
  "recovery code used": "Somebody signed in with a recovery code",
  "recovery codes renewed": "New recovery codes were created",
  "name changed": "Your name was changed",
  "email change asked for": "A link was sent to another email address",
  "email changed": "The email address was changed",
  closed: "The account was closed",
  "opened again": "The account was reactivated",
  "closed by the operator": "Whoever runs this server closed the account",
  "opened again by the operator": "Whoever runs this server reactivated the account",
  "email confirmed by the operator": "Whoever runs this server confirmed the email address",
  "reset link sent by the operator": "Whoever runs this server had a link for a new password sent to you",
  "signed out by the operator": "Whoever runs this server signed out every browser",
  "two-step sign-in turned off by the operator": "Whoever runs this server turned two-step sign-in off",
  "made an operator": "The account was made an operator's",
  "no operator any more": "The account is no longer an operator's",
};

/** What happened to the account, the newest first. */
export function AccountEventList() {
  const { queries } = useApi();
  const { data: events } = useQuery(queries.account.events.queryOptions());
  if (!events) return null;
  return (
    <>
      <ul className="grid gap-2 text-small">
        {events.map(({ kind, browser, at }) => (
          <li key={`${at} ${kind}`} className="grid gap-0.5">
            <span>{sentences[kind]}</span>
            <span className="text-tiny text-quiet">
              {messageTime(at, new Date())}
              {browser && ` · ${browser}`}
            </span>
          </li>
        ))}
      </ul>
      <p className="text-tiny text-quiet">
        The latest {limits.account.eventsShown} are shown; they are kept for a year. No network address is
        kept.
      </p>
    </>
  );
}
