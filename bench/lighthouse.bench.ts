import lighthouse from "lighthouse";
import { freePort, startProduct } from "../tests/e2e/support/product.ts";
import { startBareBrowser } from "./bare-browser.ts";
import type { Report } from "./report.ts";
import { signUp } from "./visitor.ts";

const rounds = 5;
const pages = [
  { page: "sign-in", path: "/", isSignedIn: false },
  { page: "chat", path: "/", isSignedIn: true },
  { page: "playlist", path: "/playlist", isSignedIn: true },
];
const categories = { performance: 95, accessibility: 100, "best-practices": 100 };
type Category = keyof typeof categories;

/** Lighthouse, with its own phone, on the built product; each visit begins with nothing cached. */
export default async function lighthouseScores({ figure, note }: Report): Promise<void> {
  const productPort = await freePort();
  const url = `http://localhost:${productPort}`;
  const product = await startProduct({ port: productPort, env: { PUBLIC_URL: url } });
  const browser = await startBareBrowser();
  try {
    const visitor = await signUp(url);
    // Whoever is signed in was asked about cookies before; a visitor meets the banner.
    await visitor.calls.account.changeCookiePreferences({
      necessary: true,
      analytics: false,
      personalization: false,
      marketing: false,
    });
    for (const { page, path, isSignedIn } of pages) {
      const scores: Record<Category, number[]> = { performance: [], accessibility: [], "best-practices": [] };
      const failed = new Set<string>();
      for (let round = 0; round < rounds; round++) {
        const run = await lighthouse(url + path, {
          port: browser.port,
          logLevel: "silent",
          onlyCategories: Object.keys(categories),
          ...(isSignedIn && { extraHeaders: { Cookie: visitor.cookie() } }),
        });
        if (!run || run.lhr.runtimeError) throw new Error(run?.lhr.runtimeError?.message ?? "no answer");
        for (const category of ["performance", "accessibility", "best-practices"] as const) {
          const { score, auditRefs } = run.lhr.categories[category] ?? { score: null, auditRefs: [] };
          scores[category].push((score ?? 0) * 100);
          for (const { id, weight } of category === "performance" ? [] : auditRefs)
            if (weight > 0 && run.lhr.audits[id]?.score === 0) failed.add(id);
        }
      }
      for (const category of ["performance", "accessibility", "best-practices"] as const) {
        figure({
          name: `${page}: ${category.replace("-", " ")}`,
          unit: "of 100",
          samples: scores[category],
          target: { atLeast: categories[category] },
        });
      }
      if (failed.size > 0) note(`On ${page} it finds fault with: ${[...failed].join(", ")}.`);
    }
  } finally {
    await browser.close();
    await product.stop();
  }
}
