import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { addEvent } from "../../../tests/harness/content.ts";
import { addOpenEvent } from "../../../tests/harness/registering.ts";
import { freshServer, type TestServer } from "../../../tests/harness/server.ts";
import type { Page } from "../site/frame.ts";
import type { Bundle } from "./renderer.ts";
import { buildServer } from "./server.ts";

let server: TestServer;
let site: Awaited<ReturnType<typeof buildServer>>;
const made: { page: Page; bundle: Bundle | undefined }[] = [];

beforeAll(async () => {
	server = await freshServer();
	await addOpenEvent(server);
	await addEvent(server.deps, { code: "DSS25" });
	let last: Page;
	const renderer = {
		async render(page: Page) {
			last = page;
			return { html: page.view, islands: [] };
		},
		assets(bundle?: Bundle) {
			if (last) made.push({ page: last, bundle });
			return { script: "/app.js", styles: [], fonts: [] };
		},
	};
	site = await buildServer(server.deps, { renderer });
});

test("all screens of an event's account are one document, made once for everybody", async () => {
	made.length = 0;
	for (const path of ["/account", "/account/agenda", "/account/recordings/12", "/ACCOUNT/x"]) {
		const answer = await site.inject(path);
		expect([path, answer.statusCode, answer.headers["content-language"]]).toEqual([path, 200, "pl"]);
		expect(answer.body).toContain('<meta name="robots" content="noindex">');
		expect(answer.body).toContain('<link rel="manifest" href="/account.webmanifest">');
	}
	expect(made.map(({ page, bundle }) => [page.view, bundle])).toEqual([["account", "account"]]);
	expect(made[0]!.page.frame.alternates).toEqual({ pl: "/account", en: "/en/account" });
});

test("each event and language has its own; what only begins alike is no screen", async () => {
	const answer = await site.inject("/en/e/DSS25/account/ticket");
	expect([answer.statusCode, answer.headers["content-language"]]).toEqual([200, "en"]);
	expect((await site.inject("/accounts")).statusCode).toBe(404);
	expect((await site.inject("/e/NONE25/account")).statusCode).toBe(404);
});

test("nothing is tracked there, and crawlers stay out", async () => {
	await site.inject("/e/DSS25/account");
	expect(made.at(-1)!.page.frame.tracking).toBeNull();
	expect((await site.inject("/robots.txt")).body).toMatch(/^Disallow: \/account$/m);
});

test("a phone is told how to put it on its home screen", async () => {
	const answer = await site.inject("/account.webmanifest");
	expect(answer.headers["content-type"]).toContain("application/manifest+json");
	expect(answer.json()).toMatchObject({ start_url: "/account", display: "standalone" });
	for (const { src, sizes } of answer.json().icons) {
		const { width, height, format } = await sharp((await site.inject(src)).rawPayload).metadata();
		expect([`${width}x${height}`, format]).toEqual([sizes, "png"]);
	}
	expect((await site.inject("/icon-180.png")).headers["content-type"]).toBe("image/png");
});
