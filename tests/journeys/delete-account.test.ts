import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { accountTexts, refusals } from "../../src/features/account/texts.ts";
import { erasureTexts as texts } from "../../src/features/privacy/erasure-texts.ts";
import { activeAccount, PERSON } from "../harness/filling-in.ts";
import { expectGoodInBothLooks } from "../harness/looks.ts";
import { PHONE, useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();
const site = inject("siteUrl");
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test("an account is deleted after a preview and a question", async () => {
	const lang = "pl";
	const email = `znikam.${Date.now()}@firma.example`;
	const page = await visit("/healthz", PHONE);
	await activeAccount(page, site, email);
	await page.goto(`${site}/account/data`);
	await press(page, texts.open[lang]);
	const erasureHeading = page.getByRole("heading", { name: texts.goesTitle[lang] });
	await erasureHeading.waitFor();
	await expect.poll(() => erasureHeading.evaluate((heading) => heading === document.activeElement)).toBe(true);
	await page.getByText(texts.keptNone[lang]).waitFor();
	await press(page, texts.goOn[lang]);
	await page.getByRole("heading", { name: texts.sureTitle[lang] }).waitFor();
	const password = page.getByLabel(texts.password[lang], { exact: true });
	await password.fill("niedobre-haslo");
	await press(page, texts.erase[lang]);
	await page.getByText(refusals.wrongOwnPassword[lang]).waitFor();
	await expectGoodInBothLooks(page, "deleting an account");
	await password.fill(PERSON.password);
	await press(page, texts.erase[lang]);
	await page.waitForURL(/user\.html\?erased/);
	await page.getByText(accountTexts.erased[lang]).waitFor();
	await expectGoodInBothLooks(page, "an account that is deleted");
	expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("estrada_hint");

	await page.goto(`${site}/account/data`);
	await page.waitForURL(/user\.html/);
	await page.goto(site);
	await page.getByRole("heading", { level: 1 }).waitFor();
}, 60_000); // registers first, with e-mails
