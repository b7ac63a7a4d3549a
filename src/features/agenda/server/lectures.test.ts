import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { addAgenda } from "../../../../tests/harness/agenda.ts";
import { addPackage } from "../../../../tests/harness/content.ts";
import { countingQueries, freshServer, type TestServer } from "../../../../tests/harness/server.ts";
import { changeContent } from "../../../kit/content/version.ts";
import type { Problem } from "../../../kit/contract/call.ts";
import type { CodeRefusal } from "../../codes/contract.ts";
import { addCode } from "../../codes/server/store.ts";
import { ticketCode } from "../../codes/server/tables.ts";
import { codeRefusals } from "../../codes/texts.ts";
import { calendar, event as eventTable } from "../../event/server/tables.ts";
import type { PackageIncludes } from "../../packages/contract.ts";
import { ticketPackage } from "../../packages/server/tables.ts";
import type { CategoryTree, Lecture } from "../contract.ts";
import { saveLectureSeats } from "./seat-store.ts";

let server: TestServer;
const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ method: "GET", url, headers });
const json = async <T>(url: string) => (await get(url)).json() as T;

/** All calls of the slice that name an event. */
const EVENT_CALLS = [
	"agenda/categories",
	"agenda/categorytree/1",
	"agenda/fakecategory",
	"agenda/AgendaEventLecturesStatuses",
	"agenda/D1/calendar.ics",
	"lectures",
	"lectures/tags",
	"tracks",
];

const ENCODINGS = [
	["gzip, deflate", "gzip", gunzipSync],
	["gzip, deflate, br, zstd", "br", brotliDecompressSync],
] as const;

beforeAll(async () => {
	server = await freshServer();
	await addAgenda(server.deps);
	await addCodes();
});

/** Adds a code per way of attending, one for all packages, and a second one for the package without lectures. */
async function addCodes(): Promise<void> {
	const { db } = server.deps;
	const [event] = await db.select().from(eventTable).where(eq(eventTable.code, "MSTS25"));
	const packageOf = async (code: string, lectures: PackageIncludes["lectures"]) => {
		const found = await addPackage({ db }, event!, { code });
		await db
			.update(ticketPackage)
			.set({ includes: { ...found.includes, lectures } })
			.where(eq(ticketPackage.id, found.id));
		return found.id;
	};
	const online = await packageOf("ONLINE", "online");
	const onsite = await packageOf("ONSITE", "onsite");
	const expo = await packageOf("EXPO", "none");
	const common = { eventId: event!.id, kind: "invitation" as const, percent: 100, createdAt: new Date() };
	const codes = { ZDALNIE: [online], MIEJSCE: [onsite, expo], WSZYSTKO: [], TARGI: [expo], "MALE-TARGI": [expo] };
	await db.transaction(async (tx) => {
		for (const [code, packageIds] of Object.entries(codes)) await addCode(tx, { ...common, code, packageIds });
	});
}

describe("lectures and their tags", () => {
	const ids = (lectures: Lecture[]) => lectures.map((one) => one.objectId);
	test("lists all lectures by start, or those of a calendar in any letter case", async () => {
		expect(ids(await json("/api/event/MSTS25/lectures"))).toEqual([4, 1, 2, 3, 5]);
		expect(ids(await json("/api/event/MSTS25/Lectures?calendar=%20d2"))).toEqual([4, 5]);
		expect(await json("/api/event/EMPTY25/lectures")).toEqual([]);
	});

	test("answers 404 for an unknown calendar and 400 for an overlong code", async () => {
		expect((await get("/api/event/MSTS25/lectures?calendar=NOPE")).statusCode).toBe(404);
		const answer = await get(`/api/event/MSTS25/lectures?calendar=${"x".repeat(61)}`);
		expect([answer.statusCode, Object.keys(answer.json().modelState)]).toEqual([400, ["calendar"]]);
	});

	test("lists tags by name and counts each lecture once", async () => {
		const untold = { namePl: null, nameEn: null };
		expect(await json("/api/event/MSTS25/lectures/tags")).toEqual([
			{ name: "Azure", ...untold, count: 1 },
			{ name: "SQL", ...untold, count: 2 },
			{ name: "Żaba", ...untold, count: 1 },
		]);
		expect(await json("/api/event/EMPTY25/lectures/tags")).toEqual([]);
	});
});

test("lists tracks in the organiser's order with their people, also tracks without lectures", async () => {
	const tracks = await json<{ name: string; chairmans: object[] }[]>("/api/Event/msts25/Tracks");
	expect(tracks.map((one) => one.name)).toEqual(["Azure", "Dane", "Pusta"]);
	expect(tracks[0]).toMatchObject({ objectId: 2, chairmans: [{ objectId: 1, name: "Hanna Wróblewska" }] });
	expect(await json("/api/event/EMPTY25/tracks")).toEqual([]);
});

describe("the description of a lecture", () => {
	test("is sanitised HTML, with safe links and the lecture's surroundings", async () => {
		expect(await json("/API/Lecture/2/Description")).toMatchObject({
			objectId: 2,
			description: "<p>Długo</p>",
			links: [{ title: "Slajdy", url: "https://slides.example/2" }],
			trackName: "Azure",
			trackNameEn: "Azure and cloud",
			calendarName: "Czwartek 06.06",
			calendarNameEn: "Thursday 06.06",
			isHourlySignificant: true,
			eventCode: "MSTS25",
			timeZone: "Europe/Warsaw",
		});
	});

	test("is null for a lecture without description, links and track", async () => {
		expect(await json("/api/lecture/3/description")).toMatchObject({
			hasDescription: false,
			description: null,
			links: [],
			trackName: null,
			trackNameEn: null,
			lecturers: [],
			exhibitor: null,
		});
	});

	test.each([
		["99", 404],
		["abc", 400],
		["-1", 400],
	])("lecture %s is a %i", async (id, status) => {
		const answer = await get(`/api/lecture/${id}/description`);
		expect(answer.statusCode).toBe(status);
		if (status === 400) expect(Object.keys(answer.json().modelState)).toEqual(["id"]);
	});
});

describe("the v2 tree", () => {
	type Answer = { objectId: number; isFake: boolean; tree: CategoryTree }[];
	const shape = (answer: Answer) =>
		answer.map((one) => [one.objectId, one.isFake, one.tree.calendars.map((day) => day.code)]);
	const all = [
		[3, true, ["D2"]],
		[2, false, []],
		[1, false, ["D1", "D2"]],
	];

	test.each([
		["", all],
		["?virtualOnly=false", all],
		["?virtualOnly=true", [[1, false, ["D1"]]]],
		["?couponCode=%20", all],
		["?couponCode=%20zdalnie", [[1, false, ["D1"]]]],
		[
			"?couponCode=MIEJSCE",
			[
				[3, true, ["D2"]],
				[1, false, ["D2"]],
			],
		],
		["?couponCode=MIEJSCE&virtualOnly=true", []],
		[
			"?couponCode=WSZYSTKO",
			[
				[3, true, ["D2"]],
				[1, false, ["D1", "D2"]],
			],
		],
		["?couponCode=TARGI", []],
	])("%s: all categories, or the days that the code opens", async (query, expected) => {
		expect(shape(await json<Answer>(`/api/v2/event/MSTS25/lectures/tree${query}`))).toEqual(expected);
	});

	test("a day that is neither online nor on site is only in the whole tree", async () => {
		const days = async (query = "") =>
			(await json<Answer>(`/api/v2/event/MSTS25/lectures/tree${query}`)).flatMap((one) =>
				one.tree.calendars.map((day) => day.code),
			);
		await changeContent(server.deps, (tx) =>
			tx.update(calendar).set({ isOnline: false }).where(eq(calendar.code, "D1")),
		);
		expect([await days(), await days("?virtualOnly=true"), await days("?couponCode=WSZYSTKO")]).toEqual([
			["D2", "D1", "D2"],
			[],
			["D2", "D2"],
		]);
		await changeContent(server.deps, (tx) =>
			tx.update(calendar).set({ isOnline: true }).where(eq(calendar.code, "D1")),
		);
	});

	test("an invalid or expired code answers 400 with the reason", async () => {
		const { db } = server.deps;
		// Sends real requests: responses cached by address bypass the handlers.
		const origin = await server.app.listen({ port: 0, host: "127.0.0.1" });
		const tree = async (code: string) => {
			const answer = await fetch(`${origin}/api/v2/event/MSTS25/lectures/tree?couponCode=${code}&lang=en`);
			return { status: answer.status, modelState: ((await answer.json()) as Problem).modelState };
		};
		const refused = (reason: CodeRefusal) => ({ status: 400, modelState: { couponCode: [codeRefusals[reason].en] } });
		expect(await tree("NIEMA")).toEqual(refused("unknown"));
		expect((await tree("ZDALNIE")).status).toBe(200);
		await db.update(ticketCode).set({ revokedAt: new Date() }).where(eq(ticketCode.code, "ZDALNIE"));
		expect(await tree("ZDALNIE")).toEqual(refused("revoked"));
		await db.update(ticketCode).set({ revokedAt: null });
	});

	test("guessed codes fill no memory and get 429 after sixty attempts", async () => {
		await get("/api/v2/event/MSTS25/lectures/tree");
		await get("/api/v2/event/MSTS25/lectures/tree?couponCode=TARGI");
		const before = server.deps.cache.count();
		const headers = { "x-forwarded-for": "203.0.113.7" };
		for (const code of ["A1", "B2", "targi", "MALE-TARGI"])
			await get(`/api/v2/event/MSTS25/lectures/tree?couponCode=${code}`);
		for (const calendar of ["D1", "d1", "%20D1"])
			await get(`/api/event/MSTS25/lectures?calendar=${calendar}&lang=pl-${calendar}`);
		expect(server.deps.cache.count()).toBeLessThanOrEqual(before + 1);
		// Sent one by one, each attempt would wait for a batch of counts.
		const tries = Array.from({ length: 70 }, (_, n) =>
			get(`/api/v2/event/MSTS25/lectures/tree?couponCode=C${n}`, headers),
		);
		const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
		expect(new Set(statuses)).toEqual(new Set([400, 429]));
	});

	test("an event without an agenda has an empty tree; invalid values answer 400", async () => {
		expect(await json("/api/v2/event/EMPTY25/lectures/tree")).toEqual([]);
		expect((await get("/api/v2/event/NOPE/lectures/tree")).statusCode).toBe(404);
		const answer = await get(`/api/v2/event/MSTS25/lectures/tree?virtualOnly=maybe&couponCode=${"x".repeat(99)}`);
		expect([answer.statusCode, Object.keys(answer.json().modelState).sort()]).toEqual([
			400,
			["couponCode", "virtualOnly"],
		]);
	});
});

describe("seat statuses", () => {
	const url = "/api/event/MSTS25/agenda/agendaeventlecturesstatuses";

	test("are never cached; the next request here and in the tree shows a change", async () => {
		const before = await get(url);
		expect(before.headers["cache-control"]).toBe("no-cache");
		expect(before.json().statuses).toHaveLength(5);
		expect(before.json().statuses[1]).toEqual({ lectureId: 2, status: 1, statusVip: 2 });
		await get("/api/lecture/3/description");
		await changeContent(server.deps, (tx) => saveLectureSeats(tx, 3, { basicSeats: 0, extendedSeats: 9 }));
		expect((await get(url)).json().statuses[2]).toEqual({ lectureId: 3, status: 2, statusVip: 0 });
		expect(await json("/api/lecture/3/description")).toMatchObject({ status: 2, statusVip: 0, needsSeat: true });
	});

	test("answer 304 if unchanged; many concurrent requests need few queries", async () => {
		const first = await get(url);
		const notModifiedResponse = await get(url, { "if-none-match": first.headers.etag as string });
		expect([notModifiedResponse.statusCode, notModifiedResponse.body]).toEqual([304, ""]);
		for (const [accepted, encoding, unzip] of ENCODINGS) {
			const zipped = await get(url, { "accept-encoding": accepted });
			expect([zipped.headers["content-encoding"], zipped.headers.vary]).toEqual([encoding, "accept-encoding"]);
			expect(JSON.parse(unzip(zipped.rawPayload).toString())).toEqual(first.json());
		}
		const statements = await countingQueries(async () => {
			const rush = Array.from({ length: 50 }, () => get(url));
			expect((await Promise.all(rush)).every((one) => one.statusCode === 200)).toBe(true);
		});
		expect(statements).toBeLessThan(10);
	});

	test("an event without lectures has none; changing an unknown lecture is refused", async () => {
		expect(await json("/api/event/EMPTY25/agenda/AgendaEventLecturesStatuses")).toEqual({
			isLimited: false,
			statuses: [],
		});
		const change = changeContent(server.deps, (tx) => saveLectureSeats(tx, 99, { basicSeats: 1, extendedSeats: 0 }));
		await expect(change).rejects.toThrow("There is no such lecture.");
	});
});

describe("an unknown event answers 404, an overlong code 400", () => {
	test.each(EVENT_CALLS)("%s", async (call) => {
		const unknown = await get(`/api/event/NOPE/${call}?lang=en`);
		expect([unknown.statusCode, unknown.json().title]).toEqual([404, "There is no such event."]);
		const overlong = await get(`/api/event/${"x".repeat(60)}/${call}`);
		expect([overlong.statusCode, Object.keys(overlong.json().modelState)]).toEqual([400, ["eventCode"]]);
	});
});
