/**
 * How patiently a test waits for what it wants to see: as long as a busy machine needs. The second that `vi.waitFor`
 * waits by itself is a clock.
 */
export const patiently = { timeout: 60_000, interval: 50 };
