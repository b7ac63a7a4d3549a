import type { Locator } from "playwright-core";
import { expect, inject, onTestFinished, test } from "vitest";
import { queueTexts as texts } from "../../src/features/seats/queue-texts.ts";
import { seatTexts } from "../../src/features/seats/texts.ts";
import { invariant } from "../../src/kit/invariant/invariant.ts";
import { emailsTo } from "../harness/filling-in.ts";
import { GUEST_PASSWORD, seatGuest, seatStatuses, takeSeats } from "../harness/seat-guest.ts";
import { expectAccessible, expectNoSidewaysScroll, PHONE, useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();
const site = inject("siteUrl");
const plain = async (part: Locator) => (await part.textContent())?.replace(/\s/g, " ");

test("a full lecture: queueing, an offered seat, declining, another offer and accepting, on an open page", async () => {
	const outbox = await visit("/healthz");
	const waits = await seatGuest(outbox);
	const sitting = [await seatGuest(outbox), await seatGuest(outbox), await seatGuest(outbox)];
	// restores the seats for later tests
	onTestFinished(async () => void (await Promise.all([waits, ...sitting].map((one) => takeSeats(one, [])))));
	// the last such lecture, because another journey takes the first
	const last = (await seatStatuses()).findLast((one) => one.status === 2 && one.statusVip === 1);
	const { lectureId } = invariant(last, "a lecture with last places in extended packages");
	for (const one of sitting) await takeSeats(one, [lectureId]);
	const [first, second] = sitting as [(typeof sitting)[0], (typeof sitting)[0]];

	const page = await visit(`/user.html?lecture=${lectureId}`, PHONE);
	await page.getByLabel("Adres e-mail").first().fill(waits.email);
	await page.getByLabel("Hasło", { exact: true }).fill(GUEST_PASSWORD);
	await page.getByRole("button", { name: /^Zaloguj się$/ }).click();
	const button = page.locator(`#seat-${lectureId}`);
	const line = page.getByRole("tabpanel").locator(`.seat-line:has(#seat-${lectureId})`);
	await expect.poll(() => plain(button)).toBe(texts.join.pl);
	await button.click();
	await line.getByText(texts.waiting.pl.replace("#", "1"), { exact: true }).waitFor();
	await expect.poll(() => plain(button)).toBe(texts.leave.pl);
	await expectAccessible(page, "the queue in the agenda");
	await expectNoSidewaysScroll(page, "the queue in the agenda");

	// Today stays open while a guest releases a seat
	await page.goto(`${site}/account`);
	const card = page.getByRole("region", { name: texts.title.pl });
	await page.getByRole("heading", { level: 1 }).waitFor();
	await takeSeats(first, []);
	await card.getByText(/^Miejsce czeka na\sCiebie do/).waitFor();
	await expectAccessible(page, "a seat that is held, on Today");
	await expectNoSidewaysScroll(page, "a seat that is held, on Today");
	expect((await emailsTo(outbox, site, waits.email))[0]?.subject).toMatch(/^Jest dla Ciebie miejsce: /);
	await card.getByRole("button", { name: /^Nie, dziękuję/ }).click();
	await card.waitFor({ state: "detached" });
	await page
		.getByRole("status")
		.getByText(/następnej osobie/)
		.waitFor();
	const label = async () => (await seatStatuses()).find((one) => one.lectureId === lectureId)?.statusVip;
	expect(await label()).toBe(1);

	// in English, again from the queue
	await takeSeats(first, [lectureId]);
	await page.goto(`${site}/en/account/agenda?lecture=${lectureId}`);
	await expect.poll(() => plain(button)).toBe(texts.join.en);
	await button.click();
	await line.getByText(texts.waiting.en.replace("#", "1"), { exact: true }).waitFor();
	await takeSeats(second, []);
	await line.getByText(/^A\sseat\sis\sheld/).waitFor();
	await page.goto(`${site}/en/account`);
	const offered = page.getByRole("region", { name: texts.title.en });
	await expectAccessible(page, "a seat that is held, in English");
	await offered.getByRole("button", { name: /^Take the seat/ }).click();
	await offered.waitFor({ state: "detached" });
	await page.goto(`${site}/en/account/agenda?lecture=${lectureId}`);
	await expect.poll(() => plain(button)).toBe(seatTexts.release.en);
	expect(await label()).toBe(2);
}, 90_000); // registers four people first
