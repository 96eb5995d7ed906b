/**
 * The oldest browsers the app is made for; README and docs/architecture.md name them, the build compiles for them and
 * `check-browsers.ts` holds every web API to them. Below them is what Tailwind's own style sheets need.
 */
export const browserFloor = { safari: "16.4", chrome: "111", firefox: "128" } as const;

/** The same as the bundler wants to hear it. */
export const buildTargets = Object.entries(browserFloor).map(([browser, version]) => `${browser}${version}`);
