import { beforeEach, describe, expect, test } from "vitest";
import {
	addCalendar,
	addCategory,
	addEvent,
	addExhibitor,
	addLecture,
	addLecturer,
	addNews,
} from "../../../tests/harness/content.ts";
import { freshServer, type TestServer } from "../../../tests/harness/server.ts";
import { existingEvent } from "../../features/event/server/store.ts";
import { addAuditEntry } from "../../kit/audit/store.ts";
import { changeContent } from "../../kit/content/version.ts";
import type { Renderer } from "./renderer.ts";
import { buildServer } from "./server.ts";

/** Returns only the document's head and status. */
const renderer: Renderer = {
	render: async ({ view }) => ({ html: `<main>${view}</main>`, islands: [] }),
	assets: () => ({ script: "", styles: [], fonts: [] }),
};
const PUBLISHED = "2025-05-01T10:00:00Z";

let server: TestServer;
let app: TestServer["app"];
const get = (url: string) => app.inject({ method: "GET", url });
const dataIn = (body: string) =>
	[...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map((found) => JSON.parse(found[1]!));

beforeEach(async () => {
	server = await freshServer();
	const { deps } = server;
	const event = await addEvent(deps, { code: "MSTS25", socialImageUrl: "/files/card.png" });
	const calendar = await addCalendar(deps, event);
	const category = await addCategory(deps, event);
	const person = await addLecturer(deps, event, {
		imageUrl: "/files/h-640.webp",
		biography: "<p>Buduje <b>chmury</b>.</p>",
	});
	await addLecture(deps, { event, category, calendar, lecturers: [person] });
	await addExhibitor(deps, event);
	await addNews(deps, event);
	await addNews(deps, event, { publicationDate: new Date(PUBLISHED) });
	const other = await addEvent(deps, { code: "DSS25" });
	await addLecturer(deps, other, { firstName: "Obcy" });
	await addEvent(deps, { code: "NEXT26", landingLecturersEventCode: "MSTS25", landingExhibitorsEventCode: "MSTS25" });
	app = await buildServer(deps, { renderer });
	await app.ready();
});

describe("a document's own page", () => {
	test.each([
		["/speakers/1", "speaker", "Hanna Wróblewska – Próba", "ProfilePage"],
		["/en/lectures/1", "lecture", "Landing zone bez bólu – Trial", "Event"],
		["/exhibitors/1", "exhibitor", "Norvika – Próba", "Organization"],
		["/en/e/msts25/NEWS/1", "newsItem", "Wiadomość – Trial", "NewsArticle"],
	])(
		"%s has a title, a canonical address in both languages, a picture and structured data",
		async (url, view, title, type) => {
			const { body, statusCode } = await get(url);
			expect(statusCode).toBe(200);
			expect(body).toContain(`<main>${view}</main>`);
			expect(body).toContain(`<title>${title}</title>`);
			const path = /\/(speakers|lectures|exhibitors|news)\/1$/i.exec(url)![0].toLowerCase();
			const canonical = `http://estrada.test${url.startsWith("/en") ? "/en" : ""}${path}`;
			expect(body).toContain(`<link rel="canonical" href="${canonical}">`);
			expect(body).toContain(`hreflang="en" href="http://estrada.test/en${path}"`);
			expect(body).toMatch(/<meta property="og:image" content="http:\/\/estrada\.test\/(?:files|share)\/[^"]+">/);
			const [data, way] = dataIn(body);
			expect([data["@type"], way["@type"]]).toEqual([type, "BreadcrumbList"]);
			expect(JSON.stringify(data)).toContain(canonical);
		},
	);

	test("a person's share picture and words stand for them elsewhere", async () => {
		const { body } = await get("/speakers/1");
		expect(body).toMatch(/content="http:\/\/estrada\.test\/share\/speakers-1-pl-[\w-]{22}\.jpg"/);
		expect(body).toContain(`<meta name="twitter:card" content="summary_large_image">`);
		expect(body).toContain(`<meta name="description" content="Buduje chmury.">`);
	});

	test.each([
		"/speakers/2",
		"/speakers/3",
		"/e/DSS25/lectures/1",
		"/e/DSS25/exhibitors/1",
		"/lectures/0",
		"/news/x",
		"/news/2",
		"/speakers/1/2",
		"/speakers/2147483648",
	])("%s is a 404: of another event, unpublished or missing", async (url) =>
		expect((await get(url)).statusCode).toBe(404),
	);

	test("borrowed people and exhibitors have documents whose original is at the owner", async () => {
		for (const path of ["speakers/1", "exhibitors/1"]) {
			const { body, statusCode } = await get(`/e/NEXT26/${path}`);
			expect(statusCode).toBe(200);
			expect(body).toContain(`<link rel="canonical" href="http://estrada.test/${path}">`);
		}
		expect((await get("/e/NEXT26/lectures/1")).statusCode).toBe(404);
	});

	test("news appear at their publication time", async () => {
		server.clock.set("2025-05-01T09:59:59.999Z");
		expect((await get("/news/2")).statusCode).toBe(404);
		expect((await get("/sitemap.xml")).body).not.toContain("/news/2<");
		server.clock.set(PUBLISHED);
		expect((await get("/news/2")).statusCode).toBe(200);
		expect((await get("/sitemap.xml")).body).toContain("<loc>http://estrada.test/news/2</loc>");
	});

	test("is cached once for any query; all missing documents share one cached page", async () => {
		await get("/speakers/1");
		await get("/speakers/999");
		const count = server.deps.cache.count();
		for (const query of ["?calendar=D1", "?calendar=x", "?utm=1"]) await get(`/speakers/1${query}`);
		for (let id = 1000; id < 1010; id++) await get(`/speakers/${id}`);
		expect(server.deps.cache.count()).toBe(count);
	});
});

test("the sitemap lists every original document in both languages", async () => {
	const { body } = await get("/sitemap.xml");
	for (const path of ["speakers/1", "lectures/1", "exhibitors/1", "news/1"]) {
		expect(body.replace(/<lastmod>[^<]+<\/lastmod>/g, "")).toContain(
			`<url><loc>http://estrada.test/en/${path}</loc><xhtml:link rel="alternate" hreflang="pl" href="http://estrada.test/${path}"/>`,
		);
	}
	expect(body).toContain("<loc>http://estrada.test/e/DSS25/speakers/2</loc>");
	for (const page of ["registration.html", "cookies.html", "en/e/DSS25/registration.html"])
		expect(body).toContain(`<loc>http://estrada.test/${page}</loc>`);
	expect(body).not.toMatch(/meetup\.html|user\.html|order\.html|account/);
	expect(body).not.toContain("NEXT26/speakers");
});

test("the sitemap has the last content change of a page, if known", async () => {
	const { deps } = server;
	const lastmod = async (path: string) => {
		const { body } = await get("/sitemap.xml");
		return new RegExp(`<loc>http://estrada.test${path}</loc>(?:<lastmod>([^<]+)</lastmod>)?<`).exec(body)?.[1];
	};
	expect(await lastmod("/lectures/1")).toBeUndefined();
	expect(await lastmod("/news/1")).toMatch(/^2025-/);
	const { id: eventId } = await existingEvent(deps.db, "MSTS25");
	const log = (action: string, subject: string, at: string) =>
		changeContent(deps, (tx) => addAuditEntry(tx, { at: new Date(at), actor: "import", action, subject, eventId }));
	await log("event.imported", `event:${eventId}`, "2025-04-02T10:00:00Z");
	await log("schedule.imported", `event/${eventId}`, "2025-05-02T10:00:00Z");
	await log("order.placed", `event:${eventId}`, "2025-05-04T10:00:00Z");
	expect(await lastmod("/lectures/1")).toBe("2025-05-02T10:00:00.000Z");
	await log("stand.changed", "exhibitor:1", "2025-05-03T10:00:00Z");
	expect(await lastmod("/exhibitors/1")).toBe("2025-05-03T10:00:00.000Z");
	expect(await lastmod("/speakers/1")).toBe("2025-05-02T10:00:00.000Z");
	expect(await lastmod("/e/DSS25/speakers/2")).toBeUndefined();
});

test("a lecture's calendar file links to its document", async () => {
	expect((await get("/api/lecture/1/calendar.ics?lang=en")).body.replaceAll("\r\n ", "")).toContain(
		"http://estrada.test/en/lectures/1",
	);
});
