import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect, inject, test } from "vitest";
import { texts as accountTexts } from "../../src/app/account/texts.ts";
import { cvTexts } from "../../src/features/cvs/web/texts.ts";
import { fieldTexts } from "../../src/features/profiles/field-texts.ts";
import { profileTexts as texts } from "../../src/features/profiles/web/texts.ts";
import { commanded } from "../harness/commanding.ts";
import { PDF } from "../harness/cv-files.ts";
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

const chooseCv = (page: Page) =>
	page.getByRole("navigation").getByRole("link", { name: accountTexts.cv.pl, exact: true }).first().click();
const goBack = (page: Page) => page.evaluate(() => history.back());

/** Opens another screen, and answers the question about unsaved text. */
async function leave(page: Page, answer: "accept" | "dismiss", way = chooseCv): Promise<void> {
	const leaveDialog = page.waitForEvent("dialog").then(async (question) => {
		expect(question.message()).toBe(texts.leave.pl);
		await question[answer]();
	});
	await way(page);
	await leaveDialog;
}

const halves = (left: string, right: string) =>
	sharp(
		Buffer.from(
			`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="400"><rect width="600" height="400" fill="${left}"/><rect x="600" width="600" height="400" fill="${right}"/></svg>`,
		),
	)
		.png()
		.toBuffer();

test("a profile with a photo cropped by keyboard is saved, previewed and shown", async () => {
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
	await page.getByLabel(fieldTexts.headline.pl).fill("Inżynierka danych");
	const links = page.getByLabel(fieldTexts.links.pl);
	await links.fill("javascript:alert(1)");
	await page.getByLabel(fieldTexts.headline.pl).focus();
	await page.getByText("Podaj pełny adres strony").waitFor();
	expect([await links.inputValue(), await links.getAttribute("aria-invalid")]).toEqual(["javascript:alert(1)", "true"]);
	await links.fill("github.com/anna");
	await links.press("Enter");
	await page.getByRole("button", { name: "Usuń: github.com/anna" }).waitFor();
	expect(await page.getByText("Podaj pełny adres strony").count()).toBe(0);
	for (const way of [chooseCv, goBack]) {
		await leave(page, "dismiss", way);
		await expect.poll(() => new URL(page.url()).pathname).toBe("/account/profile");
		expect(await page.getByLabel(fieldTexts.headline.pl).inputValue()).toBe("Inżynierka danych");
	}
	// a fragment of the same screen is no navigation
	await page.evaluate(() => {
		location.hash = "content";
	});
	await expect.poll(() => new URL(page.url()).hash).toBe("#content");
	await page.evaluate(() => new Promise(requestAnimationFrame));
	expect(new URL(page.url()).hash).toBe("#content");
	await press(page, "Azure i chmura");
	await page.getByLabel(fieldTexts.topics.pl).fill("FinOps");
	await page.keyboard.press("Enter");
	await page.getByRole("article").getByText("Tematy: Azure i chmura, FinOps").waitFor();
	await press(page, texts.save.pl);
	await page.getByText(texts.saved.pl).waitFor();
	await page.getByRole("switch", { name: /Pokazuję profil/ }).click();
	await page.getByText(texts.seen.pl).waitFor();
	await expectAccessible(page, "the profile");
	await page.getByLabel(fieldTexts.headline.pl).fill("Ktoś inny");
	await leave(page, "accept");
	await page.getByRole("heading", { level: 1, name: "CV" }).waitFor();

	const { cookies } = await page.context().storageState();
	const phone = await visit("/healthz", { ...PHONE, colorScheme: "dark" as const });
	await phone.context().addCookies(cookies);
	await phone.goto(`${site}/en/account/profile`);
	await phone.getByRole("article").getByText("Topics: Azure and cloud, FinOps").waitFor();
	expect(await phone.getByRole("switch").getAttribute("aria-checked")).toBe("true");
	await expectAccessible(phone, "the profile on a phone");
	await expectNoSidewaysScroll(phone, "the profile on a phone");
}, 60_000);

test("with Expo the page lists packages with a profile", async () => {
	const page = await inAccount(PHONE, "/en/account/profile");
	await page.getByText("In the Basic Online, Basic Onsite, Standard, and Pro / Exec packages").waitFor();
	await expectAccessible(page, "a profile that is locked");
	await expectNoSidewaysScroll(page, "a profile that is locked");
});

test("a CV is uploaded, completed, shared, downloaded by an exhibitor and by its owner", async () => {
	const page = await inAccount(DESKTOP, "/account/cv", { packageCode: "STANDARD", code: "ZAPROSZENIE" });
	const { id, email } = (await (await page.request.get(`${site}/api/account/me`)).json()) as Record<
		"id" | "email",
		string
	>;
	const chooseFile = async (label: string, file: { name: string; mimeType: string; buffer: Buffer }) => {
		const chooser = page.waitForEvent("filechooser");
		await press(page, label);
		await (await chooser).setFiles(file);
	};
	const html = { name: "cv.pdf", mimeType: "application/pdf", buffer: Buffer.from("<script>alert(1)</script>") };
	await chooseFile(cvTexts.chooseFile.pl, html);
	await page.getByText("To nie jest plik PDF ani DOCX").waitFor();
	await chooseFile(cvTexts.chooseFile.pl, { ...html, name: "moje cv.pdf", buffer: PDF });
	await page.getByText(cvTexts.fileSaved.pl).waitFor();
	const download = page.waitForEvent("download");
	await page.getByRole("link", { name: cvTexts.download.pl }).click();
	expect((await download).suggestedFilename()).toBe("moje cv.pdf");

	await page.getByLabel(cvTexts.about.pl).fill("Szukam zespołu, który mierzy koszty.");
	const links = page.getByLabel(cvTexts.links.pl);
	await links.fill("ftp://anna.example");
	await links.press("Enter");
	await page.getByText(cvTexts.linkWrong.pl).waitFor();
	expect(await links.inputValue()).toBe("ftp://anna.example");
	await links.fill("");
	await press(page, cvTexts.addExperience.pl);
	// earlier text is saved as well, and marked so
	const saved = page.waitForResponse((answer) => answer.request().postData()?.includes("Architektka") ?? false);
	await page.keyboard.type("Architektka");
	await saved;
	await page.getByText(cvTexts.saved.pl, { exact: true }).waitFor();
	await expectAccessible(page, "the CV");

	// an exhibitor's staff can download it while it is shared
	await commanded(`exhibitors staff-add ${email} --event MSTS25 --exhibitor Norvika`);
	const { exhibitors } = await page.evaluate(async () => ({
		exhibitors: (await (await fetch("/api/event/MSTS25/exhibitors/list/0")).json()) as {
			objectId: number;
			name: string;
		}[],
	}));
	const norvika = exhibitors.find((one) => one.name === "Norvika")!.objectId;
	const fetched = () =>
		page.evaluate(
			async (url) => (await fetch(url, { method: "POST" })).status,
			`/api/exhibitor/${norvika}/cv/${id}/file`,
		);
	expect(await fetched()).toBe(404);
	const shared = page.getByRole("switch", { name: /Udostępniam CV/ });
	await shared.click();
	await expect.poll(() => shared.getAttribute("aria-checked")).toBe("true");
	expect(await fetched()).toBe(200);
	await shared.click();
	await expect.poll(() => shared.getAttribute("aria-checked")).toBe("false");
	expect(await fetched()).toBe(404);

	const { cookies } = await page.context().storageState();
	const phone = await visit("/healthz", { ...PHONE, colorScheme: "dark" as const });
	await phone.context().addCookies(cookies);
	await phone.goto(`${site}/en/account/cv`);
	await phone.getByText("Norvika", { exact: true }).waitFor();
	expect(await phone.getByLabel(cvTexts.position.en).inputValue()).toBe("Architektka");
	await expectAccessible(phone, "the CV on a phone");
	await expectNoSidewaysScroll(phone, "the CV on a phone");
}, 60_000);
