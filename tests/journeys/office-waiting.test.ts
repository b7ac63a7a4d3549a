import { eq } from "drizzle-orm";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { commandTexts } from "../../src/app/office/pieces/command/command-texts.ts";
import { listTexts } from "../../src/app/office/pieces/list/list-texts.ts";
import { packageTexts } from "../../src/app/office/screens/packages/package-texts.ts";
import { waitingListTexts as texts } from "../../src/app/office/screens/waiting/waiting-list-texts.ts";
import { officeTexts } from "../../src/app/office/texts.ts";
import { ticketPackage } from "../../src/features/packages/server/tables.ts";
import {
	aheadSentence,
	listedStateNames,
	waitingCommandTexts,
	waitingRefusals,
} from "../../src/features/packages/waiting-office-texts.ts";
import { waitingTexts } from "../../src/features/registration-page/waiting-texts.ts";
import { fill } from "../../src/kit/i18n/fill.ts";
import { expectGoodOffice, type OfficeSite, officeSite, proveByPassword } from "../harness/office-site.ts";
import { confirmInWaitingList, waitingSecret } from "../harness/registering.ts";
import { useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();

const press = (part: Page | Locator, name: string) =>
	part.getByRole("button", { name, exact: true }).first().press("Enter");
const panelOf = (page: Page) => page.getByRole("complementary", { name: texts.entry.pl });
const open = (page: Page, name: string) => page.getByRole("link", { name: new RegExp(name) }).press("Enter");
const rowsOf = (page: Page) => page.locator("[data-row-link] .ctl-top").allTextContents();
const setPlaces = ({ server }: OfficeSite, capacity: number) =>
	server.deps.db.update(ticketPackage).set({ capacity }).where(eq(ticketPackage.code, "BASIC-ONLINE"));

/** Ewa and Ola wait with confirmed addresses, Jan between them without. The package is full. */
async function fillList(office: OfficeSite): Promise<void> {
	await office.buy({ email: "kupuje@firma.example" });
	await setPlaces(office, 1);
	for (const [index, name] of ["Ewa", "Jan", "Ola"].entries()) {
		const email = `${name.toLowerCase()}@firma.example`;
		const answer = await office.server.app.inject({
			method: "POST",
			url: "/api/event/msts25/packages/basic-online/waitinglist?lang=pl",
			remoteAddress: `198.19.1.${index}`,
			payload: { email, firstName: name },
		});
		expect(answer.json(), answer.body).toMatchObject({ position: index + 1 });
		if (name !== "Jan") await confirmInWaitingList(office.server, email);
	}
}

/** An offer out of turn is refused without a free place, and sent with one. */
async function offerOutOfTurn(page: Page, office: OfficeSite): Promise<void> {
	await open(page, "Ola");
	const panel = panelOf(page);
	await panel.getByText(fill(texts.inLineOf.pl, 3)).waitFor();
	await press(panel, texts.offer.pl);
	const command = panel.getByRole("region", { name: texts.offer.pl });
	await command.getByText(waitingRefusals.noPlace.pl).waitFor();
	await expectGoodOffice(page, "waiting-no-place");
	await setPlaces(office, 2);
	await press(command, commandTexts.again.pl);
	await command.getByText(aheadSentence(2).pl).waitFor();
	await expectGoodOffice(page, "waiting-offer");
	await press(command, texts.offerNow.pl);
	await panel.getByText(listedStateNames.offered.pl, { exact: true }).waitFor();
}

/** The end of the offer names the next in line, who then has it. Returns the ended offer's secret. */
async function endOffer(page: Page, { server }: OfficeSite): Promise<string> {
	const secret = await waitingSecret(server, "ola@firma.example");
	const panel = panelOf(page);
	await press(panel, texts.endOffer.pl);
	const command = panel.getByRole("region", { name: texts.endOffer.pl });
	await command.getByText(fill(waitingCommandTexts.toNext.pl, { person: "Ewa (ewa@firma.example)" })).waitFor();
	await expectGoodOffice(page, "waiting-end");
	await press(command, texts.endOffer.pl);
	await panel.getByText(listedStateNames.ended.pl, { exact: true }).waitFor();
	expect(await panel.getByRole("button", { name: texts.offer.pl }).count()).toBe(0);
	await page.getByRole("row", { name: /Ewa/ }).getByText(listedStateNames.offered.pl).waitFor();
	return secret;
}

/** An unconfirmed person is removed without an e-mail. */
async function removeUnconfirmed(page: Page): Promise<void> {
	await open(page, "Jan");
	const panel = panelOf(page);
	await panel.getByText(waitingRefusals.unconfirmed.pl).waitFor();
	await expectGoodOffice(page, "waiting-unconfirmed");
	await press(panel, texts.remove.pl);
	const command = panel.getByRole("region", { name: texts.remove.pl });
	await command.getByText(waitingCommandTexts.removeSilent.pl).waitFor();
	await press(command, texts.remove.pl);
	await panel.getByText(listedStateNames.removed.pl, { exact: true }).waitFor();
	await page.keyboard.press("Escape");
	await panel.waitFor({ state: "detached" });
}

async function findAndSave(page: Page): Promise<void> {
	await page.getByRole("searchbox").fill("ola@");
	await page.getByRole("row", { name: /Ewa/ }).waitFor({ state: "detached" });
	expect(await rowsOf(page)).toEqual(["Ola"]);
	await page.getByRole("searchbox").fill("");
	await page.getByRole("row", { name: /Ewa/ }).waitFor();
	await page.getByRole("combobox", { name: texts.state.pl, exact: true }).selectOption("offered");
	await page.getByRole("row", { name: /Ola/ }).waitFor({ state: "detached" });
	expect(await rowsOf(page)).toEqual(["Ewa"]);
	const saved = page.waitForEvent("download");
	await press(page, fill(listTexts.export.pl, "CSV"));
	await proveByPassword(page, "pl");
	expect((await saved).suggestedFilename()).toMatch(/^MSTS25-lista-oczekujacych-.+\.csv$/);
}

test("sales sees the waiting list, offers a place out of turn, ends the offer and removes a person", {
	timeout: 180_000,
}, async () => {
	const office = await officeSite();
	const page = await visit("/healthz");
	await office.enter(page, "sales", "/office/waiting");
	await page.getByText(texts.empty.pl).waitFor();
	await expectGoodOffice(page, "waiting-empty");
	await fillList(office);

	await page.goto(`${office.site}/office/packages`);
	await page
		.getByRole("link", { name: new RegExp(`^${fill(packageTexts.waiting.pl, 3)}, Basic Online`) })
		.press("Enter");
	await page.getByRole("heading", { level: 1, name: texts.title.pl }).waitFor();
	await page.getByRole("row", { name: /Ola/ }).waitFor();
	expect(await rowsOf(page)).toEqual(["Ewa", "Jan", "Ola"]);
	await expectGoodOffice(page, "waiting-list");
	await offerOutOfTurn(page, office);
	const secret = await endOffer(page, office);
	await removeUnconfirmed(page);
	await findAndSave(page);

	// the person's link says that the offer has ended
	const person = await visit("/healthz");
	await person.goto(`${office.site}/registration.html?package=BASIC-ONLINE&offer=${secret}`);
	await person.getByRole("heading", { name: waitingTexts.endedTitle.pl }).waitFor();
});

test("the palette and a key open the waiting list for those who may read names", async () => {
	const office = await officeSite();
	await fillList(office);
	const page = await visit("/healthz");
	await office.enter(page, "owner", "/office/today", null);
	await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
	await page.keyboard.press("Control+k");
	const palette = page.getByRole("dialog", { name: officeTexts.find.pl });
	await page.keyboard.type("oczek");
	await palette.getByRole("option", { name: new RegExp(texts.title.pl) }).waitFor();
	await page.keyboard.press("Enter");
	await page.getByRole("heading", { level: 1, name: texts.title.pl }).waitFor();
	await page.keyboard.press("g");
	await page.keyboard.press("p");
	await page.getByRole("heading", { level: 1, name: packageTexts.title.pl }).waitFor();
	await page.keyboard.press("g");
	await page.keyboard.press("l");
	await page.getByRole("heading", { level: 1, name: texts.title.pl }).waitFor();

	const viewer = await visit("/healthz");
	await office.enter(viewer, "viewer", "/office/packages");
	await viewer.getByText(fill(packageTexts.waiting.pl, 3), { exact: true }).waitFor();
	expect(await viewer.getByRole("link", { name: new RegExp(texts.title.pl) }).count()).toBe(0);
});
