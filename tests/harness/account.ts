import type { Page } from "playwright-core";
import { screenTexts } from "../../src/app/account/screens/texts.ts";
import { texts } from "../../src/app/account/texts.ts";
import { clientTexts } from "../../src/app/client/texts.ts";

export async function accountOpen(page: Page, lang: "pl" | "en"): Promise<void> {
	await page.waitForURL(/\/account$/);
	await page.getByRole("heading", { level: 1, name: screenTexts.greeting[lang] }).waitFor();
}

/** Logs out by the account's menu, which the avatar opens on a phone. */
export async function logOutByMenu(page: Page, lang: "pl" | "en"): Promise<void> {
	const more = page.getByRole("button", { name: texts.more[lang] });
	if (await more.isVisible()) await more.click();
	await page.getByRole("button", { name: clientTexts.logOut[lang] }).click();
	await page.waitForURL(/user\.html/);
}
