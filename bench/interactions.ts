import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { startBrowser } from "../tests/harness/browser.ts";
import { startProgram } from "../tests/harness/program.ts";
import { LARGE, largeSchedule } from "./large-schedule.ts";
import { median } from "./load.ts";
import type { Line } from "./report.ts";

const ROOT = join(import.meta.dirname, "..");
const SLOWED = 4;
const ROUNDS = 5;
const CODE = "LARGE26";
/** The large programme's second day, during lectures. */
const CLOCK = "2026-02-01T13:10:00+01:00";

declare global {
	interface Window {
		slowest: number;
	}
}

/** Runs in the browser: records the slowest interaction, from the press to the next frame, in ms. */
function watchInteractions(): void {
	window.slowest = 0;
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) {
			const { interactionId = 0, duration } = entry as PerformanceEntry & { interactionId?: number };
			if (interactionId > 0) window.slowest = Math.max(window.slowest, duration);
		}
	}).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
}

/** Runs `act` and returns its slowest interaction, in ms. */
async function timed(page: Page, act: () => Promise<unknown>): Promise<number> {
	await page.evaluate(() => {
		window.slowest = 0;
	});
	await act();
	await page.waitForTimeout(1000);
	return page.evaluate(() => window.slowest);
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** Measured interactions with the agenda, by name. */
const ACTS: [string, (page: Page) => Promise<unknown>][] = [
	["another day", async (page) => [await press(page, "31 stycznia"), await press(page, "1 lutego")]],
	["by hour", (page) => press(page, "Godziny")],
	["by hall", (page) => press(page, "Sale")],
	["all lectures", (page) => press(page, "Wszystkie")],
	["by track", (page) => press(page, "Ścieżki")],
	["typing", (page) => page.getByRole("searchbox").pressSequentially("databases", { delay: 120 })],
	["clearing", (page) => page.getByRole("searchbox").fill("")],
	["a filter opened", (page) => press(page, "Sala")],
	["a hall chosen", (page) => page.getByRole("checkbox", { name: "Janson", exact: true }).click()],
];

const SCORE_ACTS: typeof ACTS = [
	["a topic", (page) => page.locator(".score-topics button").nth(1).click()],
	["a group of tracks", (page) => page.locator(".score-group > button").first().click()],
	["a lamp reached", (page) => page.locator(".lamp").first().focus()],
	["the next lamp", (page) => page.keyboard.press("ArrowRight")],
	["a topic beside an open lecture", (page) => page.locator(".score-topics button").nth(2).click()],
	["a plan", (page) => page.locator(".score-acts button").click()],
];

/** Measured parts of the page, each with a selector that shows it is ready. */
const PARTS = [
	{ part: "a score", heading: "#score-heading", isThere: ".score-days", acts: SCORE_ACTS },
	{ part: "an agenda", heading: "#agenda", isThere: '.ag [aria-busy="false"]', acts: ACTS },
];

/**
 * Interactions with score and agenda of 883 lectures on a processor slowed four times, compared with a press without
 * effect.
 */
export async function interactions(folder: string): Promise<Line[]> {
	const dataDir = join(folder, "interactions");
	mkdirSync(dataDir);
	const env = { DATA_DIR: join(dataDir, "data"), SITE_CLOCK: CLOCK, DEMO: "off" };
	const file = join(dataDir, "large.xml");
	writeFileSync(file, largeSchedule());
	const command = ["scripts/estrada.cjs", "import", "schedule", "--event", CODE, "--create", file];
	const imported = spawnSync(process.execPath, command, {
		cwd: ROOT,
		env: { ...process.env, ...env },
		encoding: "utf8",
	});
	if (imported.status !== 0)
		throw new Error(`the large programme was not imported: ${imported.stdout}${imported.stderr}`);
	const program = await startProgram(env);
	const browser = await startBrowser();
	try {
		const times = PARTS.map(() => new Map<string, number[]>());
		for (let round = 0; round < ROUNDS; round++) {
			const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
			await page.addInitScript(watchInteractions);
			await page.goto(`${program.url}/e/${CODE}`);
			// The cookie banner would cover the agenda's buttons.
			await press(page, "Odrzucam");
			const session = await page.context().newCDPSession(page);
			for (const [index, { heading, isThere, acts }] of PARTS.entries()) {
				await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
				await page.locator(heading).evaluate((one) => one.scrollIntoView({ behavior: "instant" }));
				await page.waitForSelector(isThere);
				await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
				for (const [name, act] of [["nothing", (on: Page) => on.locator(heading).click()] as const, ...acts]) {
					const timesByAction = times[index]!;
					timesByAction.set(name, [...(timesByAction.get(name) ?? []), await timed(page, () => act(page))]);
				}
			}
			await page.close();
		}
		return PARTS.map(({ part }, index) => slowestOf(part, times[index]!));
	} finally {
		await browser.close();
		await program.stop();
	}
}

function slowestOf(part: string, times: ReadonlyMap<string, number[]>): Line {
	const named = [...times].map(([name, all]) => ({ name, ms: median(all) }));
	console.error(`  interactions with ${part}, median ms: ${named.map(({ name, ms }) => `${name} ${ms}`).join(", ")}`);
	const slowest = named.toSorted((a, b) => b.ms - a.ms)[0]!;
	const name = `the slowest interaction with ${part} of ${LARGE.lectures} lectures, processor slowed ${SLOWED}×`;
	return { name, value: slowest.ms, limit: 100, better: "less", unit: "ms", note: slowest.name };
}
