import type { Request } from "playwright-core";
import { expect, inject, onTestFinished, test } from "vitest";
import { GUEST_PASSWORD, seatGuest, seatStatuses, takeSeats } from "../harness/seat-guest.ts";
import {
	awakeAgenda,
	DESKTOP,
	expectAccessible,
	expectNoSidewaysScroll,
	PHONE,
	useBrowser,
} from "../harness/visitor.ts";

const { visit } = useBrowser();

test("the account reserves the last seats, and an open agenda shows it ten seconds later", async () => {
	const outbox = await visit("/outbox");
	const people = [await seatGuest(outbox), await seatGuest(outbox), await seatGuest(outbox)];
	// restores the seats for later tests
	onTestFinished(async () => void (await Promise.all(people.map((one) => takeSeats(one, [])))));
	const wanted = (await seatStatuses()).find((one) => one.status === 2 && one.statusVip === 1)!.lectureId;
	for (const one of people.slice(1)) await takeSeats(one, [wanted]);
	const agenda = await visit("/healthz", DESKTOP);
	await agenda.clock.install();
	let [requested, answered] = [0, 0];
	const isStatuses = (request: Request) => request.url().endsWith("/AgendaEventLecturesStatuses");
	agenda.on("request", (request) => void (isStatuses(request) && requested++));
	agenda.on("requestfinished", (request) => void (isStatuses(request) && answered++));
	await agenda.goto(`${inject("siteUrl")}/`);
	await awakeAgenda(agenda);
	const link = agenda.locator(`a[href$="/lectures/${wanted}"]`);
	// the first such lecture is a workshop
	await agenda.getByRole("tab", { name: /Warsztaty/ }).click();
	const card = agenda.locator("article", { has: link }).first();
	await card.getByText("Ostatnie miejsca w pakiecie rozszerzonym").waitFor();

	const account = await visit(`/user.html?lecture=${wanted}`, PHONE);
	await account.getByLabel("Adres e-mail").first().fill(people[0]!.email);
	await account.getByLabel("Hasło", { exact: true }).fill(GUEST_PASSWORD);
	await account.getByRole("button", { name: /^Zaloguj się$/ }).click();
	const seats = account.getByRole("tabpanel");
	const button = account.locator(`#seat-${wanted}`);
	await expect.poll(() => button.evaluate((one) => one === document.activeElement)).toBe(true);
	await expect.poll(() => button.evaluate((one) => one.getBoundingClientRect().top < innerHeight)).toBe(true);
	await expectAccessible(account, "seats in the agenda");
	await expectNoSidewaysScroll(account, "seats in the agenda");
	await button.click();
	await seats.locator(`.seat-line:has(#seat-${wanted}) .seat-mark`, { hasText: /^Miejsce z\spuli/ }).waitFor();
	// on a busy machine a tick of its own clock would be counted; earlier requests are answered first, because the next
	// tick is ten seconds after an answer
	await agenda.clock.pauseAt((await agenda.evaluate(() => Date.now())) + 1000);
	await agenda.evaluate(() => fetch("/healthz"));
	await expect.poll(() => answered).toBe(requested);
	await agenda.evaluate(() => fetch("/healthz"));
	const before = requested;
	await agenda.clock.fastForward(11_000); // every ten seconds ± 10 %
	await card.getByText("Brak miejsc", { exact: true }).waitFor();
	// a tick before the pause may have shown it already
	await expect.poll(() => requested).toBe(before + 1);

	// a swap releases it
	await seats
		.getByRole("button", { name: /^Zamień/ })
		.first()
		.click();
	const isFreeAgain = async () => {
		await agenda.clock.fastForward(11_000);
		return card.getByText("Ostatnie miejsca w pakiecie rozszerzonym").isVisible();
	};
	await expect.poll(isFreeAgain).toBe(true);
	// the release button becomes the swap button once the account has updated
	await seats.getByRole("button", { name: /^Zrezygnuj/, disabled: false }).click();
	await seats.getByRole("button", { name: /^Zrezygnuj/ }).waitFor({ state: "detached" });
}, 60_000); // registers three people first
