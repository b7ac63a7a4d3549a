import { expect, test } from "vitest";
import { formTexts as buttons } from "../../src/app/office/pieces/form/form-texts.ts";
import { foundationTexts as texts } from "../../src/app/office/screens/foundation/foundation-texts.ts";
import { officeTexts } from "../../src/app/office/texts.ts";
import { formTexts as fields } from "../../src/features/seller/texts.ts";
import { fill } from "../../src/kit/i18n/fill.ts";
import { expectGoodOffice, officeSite, proveByPassword } from "../harness/office-site.ts";
import { useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();

test("an owner changes the footer, and a colleague sees who edits it", { timeout: 120_000 }, async () => {
	const office = await officeSite();
	const page = await visit("/healthz");
	await office.enter(page, "owner", "/en/office/foundation", null);
	await page.getByRole("heading", { level: 1, name: texts.title.en }).waitFor();
	await expectGoodOffice(page, "foundation");
	await page.getByRole("button", { name: texts.change.en }).press("Enter");
	await page.getByLabel(fields.account.en).fill("61 1090 1014 0000 0712 1981 2875");
	await page.getByLabel(fields.footerPl.en).fill("Robimy konferencje.");
	await page.getByLabel(fields.footerEn.en).fill("We run conferences.");
	await page.getByRole("button", { name: buttons.save.en }).press("Enter");
	await page.getByText(fields.wrongAccount.en).waitFor();
	await expectGoodOffice(page, "foundation-form");

	const colleague = await visit("/healthz");
	await office.enter(colleague, "sales", "/office/foundation", null);
	const faces = colleague.locator(".off-others");
	await expect.poll(() => faces.textContent(), { timeout: 15_000 }).toContain(fill(officeTexts.edits.pl, ""));
	await expect.poll(() => page.locator(".off-others").textContent(), { timeout: 15_000 }).toContain("Organizatorka");
	expect(await colleague.getByRole("button", { name: texts.change.pl }).count()).toBe(0);

	await page.getByLabel(fields.account.en).fill("61 1090 1014 0000 0712 1981 2874");
	await page.getByRole("button", { name: buttons.save.en }).press("Enter");
	await proveByPassword(page, "en");
	await page.getByRole("button", { name: texts.change.en }).waitFor();
	await page.goto(`${office.site}/en/`);
	await page.getByText("We run conferences.").waitFor();
});
