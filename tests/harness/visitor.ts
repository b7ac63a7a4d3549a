import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { setTimeout as delay } from "node:timers/promises";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterEach, expect, inject } from "vitest";
import { fromAnyAddress, ONLY_FROM_HERE } from "./addresses.ts";
import { startBrowser } from "./browser.ts";
import { evidence, type Witness, witnessOf } from "./evidence.ts";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
/** WCAG 2.2 A and AA, as axe names them. */
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const DESKTOP: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

/** Lower than the tests' own limit, so that the failing step is reported. */
const STEP_LIMIT_MS = 25_000;
/** Cleaning a device usually takes a fraction of a second. */
const WIPE_LIMIT_MS = 10_000;

/** A visitor's device. Its parked page keeps the browser's process alive, so that the next page starts warm. */
type Device = { context: BrowserContext; parked: Page; isTaken: boolean };

let browser: Promise<Browser> | undefined;
/** This worker's devices by their options. Each test ends with wiped devices. */
const devices = new Map<string, Promise<Device>>();
/**
 * Script errors in the running test's pages. They are thrown later, because throwing in the listener would end the
 * connection to the browser.
 */
const pageErrors: string[] = [];
const witnesses: Witness[] = [];

/**
 * Starts this worker's browser. A shared one would go through the main process, which costs more. If it is lost, the
 * running test fails and the next one starts another.
 */
async function started(): Promise<Browser> {
	const own = await startBrowser();
	own.on("disconnected", () => {
		browser = undefined;
		devices.clear();
	});
	return own;
}

async function newContext(options: BrowserContextOptions): Promise<BrowserContext> {
	browser ??= started();
	// closing a page while its service worker installs can block the browser, so only tests that need one allow it
	const context = await (await browser).newContext({ reducedMotion: "reduce", serviceWorkers: "block", ...options });
	context.setDefaultTimeout(STEP_LIMIT_MS);
	return context;
}

async function newDevice(options: BrowserContextOptions): Promise<Device> {
	const context = await newContext(options);
	const parked = await context.newPage();
	await parked.goto(`${inject("siteUrl")}/healthz`);
	return { context, parked, isTaken: false };
}

/** Closes a page and ignores the errors of its delayed responses. */
async function closed(page: Page): Promise<void> {
	await page.unrouteAll({ behavior: "ignoreErrors" });
	await page.close();
}

async function leave(context: BrowserContext): Promise<void> {
	await Promise.all(context.pages().map(closed));
	await context.close();
}

async function wiped({ context, parked }: Device): Promise<void> {
	await Promise.all(context.pages().map((page) => page !== parked && closed(page)));
	await context.clearCookies();
	await parked.evaluate(async () => {
		localStorage.clear();
		// a late response would fill the service worker's cache, which reaches the next visitor
		for (const name of await caches.keys()) await caches.delete(name);
	});
}

/**
 * Prepares a device for the next test. After a timeout it is replaced, because a browser that cannot close a page would
 * block later tests.
 */
async function makeReady(key: string): Promise<void> {
	const device = await devices.get(key)!;
	const isReady = await Promise.race([wiped(device).then(() => true), delay(WIPE_LIMIT_MS, false, { ref: false })]);
	if (isReady) device.isTaken = false;
	else devices.delete(key);
	if (!isReady) console.warn(`a device of the journeys was not ready after ${WIPE_LIMIT_MS} ms: ${key}`);
}

/** Refuses tracking, in the browser before a page's own script. */
function refuse(): void {
	try {
		localStorage.setItem("consentMode", "false");
	} catch {
		// the outbox shows an e-mail in a frame without storage
	}
}

/** Shortens polls of several seconds, in the browser. Their intervals have their own tests. */
function hurry(): void {
	const { setInterval } = window;
	const quicker = (handler: TimerHandler, ms = 0, ...args: unknown[]) =>
		setInterval(handler, ms > 5000 ? 500 : ms, ...args);
	window.setInterval = quicker as typeof window.setInterval;
}

/** Sets the page's client address, in the browser. Otherwise parallel journeys would share rate limits. */
function comeFrom([headers, onlyFromHere]: [Record<string, string>, string]): void {
	const { fetch } = window;
	window.fetch = (url, init) => {
		const isCall = String(url).startsWith("/api/") && !String(url).startsWith(onlyFromHere);
		return fetch(url, isCall ? { ...init, headers: { ...init?.headers, ...headers } } : init);
	};
}

/** A browser for a file of journeys. */
export function useBrowser(): {
	visit(path: string, options?: BrowserContextOptions, visitor?: { isUndecided?: boolean }): Promise<Page>;
} {
	const further: BrowserContext[] = [];
	// an open page would run its clock and draw frames during the next test
	afterEach(async ({ task }) => {
		const seen = witnesses.splice(0);
		const wasShown = task.result?.state === "fail" ? await evidence(seen) : "";
		await Promise.all([...devices.keys()].map(makeReady));
		await Promise.race([Promise.all(further.splice(0).map(leave)), delay(WIPE_LIMIT_MS, undefined, { ref: false })]);
		expect(pageErrors.splice(0), "errors of the pages' scripts").toEqual([]);
		if (wasShown) throw new Error(`What the pages showed:\n${wasShown}`);
	});
	return {
		/** Opens a page as a new visitor who has refused tracking, unless `isUndecided`. A script error fails the test. */
		async visit(path, options = DESKTOP, { isUndecided = false } = {}) {
			const key = JSON.stringify(options);
			if (!devices.has(key)) devices.set(key, newDevice(options));
			const device = (await devices.get(key))!;
			// a test's second visitor gets another device
			const context = device.isTaken ? await newContext(options) : device.context;
			if (device.isTaken) further.push(context);
			device.isTaken = true;
			const page = await context.newPage();
			witnesses.push(witnessOf(page));
			if (!isUndecided) await page.addInitScript(refuse);
			await page.addInitScript(hurry);
			await page.addInitScript(comeFrom, [fromAnyAddress(), ONLY_FROM_HERE] as [Record<string, string>, string]);
			page.on("pageerror", ({ stack, message }) => pageErrors.push(stack ?? message));
			await page.goto(inject("siteUrl") + path, { waitUntil: "load" });
			return page;
		},
	};
}

/** Scrolls the agenda into view and waits until it is hydrated. */
export async function awakeAgenda(page: Page): Promise<void> {
	const fold = page.locator('[aria-controls="whole-agenda"][aria-expanded="false"]');
	if (await fold.isVisible()) await fold.click();
	await page.locator("#agenda").scrollIntoViewIfNeeded();
	await page.waitForSelector('[data-island="agenda"][data-awake]');
	// it replaces the document's excerpt by the whole agenda
	await page.waitForSelector('.ag [aria-busy="false"]');
}

/** Expects no violation of WCAG 2.2 AA on the page or in a part of it. */
export async function expectAccessible(page: Page, what: string, part = "html"): Promise<void> {
	// off-screen content is unstyled until it comes near, so the checker would see default colours
	await page.evaluate(async (selector) => {
		const checked = [...document.querySelectorAll(selector)];
		for (const section of document.querySelectorAll<HTMLElement>("main#content > *, .site-footer")) {
			const isChecked = checked.some((one) => one.contains(section) || section.contains(one));
			if (isChecked) section.style.contentVisibility = "visible";
		}
		// a busy browser may draw no frames
		const frame = () =>
			Promise.race([new Promise(requestAnimationFrame), new Promise((done) => setTimeout(done, 250))]);
		for (let count = 0; count < 2; count++) await frame();
	}, part);
	if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
	const violations = await page.evaluate(
		async ([selector, tags]) => {
			const { axe } = window as unknown as {
				axe: {
					run(
						context: string,
						options: object,
					): Promise<{ violations: { id: string; nodes: { target: string[]; failureSummary: string }[] }[] }>;
				};
			};
			const result = await axe.run(selector, {
				runOnly: { type: "tag", values: tags },
				resultTypes: ["violations"],
				// none of the rules needs style sheets, and parsing them takes a fifth of a run
				preload: { assets: ["media"] },
			});
			return result.violations.map(
				(one) =>
					`${one.id}: ${one.nodes
						.slice(0, 3)
						.map((node) => `${node.target.join(" ")} ${node.failureSummary.split("\n")[1]?.trim()}`)
						.join(" | ")}`,
			);
		},
		[part, RULES] as const,
	);
	expect(violations, what).toEqual([]);
}

/** Expects no sideways overflow. It compares with the viewport, because a phone's `innerWidth` grows. */
export async function expectNoSidewaysScroll(page: Page, what: string): Promise<void> {
	const wide = await page.evaluate(() => {
		const { scrollWidth, clientWidth } = document.documentElement;
		if (scrollWidth <= clientWidth) return [];
		const ends = [...document.querySelectorAll("body *")].map((one) => ({
			one,
			end: one.getBoundingClientRect().right,
		}));
		return ends
			.filter(({ end }) => end > clientWidth)
			.map(({ one, end }) => `${one.localName}.${one.className} ${end}`);
	});
	expect(wide, what).toEqual([]);
}
