import { expect } from "@playwright/test";
import { askOperateDoor } from "#server/features/operate/operate-door.ts";
import { accessibilityProblemsOfThemes } from "./support/accessibility.ts";
import { complaintsOf } from "./support/complaints.ts";
import { startProduct } from "./support/product.ts";
import { test } from "./support/visit.ts";
import { newVisitor, signOut, signUp } from "./support/walk.ts";

test("the first of all makes the operator's account, and who comes later needs an invitation", async ({
  page,
}) => {
  const product = await startProduct({ env: { SIGN_UP: "invite" } });
  try {
    const complaints = complaintsOf(page);
    await page.goto(product.url);
    await expect(page.getByText("for whoever runs this server")).toBeVisible();
    expect(await accessibilityProblemsOfThemes(page)).toEqual([]);
    await signUp(page, newVisitor(), product.url);
    await signOut(page);
    await page.goto(product.url);
    await expect(page.getByText("You need an invitation")).toBeVisible();
    await expect(page.getByRole("button", { name: "Sign up" })).toHaveCount(0);

    const { lines } = await askOperateDoor(product.dataDir, ["invite"]);
    await signUp(page, newVisitor(), lines[0]);
    await expect(page).toHaveURL((url) => url.hash === "");
    expect(complaints).toEqual([]);
  } finally {
    await product.stop();
  }
});
