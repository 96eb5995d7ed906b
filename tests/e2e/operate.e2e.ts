import { expect } from "@playwright/test";
import { accessibilityProblemsOfThemes } from "./support/accessibility.ts";
import { complaintsOf } from "./support/complaints.ts";
import { test } from "./support/journey.ts";
import { takePicturesOfThemes } from "./support/picture.ts";
import { arrive, newVisitor, signIn } from "./support/walk.ts";

test("the operator opens the desk with the password, helps somebody, and reads how the server stands", async ({
  page,
  browser,
  product,
  operator,
}) => {
  const complaints = complaintsOf(page);
  const person = newVisitor();
  await signIn(page, operator);
  const elsewhere = await browser.newContext();
  await arrive(await elsewhere.newPage(), person, product.url);
  await elsewhere.close();

  await page.goto(`${product.url}/operate`);
  await page.getByLabel("Password", { exact: true }).fill(operator.password);
  expect(await accessibilityProblemsOfThemes(page)).toEqual([]);
  await page.getByRole("button", { name: "Open the desk" }).click();
  await page.getByLabel("Part of an address").fill(person.email);
  await expect(page.getByText("1 of 1")).toBeVisible();
  await page.getByRole("button", { name: `Confirm the address: ${person.email}` }).click();
  await expect(page.getByText("address not confirmed")).toHaveCount(0);
  await page.getByRole("button", { name: `Close: ${person.email}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await expect(page.getByText("closed, erased on")).toBeVisible();
  await page.getByRole("button", { name: "Show: Health of the providers" }).click();
  await expect(page.getByText("Everything this server needs works.")).toBeVisible();
  await takePicturesOfThemes(page, "desk");
  await page.getByLabel("For whom").fill("the choir");
  await page.getByRole("button", { name: "Make a link" }).click();
  await expect(page.getByText("#invitation=")).toBeVisible();
  expect(await accessibilityProblemsOfThemes(page)).toEqual([]);
  const overhang = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overhang).toBeLessThanOrEqual(0);
  expect(complaints).toEqual([]);
});
