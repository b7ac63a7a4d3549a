import { beforeEach, describe, expect, test } from "vitest";
import { addCalendar, addEvent, addPackage } from "../../../tests/harness/content.ts";
import { freshServer, type TestServer } from "../../../tests/harness/server.ts";
import { packageOption } from "../../features/options/server/tables.ts";
import { packagePrice, ticketPackage } from "../../features/packages/server/tables.ts";
import { changeContent } from "../../kit/content/version.ts";
import type { Tx } from "../../kit/db/database.ts";
import type { LandingData } from "../site/landing-data.ts";
import type { Renderer } from "./renderer.ts";
import { buildServer } from "./server.ts";

const END = "2025-06-07T16:00:00.000Z";
const LAST_MOMENT = "2025-06-07T15:59:59.999Z";
const renderer: Renderer = {
	render: async ({ frame, data }) => ({ html: `<pre>${JSON.stringify({ frame, data })}</pre>`, islands: [] }),
	assets: () => ({ script: "", styles: [], fonts: [] }),
};

let server: TestServer;
let app: TestServer["app"];
const page = async (url: string) => {
	const { body } = await app.inject({ method: "GET", url });
	return JSON.parse(/<pre>(.*)<\/pre>/s.exec(body)![1]!);
};

beforeEach(async () => {
	server = await freshServer({ now: LAST_MOMENT });
	app = await buildServer(server.deps, { renderer });
	await app.ready();
});

async function conference() {
	const event = await addEvent(server.deps, {
		code: "MSTS25",
		allowRegistration: true,
		countdownAt: new Date("2025-06-06T07:00:00Z"),
		countdownLabel: "Do początku",
	});
	await addCalendar(server.deps, event);
	const expo = await addPackage(server.deps, event);
	await server.deps.db.insert(packagePrice).values({ packageId: expo.id, roundId: null, netGrosz: 0 });
	const next = { startsAt: new Date("2025-11-20T08:00:00Z"), endsAt: new Date("2025-11-21T16:00:00Z") };
	await addEvent(server.deps, { code: "DSS25", name: "DSS", nameEn: null, ...next });
}

describe("a cached page changes when its event ends", () => {
	test("shows no price, countdown or registration, but the next event", async () => {
		await conference();
		const before = await page("/");
		expect(before.frame.event.isOver).toBe(false);
		expect([before.data.prices.packages.length, before.data.after]).toEqual([1, null]);
		server.clock.set(END);
		const { frame, data } = (await page("/")) as { frame: { event: object; promo: null }; data: LandingData };
		expect(frame.event).toMatchObject({ isOver: true });
		expect(data.prices.packages).toEqual([]);
		expect(data.hero.countdown).toBeNull();
		expect(data.after).toEqual({
			next: { name: "DSS", href: "/e/DSS25", when: expect.stringMatching(/^20–21\slistopada 2025$/) },
			hasRecordings: true,
		});
		expect((await page("/registration.html")).data.event).toMatchObject({ isOver: true, allowRegistration: false });
		expect((await page("/user.html")).frame.event.isOver).toBe(true);
	});

	test("the next event disappears once it is over", async () => {
		await conference();
		server.clock.set(END);
		expect((await page("/")).frame.next).toMatchObject({ name: "DSS" });
		server.clock.set("2025-11-21T16:00:00Z");
		expect((await page("/")).frame.next).toBeNull();
		expect((await page("/e/DSS25")).data.after, "it sold nothing").toMatchObject({ hasRecordings: false });
	});

	test("a countdown to a time after the event keeps running", async () => {
		await conference();
		await addEvent(server.deps, { code: "LATER25", countdownAt: new Date("2025-10-30T23:00:00Z") });
		server.clock.set(END);
		expect((await page("/e/LATER25")).data.hero.countdown).not.toBeNull();
		server.clock.set("2025-10-30T23:00:00Z");
		expect((await page("/e/LATER25")).data.hero.countdown).toBeNull();
	});
});

describe("a meetup", () => {
	const edition = (day: string) => ({
		code: `TBF-${day}`,
		name: day,
		startsAt: new Date(`${day}T17:00:00Z`),
		endsAt: new Date(`${day}T21:00:00Z`),
	});
	beforeEach(async () => {
		const event = await addEvent(server.deps, { code: "TBF", isMeeting: true, allowRegistration: true });
		for (const day of ["2023-09-27", "2024-10-08", "2025-10-28"]) await addCalendar(server.deps, event, edition(day));
	});

	test("opens on the next edition, with past ones as an archive", async () => {
		const { data } = await page("/e/TBF");
		expect([data.agenda.calendarCode, data.after, data.hero.isCalendarUnknown]).toEqual([
			"TBF-2025-10-28",
			null,
			false,
		]);
		const { editions } = data.agenda;
		expect(editions.map((one: { code: string; isPast: boolean }) => [one.code, one.isPast])).toEqual([
			["TBF-2025-10-28", false],
			["TBF-2024-10-08", true],
			["TBF-2023-09-27", true],
		]);
	});

	test("a past edition links to the next one", async () => {
		const { data, frame } = await page("/e/TBF?calendar=tbf-2023-09-27");
		expect(data.after.next).toMatchObject({ name: "2025-10-28", href: "/e/TBF" });
		expect(frame.event.isOver).toBe(false);
	});

	test("an unknown edition has one cached page for all its URLs", async () => {
		await page("/e/TBF");
		const count = server.deps.cache.count();
		for (const code of ["TBF-2099", "nope", "%3Cb%3E"]) {
			expect((await page(`/e/TBF?calendar=${code}`)).data.hero.isCalendarUnknown).toBe(true);
		}
		expect(server.deps.cache.count()).toBe(count + 1);
		expect((await page("/e/TBF/meetup.html?calendar=nope")).data.isCalendarUnknown).toBe(true);
	});
});

describe.each(["extras", "order", "test-payment"])("%s.html", (name) => {
	test("shows sales terms only if something costs money", async () => {
		await conference();
		const isSelling = async () => (await page(`/${name}.html`)).data.isSelling;
		const change = (work: (tx: Tx) => Promise<unknown>) => changeContent(server.deps, work);
		expect(await isSelling()).toBe(false);
		await change((tx) => tx.update(packagePrice).set({ netGrosz: 29_900 }));
		expect(await isSelling()).toBe(true);
		await change((tx) => tx.update(packagePrice).set({ netGrosz: 0 }));
		const [pack] = await server.deps.db.select({ id: ticketPackage.id }).from(ticketPackage);
		await change((tx) =>
			tx.insert(packageOption).values({ packageId: pack!.id, kind: "tshirt", netGrosz: 4_900, vatRate: 23 }),
		);
		expect(await isSelling()).toBe(true);
		server.clock.set(END);
		expect(await isSelling()).toBe(false);
	});
});
