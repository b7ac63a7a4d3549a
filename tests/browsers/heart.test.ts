import { mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, inject, test } from "vitest";
import { person } from "../../demo/people/people.ts";
import { screenTexts } from "../../src/app/account/screens/texts.ts";
import { EXHIBITOR_MENU } from "../../src/app/exhibitor/menu.ts";
import { exhibitorTexts } from "../../src/app/exhibitor/texts.ts";
import { texts as chatTexts } from "../../src/features/chat/web/texts.ts";
import { scoreTexts } from "../../src/features/score/texts.ts";
import { standTexts } from "../../src/features/stands/web/texts.ts";
import { CONSENT_KEY } from "../../src/features/tracking/addresses.ts";
import { texts as trackingTexts } from "../../src/features/tracking/texts.ts";
import { BUYING } from "../harness/checkout.ts";
import { WORDS } from "../harness/filling-in.ts";
import { emailLink } from "./email-link.ts";
import type { Engine } from "./engine.ts";
import { startFirefox } from "./firefox.ts";
import { type Gate, openGate } from "./gate.ts";
import { until, type Visitor, visitorOf } from "./visitor.ts";
import { startWebKit } from "./webkit.ts";

/** `isWatched` browsers report errors from the page, because their driver does not. */
const BROWSERS = {
	Firefox: { start: startFirefox, isWatched: false, hasServiceWorkers: true },
	// automation uses temporary storage, which has no service workers
	WebKit: { start: startWebKit, isWatched: true, hasServiceWorkers: false },
};
const site = inject("siteUrl");
const PASSWORD = "sekretne-haslo";

/** Runs in the page: scrolls through all of it, so that every island hydrates. */
async function scrollThrough(): Promise<void> {
	for (let top = 0; top < document.documentElement.scrollHeight; top += 400) {
		scrollTo({ top, behavior: "instant" });
		// an island that hydrates when it is seen needs a drawn frame, which a busy browser delays
		for (let count = 0; count < 2; count++) await new Promise(requestAnimationFrame);
		await new Promise((done) => setTimeout(done, 60));
	}
}

/** Runs in the page: lists the islands that are not hydrated yet. */
const asleep = () =>
	[...document.querySelectorAll("[data-island]:not([data-awake])")].map((one) => one.getAttribute("data-island"));

/** Runs in the page: the agenda's hours as the server rendered them, and as they are now. */
async function hours(): Promise<{ written: string[]; shown: string[] }> {
	const html = await (await fetch(location.href)).text();
	const times = (page: Document) => [
		...new Set(page.querySelector("[aria-labelledby=agenda]")?.textContent?.match(/\d{1,2}:\d\d/g)),
	];
	return { written: times(new DOMParser().parseFromString(html, "text/html")), shown: times(document) };
}

describe.each(["Firefox", "WebKit"] as const)("%s", (name) => {
	const { start, isWatched, hasServiceWorkers } = BROWSERS[name];
	let engine: Engine;
	let gate: Gate;

	/** Opens a page as a new visitor who has refused tracking, unless `isUndecided`. */
	async function visit(path: string, { isUndecided = false } = {}): Promise<Visitor> {
		gate = await openGate(site, isWatched);
		engine = await start();
		await engine.resize(1280, 800);
		const visitor = visitorOf(engine, gate.url);
		await visitor.go("/robots.txt");
		if (!isUndecided) await visitor.run((key) => localStorage.setItem(key, "false"), CONSENT_KEY);
		await visitor.go(path);
		return visitor;
	}

	async function enter(key: string): Promise<Visitor> {
		const visitor = await visit("/user.html");
		const { firstName, lastName } = person(key);
		await visitor.click("button", `${firstName} ${lastName}`);
		await visitor.see("h1", screenTexts.greeting.pl);
		await visitor.settled();
		return visitor;
	}

	afterEach(async ({ task }) => {
		const wrong = [...(await engine.errors()), ...gate.reports()];
		if (task.result?.state === "fail") {
			const folder = join(tmpdir(), "estrada-browsers-shown");
			mkdirSync(folder, { recursive: true });
			const file = join(folder, `${name} ${task.name.replace(/\W+/g, "-").slice(0, 50)}.png`);
			writeFileSync(file, Buffer.from(await engine.screenshot(), "base64"));
			console.log(`What was shown: ${file}`);
		}
		await engine.close();
		await gate.shut();
		expect(wrong, "errors of the pages' scripts").toEqual([]);
	});

	test.each(["", "/en"])("the landing page at %s/ hydrates without changing the server's markup", async (base) => {
		const visitor = await visit(`${base}/`, { isUndecided: true });
		await visitor.click(".consent button", trackingTexts.reject[base === "/en" ? "en" : "pl"]);
		await visitor.gone(".consent");
		await visitor.run(scrollThrough);
		await until("islands that sleep", async () => (await visitor.run(asleep)).join(", ") || true);
		const { written, shown } = await visitor.run(hours);
		expect(written.length).toBeGreaterThan(5);
		expect(shown).toEqual(expect.arrayContaining(written));
		expect(shown.filter((hour) => hour.startsWith("0") && base === "")).toEqual([]);
	});

	test("the score of light lights matching lectures, summarises one and makes a plan", async () => {
		const visitor = await visit("/");
		await visitor.run(() => document.querySelector("#score")!.scrollIntoView({ behavior: "instant" }));
		await visitor.see(".score-days");
		await visitor.click(".score-topics button", "LLM");
		await visitor.see(".score-count", "z 94 lampek");
		await visitor.see(".lamp[data-lit]", scoreTexts.matches.pl);
		await visitor.run(() => document.querySelector<HTMLElement>(".lamp")!.focus());
		await visitor.press("\uE014");
		await visitor.see(".score-card");
		await visitor.press("\uE00C");
		await visitor.gone(".score-card");
		await visitor.click(".score-acts button", scoreTexts.makePlan.pl);
		await visitor.see(".score-said a", scoreTexts.openPlan.pl);
		await visitor.click(".score-acts a", scoreTexts.showList.pl);
		await visitor.at(/[?&]topic=LLM/);
	});

	test("modals open, have an address and close", async () => {
		const visitor = await visit("/");
		for (const [section, path] of [
			["#lecturers", /^\/speakers\/\d+$/],
			["#exhibitors", /^\/exhibitors\/\d+$/],
		] as const) {
			await visitor.click(`${section} a[href*="${section === "#lecturers" ? "/speakers/" : "/exhibitors/"}"]`);
			await visitor.see("[role=dialog] h2");
			await visitor.at(path);
			await visitor.press("\uE00C");
			await visitor.gone("[role=dialog]");
			await visitor.at(/^\/$/);
		}
	});

	test("a person registers, activates the account, logs out and logs in", async () => {
		const visitor = await visit("/registration.html?package=EXPO");
		const email = `przegladarka.${Date.now()}@firma.example`;
		await fillIn(visitor, email);
		await visitor.click("main button", "Zarejestruj się");
		await visitor.see("body", WORDS.pl.done);
		await visitor.go(await emailLink(site, email, /confirm\.html\?id=/));
		await visitor.see("h1, h2", WORDS.pl.active);
		await visitor.go("/account");
		await visitor.see("h1", screenTexts.greeting.pl);
		await visitor.click("button", "Wyloguj");
		await visitor.at(/user\.html/);
		await visitor.fill(WORDS.pl.email, email);
		await visitor.fill(WORDS.pl.password, PASSWORD);
		await visitor.enter();
		await visitor.see("h1", screenTexts.greeting.pl);
		await visitor.see("[role=img]", "Kod QR biletu");
	});

	test("a person buys a ticket by card", async () => {
		const words = BUYING.pl;
		const visitor = await visit("/registration.html?package=STANDARD");
		await visitor.click("button", "Dalej");
		await fillIn(visitor, `karta.${Date.now()}@firma.example`);
		await visitor.click("button", "Dalej");
		await visitor.see("#paymentMethod");
		await visitor.click("button", "Zamawiam");
		await visitor.at(/test-payment/);
		await visitor.click("button", "Płatność udana");
		await visitor.see("h1", words.paid);
	});

	test("a lecture is starred; plan and ticket work offline", async () => {
		const visitor = await enter("expo");
		const home = await visitor.run(() => location.pathname);
		await visitor.see("[role=img]", "Kod QR biletu");
		await visitor.click("nav a", "Agenda i mój plan");
		await visitor.click(".pl-star[aria-pressed=false]");
		await visitor.see(".pl-star[aria-pressed=true]");
		if (!hasServiceWorkers) return;
		await until("the service worker", () => visitor.run(() => navigator.serviceWorker.controller !== null));
		await visitor.go(home);
		await visitor.see("[role=img]", "Kod QR biletu");
		await gate.shut();
		await visitor.go(home);
		await visitor.see("[role=img]", "Kod QR biletu");
		await visitor.click("nav a", "Agenda i mój plan");
		await visitor.see(".pl-star[aria-pressed=true]");
	});

	test("a person writes a message to a stand", async () => {
		const visitor = await enter("expo");
		await visitor.click("nav a", "Pracodawcy i stoiska");
		await visitor.fill(standTexts.search.pl, "bileteria");
		await visitor.click("main a", "Bileteria Gwar");
		const words = `Zażółć gęślą jaźń, ${name} ${Date.now()}`;
		await visitor.fill(chatTexts.write.pl, words);
		await visitor.enter();
		await visitor.see(".chat-bubble", words);
	});

	test("a person finds a stand, bookmarks it and removes the bookmark", async () => {
		const visitor = await enter("expo");
		await visitor.click("nav a", "Pracodawcy i stoiska");
		await visitor.fill(standTexts.search.pl, "bileteria");
		await visitor.click("main a", "Bileteria Gwar");
		await visitor.see("h1", "Bileteria Gwar");
		await visitor.click("button", standTexts.keep.pl);
		await visitor.see("body", standTexts.keptDone.pl);
		await visitor.click("button", standTexts.unkeep.pl);
		await visitor.see("body", standTexts.unkeptDone.pl);
	});

	test("an exhibitor's day", async () => {
		const visitor = await enter("exhibitor");
		await visitor.click("a", "Strefa wystawcy");
		await visitor.see("h1", exhibitorTexts.hello.pl);
		await visitor.settled();
		for (const { items } of EXHIBITOR_MENU) {
			for (const { path, label } of items) {
				if (!path) continue;
				await visitor.click("nav a", label.pl);
				await visitor.at(new RegExp(`/${path}$`));
				await visitor.see("h1");
				await visitor.settled();
			}
		}
	});
});

async function fillIn(visitor: Visitor, email: string): Promise<void> {
	const words = WORDS.pl;
	await visitor.fill(words.email, email);
	await visitor.fill(words.password, PASSWORD);
	await visitor.fill(words.confirm, PASSWORD);
	await visitor.fill(words.first, "Anna");
	await visitor.fill(words.last, "Szczepankowska-Wójcik");
	await visitor.fill(words.phone, "601 234 567");
	await visitor.click(
		"form label:has(input[type=checkbox][required]), form label:has(input[type=checkbox][aria-required=true])",
	);
}
