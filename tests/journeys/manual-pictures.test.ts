import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect, inject, test } from "vitest";
import { person } from "../../demo/people/people.ts";
import { buyer } from "../../demo/sales/buyers.ts";
import { expectNoSidewaysScroll, useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();
const site = inject("siteUrl");
const DOCS = join(import.meta.dirname, "../../docs");
const LOOK = { viewport: { width: 1280, height: 800 } };
const OFFICE = "/en/e/LIVE25/office";

/** Opens the only row that contains a text. */
const openRow = (text: string) => (page: Page) =>
	page.locator("[data-row]", { hasText: text }).getByRole("link").press("Enter");

/** The pictures of the manual: a screen, and the text that shows it is ready. */
const PICTURES: Record<string, { path: string; open?: (page: Page) => Promise<void>; ready: string | RegExp }> = {
	"office-today": { path: "/today", ready: /^Transfers/ },
	"office-orders": { path: "/orders", ready: buyer("teresa").payer.payerName! },
	"office-order": {
		path: "/orders?q=Latarnia",
		open: openRow(buyer("witold").payer.payerName!),
		ready: /Latarnik/,
	},
	"office-packages": { path: "/packages", ready: "Pro / Exec" },
	"office-participants": { path: "/participants", ready: "Tymon Gawlik" },
	"office-journal": { path: "/journal", ready: /placed an order/ },
};

/** `MANUAL_PICTURES=1` writes the pictures; otherwise only their screens are tried. */
test("the manual shows the office's screens as a seller sees them", async () => {
	const page = await visit("/en/user.html", LOOK);
	const { firstName, lastName } = person("sales");
	await page.getByRole("button", { name: `${firstName} ${lastName}` }).press("Enter");
	await page.waitForURL(/\/office\/today$/);
	const manual = readFileSync(join(DOCS, "organising.md"), "utf8");
	const named = [...manual.matchAll(/\(pictures\/(office-[a-z-]+)\.webp\)/g)].map(([, name]) => name);
	expect(named.toSorted()).toEqual(Object.keys(PICTURES).toSorted());
	for (const [name, { path, open, ready }] of Object.entries(PICTURES)) {
		await page.goto(site + OFFICE + path);
		await open?.(page);
		await page.getByText(ready).first().waitFor();
		await expectNoSidewaysScroll(page, name);
		if (process.env["MANUAL_PICTURES"])
			await sharp(await page.screenshot())
				.webp({ quality: 82 })
				.toFile(join(DOCS, "pictures", `${name}.webp`));
	}
}, 90_000);
