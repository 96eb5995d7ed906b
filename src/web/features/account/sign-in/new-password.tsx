import { Check, Circle } from "lucide-react";
import { passwordRequirements } from "#shared/account/password.ts";
import type { FieldState } from "#web/ui/form/field.tsx";
import { PasswordInput } from "#web/ui/form/password-input.tsx";

/** How a new password stands: nothing is said about an empty one. */
export function newPasswordState(password: string): FieldState {
  if (password === "") return "untouched";
  return passwordRequirements(password).every(({ isMet }) => isMet) ? "valid" : "invalid";
}

interface NewPasswordProps {
  label: string;
  value: string;
  onChange: (password: string) => void;
  /** Whether met rules stay on the list with a tick, or only unmet ones are listed. */
  isChecklist?: boolean;
}

/** A field for a new password that says live what is still missing. */
export function NewPassword({ label, value, onChange, isChecklist = false }: NewPasswordProps) {
  const rules = passwordRequirements(value).filter(({ isMet }) => isChecklist || (value !== "" && !isMet));
  return (
    <PasswordInput
      label={label}
      autoComplete="new-password"
      required
      value={value}
      state={newPasswordState(value)}
      onChange={(event) => onChange(event.target.value)}
      hint={
        rules.length > 0 && (
          <ul aria-live="polite" className="grid gap-1 pt-1">
            {rules.map(({ text, isMet }) => (
              <li key={text} className={`flex items-center gap-2 ${isMet ? "text-good" : "text-quiet"}`}>
                {isMet ? (
                  <Check aria-label="Met:" className="size-3.5" />
                ) : (
                  <Circle aria-label="Missing:" className="size-3.5" />
                )}
                {text}
              </li>
            ))}
          </ul>
        )
      }
    />
  );
}
