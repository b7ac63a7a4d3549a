import type { Page } from "playwright-core";
import { beforeAll, expect, inject, test } from "vitest";
import { studioTexts } from "../../src/features/live/web/studio-texts.ts";
import { liveTexts as texts, votesText } from "../../src/features/live/web/texts.ts";
import { activeAccount } from "../harness/filling-in.ts";
import { LECTURE_ON_AIR, putOnAir } from "../harness/on-air.ts";
import { DESKTOP, expectAccessible, expectNoSidewaysScroll, PHONE, useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();
const site = inject("siteUrl");
const EVENT = "NADAJE25";
const LECTURE = LECTURE_ON_AIR;

beforeAll(() => putOnAir(EVENT, "NADAJEMY"), 60_000);

async function inAccount(look: typeof DESKTOP, path: string, ticket: object): Promise<{ page: Page; wrong: string[] }> {
	const page = await visit("/healthz", look);
	const email = `live.${Math.random().toString(36).slice(2)}@firma.example`;
	await activeAccount(page, site, email, { eventCode: EVENT, ...ticket });
	const wrong: string[] = [];
	page.on("console", (message) => message.text().includes("Content Security Policy") && wrong.push(message.text()));
	await page.goto(site + path);
	return { page, wrong };
}

const guest = { packageCode: "STANDARD", code: "NADAJEMY" };
const plays = (page: Page) => page.waitForFunction(() => (document.querySelector("video")?.currentTime ?? 0) > 1);

test("a viewer watches a stream and asks a question, and another votes for it", async () => {
	const { page, wrong } = await inAccount(DESKTOP, `/e/${EVENT}/account/live`, guest);
	await page.getByRole("heading", { name: texts.title.pl, level: 1 }).waitFor();
	await expectAccessible(page, "the studios");
	// without native HLS, so that the library is used
	await page.addInitScript(() => {
		HTMLMediaElement.prototype.canPlayType = () => "";
	});
	const address = await page.getByRole("link", { name: LECTURE }).first().getAttribute("href");
	await page.goto(site + address);
	await page.getByRole("button", { name: studioTexts.watch.pl }).click();
	await plays(page);
	await page.getByRole("button", { name: texts.pause.pl }).waitFor();
	// a still picture is reported, and its end too
	const tell = (word: string) =>
		page.locator("video").evaluate((film, name) => film.dispatchEvent(new Event(name)), word);
	await tell("waiting");
	await page.getByText(texts.connecting.pl).waitFor();
	await tell("playing");
	await page.getByText(texts.connecting.pl).waitFor({ state: "detached" });
	const question = `Ile godzin snu ma dyżur? ${Date.now()}`;
	await page.getByLabel(texts.yourQuestion.pl).fill(question);
	await page.getByRole("button", { name: texts.send.pl }).click();
	await page.getByText(texts.sent.pl).waitFor();
	await expectAccessible(page, "a live lecture");

	const dark = { ...PHONE, colorScheme: "dark" as const };
	const { page: phone, wrong: alsoWrong } = await inAccount(dark, `/en${address}`, guest);
	await phone.getByRole("button", { name: studioTexts.watch.en }).click();
	await plays(phone);
	const vote = phone.getByRole("button", { name: new RegExp(`^${texts.vote.en.replace("#", "")}Ile godzin`) });
	await vote.click();
	await expect.poll(() => vote.getAttribute("aria-pressed")).toBe("true");
	await expectAccessible(phone, "a live lecture on a phone");
	await expectNoSidewaysScroll(phone, "a live lecture on a phone");
	await page.getByRole("button", { name: `${question}, ${votesText("pl", 1)}` }).waitFor();
	await page.getByRole("button", { name: texts.withdrawNamed.pl.replace("#", () => question) }).click();
	await expect.poll(() => page.getByText(question).count()).toBe(0);
	expect([...wrong, ...alsoWrong]).toEqual([]);
}, 60_000);

test("a viewer without access sees the package that opens the stream, and gets no stream", async () => {
	const look = { ...DESKTOP, viewport: { width: 820, height: 1180 } };
	const { page } = await inAccount(look, `/e/${EVENT}/account/live`, { packageCode: "EXPO" });
	await page.getByRole("link", { name: LECTURE }).first().click();
	await page.getByRole("heading", { level: 1, name: LECTURE }).waitFor();
	await page.getByText(texts.ownNone.pl.replace("#package", "Expo")).waitFor();
	await expectAccessible(page, "a locked stream");
	await expectNoSidewaysScroll(page, "a locked stream");
	expect(await page.locator("video, iframe, textarea").count()).toBe(0);
});
