import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addLecture } from "../../../../tests/harness/content.ts";
import { studio, type Viewer } from "../../../../tests/harness/live.ts";
import type { TestServer } from "../../../../tests/harness/server.ts";
import { accountByEmail } from "../../account/server/store.ts";
import { addRecordings } from "../../recordings/server/store.ts";
import { attendedLive } from "./attended.ts";
import { watchedLive } from "./presence-store.ts";
import { nextStreamAt } from "./store.ts";
import { livePresence, liveStream } from "./tables.ts";

let server: TestServer;
let ids: Awaited<ReturnType<typeof studio>>["ids"];
let place: Awaited<ReturnType<typeof studio>>["place"];
let ask: Awaited<ReturnType<typeof studio>>["ask"];
let post: Awaited<ReturnType<typeof studio>>["post"];
beforeAll(async () => {
	({ server, ids, place, ask, post } = await studio());
});

beforeEach(() => server.clock.set("2025-06-06T08:10:00Z"));

test.each([
	["before the streams open", "2025-06-06T07:44:59Z", "2025-06-06T08:00:00.000Z"],
	["while they are open, before the lecture", "2025-06-06T07:45:01Z", undefined],
	["while it lasts", "2025-06-06T08:10:00Z", undefined],
	["when the last has ended", "2025-06-06T09:10:00Z", undefined],
])("the next streamed lecture, %s", async (_when, now, begins) => {
	expect((await nextStreamAt(server.deps.db, new Date(now)))?.toISOString()).toBe(begins);
});

describe("each package, for both parts of the event, before, during and after the stream", () => {
	const cases: [Viewer, online: string, onsite: string][] = [
		["expo", "locked", "locked"],
		["online", "open", "locked"],
		["onsite", "locked", "locked"],
		["standard", "open", "open"],
		["exec", "open", "open"],
		["stranger", "locked", "locked"],
		["reserved", "unpaid", "unpaid"],
		["cancelled", "locked", "locked"],
	];
	const moments = ["2025-06-06T07:44:59.999Z", "2025-06-06T07:45:00.000Z", "2025-06-06T09:00:00.000Z"];
	test.each(cases.flatMap((one) => moments.map((moment) => [...one, moment] as const)))(
		"%s: %s, %s at %s",
		async (who, online, onsite, moment) => {
			server.clock.set(moment);
			for (const [id, during] of [
				[ids.online, online],
				[ids.onsite, onsite],
			] as const) {
				const before = during === "open" ? "early" : during;
				const state = moment === moments[0] ? before : moment === moments[2] ? "over" : during;
				const one = (await ask(who, `/api/live/${id}`)).json();
				expect([one.state, one.stream !== null]).toEqual([state, state === "open"]);
				expect(JSON.stringify(one).includes("stream.example")).toBe(state === "open");
				const answers = [
					await ask(who, `/api/live/${id}/questions`),
					await post(who, `/api/live/${id}/presence`),
					await ask(who, `/api/live/${id}/loop.mp4`),
				];
				const statuses = answers.map((answer) => answer.statusCode);
				// The list is open a few seconds longer than the stream.
				expect(statuses.slice(1)).toEqual(state === "open" ? [200, 404] : [403, 403]);
				expect(statuses[0]).toBe(state === "open" ? 200 : 403);
			}
		},
	);

	test("without a log-in only the programme is public", async () => {
		const calls = [`/api/live/${ids.online}`, `/api/live/${ids.online}/questions`, `/api/live/${ids.online}/loop.m3u8`];
		for (const url of calls) expect((await ask(undefined, url)).statusCode).toBe(401);
		expect((await post(undefined, `/api/live/${ids.online}/presence`)).statusCode).toBe(401);
		const programme = await ask(undefined, "/api/event/msts25/live");
		expect(programme.json().lectures.map((one: { objectId: number }) => one.objectId)).toEqual([
			ids.online,
			ids.onsite,
		]);
		expect(programme.body).not.toContain("stream.example");
	});

	test("a lecture without a stream answers 404", async () => {
		for (const id of [999, 0, "x"])
			expect((await ask("exec", `/api/live/${id}`)).statusCode).toBe(id === 999 ? 404 : 400);
	});
});

test("a person without access gets the packages that open the lecture, with today's prices", async () => {
	server.clock.set("2025-06-05T10:00:00Z");
	const offers = async (who: Viewer, id: number) => {
		const one = (await ask(who, `/api/live/${id}`)).json();
		return [one.packageName, one.offers.map((offer: object) => Object.values(offer).slice(1))];
	};
	const whole = [
		["P-STANDARD", "all", 92_127],
		["P-EXEC", "all", 184_377],
	];
	expect(await offers("expo", ids.online)).toEqual(["Expo", [["P-ONLINE", "online", 36_777], ...whole]]);
	expect(await offers("stranger", ids.onsite)).toEqual([null, whole]);
	expect(await offers("exec", ids.online)).toEqual(["P-EXEC", []]);
});

describe("access by ticket at any time", () => {
	const access = async (who: Viewer, code = "MSTS25") => {
		const one = (await ask(who, `/api/user/lecture-access/${code}`)).json();
		const byId = new Map(
			one.streams.map((stream: { lectureId: number; access: string }) => [stream.lectureId, stream.access]),
		);
		const codes = (offers: { packageCode: string }[]) => offers.map((offer) => offer.packageCode);
		return [byId.get(ids.online), byId.get(ids.onsite), one.onsite, codes(one.streamOffers), codes(one.onsiteOffers)];
	};
	const [online, onsite, whole] = ["P-ONLINE", "P-ONSITE", ["P-STANDARD", "P-EXEC"]];
	test.each<[Viewer, string, string, string, string[], string[]]>([
		["expo", "locked", "locked", "locked", [online, ...whole], [onsite, ...whole]],
		["online", "open", "locked", "locked", [online, ...whole], [onsite, ...whole]],
		["onsite", "locked", "locked", "open", [online, ...whole], []],
		["standard", "open", "open", "open", [], []],
		["exec", "open", "open", "open", [], []],
		["stranger", "locked", "locked", "locked", [online, ...whole], [onsite, ...whole]],
		["reserved", "unpaid", "unpaid", "unpaid", [], []],
		["cancelled", "locked", "locked", "locked", [online, ...whole], [onsite, ...whole]],
	])("%s", async (who, ...expected) => {
		server.clock.set("2025-06-05T10:00:00Z");
		expect(await access(who)).toEqual(expected);
	});

	test("an event of another host has its own access; without a log-in the call answers 401", async () => {
		expect(await access("stranger", "NYC25")).toEqual([undefined, undefined, "open", [], []]);
		expect((await ask(undefined, "/api/user/lecture-access/MSTS25")).statusCode).toBe(401);
		expect((await ask("exec", "/api/user/lecture-access/NONE25")).statusCode).toBe(404);
	});
});

test("a lecture's own stream replaces the stream of its hall", async () => {
	const { db } = server.deps;
	const own = { eventId: place.event.id, lectureId: ids.online, kind: "vimeo" as const, source: "76979871/8272103f6e" };
	await db.insert(liveStream).values(own);
	const stream = async () => (await ask("exec", `/api/live/${ids.online}`)).json().stream;
	expect(await stream()).toEqual({ kind: "vimeo", id: "76979871", key: "8272103f6e" });
	await db.delete(liveStream).where(eq(liveStream.lectureId, ids.online));
	expect(await stream()).toEqual({ kind: "hls", url: "https://stream.example/D1.m3u8" });
});

test("a past lecture names its recording, once published", async () => {
	const recorded = {
		lectureId: ids.online,
		file: "x.webm",
		seconds: 30,
		chapters: [],
		captions: null,
		captionsEn: null,
	};
	await addRecordings(server.deps.db, [{ ...recorded, publishedAt: new Date("2025-06-07T10:00:00Z") }]);
	const recordingAt = async (moment: string) => {
		server.clock.set(moment);
		const { state, recordingId } = (await ask("exec", `/api/live/${ids.online}`)).json();
		return [state, recordingId];
	};
	expect(await recordingAt("2025-06-07T09:59:59.999Z")).toEqual(["over", null]);
	expect(await recordingAt("2025-06-07T10:00:00.000Z")).toEqual(["over", expect.any(Number)]);
});

describe("attendance", () => {
	beforeEach(() => server.deps.db.delete(livePresence));
	const beat = async (who: Viewer, moment: string) => {
		server.clock.set(`2025-06-06T${moment}Z`);
		return (await post(who, `/api/live/${ids.online}/presence`, { seconds: 9999, lastAt: "1970-01-01" })).json();
	};

	test("counts by the server's clock, for any input and any number of tabs", async () => {
		expect(await beat("exec", "08:10:00")).toEqual({ attendedSeconds: 0, isAttended: false });
		expect(await beat("exec", "08:10:30")).toMatchObject({ attendedSeconds: 30 });
		await Promise.all([1, 2, 3].map(() => beat("exec", "08:11:00")));
		expect((await ask("exec", `/api/live/${ids.online}`)).json().attendedSeconds).toBe(60);
		// A gap counts nothing; another person has another count.
		expect(await beat("exec", "08:20:00")).toMatchObject({ attendedSeconds: 60 });
		expect(await beat("standard", "08:20:00")).toMatchObject({ attendedSeconds: 0 });
	});

	test("limits the number of heartbeats", async () => {
		server.clock.set("2025-06-06T08:40:00Z");
		const statuses = [];
		for (let index = 0; index < 21; index++)
			statuses.push((await post("online", `/api/live/${ids.online}/presence`)).statusCode);
		expect([statuses[0], statuses[20]]).toEqual([200, 429]);
	});

	test("counts from 80 % of a lecture", async () => {
		const { db } = server.deps;
		const accountId = (await accountByEmail(db, "exec@ktos.example"))!.id;
		const lecture = { startsAt: new Date("2025-06-06T08:00:00Z"), endsAt: new Date("2025-06-06T08:05:00Z") };
		const { id } = await addLecture(server.deps, place, { ...lecture, place: "Studio 1" });
		const attended = async (moment: string) => {
			server.clock.set(moment);
			return (await post("exec", `/api/live/${id}/presence`)).json();
		};
		for (let second = 0; second < 239; second += 60)
			await attended(new Date(lecture.startsAt.getTime() + second * 1000).toISOString());
		expect(await attended("2025-06-06T08:03:59.999Z")).toEqual({ attendedSeconds: 239, isAttended: false });
		expect(await attended("2025-06-06T08:04:00.000Z")).toEqual({ attendedSeconds: 240, isAttended: true });
		expect(await watchedLive(db, accountId)).toMatchObject([{ lectureId: id, seconds: 240, isAttended: true }]);
		const facts = (eventId: number) => attendedLive(db, { accountId, eventId });
		expect(await facts(place.event.id)).toEqual([{ lectureId: id, minutes: 5 }]);
		expect(await facts(999)).toEqual([]);
	});
});
