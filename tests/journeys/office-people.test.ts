import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { formTexts } from "../../src/app/office/pieces/form/form-texts.ts";
import {
	participantTexts as list,
	statusNames,
	personTexts as texts,
} from "../../src/app/office/screens/participants/participant-texts.ts";
import { RIGHTS, roleNames } from "../../src/features/organisers/rights.ts";
import { changeOrganiserRoles } from "../../src/features/organisers/server/change-roles.ts";
import { refusals } from "../../src/features/organisers/texts.ts";
import { participantDataForm } from "../../src/features/participants/data-form.ts";
import { commandTexts, erasureTexts } from "../../src/features/participants/texts.ts";
import { fill } from "../../src/kit/i18n/fill.ts";
import type { Lang } from "../../src/kit/i18n/lang.ts";
import { plural } from "../../src/kit/i18n/plural.ts";
import { emails } from "../../src/kit/mail/store.ts";
import {
	expectGoodOffice,
	focused,
	type OfficeSite,
	officeSite,
	pictured,
	proveByPassword,
	refocus,
} from "../harness/office-site.ts";
import { expectAccessible, expectNoSidewaysScroll, useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();
const LAPTOP = { viewport: { width: 1024, height: 800 }, colorScheme: "dark" as const };
const ZOFIA = "zofia@firma.example";

const rows = (page: Page) => page.locator("[data-row]");
const links = (page: Page) => page.locator("[data-row-link]");
const press = (part: Page | Locator, name: string) =>
	part.getByRole("button", { name, exact: true }).first().press("Enter");
const field = (page: Page, name: keyof typeof participantDataForm.labels, lang: Lang) =>
	page.getByLabel(participantDataForm.labels[name]![lang], { exact: true });

/** A participant is found by the beginning of a name without diacritics, by the address and by the state. */
async function find(page: Page): Promise<void> {
	await expect.poll(() => rows(page).count()).toBe(3);
	const sums = { count: plural("pl", 3, list.count), confirmed: 2, reserved: 1, present: 0 };
	await page.getByText(fill(list.total.pl, sums)).waitFor();
	const search = page.getByRole("searchbox");
	await search.fill("zak");
	await expect.poll(() => links(page).allTextContents()).toEqual([expect.stringContaining("Zofia Żak")]);
	await search.fill("jan@inna");
	await expect.poll(() => links(page).allTextContents()).toEqual([expect.stringContaining("Jan Łoś")]);
	await search.fill("");
	await page.getByRole("link", { name: new RegExp(`^${list.unpaid.pl}`) }).press("Enter");
	await expect.poll(() => links(page).allTextContents()).toEqual([expect.stringContaining("Ola Ptak")]);
	await page.getByRole("link", { name: new RegExp(`^${list.all.pl}`) }).press("Enter");
	await expect.poll(() => rows(page).count()).toBe(3);
	await expectGoodOffice(page, "participants");
}

/** The page of a person says that the look is recorded. Their data is changed by the keyboard. */
async function changeData(page: Page): Promise<void> {
	await page.getByRole("link", { name: /Zofia Żak/ }).press("Enter");
	await page.getByText(texts.recorded.pl).waitFor();
	await page.getByText(ZOFIA, { exact: true }).first().waitFor();
	await expectGoodOffice(page, "person");
	await press(page, texts.change.pl);
	await field(page, "firstName", "pl").fill("Zofia Maria");
	await page.keyboard.press("Enter");
	await page.getByRole("heading", { level: 1, name: "Zofia Maria Żak" }).waitFor();
	await expect.poll(() => focused(page)).toBe(`button ${texts.change.pl}`);
}

/** The ticket is sent again, and the registration cancelled, in English. */
async function resendAndCancel(page: Page, { server }: OfficeSite): Promise<void> {
	await page.goto(page.url().replace("/office/", "/en/office/"));
	await page.getByText(texts.recorded.en).waitFor();
	const act = async (name: string, sentence: string) => {
		await press(page, name);
		const open = page.getByRole("region", { name, exact: true });
		await open.getByRole("button", { name, exact: true }).waitFor();
		await expectAccessible(page, name);
		await press(open, name);
		await page.getByText(sentence).waitFor();
		await open.waitFor({ state: "detached" });
	};
	const before = (await emails(server.deps.db, 1, 1)).count;
	await act(texts.resend.en, fill(commandTexts.resent.en, { email: ZOFIA }));
	expect((await emails(server.deps.db, 1, 1)).count).toBe(before + 1);
	await expect.poll(() => focused(page)).toBe(`button ${texts.resend.en}`);
	await act(texts.cancel.en, fill(commandTexts.cancelled.en, { name: "Zofia Maria Żak" }));
	await page.getByText(statusNames.cancelled.en, { exact: true }).first().waitFor();
	expect(await page.getByRole("button", { name: texts.resend.en }).count()).toBe(0);
	await expect.poll(() => focused(page)).toMatch(/^main/);
	await page.setViewportSize(LAPTOP.viewport);
	await expectNoSidewaysScroll(page, "a person at 1024 px");
	await pictured(page, "person-1024-en");
}

/** A role without the right sees names and tickets: no contact data, no buttons. */
async function lookAsHost(page: Page): Promise<void> {
	await expect.poll(() => rows(page).count()).toBe(3);
	expect(await page.locator(".lst-table").textContent()).not.toMatch(/@|inna/);
	await page.getByRole("link", { name: /Jan Łoś/ }).press("Enter");
	await page.getByText(texts.hidden.en).waitFor();
	const content = await page.getByRole("main").textContent();
	expect(content).not.toMatch(/@|601/);
	for (const name of [texts.change.en, texts.resend.en, texts.cancel.en, texts.export.en])
		expect(await page.getByRole("button", { name }).count(), name).toBe(0);
	await expectAccessible(page, "a person as a host sees them");
	await expectNoSidewaysScroll(page, "a person as a host sees them, at 1024 px");
	await pictured(page, "person-host-1024-dark-en");
}

/** A role is taken away while words are typed: the next call is refused, and the words stay readable. */
async function loseRole(page: Page, { server, event, site }: OfficeSite, accountId: string): Promise<void> {
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto(`${site}/office/participants`);
	await page.getByRole("link", { name: /Jan Łoś/ }).press("Enter");
	await press(page, texts.change.pl);
	await field(page, "nick", "pl").fill("Łosiek");
	await changeOrganiserRoles(server.deps, { accountId, eventId: event.id, roles: ["host"], actor: "command:office" });
	const read = page.waitForResponse((answer) => answer.url().includes("/people/"));
	await refocus(page);
	await (await read).finished();
	await page.getByText(texts.hidden.pl).waitFor();
	await press(page, formTexts.save.pl);
	const reason = { role: roleNames.host.pl, right: RIGHTS["people.change"].sentence.pl };
	await page.getByRole("alert").getByText(fill(refusals.noRight.pl, reason)).waitFor();
	expect(await field(page, "nick", "pl").inputValue()).toBe("Łosiek");
	expect(await page.getByRole("main").textContent()).not.toContain("@");
	await expectAccessible(page, "typed words after a role was taken away");
	await pictured(page, "person-role-lost");
}

/** The owner erases a person's data at the event, after the preview and the password. */
async function erase(page: Page): Promise<void> {
	await page.getByRole("link", { name: /Jan Łoś/ }).press("Enter");
	await press(page, texts.erase.en);
	await proveByPassword(page, "en");
	const open = page.getByRole("region", { name: texts.erase.en, exact: true });
	await open.getByText(erasureTexts.final.en).waitFor();
	await open.getByText(erasureTexts.noDocuments.en).waitFor();
	await expectGoodOffice(page, "person-erasure");
	await press(open, texts.confirmErase.en);
	await page.getByText(fill(erasureTexts.done.en, { name: "Jan Łoś" })).waitFor();
	await page.getByRole("heading", { level: 1, name: list.title.en }).waitFor();
	await expect.poll(() => links(page).allTextContents()).not.toContain(expect.stringContaining("Jan Łoś"));
	await expect.poll(() => rows(page).count()).toBe(2);
}

test("sales looks after participants; roles without the right see less", { timeout: 180_000 }, async () => {
	const office = await officeSite();
	await office.register({ email: ZOFIA, firstName: "Zofia", lastName: "Żak", packageCode: "EXPO" });
	await office.confirm(ZOFIA);
	await office.register({ email: "jan@inna.example", firstName: "Jan", lastName: "Łoś", packageCode: "EXPO" });
	await office.confirm("jan@inna.example");
	await office.buy({ email: "ola@firma.example", firstName: "Ola", lastName: "Ptak" });
	const page = await visit("/healthz");
	const { accountId } = await office.enter(page, "sales", "/office/participants");
	await find(page);
	await changeData(page);
	await resendAndCancel(page, office);
	const host = await visit("/healthz", LAPTOP);
	await office.enter(host, "host", "/en/office/participants");
	await lookAsHost(host);
	await loseRole(page, office, accountId);
	const owner = await visit("/healthz");
	await office.enter(owner, "owner", "/en/office/participants");
	await erase(owner);
});
