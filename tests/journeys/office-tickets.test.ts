import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { ticketTexts as acts } from "../../src/app/office/screens/participants/ticket-texts.ts";
import { handOverTexts } from "../../src/features/ticket-holders/hand-over-texts.ts";
import { handOverPlanTexts, moveTexts } from "../../src/features/ticket-office/texts.ts";
import { texts as ticketTexts } from "../../src/features/tickets/texts.ts";
import { fill } from "../../src/kit/i18n/fill.ts";
import type { Lang } from "../../src/kit/i18n/lang.ts";
import { runCommand } from "../harness/commanding.ts";
import { expectGoodOffice, type OfficeSite, officeSite, pictured } from "../harness/office-site.ts";
import { logIn } from "../harness/registering.ts";
import { expectAccessible, expectNoSidewaysScroll, useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();
const TABLET = { viewport: { width: 820, height: 1180 } };
const JAN = "jan@inna.example";
const EWA = "ewa@firma.example";

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).first().press("Enter");
const command = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** Two participants with a paid Basic Online, and one with a free ticket. */
async function fillTickets({ buy, confirm, register, server }: OfficeSite): Promise<void> {
	for (const [email, firstName, lastName] of [
		["anna@firma.example", "Anna", "Lis"],
		[JAN, "Jan", "Łoś"],
	]) {
		const { number } = await buy({ email, firstName, lastName, paymentMethod: "transfer" });
		await confirm(email!);
		await runCommand(server, `order paid ${number} --amount 367.77`);
	}
	await register({ email: EWA, firstName: "Ewa", lastName: "Ryś", packageCode: "EXPO" });
	await confirm(EWA);
}

async function openPerson(page: Page, site: string, name: RegExp): Promise<void> {
	await page.goto(`${site}/office/participants`);
	await page.getByRole("link", { name }).press("Enter");
	await page.getByRole("button", { name: acts.changePackage.pl, exact: true }).waitFor();
}

/** The package for the difference waits for its payment; so the ticket stays and is not handed over. */
async function changeForDifference(page: Page, site: string): Promise<void> {
	await openPerson(page, site, /Anna Lis/);
	await press(page, acts.changePackage.pl);
	const open = command(page, acts.changePackage.pl);
	await open.getByLabel(acts.newPackage.pl, { exact: true }).selectOption("STANDARD");
	await open.getByText(moveTexts.changesPaid.pl.split(".")[0]!).waitFor();
	await expectGoodOffice(page, "ticket-package");
	await open.getByRole("button", { name: /553,50/ }).press("Enter");
	await page.getByText(moveTexts.ordered.pl.split("#number")[1]!).first().waitFor();
	await open.waitFor({ state: "detached" });
	await page.getByText("Basic Online, Próba").waitFor();
}

/** The foundation gives the package: the ticket has it at once. */
async function changeFreeOfCharge(page: Page, site: string): Promise<void> {
	await openPerson(page, site, /Jan Łoś/);
	await press(page, acts.changePackage.pl);
	const open = command(page, acts.changePackage.pl);
	await open.getByLabel(acts.newPackage.pl, { exact: true }).selectOption("STANDARD");
	await open.getByLabel(acts.isGift.pl, { exact: true }).check();
	await press(page, acts.confirmGift.pl);
	await page
		.getByText(fill(moveTexts.given.pl, { to: "Standard" }))
		.first()
		.waitFor();
	await open.waitFor({ state: "detached" });
	await page.getByText("Standard, Próba").waitFor();
}

async function nameRecipient(part: Locator, lang: Lang, email: string): Promise<void> {
	await part.getByLabel(handOverTexts.email[lang], { exact: true }).fill(email);
	await part.getByLabel(handOverTexts.firstName[lang], { exact: true }).fill("Ola");
	await part.getByLabel(handOverTexts.lastName[lang], { exact: true }).fill("Ptak");
}

/** The former holder's page keeps the ticket, without acts; the recipient has one too. */
async function handOver(page: Page): Promise<void> {
	await press(page, acts.handOver.pl);
	const open = command(page, acts.handOver.pl);
	await nameRecipient(open, "pl", "ola@firma.example");
	await open.getByText(handOverPlanTexts.orderStays.pl).waitFor();
	await expectGoodOffice(page, "ticket-hand-over");
	await open.getByRole("button", { name: acts.confirmHandOver.pl, exact: true }).press("Enter");
	await page
		.getByText(fill(handOverPlanTexts.done.pl, { to: "Ola Ptak" }))
		.first()
		.waitFor();
	await open.waitFor({ state: "detached" });
	await expect.poll(() => page.getByRole("button", { name: acts.handOver.pl, exact: true }).count()).toBe(0);
	await page.getByText(ticketTexts.statusHandedOver.pl, { exact: true }).first().waitFor();
	await expectGoodOffice(page, "ticket-handed-over");
	await page.getByRole("link", { name: "Ola Ptak" }).press("Enter");
	await page.getByRole("heading", { level: 1, name: "Ola Ptak" }).waitFor();
	await page.goBack();
}

async function enterAccount(page: Page, { server, site }: OfficeSite, email: string, path: string): Promise<void> {
	const cookies = (await logIn(server, email)).split("; ").map((one) => {
		const at = one.indexOf("=");
		return { name: one.slice(0, at), value: encodeURIComponent(one.slice(at + 1)), url: site };
	});
	await page.context().addCookies(cookies);
	await page.goto(site + path);
}

/** A holder hands the ticket over in the account. */
async function handOverOwn(page: Page): Promise<void> {
	await page.getByRole("button", { name: new RegExp(`^${handOverTexts.open.en}`) }).press("Enter");
	const dialog = page.getByRole("dialog", { name: handOverTexts.open.en });
	await nameRecipient(dialog, "en", "nel@firma.example");
	await pictured(page, "account-hand-over-820-en");
	await expectAccessible(page, "handing an own ticket over");
	await expectNoSidewaysScroll(page, "handing an own ticket over at 820 px");
	await dialog.getByRole("button", { name: handOverTexts.confirm.en, exact: true }).press("Enter");
	await dialog.waitFor({ state: "detached" });
	await page.getByText(ticketTexts.statusHandedOver.en, { exact: true }).waitFor();
	await expectAccessible(page, "an own ticket that was handed over");
	await expectNoSidewaysScroll(page, "an own ticket that was handed over, at 820 px");
	await pictured(page, "account-handed-over-820-en");
}

test("tickets get another package and another holder", { timeout: 180_000 }, async () => {
	const office = await officeSite();
	await fillTickets(office);
	const page = await visit("/healthz");
	await office.enter(page, "sales", "/office/participants");
	await changeForDifference(page, office.site);
	await changeFreeOfCharge(page, office.site);
	await handOver(page);

	const jan = await visit("/healthz");
	await enterAccount(jan, office, JAN, "/account/ticket");
	await jan.getByText(ticketTexts.statusHandedOver.pl, { exact: true }).waitFor();
	await expectAccessible(jan, "a ticket that an organiser handed over");
	await pictured(jan, "account-handed-over");

	const ewa = await visit("/healthz", TABLET);
	await enterAccount(ewa, office, EWA, "/en/account/ticket");
	await handOverOwn(ewa);
});
