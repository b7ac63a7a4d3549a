import type { Page } from "playwright-core";
import { beforeAll, expect, inject, test } from "vitest";
import { texts as accountTexts } from "../../src/app/account/texts.ts";
import { invitationTexts } from "../../src/features/matchmaking/web/invitation-texts.ts";
import { peopleTexts as people } from "../../src/features/matchmaking/web/texts.ts";
import { staffMeetingsTexts as staffTexts, meetingsTexts as texts } from "../../src/features/meetings/web/texts.ts";
import { invariant } from "../../src/kit/invariant/invariant.ts";
import { commanded } from "../harness/commanding.ts";
import { hold } from "../harness/held.ts";
import { asked, participant } from "../harness/participant.ts";
import { withoutStaff } from "../harness/staff.ts";
import { DESKTOP, expectAccessible, expectNoSidewaysScroll, PHONE, useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();
const site = inject("siteUrl");
const COMPANY = "Grafion";
/** Longer than a page's polling interval without a connection, in seconds. */
const POLL_SECONDS = 21;

beforeAll(async () => {
	await commanded("codes create --event MSTS25 --kind invitation --code NARAZ --package STANDARD --uses 9");
});

const person = async (look: typeof DESKTOP, firstName: string) =>
	participant(await visit("/healthz", look), { firstName, code: "NARAZ" });

/** Makes an account the company's only staff. */
async function onlyStaff(email: string): Promise<void> {
	await withoutStaff(COMPANY);
	await commanded(`exhibitors staff-add ${email} --event MSTS25 --exhibitor ${COMPANY}`);
}

async function companyId(): Promise<number> {
	const { exhibitors } = (await commanded("meetings list MSTS25")).data as {
		exhibitors: { exhibitorId: number; exhibitor: string }[];
	};
	const found = exhibitors.find((one) => one.exhibitor === COMPANY);
	return invariant(found, "the company").exhibitorId;
}

/** Publishes the company's times in an hour of an event day, by the organiser's command. */
async function publish(hour: number, table: string): Promise<void> {
	const time = `--from 2025-06-06T${hour}:00 --to 2025-06-06T${hour + 1}:00 --minutes 30`;
	await commanded(`meetings slots ${await companyId()} ${time} --table ${table}`);
}

/** Removes the times that the demonstration published, as staff. */
async function withoutSlots(page: Page): Promise<void> {
	const id = await companyId();
	const { freeSlots } = await asked<{ freeSlots: { slotId: number }[] }>(page, `/api/UserMeeting/Exhibitor/${id}`);
	for (const { slotId } of freeSlots) {
		const removed = await page.request.delete(`${site}/api/MeetingSlot/Exhibitor/${id}/${slotId}`);
		expect(removed.status()).toBe(200);
	}
}

test("a participant's and a company's actions on a meeting show on the other's open page without a reload", async () => {
	const [guest, staff] = [await person(DESKTOP, "Wilhelmina"), await person(DESKTOP, "Sergiusz")];
	await onlyStaff(staff.email);
	await withoutSlots(staff.page);
	await publish(10, "NARAZ");
	for (const [page, path] of [
		[guest.page, "account/meetings"],
		[staff.page, "exhibitor/meetings"],
	] as const) {
		await page.goto(`${site}/${path}`);
	}
	const option = guest.page.getByLabel(texts.company.pl).locator("option", { hasText: COMPANY });
	await guest.page.getByLabel(texts.company.pl).selectOption((await option.getAttribute("value")) ?? "");
	const free = guest.page.locator(".meet-slot:enabled");
	await expect.poll(() => free.count()).toBe(2);
	// the organiser's command runs beside the pages
	await publish(14, "NARAZ2");
	await expect.poll(() => free.count()).toBe(4);
	const topic = guest.page.getByLabel(texts.topicLabel.pl);
	if (await topic.count()) await topic.selectOption({ index: 1 });
	await free.last().click();
	await guest.page.getByRole("button", { name: /^Poproś o/ }).click();

	const row = staff.page.locator(".meet-asked", { hasText: "Wilhelmina" });
	const badge = staff.page.locator(".exh-rail .acc-badge").first();
	await row.getByText(texts.toAnswer.pl, { exact: true }).waitFor();
	await expect.poll(() => badge.textContent()).toBe("1");
	const cells = (kind: string) => staff.page.locator(`td > .board-cell[data-kind=${kind}]`);
	await expect.poll(() => cells("free").count()).toBe(3);
	expect(await cells("toAnswer").textContent()).toContain("W. ");
	await staff.page.setViewportSize({ width: 390, height: 844 });
	await expectNoSidewaysScroll(staff.page, "the timetable of a company on a phone");
	await staff.page.setViewportSize({ width: 1440, height: 900 });
	await row.getByRole("button", { name: /^Przyjmij/ }).click();
	const next = guest.page.locator(".meet-next");
	await next.getByText(COMPANY).waitFor();
	await guest.page.locator(".meet-entry[data-kind=next]", { hasText: COMPANY }).waitFor();
	await expect.poll(() => badge.count()).toBe(0);

	// the company proposes a move, which awaits the participant and shows in the menu
	await row.getByRole("combobox").selectOption({ index: 1 });
	await row.getByRole("button", { name: staffTexts.propose.pl }).click();
	await guest.page
		.getByRole("link", { name: `Spotkania ${accountTexts.waitingMeetings.pl.replace("#", "1")}` })
		.waitFor();
	await guest.page.getByRole("button", { name: /^Zostaw umówiony/ }).click();
	await row.getByText(/^Ta osoba odmówiła zmiany na/).waitFor();

	await cancels(staff.page, row.getByRole("button", { name: /^Odwołaj/ }), false);
	await row.getByText(texts.agreed.pl, { exact: true }).waitFor();
	await cancels(guest.page, next.getByRole("button", { name: /^Odwołaj/ }), true, true);
	await row.getByText(staffTexts.cancelled.pl, { exact: true }).waitFor();
	await expect.poll(() => cells("free").count()).toBe(4);
	await staff.page.getByRole("button", { name: "Usuń termin 6 czerwca, 14:30, stolik NARAZ2" }).click();
	await staff.page.getByText("Usunięto termin 6 czerwca, 14:30, stolik NARAZ2.").waitFor();
	await expect.poll(() => cells("free").count()).toBe(3);
	await expectAccessible(staff.page, "the timetable of a company", "main");
}, 60_000);

test("a cancellation by the company shows on the participant's open page, until they ask again", async () => {
	const [guest, staff] = [await person(DESKTOP, "Gwidona"), await person(DESKTOP, "Sylwan")];
	await onlyStaff(staff.email);
	await publish(12, "ODWOLANE");
	await staff.page.goto(`${site}/exhibitor/meetings`);
	await guest.page.goto(`${site}/account/meetings`);
	const company = guest.page.getByLabel(texts.company.pl);
	const option = company.locator("option", { hasText: COMPANY });
	await company.selectOption((await option.getAttribute("value")) ?? "");
	const topic = guest.page.getByLabel(texts.topicLabel.pl);
	await guest.page.locator(".meet-slot:enabled").first().waitFor();
	if (await topic.count()) await topic.selectOption({ index: 1 });
	await guest.page.getByRole("button", { name: /12:00.*ODWOLANE/ }).click();
	await guest.page.getByRole("button", { name: /^Poproś o/ }).click();
	const row = staff.page.locator(".meet-asked", { hasText: "Gwidona" });
	await row.getByRole("button", { name: /^Przyjmij/ }).click();
	const statusMessage = (words: string) => guest.page.getByRole("status").getByText(words);
	await statusMessage(`Firma ${COMPANY} zgodziła się na spotkanie: 6 czerwca, 12:00.`).waitFor();
	await cancels(staff.page, row.getByRole("button", { name: /^Odwołaj/ }), true);

	const words = `Firma ${COMPANY} odwołała to spotkanie: 6 czerwca, 12:00.`;
	await statusMessage(words).waitFor();
	const card = guest.page.getByRole("region", { name: "Nie odbędą się" });
	await card.getByText(words).waitFor();
	expect(await guest.page.locator(".meet-entry", { hasText: COMPANY }).count()).toBe(0);
	await guest.page.goto(`${site}/en/account/meetings`);
	const cancelledMeetings = guest.page.getByRole("region", { name: "Will not take place" });
	await cancelledMeetings.getByText(`${COMPANY} cancelled this meeting: 6 June, 12:00.`).waitFor();
	await expectAccessible(guest.page, "a meeting that is called off", "main");

	await cancelledMeetings.getByRole("button", { name: /^Choose another time/ }).click();
	if (await guest.page.getByLabel(texts.topicLabel.en).count())
		await guest.page.getByLabel(texts.topicLabel.en).selectOption({ index: 1 });
	await guest.page.getByRole("button", { name: /12:30.*ODWOLANE/ }).click();
	const readTimes = await hold(guest.page, "GET", "**/api/MeetingSlot/Exhibitor/*");
	await guest.page.getByRole("button", { name: /^Ask for/ }).click();
	await guest.page.getByText(texts.waiting.en).first().waitFor(); // the text below the times says so too
	await expect.poll(() => cancelledMeetings.count()).toBe(0);

	// one's own time is not another person's
	await guest.page.getByRole("button", { name: /^Another time: Grafion/ }).click();
	await readTimes(); // a late response, which undoes no choice
	const own = guest.page.getByRole("button", { name: /^12:30, table ODWOLANE/ });
	await expect.poll(() => own.getAttribute("aria-label")).toContain(texts.keyAsked.en);
	await row.getByRole("button", { name: /^Przyjmij/ }).click();
	await expect.poll(() => own.getAttribute("aria-label")).toContain(texts.keyYours.en);
	await expectAccessible(guest.page, "one's own time", "main");

	await cancels(staff.page, row.getByRole("button", { name: /^Odwołaj/ }), true);
	await cancelledMeetings.getByRole("button", { name: /^Remove from the list: Grafion/ }).click();
	await expect.poll(() => cancelledMeetings.count()).toBe(0);
	await guest.page.reload();
	await guest.page.getByLabel(texts.company.en).waitFor();
	expect(await cancelledMeetings.count()).toBe(0);
}, 120_000); // two people, who answer each other

/** Cancelling asks first: pressing the same button twice changes nothing. */
async function cancels(
	page: Page,
	button: ReturnType<Page["locator"]>,
	isSure: boolean,
	isNew = !isSure,
): Promise<void> {
	const sure = page.getByRole("button", { name: /^Na pewno odwołaj/ });
	const keep = page.getByRole("button", { name: /^Zostaw: / });
	let requestCount = 0;
	const count = () => requestCount++;
	page.on("request", (request) => request.method() !== "GET" && count());
	await button.focus();
	await page.keyboard.press("Enter");
	await sure.waitFor();
	if (isNew) await expectAccessible(page, "cancelling a meeting", "main");
	expect(await keep.evaluate((one) => one === document.activeElement)).toBe(true);
	await page.keyboard.press("Enter");
	await button.waitFor();
	expect([await sure.count(), requestCount]).toEqual([0, 0]);
	if (!isSure) return;
	await button.click();
	await sure.click();
	await expect.poll(() => requestCount).toBe(1);
}

/** Opens a screen, and waits until its page receives hints. */
async function toldAt(page: Page, path: string): Promise<void> {
	let isConnected = false;
	// from its first message on, which may arrive before the page loads
	page.on("websocket", (socket) =>
		socket.on("framereceived", ({ payload }) => {
			isConnected ||= String(payload).startsWith("40");
		}),
	);
	await page.goto(`${site}/account/people/${path}`);
	await expect.poll(() => isConnected, { message: "the page's connection" }).toBe(true);
}

/** Advances a page's clock past its polling interval. */
const passesTime = (page: Page) => page.clock.fastForward(`00:${POLL_SECONDS}`);

/** Delays one response until the page's own hint has removed the card, as on a busy machine. */
const answersAfterHint = (page: Page, path: RegExp, count: () => Promise<number>) =>
	page.route(
		path,
		async (route) => {
			const response = await route.fetch();
			await expect.poll(count).toBe(0);
			await route.fulfill({ response });
		},
		{ times: 1 },
	);

test("a new, answered or withdrawn invitation shows on the other's open page, also without a socket", async () => {
	const [ada, zoe] = [await person(DESKTOP, "Adelajda"), await person(PHONE, "Zenobia")];
	const card = ({ page }: typeof ada, name: string) => page.getByRole("article").filter({ hasText: name });
	const invite = (from: typeof ada, to: typeof ada) =>
		asked<{ invitationId: number }>(from.page, `/api/event/MSTS25/people/${to.id}/invite`, { sentence: "Kawa?" });
	await toldAt(ada.page, "invitations");
	await toldAt(zoe.page, "invitations");
	const badge = zoe.page.locator(".meet-badge");

	await invite(ada, zoe);
	await card(zoe, "Adelajda").getByRole("button", { name: invitationTexts.accept.pl }).waitFor();
	await expect.poll(() => badge.textContent()).toBe("1");
	await answersAfterHint(ada.page, /\/withdraw\?/, () => card(ada, "Zenobia").count());
	await card(ada, "Zenobia").getByRole("button", { name: people.withdraw.pl }).press("Enter");
	await expect.poll(() => card(zoe, "Adelajda").count()).toBe(0);
	await expect.poll(() => badge.count()).toBe(0);
	// the card and its list are gone, so the focus moves to the content above
	await expect.poll(() => card(ada, "Zenobia").count()).toBe(0);
	await expectFocus(ada.page, people.noneReceived.pl);

	await invite(zoe, ada);
	await answersAfterHint(ada.page, /\/answer\?/, () => card(ada, "Zenobia").count());
	await card(ada, "Zenobia").getByRole("button", { name: invitationTexts.decline.pl }).press("Enter");
	await card(zoe, "Adelajda").getByText(people.declined.pl).waitFor();
	await expect.poll(() => card(ada, "Zenobia").count()).toBe(0);
	await expectFocus(ada.page, people.noneReceived.pl);

	const ida = await person(DESKTOP, "Idalia");
	await ida.page.clock.install();
	let closed = 0;
	await ida.page.routeWebSocket(/\/live\//, (socket) => {
		closed++;
		void socket.close();
	});
	await ida.page.goto(`${site}/account/people/invitations`);
	await ida.page.getByRole("heading", { name: people.noneReceived.pl }).waitFor();
	await expect.poll(() => closed).toBeGreaterThan(0);
	await invite(zoe, ida);
	await passesTime(ida.page);
	await card(ida, "Zenobia").getByText("„Kawa?”").waitFor();

	await toldAt(ada.page, "contacts");
	await ada.page.getByRole("heading", { name: people.noContacts.pl }).waitFor();
	const { invitationId } = await invite(ada, ida);
	await asked(ida.page, `/api/event/MSTS25/invitations/${invitationId}/answer`, { accepts: true });
	await card(ada, "Idalia").getByText(people.connected.pl).waitFor();
}, 60_000);

const expectFocus = (page: Page, heading: string) =>
	expect
		.poll(() => page.getByRole("heading", { name: heading }).evaluate((one) => one === document.activeElement))
		.toBe(true);
