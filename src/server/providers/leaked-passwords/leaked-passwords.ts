/** Knows passwords that were stolen elsewhere and are therefore tried first. */
export interface LeakedPasswords {
  /** Whether a password is among them. Never throws: where it cannot be told, it is not. */
  isLeaked(password: string): Promise<boolean>;
}
