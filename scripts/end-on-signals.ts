const numbers = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 } as const;
const byShells = 128;

/**
 * Ends this process on a signal by way of `exit`, so that whatever it has started, mounted or laid down is taken away by those who
 * did so: a process that a signal ends by itself tells nobody, and leaves servers behind that run for ever.
 */
export function endOnSignals(): void {
  // Each server that was started waits for the end of this process, and there may be dozens.
  process.setMaxListeners(0);
  for (const [signal, number] of Object.entries(numbers))
    process.once(signal, () => process.exit(byShells + number));
}
