import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isOverlap } from "../../kit/time/span.ts";
import {
	type Act,
	afterAct,
	afterMoveAnswer,
	isAnswered,
	isOutdatedAnswer,
	isRoomOpen,
	LENGTHS,
	MEETING_LIMITS,
	type MeetingSide,
	type MeetingState,
	moveEnds,
	offeredCompanies,
	publishRefusal,
	roomAddress,
	SIDES,
	STATES,
	slotsBetween,
} from "./rules.ts";

const at = (time: string) => new Date(`2025-06-06T${time}:00Z`);
const span = (from: string, to: string) => ({ startsAt: at(from), endsAt: at(to) });

test.each([
	["one after the other", "10:00-10:20", "10:20-10:40", false],
	["one in the other", "10:00-11:00", "10:20-10:40", true],
	["by a minute", "10:00-10:21", "10:20-10:40", true],
	["the same", "10:00-10:20", "10:00-10:20", true],
	["apart", "10:00-10:20", "12:00-12:20", false],
])("%s", (_name, one, other, expected) => {
	const [a, b] = [one, other].map((text) => span(text.slice(0, 5), text.slice(6)));
	expect([isOverlap(a!, b!), isOverlap(b!, a!)]).toEqual([expected, expected]);
});

describe("the next state of a meeting", () => {
	const cases: [MeetingState, MeetingSide, MeetingSide, Act, MeetingState | undefined][] = [
		["asked", "person", "exhibitor", "accept", "agreed"],
		["asked", "person", "exhibitor", "decline", "declined"],
		["asked", "person", "exhibitor", "move", "asked"],
		["asked", "person", "person", "accept", undefined],
		["asked", "person", "person", "decline", undefined],
		["asked", "person", "person", "end", "withdrawn"],
		["asked", "person", "person", "move", "asked"],
		["asked", "exhibitor", "person", "accept", "agreed"],
		["asked", "exhibitor", "person", "decline", "declined"],
		["asked", "exhibitor", "person", "end", "cancelled"],
		["asked", "exhibitor", "exhibitor", "accept", undefined],
		["asked", "exhibitor", "exhibitor", "decline", "cancelled"],
		["agreed", "person", "exhibitor", "accept", undefined],
		["agreed", "exhibitor", "exhibitor", "decline", "cancelled"],
		["agreed", "exhibitor", "person", "end", "cancelled"],
		["agreed", "person", "person", "end", "cancelled"],
		["agreed", "person", "exhibitor", "decline", "cancelled"],
		["agreed", "exhibitor", "person", "decline", undefined],
		["declined", "exhibitor", "exhibitor", "accept", undefined],
		["withdrawn", "person", "exhibitor", "accept", undefined],
		["cancelled", "exhibitor", "person", "move", undefined],
	];
	test.each(cases)("%s by %s: %s does %s", (state, by, side, act, expected) => {
		expect(afterAct({ state, by }, side, act)).toEqual(expected && { state: expected, by: side });
	});
});

test("a request to move, by either side, leaves an agreed meeting unchanged", () => {
	for (const by of ["person", "exhibitor"] as const)
		for (const side of ["person", "exhibitor"] as const)
			expect(afterAct({ state: "agreed", by }, side, "move")).toEqual({ state: "agreed", by });
});

describe("a repeated answer", () => {
	const RESULTS = {
		accept: { person: ["agreed"], exhibitor: ["agreed"] },
		decline: { person: ["declined"], exhibitor: ["declined", "cancelled"] },
	};
	const cases = (["accept", "decline"] as const).flatMap((act) =>
		SIDES.flatMap((side) =>
			STATES.map((state) => ({ act, side, state, isResult: RESULTS[act][side].includes(state) })),
		),
	);
	test.each(cases)("$side: $act of a meeting that is $state: $isResult", ({ act, side, state, isResult }) => {
		expect(isAnswered({ state, by: side }, side, act)).toBe(isResult);
		const other = side === "person" ? "exhibitor" : "person";
		expect(isAnswered({ state, by: other }, side, act)).toBe(false);
	});
});

test.each([
	["agreed", 1, false],
	["cancelled", 1, true],
	["agreed", 2, true],
	["cancelled", 2, true],
] as const)(
	"an answer to a meeting agreed in slot 1 is outdated if the meeting is now %s in slot %i: %s",
	(state, slotId, isOutdated) => {
		expect(isOutdatedAnswer({ state, slotId }, { state: "agreed", slotId: 1 })).toBe(isOutdated);
	},
);

test.each([
	["person", "exhibitor", true, "agreed"],
	["person", "exhibitor", false, "declined"],
	["exhibitor", "person", true, "agreed"],
	["exhibitor", "person", false, "declined"],
	["person", "person", true, undefined],
	["person", "person", false, "withdrawn"],
	["exhibitor", "exhibitor", false, "withdrawn"],
] as const)("a move asked by %s, answered by %s with %s: %s", (by, side, isAccepted, expected) => {
	expect(afterMoveAnswer(by, side, isAccepted)).toBe(expected);
});

test.each([
	["a day", "2025-06-03T10:00", "2025-06-06T12:00", "2025-06-06T11:00", "2025-06-04T10:00"],
	["until the agreed time", "2025-06-06T10:00", "2025-06-06T12:00", "2025-06-06T11:00", "2025-06-06T11:00"],
	["until the new time", "2025-06-06T10:00", "2025-06-06T10:30", "2025-06-06T11:00", "2025-06-06T10:30"],
])("a request to move waits %s", (_name, askedAt, startsAt, agreed, expected) => {
	const date = (text: string) => new Date(`${text}Z`);
	const move = { askedAt: date(askedAt), startsAt: date(startsAt) };
	expect(moveEnds(move, { startsAt: date(agreed) })).toEqual(date(expected));
});

test("slots of equal length follow each other within the span, as many as fit", () => {
	fc.assert(
		fc.property(fc.integer({ min: 5, max: 240 }), fc.integer({ min: 0, max: 2000 }), (minutes, length) => {
			const whole = { startsAt: at("00:00"), endsAt: new Date(at("00:00").getTime() + length * 60_000) };
			const slots = slotsBetween(whole, minutes);
			expect(slots.length).toBe(Math.floor(length / minutes));
			slots.forEach((slot, index) => {
				expect(slot.endsAt.getTime() - slot.startsAt.getTime()).toBe(minutes * 60_000);
				expect(slot.startsAt).toEqual(slots[index - 1]?.endsAt ?? whole.startsAt);
				expect(slot.endsAt <= whole.endsAt).toBe(true);
			});
		}),
	);
});

test.each([
	["right", "10:00", "11:00", 20, undefined],
	["too short", "10:00", "11:00", 4, "minutes"],
	["too long", "10:00", "20:00", LENGTHS.max + 1, "minutes"],
	["the longest", "10:00", "20:00", LENGTHS.max, undefined],
	["no whole minutes", "10:00", "11:00", 7.5, "minutes"],
	["begun", "09:00", "11:00", 20, "past"],
	["none fits", "10:00", "10:19", 20, "noTime"],
	["one fits", "10:00", "10:20", 20, undefined],
	["backwards", "11:00", "10:00", 20, "noTime"],
	["too many", "09:30", "23:59", 5, undefined],
] as const)("publishing: %s", (_name, from, to, minutes, expected) => {
	expect(publishRefusal(span(from, to), minutes, at("09:00"))).toBe(expected);
});

test.each([
	[MEETING_LIMITS.atOnce, undefined],
	[MEETING_LIMITS.atOnce + 1, "tooMany"],
])("publishing %i slots at once", (count, expected) => {
	const startsAt = at("10:00");
	const endsAt = new Date(startsAt.getTime() + count * 20 * 60_000);
	expect(publishRefusal({ startsAt, endsAt }, 20, at("09:00"))).toBe(expected);
});

test.each([
	["09:49", "agreed", false],
	["09:50", "agreed", true],
	["10:19", "agreed", true],
	["10:20", "agreed", false],
	["10:00", "asked", false],
] as const)("the room is open at %s for a meeting that is %s", (now, state, expected) => {
	expect(isRoomOpen(span("10:00", "10:20"), state, at(now))).toBe(expected);
});

test("a room's address has one slash after the provider's", () => {
	expect(roomAddress("https://meet.jit.si/", "abc")).toBe("https://meet.jit.si/abc");
	expect(roomAddress("https://meet.jit.si//", "abc")).toBe("https://meet.jit.si/abc");
	expect(roomAddress("https://video.example/rooms", "abc")).toBe("https://video.example/rooms/abc");
});

test("only companies with free slots and the chosen one are offered", () => {
	const companies = [3, 0, 0, 1].map((freeSlots, index) => ({ objectId: index + 1, freeSlots }));
	const ids = (chosen?: number) => offeredCompanies(companies, chosen).map((one) => one.objectId);
	expect([ids(), ids(2), ids(4)]).toEqual([
		[1, 4],
		[1, 2, 4],
		[1, 4],
	]);
});
