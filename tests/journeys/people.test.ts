import type { Locator, Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { searchTexts as finding } from "../../src/app/account/screens/search/texts.ts";
import { todayTexts } from "../../src/app/account/screens/today/texts.ts";
import { texts as accountTexts } from "../../src/app/account/texts.ts";
import { texts as chatTexts } from "../../src/features/chat/web/texts.ts";
import { reportTexts } from "../../src/features/matchmaking/texts.ts";
import { invitationTexts } from "../../src/features/matchmaking/web/invitation-texts.ts";
import { safetyTexts as safety } from "../../src/features/matchmaking/web/safety-texts.ts";
import { peopleTexts as texts } from "../../src/features/matchmaking/web/texts.ts";
import { commanded } from "../harness/commanding.ts";
import { activeAccount } from "../harness/filling-in.ts";
import { DESKTOP, expectAccessible, expectNoSidewaysScroll, PHONE, useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();
const site = inject("siteUrl");

/** Opens a page as a logged-in person with a visible profile, created by calls. */
async function openAsVisiblePerson(
	look: typeof DESKTOP,
	ticket: object,
	said: { headline: string; topics: string[] },
): Promise<Page> {
	const page = await visit("/healthz", look);
	await activeAccount(page, site, `ludzie.${Math.random().toString(36).slice(2)}@firma.example`, ticket);
	await page.goto(`${site}/healthz`);
	const ask = async (url: string, data?: object) =>
		(await (data ? page.request.post(site + url, { data }) : page.request.get(site + url))).json();
	const { id } = await ask("/api/account/me");
	const empty = { company: "", about: "", lookingForText: "", offeringText: "", languages: [], links: [] };
	await ask(`/api/User/Profile/${id}`, { ...empty, lookingFor: [], offering: [], ...said });
	expect(await ask("/api/event/MSTS25/profile", { isVisible: true })).toEqual({ isVisible: true });
	return page;
}

test("a participant finds another by topic and invites them; the other accepts on a phone", async () => {
	const topic = `Owady ${Math.random().toString(36).slice(2, 7)}`;
	const number = await orderOfBasic();
	const basic = await openAsVisiblePerson(PHONE, number, { headline: "Badaczka owadów", topics: [topic, "Azure"] });
	const standard = { packageCode: "STANDARD", code: "ZAPROSZENIE" };
	const page = await openAsVisiblePerson(DESKTOP, standard, { headline: "Pszczelarz", topics: [topic] });

	await page.goto(`${site}/account`);
	await page.getByRole("navigation").getByRole("link", { name: accountTexts.people.pl, exact: true }).first().click();
	await page.getByLabel(texts.search.pl).fill(topic.toLowerCase());
	const card = page.getByRole("article").filter({ hasText: "Badaczka owadów" });
	await card.getByText(`1 wspólny temat: ${topic}`).waitFor();
	await expectAccessible(page, "people");
	await page.setViewportSize({ width: 760, height: 1180 });
	const tops = await page
		.locator(".meet-tab")
		.evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect().top));
	expect([tops.length, new Set(tops).size]).toEqual([3, 1]);
	await page.setViewportSize(DESKTOP.viewport!);
	await card.getByRole("link").first().click();
	await page.waitForURL(/\/people\/[^?]+$/);
	await page.goBack();
	await expect.poll(() => page.getByLabel(texts.search.pl).inputValue()).toBe(topic.toLowerCase());
	await card.waitFor();
	// pressing a filter's chip removes it; a search is saved for the account
	await page.getByText(texts.filters.pl, { exact: true }).click();
	await page.getByLabel(texts.role.pl).fill("badaczka");
	const chip = page.getByRole("button", { name: texts.removeFilter.pl.replace("#", `${texts.role.pl}: badaczka`) });
	await chip.waitFor();
	await page.getByRole("button", { name: texts.saveSearch.pl }).click();
	await page.getByText(texts.searchSaved.pl).waitFor();
	await expectAccessible(page, "people with filters");
	await chip.click();
	await expect.poll(() => chip.count()).toBe(0);
	await page.getByRole("button", { name: texts.applySaved.pl, exact: true }).click();
	await chip.waitFor();
	await chip.click();
	const invite = async () => {
		await card.getByRole("button").focus();
		await page.keyboard.press("Enter");
		await page.keyboard.type("Kawa o pszczołach w piątek?");
	};
	await invite();
	await page.keyboard.press("Escape");
	await expectFocus(card.getByRole("button", { name: /^Zaproś/ }));
	await card.getByRole("button").press("Enter");
	await sendsOnce(page, card);

	await basic.goto(`${site}/en/account`);
	await basic.getByRole("heading", { name: todayTexts.invitations.en }).waitFor();
	const waits = accountTexts.waitingInvitations.en.replace("#", "1");
	await basic.locator(".acc-bar").getByText(waits).waitFor({ state: "attached" });
	await basic.goto(`${site}/en/account/people`);
	await basic.getByText(texts.hasNot.en).waitFor();
	expect(await basic.getByRole("article").count()).toBe(0);
	await expectAccessible(basic, "people that a package does not show");
	await expectNoSidewaysScroll(basic, "people that a package does not show");
	await basic.locator(".meet-tabs").getByRole("link", { name: texts.invitations.en }).click();
	const invited = basic.getByRole("article").filter({ hasText: "Pszczelarz" });
	await invited.getByText("“Kawa o pszczołach w piątek?”").waitFor();
	await expectAccessible(basic, "invitations on a phone");
	await expectNoSidewaysScroll(basic, "invitations on a phone");
	await invited.getByRole("button", { name: invitationTexts.accept.en }).click();
	await expectFocus(invited.getByText(texts.connected.en));
	await invited.getByRole("link", { name: texts.write.en }).click();
	await basic.getByLabel(chatTexts.write.en).waitFor();
	await basic.goto(`${site}/en/account/people/contacts`);
	await basic.getByText(texts.connected.en).waitFor();

	await page.getByRole("link", { name: texts.contacts.pl }).click();
	const contact = page.getByRole("article").filter({ hasText: "Badaczka owadów" });
	await contact.getByText(texts.connected.pl).waitFor();
	await contact.getByRole("link").first().click();
	await page.getByText(safety.safety.pl).waitFor();
	await expectAccessible(page, "a person's page");
	await page.getByText(reportTexts.open.pl).click();
	await page.getByLabel(reportTexts.words.pl).fill("Spam o miodzie.");
	await page.getByRole("button", { name: reportTexts.send.pl }).click();
	await expectFocus(page.getByText(reportTexts.sent.pl));
	expect(await page.getByText(reportTexts.open.pl).count()).toBe(0);

	await page.getByRole("button", { name: safety.block.pl, exact: true }).click();
	await page.getByText(/^Zablokować tę osobę/).waitFor();
	await page.getByRole("button", { name: safety.block.pl, exact: true }).click();
	await expectFocus(page.getByRole("heading", { level: 2 }));
	await basic.reload();
	await basic.getByText(texts.connected.en).waitFor();
	await page.getByRole("button", { name: /^Odblokuj/ }).click();
	await expectFocus(page.getByRole("heading", { name: safety.safety.pl }));
	await page.getByText(texts.connected.pl).waitFor();
}, 60_000);

/** Sends an invitation with a delayed response. A second press does not send it again. */
async function sendsOnce(page: Page, card: Locator): Promise<void> {
	const send = card.getByRole("button", { name: texts.send.pl });
	const listGate = Promise.withResolvers<void>();
	await page.route("**/api/event/MSTS25/people?**", (route) => listGate.promise.then(() => route.continue()));
	const sent: string[] = [];
	page.on("request", (request) => request.url().includes("/invite") && sent.push(request.url()));
	await send.press("Enter");
	await page.getByText(invitationTexts.sent.pl.split("#")[0]!).waitFor();
	await send.press("Enter");
	listGate.resolve();
	await expectFocus(card.getByText(texts.waits.pl));
	expect(sent.length).toBe(1);
	await page.unrouteAll();
}

const expectFocus = (where: Locator) =>
	expect.poll(() => where.evaluate((one) => one === document.activeElement)).toBe(true);

test("one search finds lectures, people and companies; a package without networking says so", async () => {
	const topic = `Jelonki ${Math.random().toString(36).slice(2, 7)}`;
	const basic = await openAsVisiblePerson(PHONE, await orderOfBasic(), { headline: "Leśniczka", topics: [topic] });
	const standard = { packageCode: "STANDARD", code: "ZAPROSZENIE" };
	const page = await openAsVisiblePerson(DESKTOP, standard, { headline: "Kartograf", topics: [topic] });
	const part = (of: Page, heading: string) =>
		of.locator("section", { has: of.getByRole("heading", { name: heading, exact: true }) });

	await page.goto(`${site}/account`);
	await page.getByRole("navigation").getByRole("link", { name: accountTexts.search.pl, exact: true }).first().click();
	const field = page.getByLabel(finding.field.pl);
	await field.fill("WROBLEWSKA hanna");
	await part(page, finding.lectures.pl).getByRole("link").first().waitFor();
	await field.fill("baltobit");
	await part(page, finding.companies.pl).getByRole("link", { name: "Bałtobit" }).waitFor();
	await expectAccessible(page, "the search");
	await field.fill(topic.split(" ").toReversed().join(" ").toLowerCase());
	await part(page, finding.people.pl).getByText("Leśniczka").waitFor();
	expect(await part(page, finding.people.pl).getByRole("listitem").count()).toBe(1);

	await basic.goto(`${site}/en/account/search?q=${encodeURIComponent(topic)}`);
	await part(basic, finding.people.en).getByText(finding.peopleClosed.en).waitFor();
	expect(await part(basic, finding.people.en).getByRole("listitem").count()).toBe(0);
	await expectAccessible(basic, "the search on a phone");
	await expectNoSidewaysScroll(basic, "the search on a phone");
});

/** A code that makes a Basic package free. */
async function orderOfBasic(): Promise<object> {
	const code = `LUDZIE${Math.random().toString(36).slice(2, 8).toUpperCase()}`;
	await commanded(`codes create --event MSTS25 --kind invitation --code ${code} --package BASIC-ONSITE`);
	return { packageCode: "BASIC-ONSITE", code };
}
