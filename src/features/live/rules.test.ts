import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { RegistrationStatus } from "../account/me-contract.ts";
import type { PackageIncludes } from "../packages/contract.ts";
import type { Viewer } from "../recordings/rules.ts";
import {
	afterBeat,
	BEAT_MS,
	inOrder,
	isAttended,
	isStreamAddress,
	LONGEST_GAP_MS,
	liveScope,
	liveStateOf,
	type Presence,
	questionText,
	STREAM_FORMS,
	type StoredStream,
	sourcesOfStreams,
	streamShape,
} from "./rules.ts";

const lecture = {
	startsAt: new Date("2025-06-06T08:00:00Z"),
	endsAt: new Date("2025-06-06T08:45:00Z"),
	calendarId: 1,
	isOnlinePart: true,
};
const PACKAGES = {
	Expo: "none",
	"Basic Online": "online",
	"Basic Onsite": "onsite",
	Standard: "both",
	Exec: "both",
} as const satisfies Record<string, PackageIncludes["lectures"]>;
const holder = (lectures: PackageIncludes["lectures"], more: Partial<Viewer> = {}): Viewer => ({
	status: "confirmed",
	calendarId: null,
	opens: liveScope({ lectures }),
	...more,
});

describe("rights to watch", () => {
	test.each<[keyof typeof PACKAGES, online: string, onsite: string]>([
		["Expo", "locked", "locked"],
		["Basic Online", "open", "locked"],
		["Basic Onsite", "locked", "locked"],
		["Standard", "open", "open"],
		["Exec", "open", "open"],
	])("%s: the online part is %s, the rest %s", (name, online, onsite) => {
		const viewers = [holder(PACKAGES[name])];
		const now = new Date("2025-06-06T08:10:00Z");
		expect(liveStateOf(lecture, viewers, now)).toBe(online);
		expect(liveStateOf({ ...lecture, isOnlinePart: false }, viewers, now)).toBe(onsite);
	});

	test.each([
		["2025-06-06T07:44:59.999Z", "early", "locked"],
		["2025-06-06T07:45:00.000Z", "open", "locked"],
		["2025-06-06T08:59:59.999Z", "open", "locked"],
		["2025-06-06T09:00:00.000Z", "over", "over"],
	])("at %s it is %s, and %s without a ticket", (moment, withTicket, without) => {
		expect(liveStateOf(lecture, [holder("online")], new Date(moment))).toBe(withTicket);
		expect(liveStateOf(lecture, [holder("onsite")], new Date(moment))).toBe(without);
	});

	test.each<[RegistrationStatus, number | null, string]>([
		["confirmed", 1, "open"],
		["confirmed", 2, "locked"],
		["reserved", null, "unpaid"],
		["cancelled", null, "locked"],
	])("a ticket that is %s, for the day %s: %s", (status, calendarId, state) => {
		const now = new Date("2025-06-06T08:10:00Z");
		expect(liveStateOf(lecture, [holder("both", { status, calendarId })], now)).toBe(state);
	});
});

describe("sources of streams", () => {
	test.each([
		["https://stream.example/studio-1.m3u8", true],
		["https://stream.example:8443/live?x=1", true],
		["http://stream.example/live.m3u8", false],
		["https://user:word@stream.example/live.m3u8", false],
		["https://127.0.0.1/live.m3u8", false],
		["https://localhost/live.m3u8", false],
		["https://[::1]/live.m3u8", false],
		["javascript:alert(1)", false],
		["studio", false],
		[`https://stream.example/${"a".repeat(2000)}`, false],
	])("%s is an address: %s", (address, isOne) => expect(isStreamAddress(address)).toBe(isOne));

	test.each([
		["youtube", "dQw4w9WgXcQ", true],
		["youtube", "https://youtu.be/dQw4w9WgXcQ", false],
		["youtube", "dQw4w9WgXc?", false],
		["vimeo", "76979871", true],
		["vimeo", "76979871/8272103f6e", true],
		["vimeo", "76979871/../x", false],
		["loop", "films/live/studio.3QGsmbXx8q.mp4", true],
		["loop", "films/..mp4", false],
		["loop", "films/../secret.mp4", false],
		["loop", "../secret.mp4", false],
		["loop", "/etc/x.mp4", false],
		["host", "cdn.example", true],
		["host", "*.cdn.example", true],
		["host", "cdn.example; script-src *", false],
		["host", "*", false],
	] as const)("%s %s: %s", (kind, source, isOne) => expect(STREAM_FORMS[kind].test(source)).toBe(isOne));

	const of = (kind: StoredStream["kind"], source: string, hosts: string[] = []) => ({ kind, source, hosts });

	test("a viewer gets the stream's address; a looping film has an address of the site", () => {
		const shapeOf = (stream: StoredStream) => streamShape(stream, "/api/live/1/loop.m3u8");
		expect([
			shapeOf(of("hls", "https://a.example/x")),
			shapeOf(of("youtube", "dQw4w9WgXcQ")),
			shapeOf(of("vimeo", "76979871/8272103f6e")),
			shapeOf(of("vimeo", "76979871")),
			shapeOf(of("loop", "films/x.mp4")),
		]).toEqual([
			{ kind: "hls", url: "https://a.example/x" },
			{ kind: "youtube", id: "dQw4w9WgXcQ" },
			{ kind: "vimeo", id: "76979871", key: "8272103f6e" },
			{ kind: "vimeo", id: "76979871", key: null },
			{ kind: "hls", url: "/api/live/1/loop.m3u8" },
		]);
	});

	test("the content security policy permits only the sources of streams", () => {
		const hls = of("hls", "https://b.example:8443/x", ["*.a.example"]);
		const hosts = ["https://*.a.example", "https://b.example:8443"];
		expect(sourcesOfStreams([hls, hls, of("youtube", "dQw4w9WgXcQ")])).toEqual({
			connect: hosts,
			media: ["blob:", ...hosts],
			frame: ["https://www.youtube-nocookie.com"],
		});
		const others = [of("vimeo", "76979871"), of("loop", "x.mp4")];
		expect(sourcesOfStreams(others)).toEqual({
			connect: [],
			media: ["blob:"],
			frame: ["https://player.vimeo.com"],
		});
		expect(sourcesOfStreams([])).toEqual({ connect: [], media: [], frame: [] });
	});
});

describe("presence at a lecture", () => {
	const at = (seconds: number) => new Date(lecture.startsAt.getTime() + seconds * 1000);
	const counted = (moments: readonly number[]) => {
		let presence: Presence | undefined;
		for (const moment of moments) presence = afterBeat(presence, lecture, at(moment));
		return (presence?.countedMs ?? 0) / 1000;
	};
	test.each<[string, number[], number]>([
		["the first heartbeat counts nothing", [60], 0],
		["the time between two heartbeats", [60, 90], 30],
		["two tabs count once", [60, 60, 75, 90, 90, 105, 120], 60],
		[
			"frequent heartbeats count only the time that passed",
			Array.from({ length: 61 }, (_, index) => 60 + index / 10),
			6,
		],
		["a long gap does not count", [60, 90, 300, 330], 60],
		["the longest gap still counts", [0, LONGEST_GAP_MS / 1000], 75],
		["a longer gap does not count", [0, LONGEST_GAP_MS / 1000 + 0.001], 0],
		["time before the start does not count", [-60, -30, 0, 30], 30],
		["a heartbeat before the start counts from the start", [-20, 10], 10],
		["time after the end does not count", [2680, 2710, 2740], 20],
		["an earlier clock takes no time away", [60, 90, 80, 95], 35],
	])("%s", (_name, moments, seconds) => expect(counted(moments)).toBe(seconds));

	test("nobody has more time than has passed, nor more than the lecture's length", () => {
		const moments = fc.array(fc.integer({ min: -1000, max: 4000 }), { maxLength: 60 });
		fc.assert(
			fc.property(moments, (all) => {
				const inTurn = all.toSorted((a, b) => a - b);
				const seconds = counted(inTurn);
				expect(seconds).toBeLessThanOrEqual(Math.max(0, (inTurn.at(-1) ?? 0) - (inTurn[0] ?? 0)));
				expect(seconds).toBeLessThanOrEqual(45 * 60);
			}),
		);
	});

	test("80 % of a lecture counts as attendance, a little less does not", () => {
		const whole = 45 * 60_000;
		expect([0.8 * whole, 0.8 * whole - 1, 0].map((ms) => isAttended(ms, lecture))).toEqual([true, false, false]);
		expect(isAttended(0, { ...lecture, endsAt: lecture.startsAt })).toBe(false);
	});

	test("regular heartbeats for the whole lecture count its whole length", () => {
		const beats = Array.from({ length: 92 }, (_, index) => (index * BEAT_MS) / 1000 - 15);
		expect(counted(beats)).toBe(45 * 60);
	});
});

describe("questions", () => {
	test("questions are sorted by votes, then by age; answered ones come last", () => {
		const question = (id: number, votes: number, minute: number, isAnswered = false) => ({
			id,
			votes,
			isAnswered,
			askedAt: new Date(minute * 60_000),
		});
		const all = [question(1, 9, 1, true), question(2, 1, 5), question(3, 3, 9), question(4, 1, 2), question(5, 1, 2)];
		expect(inOrder(all).map(({ id }) => id)).toEqual([3, 4, 5, 2, 1]);
	});

	test.each([
		["  Czy  to\ndziała?  ", "Czy to działa?"],
		["<b>a</b>", "<b>a</b>"],
		[" \n\t ", undefined],
		["a\u0000\u0007b", "a b"],
		["do\u202egpj.exe\u2066", "dogpj.exe"],
	])("%j becomes %j", (typed, text) => expect(questionText(typed)).toBe(text));
});
