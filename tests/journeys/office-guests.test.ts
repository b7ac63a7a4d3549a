import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { guestOfficeTexts as texts } from "../../src/app/office/screens/participants/guest-office-texts.ts";
import { participantTexts } from "../../src/app/office/screens/participants/participant-texts.ts";
import { guestPageTexts } from "../../src/features/account/guest-texts.ts";
import { accountTexts, resetTexts } from "../../src/features/account/texts.ts";
import { guestForm } from "../../src/features/guests/guest-form.ts";
import type { Lang } from "../../src/kit/i18n/lang.ts";
import { emailPath } from "../harness/filling-in.ts";
import { expectGoodInBothLooks } from "../harness/looks.ts";
import { joinOffice } from "../harness/office-page.ts";
import { DESKTOP, expectNoSidewaysScroll, PHONE, useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();
const site = inject("siteUrl");
const NOW = Date.now();
const password = "osiem-cichych-lamp";

async function openParticipants(page: Page, lang: Lang): Promise<void> {
	await page.goto(`${site}/${lang === "pl" ? "" : "en/"}office/participants`);
	await page.getByRole("heading", { level: 1, name: participantTexts.title[lang] }).waitFor();
}

test("a seller registers a guest by the keyboard, and the guest sets a password by the e-mail's link", async () => {
	const email = `gosc.${NOW}@firma.example`;
	const page = await visit("/user.html", DESKTOP);
	await joinOffice(page, `zapraszajaca.${NOW}@biuro.example`, "sales");
	await openParticipants(page, "pl");
	await page.getByRole("button", { name: texts.register.pl }).press("Enter");
	const panel = page.getByRole("complementary", { name: texts.register.pl });
	await panel.getByRole("button", { name: texts.save.pl }).press("Enter");
	await panel.getByText("Podaj imię").waitFor();
	await expectGoodInBothLooks(page, "a guest without a name");
	const field = (name: keyof typeof guestForm.empty) => panel.getByLabel(guestForm.labels[name]!.pl);
	await field("firstName").fill("Gabriela");
	await field("lastName").fill("Żak");
	await field("email").fill(email);
	await field("packageCode").selectOption("STANDARD");
	await panel.getByRole("button", { name: texts.save.pl }).press("Enter");
	await panel.getByRole("link", { name: texts.open.pl }).press("Enter");
	await page.getByRole("heading", { level: 1, name: "Gabriela Żak" }).waitFor();

	// the same address again
	await openParticipants(page, "pl");
	await page.getByRole("button", { name: texts.register.pl }).press("Enter");
	await field("firstName").fill("Gabriela");
	await field("lastName").fill("Żak");
	await field("email").fill(email);
	await field("packageCode").selectOption("STANDARD");
	await panel.getByRole("button", { name: texts.save.pl }).press("Enter");
	await panel.getByText(/ma już miejsce/).waitFor();

	const guest = await visit("/user.html", PHONE);
	await guest.goto(
		site + (await emailPath(guest, site, { email, subject: /Masz miejsce/, link: /confirm\.html\?id=/ })),
	);
	await guest.getByRole("heading", { level: 1, name: guestPageTexts.title.pl }).waitFor();
	await expectNoSidewaysScroll(guest, "a guest's password");
	await guest.getByLabel(resetTexts.newPassword.pl, { exact: true }).fill(password);
	await guest.getByLabel(resetTexts.again.pl).fill(password);
	await guest.getByRole("button", { name: accountTexts.choose.pl }).click();
	await guest.getByRole("heading", { level: 1, name: accountTexts.confirmedTitle.pl }).waitFor();
});

test("a seller registers a guest list from a file, in English", async () => {
	const page = await visit("/user.html", DESKTOP);
	await joinOffice(page, `listowna.${NOW}@biuro.example`, "sales");
	await openParticipants(page, "en");
	await page.getByRole("button", { name: texts.list.en }).press("Enter");
	const panel = page.getByRole("complementary", { name: texts.list.en });
	const text = [
		"First name,Last name,E-mail",
		`Aga,Lis,aga.${NOW}@firma.example`,
		"Bad,Address,bad@",
		`Ewa,Mróz,ewa.${NOW}@firma.example`,
	].join("\n");
	await panel
		.locator("input[type=file]")
		.setInputFiles({ name: "guests.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
	await panel.getByLabel(texts.listPackage.en).selectOption("STANDARD");
	await panel.getByRole("button", { name: texts.check.en }).press("Enter");
	await panel.getByText(/^2 guests will be registered/).waitFor();
	await panel.getByText("E-mail address: incorrect format").waitFor();
	await expectGoodInBothLooks(page, "a checked guest list");
	await panel.getByRole("button", { name: /^Register guests: 2$/ }).press("Enter");
	await panel.getByRole("button", { name: texts.anotherList.en }).waitFor();
	expect(await panel.getByRole("link", { name: texts.results.registered.en }).count()).toBe(2);
	await panel.getByText(texts.results.leftOut.en).waitFor();
	await expectGoodInBothLooks(page, "a registered guest list");
	await panel.getByRole("link", { name: texts.results.registered.en }).first().press("Enter");
	await page.getByRole("heading", { level: 1, name: "Aga Lis" }).waitFor();
});
