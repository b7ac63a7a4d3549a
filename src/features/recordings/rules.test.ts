import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { RegistrationStatus } from "../account/me-contract.ts";
import {
	isPublished,
	LINK_MS,
	linkOf,
	linkText,
	type OfferedPackage,
	packageOffers,
	readLink,
	type Viewer,
	watchStateOf,
	watchUntil,
} from "./rules.ts";

const WARSAW = "Europe/Warsaw";
const published = new Date("2025-06-18T10:00:00.000Z");
const online = { publishedAt: published, calendarId: 1, isOnlinePart: true };
const onsite = { publishedAt: published, calendarId: 2, isOnlinePart: false };
const ticket = (opens: Viewer["opens"], more: Partial<Viewer> = {}): Viewer => ({
	status: "confirmed",
	calendarId: null,
	opens,
	...more,
});
/** Like the demonstration's packages. */
const PACKAGES = {
	Expo: "none",
	"Basic Online": "online",
	"Basic Onsite": "none",
	Standard: "all",
	Exec: "all",
} as const;

describe("who may watch which recording until when", () => {
	const end = "2025-09-18T10:00:00.000Z";
	const lastMs = "2025-09-18T09:59:59.999Z";
	test.each([
		["Expo", "locked", "locked"],
		["Basic Online", "open", "locked"],
		["Basic Onsite", "locked", "locked"],
		["Standard", "open", "open"],
		["Exec", "open", "open"],
	] as const)("%s: online days %s, other days %s, until the last millisecond", (name, first, second) => {
		for (const now of [published, new Date("2025-08-01T00:00:00Z"), new Date(lastMs)]) {
			const at = { now, zone: WARSAW };
			expect(watchStateOf(online, [ticket(PACKAGES[name])], at)).toBe(first);
			expect(watchStateOf(onsite, [ticket(PACKAGES[name])], at)).toBe(second);
		}
		for (const now of [new Date(end), new Date("2026-01-01T00:00:00Z")])
			for (const one of [online, onsite])
				expect(watchStateOf(one, [ticket(PACKAGES[name])], { now, zone: WARSAW })).toBe("over");
	});

	test.each<[string, Viewer[], string]>([
		["nobody's ticket", [], "locked"],
		["one that waits for its money", [ticket("all", { status: "reserved" })], "unpaid"],
		["a cancelled one", [ticket("all", { status: "cancelled" })], "locked"],
		["one for this day", [ticket("all", { calendarId: 1 })], "open"],
		["one for another day", [ticket("all", { calendarId: 2 })], "locked"],
		["two, of which one opens it", [ticket("none"), ticket("online")], "open"],
		["two, of which the unpaid one would", [ticket("none"), ticket("online", { status: "reserved" })], "unpaid"],
	])("%s", (_name, viewers, state) =>
		expect(watchStateOf(online, viewers, { now: published, zone: WARSAW })).toBe(state),
	);

	test("the end is in the event's zone", () => {
		const late = { publishedAt: new Date("2025-11-29T23:30:00Z") };
		expect(watchUntil(late, WARSAW).toISOString()).toBe("2026-02-27T23:30:00.000Z");
		expect(watchUntil(late, "America/New_York").toISOString()).toBe("2026-02-28T23:30:00.000Z");
	});

	test("it is hidden before its publication", () => {
		const now = published;
		expect(isPublished({ publishedAt: now }, now)).toBe(true);
		expect(isPublished({ publishedAt: new Date(now.getTime() + 1) }, now)).toBe(false);
		expect(isPublished({ publishedAt: null }, now)).toBe(false);
	});

	test("access never returns, and another ticket takes none away", () => {
		const status = fc.constantFrom<RegistrationStatus>("confirmed", "reserved", "cancelled");
		const scope = fc.constantFrom<Viewer["opens"]>("none", "online", "all");
		const viewer = fc.record({ status, opens: scope, calendarId: fc.constantFrom(null, 1, 2) });
		const moment = fc.date({ min: published, max: new Date("2026-01-01"), noInvalidDate: true });
		const recording = fc.constantFrom(online, onsite);
		fc.assert(
			fc.property(recording, fc.array(viewer), viewer, moment, moment, (one, viewers, more, a, b) => {
				const [earlier, later] = a < b ? [a, b] : [b, a];
				const at = (now: Date, who: Viewer[]) => watchStateOf(one, who, { now, zone: WARSAW }) === "open";
				if (at(later, viewers)) expect(at(earlier, viewers)).toBe(true);
				if (at(earlier, viewers)) expect(at(earlier, [...viewers, more])).toBe(true);
			}),
		);
	});
});

describe("packages that open it, with prices", () => {
	const offered = (name: string, more: Partial<OfferedPackage>): OfferedPackage => ({
		code: name.toUpperCase(),
		name,
		opens: "all",
		netGrosz: 74_900,
		grossGrosz: 92_127,
		...more,
	});

	test("lists packages that open recordings, the day's cheapest first, unsold packages last", () => {
		const packages = [
			offered("Gone", { netGrosz: undefined, grossGrosz: null }),
			offered("Exec", { netGrosz: 149_900, grossGrosz: 5 }),
			offered("Expo", { opens: "none", netGrosz: 0 }),
			offered("Standard", {}),
			offered("Online", { opens: "online", netGrosz: 29_900, grossGrosz: null }),
		];
		expect(packageOffers(packages).map((one) => Object.values(one))).toEqual([
			["ONLINE", "Online", "online", null],
			["STANDARD", "Standard", "all", 92_127],
			["EXEC", "Exec", "all", 5],
			["GONE", "Gone", "all", null],
		]);
	});
});

describe("links", () => {
	const now = new Date("2025-06-18T10:00:00Z");
	test("are valid before their end, and not at it", () => {
		const endsAt = now.getTime() + LINK_MS;
		const link = linkOf(endsAt, "abc_-9");
		expect(readLink(link, now)).toEqual({ endsAt, mark: "abc_-9" });
		expect(readLink(link, new Date(endsAt - 1))).toBeDefined();
		expect(readLink(link, new Date(endsAt))).toBeUndefined();
	});

	test.each(["", "x", "1750240800000", ".abc", "1750240800000.", "99999999999999.a b", "-1.abc"])(
		"%j is invalid",
		(link) => expect(readLink(link, now)).toBeUndefined(),
	);

	test("contain film, account, session and end", () => {
		const of = { recordingId: 1, accountId: "a", sessionId: "s", endsAt: 5 };
		const others = [{ recordingId: 2 }, { accountId: "b" }, { sessionId: "t" }, { endsAt: 6 }];
		expect(new Set([of, ...others.map((other) => ({ ...of, ...other }))].map(linkText)).size).toBe(5);
	});
});
