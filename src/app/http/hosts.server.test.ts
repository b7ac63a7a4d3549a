import { type IncomingHttpHeaders, request } from "node:http";
import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addCalendar, addCategory, addEvent, addLecture } from "../../../tests/harness/content.ts";
import { addOpenEvent, goodPayload } from "../../../tests/harness/registering.ts";
import { freshServer, type TestServer } from "../../../tests/harness/server.ts";
import { event } from "../../features/event/server/tables.ts";
import { changeContent } from "../../kit/content/version.ts";
import { emails } from "../../kit/mail/store.ts";
import type { Renderer } from "./renderer.ts";
import { buildServer } from "./server.ts";

type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

function sayingRenderer(): Renderer & { count: number } {
	return {
		count: 0,
		async render({ frame, view }) {
			this.count++;
			return { html: `<p>${view} ${frame.event.code} ${frame.lang} base=${frame.base}.</p>`, islands: [] };
		},
		assets: () => ({ script: "/assets/x.js", styles: [], fonts: [] }),
	};
}

/** Uses a real connection, because cached responses bypass the framework. */
function asker(app: FastifyInstance) {
	return (path: string, headers: Record<string, string | string[]> = {}): Promise<Answer> =>
		new Promise((done, failed) => {
			const { port } = app.server.address() as AddressInfo;
			request({ host: "127.0.0.1", port, path, headers }, (response) => {
				let body = "";
				response.setEncoding("utf8");
				response.on("data", (chunk) => {
					body += chunk;
				});
				response.on("end", () => done({ status: response.statusCode!, headers: response.headers, body }));
			})
				.on("error", failed)
				.end();
		});
}

async function listening(server: TestServer) {
	const renderer = sayingRenderer();
	const app = await buildServer(server.deps, { renderer });
	await app.listen({ port: 0, host: "127.0.0.1" });
	return { app, renderer, ask: asker(app) };
}

const sentence = (answer: Answer) => /<p>(.*)\.<\/p>/.exec(answer.body)?.[1];
const linkOf = (answer: Answer, rel: string) => new RegExp(`<link rel="${rel}" href="([^"]*)"`).exec(answer.body)?.[1];

let server: TestServer;
let site: Awaited<ReturnType<typeof listening>>;
const ask: ReturnType<typeof asker> = (path, headers) => site.ask(path, headers);

beforeAll(async () => {
	server = await freshServer({ env: { PUBLIC_URL: "https://estrada.test:8443" } });
	await addEvent(server.deps, { code: "MSTS25", socialImageUrl: "/files/msts.png" });
	const dss = await addEvent(server.deps, { code: "DSS25", host: "dss.test", socialImageUrl: "/files/dss.png" });
	await addEvent(server.deps, { code: "YAVA25" });
	const day = await addCalendar(server.deps, dss, { code: "D1" });
	const category = await addCategory(server.deps, dss);
	await addLecture(server.deps, { event: dss, category, calendar: day });
	site = await listening(server);
});
afterAll(() => site.app.close());

describe("the host selects the event at the root", () => {
	test.each([
		["estrada.test", "/", "landing MSTS25 pl base="],
		["estrada.test", "/en", "landing MSTS25 en base=/en"],
		["estrada.test", "/e/dss25", "landing DSS25 pl base=/e/DSS25"],
		["dss.test", "/", "landing DSS25 pl base="],
		["dss.test", "/en", "landing DSS25 en base=/en"],
		["DSS.Test.:8443", "/registration.html", "registration DSS25 pl base="],
		["dss.test", "/en/e/MSTS25", "landing MSTS25 en base=/en/e/MSTS25"],
		["dss.test", "/e/DSS25", "landing DSS25 pl base="],
		["dss.test", "/nothing", "notFound DSS25 pl base="],
		["somebody.test", "/", "landing MSTS25 pl base="],
		["", "/", "landing MSTS25 pl base="],
	])("%s%s", async (host, path, expected) => {
		for (const _way of ["made", "kept"]) expect(sentence(await ask(path, { host }))).toBe(expected);
	});

	test("API responses are the same on every host", async () => {
		const [here, there] = await Promise.all(
			["estrada.test", "dss.test"].map((host) => ask("/api/event/MSTS25/settings", { host })),
		);
		expect(there!.body).toBe(here!.body);
		expect(there!.headers.etag).toBe(here!.headers.etag);
	});
});

describe("absolute URLs use the event's own host", () => {
	test.each(["estrada.test", "dss.test"])(
		"canonical, languages, Open Graph and schema.org, asked on %s",
		async (host) => {
			const answer = await ask("/en/e/DSS25", { host });
			expect(linkOf(answer, "canonical")).toBe("https://dss.test:8443/en");
			expect(answer.body).toContain('hreflang="pl" href="https://dss.test:8443/"');
			expect(answer.body).toContain('property="og:url" content="https://dss.test:8443/en"');
			expect(answer.body).toContain('property="og:image" content="https://dss.test:8443/files/dss.png"');
			const data = JSON.parse(/ld\+json">(.*?)<\/script>/.exec(answer.body)![1]!);
			expect(data).toMatchObject({ url: "https://dss.test:8443/en", organizer: { url: "https://estrada.test:8443/" } });
		},
	);

	test("an event without a host names PUBLIC_URL on every host", async () => {
		for (const host of ["estrada.test", "dss.test"]) {
			expect(linkOf(await ask("/e/MSTS25", { host }), "canonical")).toBe("https://estrada.test:8443/");
			expect(linkOf(await ask("/e/YAVA25/registration.html", { host }), "canonical")).toBe(
				"https://estrada.test:8443/e/YAVA25/registration.html",
			);
		}
	});

	test("sitemap and robots.txt of a host list its own pages, cached or not", async () => {
		for (const _way of ["made", "kept"]) {
			const [main, own] = await Promise.all(["estrada.test", "dss.test"].map((host) => ask("/sitemap.xml", { host })));
			const places = (answer: Answer) => [...answer.body.matchAll(/<loc>(.*?)<\/loc>/g)].map((found) => found[1]);
			expect(places(own!)).toEqual([
				"https://dss.test:8443/",
				"https://dss.test:8443/en",
				"https://dss.test:8443/cookies.html",
				"https://dss.test:8443/en/cookies.html",
				"https://dss.test:8443/registration.html",
				"https://dss.test:8443/en/registration.html",
				"https://dss.test:8443/lectures/1",
				"https://dss.test:8443/en/lectures/1",
			]);
			expect(places(main!)).toEqual([
				"https://estrada.test:8443/",
				"https://estrada.test:8443/en",
				"https://estrada.test:8443/cookies.html",
				"https://estrada.test:8443/en/cookies.html",
				"https://estrada.test:8443/registration.html",
				"https://estrada.test:8443/en/registration.html",
				"https://estrada.test:8443/e/YAVA25",
				"https://estrada.test:8443/en/e/YAVA25",
				"https://estrada.test:8443/e/YAVA25/cookies.html",
				"https://estrada.test:8443/en/e/YAVA25/cookies.html",
				"https://estrada.test:8443/e/YAVA25/registration.html",
				"https://estrada.test:8443/en/e/YAVA25/registration.html",
			]);
		}
		expect((await ask("/robots.txt", { host: "dss.test" })).body).toContain(
			"Sitemap: https://dss.test:8443/sitemap.xml",
		);
		expect((await ask("/robots.txt", { host: "other.test" })).body).toContain(
			"Sitemap: https://estrada.test:8443/sitemap.xml",
		);
	});

	test("calendar files link to the host; their ids use PUBLIC_URL", async () => {
		const { body } = await ask("/api/event/DSS25/agenda/D1/calendar.ics");
		expect(body.replaceAll("\r\n ", "")).toMatch(/URL[^:]*:https:\/\/dss\.test:8443\/lectures\/\d+/);
		expect(body).toContain("@estrada.test");
	});
});

describe("nobody changes the responses of others", () => {
	test("unknown hosts get the main site, use no memory and leave no trace", async () => {
		await ask("/", { host: "estrada.test" });
		await ask("/", { host: "dss.test" });
		const before = { answers: server.deps.cache.count(), rendered: site.renderer.count };
		for (let n = 0; n < 50; n++) {
			expect(sentence(await ask("/", { host: `made-up-${n}.test`, "x-forwarded-host": "dss.test" }))).toContain(
				"MSTS25",
			);
		}
		expect(server.deps.cache.count()).toBe(before.answers);
		expect(site.renderer.count).toBe(before.rendered);
		expect(sentence(await ask("/", { host: "estrada.test" }))).toContain("MSTS25");
		expect(sentence(await ask("/", { host: "dss.test" }))).toContain("DSS25");
	});

	// Each of these was once cached for everyone, or could have been.
	test.each([
		["an encoded stored language", { cookie: "lang=%65n" }],
		["a name in capitals", { cookie: "LANG=en" }],
		["two cookie headers", { cookie: ["lang=en", "a=b"] }],
		["a quoted value", { cookie: 'lang="en"' }],
	])("%s", async (_what, headers) => {
		const url = `/?try=${encodeURIComponent(JSON.stringify(headers))}`;
		await ask(url, headers);
		expect(sentence(await ask(url))).toBe("landing MSTS25 pl base=");
		expect(sentence(await ask(url, { cookie: "lang=en" }))).toBe("landing MSTS25 en base=/en");
		expect(sentence(await ask(url, { cookie: "lang=pl" }))).toBe("landing MSTS25 pl base=");
		await ask(url, headers);
		expect(sentence(await ask(url))).toBe("landing MSTS25 pl base=");
		expect(sentence(await ask(url, { cookie: "x=1; lang=en" }))).toBe("landing MSTS25 en base=/en");
	});

	test.each([["/API/event/DSS25/agenda/D1/calendar.ics"], ["/%61pi/event/DSS25/agenda/D1/calendar.ics"]])(
		"an unusual spelling of an API address, in English first: %s",
		async (url) => {
			const language = async (headers: Record<string, string | string[]>) =>
				(await ask(url, headers)).headers["content-language"];
			expect(await language({ "accept-language": "en" })).toBe("en");
			expect(await language({})).toBe("pl");
			expect(await language({ "accept-language": "pl-PL" })).toBe("pl");
			expect(await language({ "accept-language": ["", "en"] })).toBe("pl");
			expect(await language({ "accept-language": "en-GB" })).toBe("en");
		},
	);
});

test("the next request sees a host that is set, moved or cleared", async () => {
	const changed = (code: string, host: string | null) =>
		changeContent(server.deps, (tx) => tx.update(event).set({ host }).where(eq(event.code, code)));
	const root = async (host: string) => [sentence(await ask("/", { host })), sentence(await ask("/", { host }))];
	expect(await root("yava.test")).toEqual(Array(2).fill("landing MSTS25 pl base="));
	await changed("YAVA25", "yava.test");
	expect(await root("yava.test")).toEqual(Array(2).fill("landing YAVA25 pl base="));
	await changed("YAVA25", null);
	await changed("MSTS25", "yava.test");
	expect(await root("yava.test")).toEqual(Array(2).fill("landing MSTS25 pl base="));
	expect(linkOf(await ask("/", { host: "estrada.test" }), "canonical")).toBe("https://yava.test:8443/");
	await changed("MSTS25", null);
	// the host of PUBLIC_URL always serves DEFAULT_EVENT
	await changed("YAVA25", "estrada.test");
	expect(await root("estrada.test")).toEqual(Array(2).fill("landing MSTS25 pl base="));
	expect(linkOf(await ask("/e/YAVA25"), "canonical")).toBe("https://estrada.test:8443/e/YAVA25");
	await changed("YAVA25", null);
	await expect(changed("YAVA25", "dss.test")).rejects.toThrow();
	for (const wrong of ["https://yava.test", "Yava.Test", "yava.test:8443", "yava test", ""]) {
		await expect(changed("YAVA25", wrong), wrong).rejects.toThrow();
	}
});

test("the activation e-mail links to the event's own host", async () => {
	const own = await freshServer({ env: { PUBLIC_URL: "https://estrada.test" } });
	const { event: open } = await addOpenEvent(own);
	await own.deps.db.update(event).set({ host: "msts.test" }).where(eq(event.id, open.id));
	await own.app.inject({ method: "POST", url: "/api/account/registerUser", payload: goodPayload });
	const [message] = (await emails(own.deps.db, 1, 1)).rows;
	expect(message?.text).toContain("https://msts.test/confirm.html?id=");
	expect(message?.sender).toContain("@estrada.test");
});

test("behind a trusted proxy its forwarded host counts for all pages and for log-in", async () => {
	const proxied = await freshServer({ env: { TRUST_PROXY: "loopback" } });
	await addEvent(proxied.deps, { code: "MSTS25" });
	await addEvent(proxied.deps, { code: "DSS25", host: "dss.test" });
	const { app, ask } = await listening(proxied);
	const forwarded = (host: string) => ({ host: "inside:3000", "x-forwarded-host": host });
	for (const _way of ["made", "kept"]) {
		expect(sentence(await ask("/", forwarded("dss.test")))).toContain("DSS25");
		expect(sentence(await ask("/", forwarded("estrada.test")))).toContain("MSTS25");
		expect(sentence(await ask("/", forwarded("forged.test, dss.test")))).toContain("DSS25");
		expect(sentence(await ask("/", { host: "dss.test" }))).toContain("DSS25");
	}
	const logIn = (origin: string) =>
		app.inject({
			method: "POST",
			url: "/api/auth/sign-in/email",
			headers: { ...forwarded("dss.test"), origin, "sec-fetch-site": "same-origin", cookie: "a=b" },
			payload: { email: "nobody@example.com", password: "a password" },
		});
	expect((await logIn("https://dss.test")).statusCode).toBe(401);
	expect((await logIn("https://foreign.test")).statusCode).toBe(403);
	await app.close();
});

test("a Polish visitor changes nothing for others on an English installation", async () => {
	const english = await freshServer({ env: { DEFAULT_LANG: "en" } });
	await addEvent(english.deps, { code: "MSTS25" });
	const { app, ask } = await listening(english);
	expect(sentence(await ask("/", { cookie: "lang=pl" }))).toBe("landing MSTS25 pl base=/pl");
	expect(sentence(await ask("/", { cookie: "lang=de" }))).toBe("landing MSTS25 pl base=/pl");
	expect(sentence(await ask("/"))).toBe("landing MSTS25 en base=");
	const language = async (headers: Record<string, string>) =>
		JSON.parse((await ask("/api/event/NOPE/settings", headers)).body).title as string;
	expect(await language({ "accept-language": "pl" })).toContain("Nie ma");
	expect(await language({})).toContain("There is no");
	await app.close();
});
