import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { addCalendar, addEvent } from "../../../tests/harness/content.ts";
import { addOpenEvent } from "../../../tests/harness/registering.ts";
import { freshServer, type TestServer } from "../../../tests/harness/server.ts";
import { existingEvent } from "../../features/event/server/store.ts";
import type { StoredStream } from "../../features/live/rules.ts";
import { setStream } from "../../features/live/server/set-stream.ts";
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

test("all screens of an event's account share one cached document", async () => {
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

test("each event and language has its own document; a similar path has none", async () => {
	const answer = await site.inject("/en/e/DSS25/account/ticket");
	expect([answer.statusCode, answer.headers["content-language"]]).toEqual([200, "en"]);
	expect((await site.inject("/accounts")).statusCode).toBe(404);
	expect((await site.inject("/e/NONE25/account")).statusCode).toBe(404);
});

test("the account is not tracked", async () => {
	await site.inject("/e/DSS25/account");
	expect(made.at(-1)!.page.frame.tracking).toBeNull();
});

/** RFC 9309: `*` is anything, `$` the end. */
async function isDisallowed(path: string): Promise<boolean> {
	const { body } = await site.inject("/robots.txt");
	const rules = [...body.matchAll(/^Disallow: (.+)$/gm)].map(([, rule]) => rule!);
	const pattern = (rule: string) => rule.replace(/[.?+^()[\]{}|\\]/g, "\\$&").replaceAll("*", ".*");
	return rules.some((rule) => new RegExp(`^${pattern(rule)}`).test(path));
}

test.each([
	["/account", true],
	["/e/DSS25/account/agenda", true],
	["/en/account?tab=1", true],
	["/exhibitor", true],
	["/exhibitor/leads", true],
	["/exhibitors/1", false],
	["/office/orders", true],
	["/en/e/DSS25/exhibitors/12", false],
	["/order.html?id=1", true],
	["/e/DSS25/recommended.html", true],
	["/user.html", true],
	["/", false],
	["/en/lectures/1", false],
	["/registration.html", false],
	["/cookies.html", false],
	["/certificate/AB12", false], // the page itself has noindex
])("crawlers are kept out of %s: %s", async (path, isKeptOut) => {
	expect(await isDisallowed(path)).toBe(isKeptOut);
});

test("only the event's account may load its stream sources", async () => {
	const { deps } = server;
	const policy = async (path: string) => String((await site.inject(path)).headers["content-security-policy"]);
	const before = await policy("/e/DSS25/account");
	const event = await existingEvent(deps.db, "DSS25");
	const day = await addCalendar(deps, event);
	const set = (place: string, stream: StoredStream) =>
		setStream(deps, event.id, { owner: { calendarId: day.id, place }, stream, actor: "test" });
	await set("Studio 1", { kind: "hls", source: "https://b.example/x.m3u8", hosts: ["*.cdn.example"] });
	await set("Studio 2", { kind: "youtube", source: "dQw4w9WgXcQ", hosts: [] });
	expect((await policy("/e/DSS25/account/live/1")).split("; ")).toEqual([
		"default-src 'self'",
		"base-uri 'self'",
		"connect-src 'self' https://*.cdn.example https://b.example",
		"form-action 'self'",
		"frame-ancestors 'self'",
		"frame-src 'self' https://www.youtube-nocookie.com",
		"img-src 'self' data:",
		"media-src 'self' blob: https://*.cdn.example https://b.example",
		...before.split("; ").slice(before.split("; ").indexOf("object-src 'none'")),
	]);
	for (const path of ["/account", "/e/DSS25/user.html", "/e/DSS25"]) expect(await policy(path)).toBe(before);
});

test("the manifest lets a phone install the account", async () => {
	const answer = await site.inject("/account.webmanifest");
	expect(answer.headers["content-type"]).toContain("application/manifest+json");
	expect(answer.json()).toMatchObject({ start_url: "/account", display: "standalone" });
	for (const { src, sizes } of answer.json().icons) {
		const { width, height, format } = await sharp((await site.inject(src)).rawPayload).metadata();
		expect([`${width}x${height}`, format]).toEqual([sizes, "png"]);
	}
	expect((await site.inject("/icon-180.png")).headers["content-type"]).toBe("image/png");
});
