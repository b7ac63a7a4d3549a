import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect, inject, test } from "vitest";
import { texts as accountTexts } from "../../src/app/account/texts.ts";
import { profileTexts as texts } from "../../src/features/profiles/web/texts.ts";
import { activeAccount } from "../harness/filling-in.ts";
import { DESKTOP, expectAccessible, expectNoSidewaysScroll, PHONE, useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();
const site = inject("siteUrl");

async function inAccount(look: typeof DESKTOP, path: string, ticket: object = {}): Promise<Page> {
	const page = await visit("/healthz", look);
	await activeAccount(page, site, `profil.${Math.random().toString(36).slice(2)}@firma.example`, ticket);
	await page.goto(site + path);
	return page;
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** Two halves: which of them a crop took, its pixels say. */
const halves = (left: string, right: string) =>
	sharp(
		Buffer.from(
			`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="400"><rect width="600" height="400" fill="${left}"/><rect x="600" width="600" height="400" fill="${right}"/></svg>`,
		),
	)
		.png()
		.toBuffer();

test("a profile with a photo that is cropped by keyboard is saved, previewed and shown", async () => {
	const page = await inAccount(DESKTOP, "/account", { packageCode: "STANDARD", code: "ZAPROSZENIE" });
	await page.getByRole("navigation").getByRole("link", { name: accountTexts.profile.pl }).first().click();
	await page.getByText(texts.saveFirst.pl).waitFor();

	const chooser = page.waitForEvent("filechooser");
	await press(page, texts.choosePhoto.pl);
	const buffer = await halves("#ff0000", "#0000ff");
	await (await chooser).setFiles({ name: "ja.png", mimeType: "image/png", buffer });
	const crop = page.getByRole("group", { name: texts.crop.pl });
	await expect.poll(() => crop.evaluate((part) => part === document.activeElement)).toBe(true);
	await expectAccessible(page, "cropping a photo");
	for (let n = 0; n < 30; n++) await page.keyboard.press("ArrowRight");
	await press(page, texts.usePhoto.pl);
	await page.getByText(texts.photoSaved.pl).waitFor();
	const src = await page
		.getByRole("img", { name: /^Zdjęcie: Anna/ })
		.first()
		.getAttribute("src");
	const photo = await page.request.get(site + src!.replace("&size=small", ""));
	const { dominant } = await sharp(await photo.body()).stats();
	expect([dominant.r < 40, dominant.b > 200]).toEqual([true, true]);

	await press(page, texts.save.pl);
	await page.getByText("Napisz, czym się zajmujesz.").waitFor();
	await page.getByLabel(texts.headline.pl).fill("Inżynierka danych");
	await press(page, "Azure i chmura");
	await page.getByLabel(texts.topics.pl).fill("FinOps");
	await page.keyboard.press("Enter");
	await page.getByRole("article").getByText("Tematy: Azure i chmura i FinOps").waitFor();
	await press(page, texts.save.pl);
	await page.getByText(texts.saved.pl).waitFor();
	await page.getByRole("switch", { name: /Pokazuję profil/ }).click();
	await page.getByText(texts.seen.pl).waitFor();
	await expectAccessible(page, "the profile");

	const { cookies } = await page.context().storageState();
	const phone = await visit("/healthz", { ...PHONE, colorScheme: "dark" as const });
	await phone.context().addCookies(cookies);
	await phone.goto(`${site}/en/account/profile`);
	await phone.getByRole("article").getByText("Topics: Azure and cloud and FinOps").waitFor();
	expect(await phone.getByRole("switch").getAttribute("aria-checked")).toBe("true");
	await expectAccessible(phone, "the profile on a phone");
	await expectNoSidewaysScroll(phone, "the profile on a phone");
});

test("with Expo one is told which packages come with a profile", async () => {
	const page = await inAccount(PHONE, "/en/account/profile");
	await page.getByText("In the packages Basic Online, Basic Onsite, Standard, and Pro / Exec").waitFor();
	await expectAccessible(page, "a profile that is locked");
	await expectNoSidewaysScroll(page, "a profile that is locked");
});
