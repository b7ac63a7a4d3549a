import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, inject, onTestFinished, test } from "vitest";
import { texts as accountTexts } from "../../src/app/account/texts.ts";
import { ROOT } from "../../src/app/boot/root.ts";
import { noteForm } from "../../src/features/recordings/note-form.ts";
import { noteTexts as notes, recordingTexts as texts } from "../../src/features/recordings/web/texts.ts";
import { invariant } from "../../src/kit/invariant/invariant.ts";
import { playerTexts } from "../../src/kit/ui/player-texts.ts";
import { commanded } from "../harness/commanding.ts";
import { activeAccount } from "../harness/filling-in.ts";
import { DESKTOP, expectAccessible, expectNoSidewaysScroll, PHONE, useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();
const site = inject("siteUrl");
const POLICY = "Azure Policy as a brake, not a wall";
const guest = { packageCode: "STANDARD", code: "ZAPROSZENIE" };

async function inAccount(look: typeof DESKTOP, path: string, ticket: object = {}): Promise<Page> {
	const page = await visit("/healthz", look);
	await activeAccount(page, site, `kino.${Math.random().toString(36).slice(2)}@firma.example`, ticket);
	await page.goto(site + path);
	return page;
}

const filmTime = (page: Page) => page.locator("video").evaluate((video: HTMLVideoElement) => video.currentTime);
const playedTo = (page: Page, seconds: number) =>
	page.waitForFunction((to) => (document.querySelector("video")?.currentTime ?? 0) >= to, seconds);
const storedPlace = (page: Page): Promise<number> =>
	page.evaluate(async () => {
		const [id] = /\d+$/.exec(location.pathname) ?? [];
		return (await (await fetch(`/api/recording/${id}`)).json()).placeSeconds;
	});

/**
 * The link expires as the page opens. Play is pressed during each loading: of the film, of the next link, and of the
 * film behind that link. Playback continues at the last position.
 */
async function expectPlaysWhenRenewed(page: Page, place: number): Promise<void> {
	const address = page.url();
	for (const instant of ["film 1", "link 2", "film 2"]) {
		await page.goto("about:blank"); // ends the previous page's requests
		const requestCounts = { film: 0, link: 0 };
		let over: string | undefined;
		const { promise: pressed, resolve: press } = Promise.withResolvers<void>();
		const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
		const ask = async (what: keyof typeof requestCounts) => {
			if (`${what} ${++requestCounts[what]}` !== instant) return;
			reach();
			await pressed;
		};
		await page.route(/\/api\/recording\/\d+\/film\//, async (route) => {
			const url = route.request().url();
			over ??= url;
			await ask("film");
			await (url === over ? route.fulfill({ status: 404 }) : route.continue());
		});
		await page.route(/\/api\/recording\/\d+(\?|$)/, async (route) => {
			await ask("link");
			await route.continue();
		});
		await page.goto(address, { waitUntil: "commit" }); // a delayed film also delays the page's load event
		await reached;
		await page.getByRole("button", { name: playerTexts.play.en }).click();
		press();
		const plays = (video: HTMLVideoElement) => !video.paused && video.readyState > 2;
		await expect.poll(() => page.locator("video").evaluate(plays)).toBe(true);
		expect([instant, (await filmTime(page)) >= place]).toEqual([instant, true]);
		await page.unrouteAll();
	}
}

test("a recording is found, watched by keyboard with captions, and continued on another device", async () => {
	const page = await inAccount(DESKTOP, "/account", guest);
	await page.getByRole("navigation").getByRole("link", { name: accountTexts.recordings.pl }).first().click();
	await page.getByRole("searchbox", { name: texts.search.pl }).fill("brake miodek");
	await expect.poll(() => page.locator(".rec-card").count()).toBe(1);
	await expectAccessible(page, "recordings");
	await page.getByRole("link", { name: POLICY }).click();
	await page.getByText("30 lipca").waitFor();
	await page.getByRole("button", { name: /Cztery kroki/ }).click();
	await page.locator("video").focus();
	await page.keyboard.press("c");
	const spoken = () =>
		page
			.locator("video")
			.evaluate((video: HTMLVideoElement) =>
				[...video.textTracks].flatMap((track) => [...(track.activeCues ?? [])].map((cue) => (cue as VTTCue).text)),
			);
	// while the film is paused, because on a busy machine a cue stays longer
	await expect.poll(spoken).toContain("Obserwuj, ostrzegaj, naprawiaj, odmawiaj.");
	await page.keyboard.press(">");
	await page.keyboard.press(" ");
	await playedTo(page, 7);
	expect(await page.locator("video").evaluate((video: HTMLVideoElement) => video.playbackRate)).toBe(1.25);
	await page.keyboard.press("k");
	await expect.poll(() => page.locator("video").evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
	const stopped = Math.floor(await filmTime(page));
	await expect.poll(() => storedPlace(page), { timeout: 20_000 }).toBe(stopped);
	await expectAccessible(page, "a recording");

	const { cookies } = await page.context().storageState();
	const phone = await visit("/healthz", { ...PHONE, colorScheme: "dark" as const });
	await phone.context().addCookies(cookies);
	await phone.goto(page.url().replace("/account", "/en/account"));
	await expect.poll(() => filmTime(phone)).toBe(stopped);
	await phone.getByRole("heading", { name: texts.next.en }).waitFor();
	await expectAccessible(phone, "a recording on a phone");
	await expectNoSidewaysScroll(phone, "a recording on a phone");
	await expectPlaysWhenRenewed(phone, stopped);
}, 60_000); // two devices and a playing film

test("a viewer without access sees the package that opens it and its price, and gets no film", async () => {
	const page = await inAccount({ ...DESKTOP, viewport: { width: 820, height: 1180 } }, "/account/recordings");
	const panel = page.locator(".rec-locked");
	await panel.getByText(texts.inPackage.pl.replace("#package", "Basic Online")).waitFor();
	await panel.getByText("367,77").waitFor();
	await expectAccessible(page, "locked recordings");
	await expectNoSidewaysScroll(page, "locked recordings");
	await page.getByRole("link", { name: POLICY }).click();
	await page.getByRole("heading", { level: 1, name: POLICY }).waitFor();
	await panel.waitFor();
	expect(await page.locator("video").count()).toBe(0);
});

test("notes beside a recording are saved automatically with the film's time, and kept offline", async () => {
	const page = await inAccount(DESKTOP, "/account/recordings", guest);
	await page.getByRole("link", { name: POLICY }).click();
	const note = page.getByRole("textbox", { name: noteForm.labels.note!.pl });
	const saved = page.getByText(notes.saved.pl, { exact: true });
	await note.fill("Cztery kroki");
	await page.getByRole("button", { name: /Cztery kroki/ }).click();
	const at = await filmTime(page);
	await page.getByRole("button", { name: /^Wstaw czas/ }).click();
	await page.keyboard.type("tutaj");
	await expect.poll(() => note.inputValue()).toMatch(/^Cztery kroki\n\d+:\d\d tutaj$/);
	await saved.waitFor();
	await expectAccessible(page, "notes beside a recording");

	// playback jumps to a note's time
	await page.locator("video").evaluate((video: HTMLVideoElement) => {
		video.currentTime = 0;
	});
	await page.getByRole("list", { name: notes.times.pl }).getByRole("button", { name: /tutaj/ }).click();
	await expect.poll(() => filmTime(page)).toBeGreaterThanOrEqual(Math.floor(at));

	// offline, typed text survives a reload
	await page.route(/\/note$/, (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
	await note.fill("Bez sieci");
	await page.getByText(notes.failed.pl).waitFor();
	page.once("dialog", (dialog) => void dialog.accept());
	await page.reload();
	await expect.poll(() => note.inputValue()).toBe("Bez sieci");
	await page.unrouteAll();
	await note.fill("Bez sieci, potem z nią");
	await saved.waitFor();
	await page.reload();
	await expect.poll(() => note.inputValue()).toBe("Bez sieci, potem z nią");
}, 60_000); // two pages of a film, and a pause before each save

test("the tabs of recordings fit one line of a phone", async () => {
	// the demonstration's films are on demand, so this adds a film of a lecture with an hour and parallel lectures
	const { data } = await commanded("recordings list --event MSTS25");
	const lectures = data as { lectureId: number; publishedAt: string | null }[];
	const { lectureId } = invariant(
		lectures.findLast((one) => one.publishedAt === null),
		"a lecture without a film",
	);
	const film = join(ROOT, "demo/films/azure-policy-as-a-brake-not-a-wall.webm");
	onTestFinished(async () => void (await commanded(`recordings withdraw --event MSTS25 --lecture ${lectureId}`)));
	await commanded(`recordings publish --event MSTS25 --lecture ${lectureId} ${film}`);
	const page = await inAccount(PHONE, "/account/recordings", guest);
	const kinds = page.getByRole("group", { name: texts.kinds.pl }).getByRole("button");
	await kinds.first().waitFor();
	const tops = await kinds.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
	expect([tops.length, new Set(tops).size]).toEqual([3, 1]);
	await expectNoSidewaysScroll(page, "recordings on a phone");
});
