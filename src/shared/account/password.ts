import { limits } from "#shared/limits/limits.ts";

const requirements = [
  { text: "At least 8 characters", met: (password: string) => password.length >= limits.password.minChars },
  { text: "One uppercase letter", met: (password: string) => /[A-Z]/.test(password) },
  {
    text: "One special character",
    met: (password: string) => /[!@#$%^&*()_+\-=[\]{};':"\\|,.<>/?~`]/.test(password),
  },
];

/** Each rule for a new password with whether it is met, in the order they are shown (specification, section 5). */
export function passwordRequirements(password: string): { text: string; isMet: boolean }[] {
  return requirements.map(({ text, met }) => ({ text, isMet: met(password) }));
}

/** The unmet rules, ready to stand after 'Password must contain: '; empty when the password will do. */
export function missingFromPassword(password: string): string {
  return passwordRequirements(password)
    .filter(({ isMet }) => !isMet)
    .map(({ text }) => text.toLowerCase())
    .join(", ");
}
