import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Drafts } from "./drafts.ts";
import { at, day, drafts, empty, lecture, lecturer } from "./examples.ts";
import {
	type Changes,
	isNothingToDo,
	lectureChanges,
	type Plan,
	planOf,
	type StoredSchedule,
	tallyOf,
	zoneNote,
	zoneOfNewEvent,
} from "./rules.ts";

/** The stored state after a plan, as the server applies it. */
function applied(stored: StoredSchedule, plan: Plan): StoredSchedule {
	const rows = [stored.days, stored.tracks, stored.lecturers, stored.lectures, stored.breaks].flat();
	let id = Math.max(0, ...rows.map((row) => row.id));
	const after = <D, S extends { id: number }>(
		rows: S[],
		changes: Changes<D>,
		row: (draft: D, id: number, old?: S) => S,
	): S[] => [
		...rows.flatMap((old) => {
			if (changes.remove.includes(old.id)) return [];
			const update = changes.update.find((one) => one.id === old.id);
			return [update ? row(update.draft, old.id, old) : old];
		}),
		...changes.create.map((draft) => row(draft, ++id)),
	];
	const days = after(stored.days, plan.days, (draft, id) => ({
		...draft,
		id,
		date: draft.key,
		isSameKind: true,
		isPinned: false,
	}));
	const dayId = new Map([...days.map((one) => [one.key ?? one.date, one.id] as const), ...plan.days.known]);
	return {
		days,
		tracks: after(stored.tracks, plan.tracks, (draft, id) => ({ ...draft, id, isPinned: false })),
		lecturers: after(stored.lecturers, plan.lecturers, ({ key, hash }, id, old) => ({
			key,
			hash,
			id,
			isPinned: old?.isPinned ?? false,
		})),
		lectures: after(stored.lectures, plan.lectures, ({ key, hash, subject }, id) => ({ key, hash, subject, id })),
		breaks: after(stored.breaks, plan.breaks, ({ day, ...rest }, id) => ({ ...rest, id, dayId: dayId.get(day)! })),
		importedSpan: plan.span ?? stored.importedSpan,
	};
}

describe("plan of an import", () => {
	test("creates new rows, updates changed ones, removes missing ones, and leaves others", () => {
		const first = drafts({ lectures: [lecture("a"), lecture("b"), lecture("c")] });
		const stored = applied(empty, planOf(first, empty));
		const plan = planOf(drafts({ lectures: [lecture("a"), lecture("b", { hash: "new" }), lecture("d")] }), stored);
		expect(tallyOf(plan.lectures)).toEqual({ created: 1, updated: 1, unchanged: 1, removed: 1 });
		expect(plan.lectures.update.map(({ draft }) => draft.key)).toEqual(["b"]);
		expect(tallyOf(plan.days)).toEqual({ created: 0, updated: 0, unchanged: 1, removed: 0 });
	});

	test("uses the organiser's day of the same date and track of the same name", () => {
		const own: StoredSchedule = {
			...empty,
			days: [
				{
					id: 1,
					key: null,
					date: "2025-06-06",
					code: "D1",
					startsAt: at(0),
					endsAt: at(1),
					isSameKind: true,
					isPinned: true,
				},
			],
			tracks: [{ id: 2, key: null, name: "DANE", isPinned: true }],
		};
		const plan = planOf(drafts({ tracks: [{ key: "dane", name: "Dane" }] }), own);
		expect(isNothingToDo(plan)).toBe(true);
		expect([plan.days.known.get("2025-06-06"), plan.tracks.known.get("dane")]).toEqual([1, 2]);
	});

	test("gives calendars other codes than the organiser's", () => {
		const other = {
			id: 1,
			key: null,
			date: "2025-01-01",
			code: "2025-06-06",
			startsAt: at(0),
			endsAt: at(1),
			isSameKind: true,
			isPinned: true,
		};
		expect(planOf(drafts({}), { ...empty, days: [other] }).days.create.map((one) => one.code)).toEqual([
			"2025-06-06-2",
		]);
	});

	test("keeps rows that the organiser uses, even if the file no longer has them", () => {
		const used: StoredSchedule = {
			...empty,
			days: [
				{
					id: 1,
					key: "2025-06-05",
					date: "2025-06-05",
					code: "x",
					startsAt: at(0),
					endsAt: at(1),
					isSameKind: true,
					isPinned: true,
				},
			],
			tracks: [{ id: 2, key: "old", name: "Old", isPinned: false }],
			lecturers: [{ id: 3, key: "p", hash: "h", isPinned: true }],
		};
		const plan = planOf(drafts({}), used);
		expect([plan.days.remove, plan.tracks.remove, plan.lecturers.remove, plan.kept]).toEqual([[], [2], [], 2]);
	});

	test("rewrites a lecture whose track or lecturer is recreated", () => {
		const whole = drafts({
			tracks: [{ key: "t", name: "T" }],
			lecturers: [lecturer("p")],
			lectures: [lecture("a", { track: "t" }), lecture("b", { lecturers: ["p"] }), lecture("c")],
		});
		const stored = applied(empty, planOf(whole, empty));
		expect(tallyOf(planOf(whole, { ...stored, tracks: [], lecturers: [] }).lectures)).toMatchObject({
			updated: 2,
			unchanged: 1,
		});
	});

	test("changes an event's dates only if an import made it", () => {
		expect(planOf(drafts({}), empty).span).toBeNull();
		expect(planOf(drafts({}), { ...empty, importedSpan: { startsAt: at(9), endsAt: at(17) } }).span).toBeNull();
		expect(planOf(drafts({}), { ...empty, importedSpan: { startsAt: at(8), endsAt: at(17) } }).span).toEqual({
			startsAt: at(9),
			endsAt: at(17),
		});
	});

	test("lists changed lectures by subject, or else by number", () => {
		const first = drafts({ lectures: [lecture("a"), lecture("b"), lecture("c")] });
		const stored = applied(empty, planOf(first, empty));
		const plan = planOf(drafts({ lectures: [lecture("b", { hash: "new", subject: "B2" }), lecture("d")] }), stored);
		const named = { ...stored, lectures: stored.lectures.filter((one) => one.subject !== "c") };
		const gone = stored.lectures.find((one) => one.subject === "c")!.id;
		expect(lectureChanges(plan, named)).toEqual({ created: ["d"], updated: ["B2"], removed: ["a", String(gone)] });
	});

	const key = fc.constantFrom("a", "b", "c", "d", "e");
	const dayKey = fc.constantFrom("2025-06-06", "2025-06-07", "2025-06-08");
	const anyDrafts: fc.Arbitrary<Drafts> = fc
		.record({
			days: fc.uniqueArray(fc.tuple(dayKey, fc.integer({ min: 0, max: 3 })), {
				selector: ([one]) => one,
				minLength: 1,
			}),
			tracks: fc.uniqueArray(key),
			people: fc.uniqueArray(fc.tuple(key, fc.string({ maxLength: 1 })), { selector: ([one]) => one }),
			lectures: fc.uniqueArray(fc.record({ key, hash: fc.string({ maxLength: 1 }), pick: fc.nat() }), {
				selector: (one) => one.key,
			}),
			breaks: fc.uniqueArray(fc.record({ key, pick: fc.nat(), name: fc.string({ maxLength: 1 }) }), {
				selector: (one) => one.key,
			}),
		})
		.map(({ days, tracks, people, lectures, breaks }) => {
			const dayAt = (pick: number) => days[pick % days.length]![0];
			return {
				days: days.map(([one, hours]) => day(one, hours)),
				tracks: tracks.map((one) => ({ key: one, name: one })),
				lecturers: people.map(([one, hash]) => lecturer(one, hash)),
				lectures: lectures.map(({ key, hash, pick }) =>
					lecture(key, {
						hash,
						day: dayAt(pick),
						track: tracks[pick % (tracks.length + 1)] ?? null,
						lecturers: people.slice(0, pick % 3).map(([one]) => one),
					}),
				),
				breaks: breaks.map(({ key, pick, name }) => ({
					key,
					day: dayAt(pick),
					name,
					nameEn: null,
					startsAt: at(1),
					endsAt: at(2),
				})),
			};
		});

	test("after any sequence of files, importing the last one again changes nothing", () => {
		fc.assert(
			fc.property(fc.array(anyDrafts, { minLength: 1, maxLength: 4 }), (files) => {
				const stored = files.reduce((state, file) => applied(state, planOf(file, state)), empty);
				const again = planOf(files.at(-1)!, stored);
				expect(isNothingToDo(again)).toBe(true);
				expect(again.lectures.unchanged).toBe(files.at(-1)!.lectures.length);
				expect(stored.lectures.map((one) => one.key).sort()).toEqual(
					files
						.at(-1)!
						.lectures.map((one) => one.key)
						.sort(),
				);
			}),
		);
	});
});

describe("the zone of a created event", () => {
	const sentence = (timeZone: string | null, offset: string | null) => ({
		timeZone,
		offset,
		talks: [{ startsAt: new Date("2025-06-06T07:00:00Z") }] as never,
	});
	test.each([
		["Asia/Tokyo", "Europe/Berlin", "+02:00", "Asia/Tokyo"],
		[null, "Europe/Berlin", "+02:00", "Europe/Berlin"],
		[null, null, null, "Europe/Warsaw"],
		[null, null, "+02:00", "Europe/Warsaw"],
		[null, null, "+09:00", "Etc/GMT-9"],
		[null, null, "+05:30", "Europe/Warsaw"],
	])("requested %s, in the file %s, offset %s: %s", (requested, named, offset, zone) =>
		expect(zoneOfNewEvent(requested, sentence(named, offset), "Europe/Warsaw")).toBe(zone),
	);

	test("differs from the file's with a note", () => {
		expect(zoneNote("Europe/Warsaw", sentence(null, "+02:00"))).toBeUndefined();
		expect(zoneNote("Europe/Warsaw", sentence(null, null))).toBeUndefined();
		expect(zoneNote("Europe/Warsaw", sentence(null, "+09:00"))).toBe(
			"The file's times are +09:00; the site shows them in the event's zone, Europe/Warsaw.",
		);
		expect(zoneNote("Europe/Warsaw", { offset: "+09:00", talks: [] })).toBeUndefined();
	});
});
