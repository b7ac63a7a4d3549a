import type { Page } from "playwright-core";
import { beforeAll, expect, inject, test } from "vitest";
import { liveTexts } from "../../src/features/live/web/texts.ts";
import { refusals } from "../../src/features/rooms/texts.ts";
import { texts, votesText } from "../../src/features/rooms/web/texts.ts";
import { commanded } from "../harness/commanding.ts";
import { activeAccount } from "../harness/filling-in.ts";
import { hold } from "../harness/held.ts";
import { LECTURE_ON_AIR, putOnAir } from "../harness/on-air.ts";
import { DESKTOP, expectAccessible, expectNoSidewaysScroll, PHONE, useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();
const site = inject("siteUrl");
const EVENT = "POKOJE25";

beforeAll(() => putOnAir(EVENT, "POKOJE"), 60_000);

/** A viewer with access to the current lecture. */
async function watching(look: typeof DESKTOP, firstName: string) {
	const page = await visit("/healthz", look);
	const email = `rooms.${Math.random().toString(36).slice(2)}@firma.example`;
	await activeAccount(page, site, email, { eventCode: EVENT, packageCode: "STANDARD", code: "POKOJE", firstName });
	return { page, email };
}

const tab = (page: Page, name: string) => page.getByRole("tab", { name: new RegExp(`^${name}`) });

test("viewers chat at a lecture; a moderator hides a message, marks a question and asks a poll, all visible at once", async () => {
	const anna = await watching(DESKTOP, "Anna");
	const host = await watching({ ...PHONE, colorScheme: "dark" as const }, "Hubert");
	await commanded(`rooms moderators add ${EVENT} ${host.email}`);
	const log = (page: Page) => page.getByRole("log", { name: texts.messages.pl });
	await anna.page.goto(`${site}/e/${EVENT}/account/live`);
	const address = await anna.page.getByRole("link", { name: LECTURE_ON_AIR }).first().getAttribute("href");
	for (const { page } of [anna, host]) await page.goto(site + address);

	const answerQuestion = await hold(anna.page, "POST", "**/api/live/*/questions*");
	await anna.page.getByLabel(liveTexts.yourQuestion.pl).fill("Ile trwa dyżur?");
	await anna.page.getByRole("button", { name: liveTexts.send.pl }).click();
	// by keyboard to the chat
	await tab(anna.page, texts.questions.pl).focus();
	await anna.page.keyboard.press("ArrowRight");
	const words = anna.page.getByLabel(texts.write.pl);
	await words.fill("Dzień dobry wszystkim");
	await answerQuestion();
	// text typed during another submission stays
	const answerMessage = await hold(anna.page, "POST", "**/api/rooms/*/messages*");
	await words.press("Enter");
	await words.fill("i do zobaczenia");
	await answerMessage();
	await log(anna.page).getByText("Dzień dobry wszystkim").waitFor();
	expect(await words.inputValue()).toBe("i do zobaczenia");
	await tab(host.page, texts.chat.pl).click();
	await log(host.page).getByText("Dzień dobry wszystkim").waitFor();
	await log(host.page)
		.getByText(/^Anna [A-ZŻŹĆŁŚÓ]\.$/)
		.waitFor();
	await expectAccessible(host.page, "a room's chat with a moderator's tools");
	await expectNoSidewaysScroll(host.page, "a room's chat on a phone");

	await host.page.getByRole("button", { name: texts.hideNamed.pl.replace("#", "Dzień dobry wszystkim") }).click();
	await log(anna.page).getByText(texts.hiddenOwn.pl).waitFor();
	expect(await log(anna.page).getByText("Dzień dobry wszystkim").count()).toBe(0);
	await expectAccessible(anna.page, "a room's chat");

	await tab(host.page, texts.questions.pl).click();
	await host.page.getByRole("button", { name: texts.markAnsweredNamed.pl.replace("#", "Ile trwa dyżur?") }).click();
	await tab(anna.page, texts.questions.pl).click();
	await anna.page.getByText(liveTexts.answered.pl, { exact: true }).waitFor();

	await tab(host.page, texts.poll.pl).click();
	await host.page.getByRole("button", { name: texts.ask.pl }).click();
	await host.page.getByLabel(texts.question.pl).fill("Śpisz na dyżurze?");
	const firstOption = host.page.getByLabel(texts.option.pl.replace("#", "1"));
	await host.page.getByRole("button", { name: texts.askNow.pl }).click();
	await expect.poll(() => firstOption.evaluate((one) => one === document.activeElement)).toBe(true);
	expect(await firstOption.getAttribute("aria-describedby")).toContain("error");
	await firstOption.fill("Tak");
	await host.page.getByLabel(texts.option.pl.replace("#", "2")).fill("Nie");
	await host.page.getByRole("button", { name: texts.askNow.pl }).click();
	await tab(anna.page, texts.poll.pl).click();
	await anna.page.getByRole("radio", { name: /^Nie/ }).click();
	await host.page.getByText(votesText("pl", 1, 100)).waitFor();
	for (const { page } of [anna, host]) await expectAccessible(page, "a poll");
	await host.page.getByRole("button", { name: texts.closePoll.pl }).click();
	await anna.page.getByText(texts.pollClosed.pl).waitFor();
	expect(await anna.page.getByRole("radio", { name: /^Tak/ }).isDisabled()).toBe(true);

	// an empty message is asked for, and one too many stays in the field with a sentence
	await tab(anna.page, texts.chat.pl).click();
	await words.fill(" ");
	await words.press("Enter");
	await anna.page.getByText(refusals.empty.pl).waitFor();
	const messages = `${site}/api/rooms/${/\d+$/.exec(address!)![0]}/messages`;
	const write = (key: string) => anna.page.request.post(messages, { data: { key, text: key } });
	let attempt = 0;
	/** Writes too fast, then once more in the field; a slow machine may spread that over the limit's time. */
	const writeTooFast = async () => {
		attempt++;
		await Promise.all(Array.from({ length: 12 }, (_, n) => write(`szybko ${attempt} ${n}`)));
		await words.fill("i jeszcze jedno");
		await words.press("Enter");
		return anna.page.getByText(/^Piszesz szybciej/).isVisible();
	};
	await expect.poll(writeTooFast, { interval: 1000 }).toBe(true);
	expect(await words.inputValue()).toBe("i jeszcze jedno");
}, 90_000);
