import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContextOptions, Page } from "playwright-core";
import { beforeAll, expect, inject, test } from "vitest";
import { inlinePictureNames, withPictureAddresses } from "../../src/kit/mail/inline-picture.ts";
import { type EveryEmail, emailServer, everyEmail } from "../harness/every-email.ts";
import { expectAccessible, expectNoSidewaysScroll, useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();
const LANGS = ["pl", "en"] as const;
const FOLDER = process.env["EMAIL_PICTURES"];
const WIDE = { viewport: { width: 624, height: 900 } };
const NARROW = { viewport: { width: 320, height: 700 } };
const LOOKS: Record<string, { options: BrowserContextOptions; isBare?: boolean }> = {
	"600-light": { options: WIDE },
	"600-dark": { options: { ...WIDE, colorScheme: "dark" } },
	"320-light": { options: NARROW },
	"600-bare": { options: WIDE, isBare: true },
};

const emails: EveryEmail[] = [];
const pictures = new Map<string, Buffer>();

beforeAll(async () => {
	const at = await emailServer();
	for (const lang of LANGS) {
		const written = await everyEmail(at, lang);
		emails.push(...written.map((one) => ({ ...one, name: `${lang}-${one.name}` })));
	}
	for (const name of new Set(emails.flatMap(({ html }) => inlinePictureNames(html))))
		pictures.set(name, Buffer.from((await at.server.deps.emailPictures(name))!));
}, 240_000);

/** A page that shows e-mails by name. `isBare` blocks pictures and fonts. */
async function reader({ options, isBare = false }: { options: BrowserContextOptions; isBare?: boolean }) {
	const page = await visit("/healthz", options);
	const site = inject("siteUrl");
	await page.route("http://estrada.test/fonts/*", async (route) =>
		isBare ? route.abort() : route.continue({ url: `${site}${new URL(route.request().url()).pathname}` }),
	);
	await page.route(`${site}/e-mails/**`, (route) => {
		const [, kind, name = ""] = new URL(route.request().url()).pathname.slice(1).split("/");
		const bytes = pictures.get(name);
		if (kind === "picture")
			return bytes && !isBare ? route.fulfill({ contentType: "image/jpeg", body: bytes }) : route.abort();
		const html = emails.find((one) => one.name === name)!.html;
		const body = withPictureAddresses(html, (picture) => `/e-mails/picture/${picture}`);
		return route.fulfill({ contentType: "text/html; charset=utf-8", body });
	});
	const open = async (name: string) => {
		await page.goto(`${site}/e-mails/shown/${name}`);
		await page.evaluate(() => document.fonts.ready);
	};
	return { page, open };
}

/** An element's box, in whole pixels. */
const boxOf = (page: Page, part: string) =>
	page.locator(part).evaluate((one) => {
		const { width, height } = one.getBoundingClientRect();
		return [Math.round(width), Math.round(height)];
	});

/** How many e-mails are checked at once, each in a frame. */
const SHEET_SIZE = 20;

test("every e-mail fits into 320 pixels", { timeout: 120_000 }, async () => {
	const { page } = await reader({ options: WIDE });
	const sheet = `${inject("siteUrl")}/e-mails-of-a-sheet`;
	for (let start = 0; start < emails.length; start += SHEET_SIZE) {
		const frames = emails
			.slice(start, start + SHEET_SIZE)
			.map(({ name }) => `<iframe name="${name}" width="320" height="700" src="/e-mails/shown/${name}"></iframe>`);
		await page.route(sheet, (route) =>
			route.fulfill({ contentType: "text/html", body: `<!doctype html>${frames.join("")}` }),
		);
		await page.goto(sheet);
		const found = await page.evaluate(async () => {
			const all = [...document.querySelectorAll("iframe")].map(async ({ name, contentDocument }) => {
				await contentDocument!.fonts.ready;
				const { scrollWidth, clientWidth } = contentDocument!.documentElement;
				const hasText = (contentDocument!.body.textContent ?? "").trim() !== "";
				return { name, scrollWidth, clientWidth, hasText };
			});
			return Promise.all(all);
		});
		expect(found).toEqual(
			emails
				.slice(start, start + SHEET_SIZE)
				.map(({ name }) => ({ name, scrollWidth: 320, clientWidth: 320, hasText: true })),
		);
	}
});

test("long words and names fit too", async () => {
	const { page, open } = await reader({ options: NARROW });
	const one = emails.find(({ name }) => name === "pl-order-transfer")!;
	const long = "Konstantynopolitańczykowianeczka".repeat(6);
	emails.push({
		...one,
		name: "long",
		html: one.html.replaceAll("MS Tech Summit 2025", long).replaceAll("Maja Lisowska", long),
	});
	await open("long");
	await expectNoSidewaysScroll(page, "long");
});

test.each(["light", "dark"] as const)(
	"e-mails are legible in the %s scheme",
	{ timeout: 120_000 },
	async (colorScheme) => {
		const { page, open } = await reader({ options: { ...WIDE, colorScheme } });
		for (const name of [
			"pl-order-transfer",
			"pl-order-paid",
			"en-order-paid",
			"en-plan-changed",
			"pl-newsletter",
			"en-password-reset",
			"pl-enquiry-sponsor",
		]) {
			await open(name);
			await expectAccessible(page, `${name}, ${colorScheme}`);
		}
	},
);

test("mail programs with web fonts show the site's font", async () => {
	const { page, open } = await reader({ options: WIDE });
	await open("pl-order-paid");
	const loaded = await page.evaluate(() => [...document.fonts].filter(({ status }) => status === "loaded").length);
	expect(loaded).toBe(2);
	expect(await boxOf(page, ".strip img")).toEqual([600, 150]);
});

test("without pictures the head keeps its size and shows the sender", async () => {
	for (const [width, height] of [
		[624, 150],
		[320, 80],
	] as const) {
		const { page, open } = await reader({ options: { viewport: { width, height: 900 } }, isBare: true });
		await open("pl-order-paid");
		expect((await boxOf(page, ".strip"))[1]).toBe(height);
		expect(await page.locator(".strip img").getAttribute("alt")).toBe("Estrada");
		expect(await page.locator(".above").textContent()).toBe("MS Tech Summit 2025");
		await expectNoSidewaysScroll(page, `without pictures, ${width}`);
	}
});

test.runIf(FOLDER)("every e-mail is saved as a picture", { timeout: 1_200_000 }, async () => {
	for (const [look, { options, isBare = false }] of Object.entries(LOOKS)) {
		const folder = join(FOLDER!, look);
		mkdirSync(folder, { recursive: true });
		const { page, open } = await reader({ options, isBare });
		for (const { name } of emails) {
			await open(name);
			await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
		}
	}
});
