import { describe, expect, test } from "vitest";
import { at, drafts, empty, lecture, lecturer } from "./examples.ts";
import { isNothingToDo, ofSource, planOf, type StoredSchedule, tallyOf } from "./rules.ts";

describe("how an import treats stored rows", () => {
	const storedDay = (values: Partial<StoredSchedule["days"][number]>): StoredSchedule["days"][number] => ({
		id: 1,
		key: null,
		date: "2025-06-06",
		code: "D1",
		startsAt: at(9),
		endsAt: at(17),
		isSameKind: true,
		isPinned: true,
		...values,
	});

	test("the organiser's day of another kind or date is not used", () => {
		for (const values of [{ isSameKind: false }, { date: "2025-06-07" }]) {
			expect(tallyOf(planOf(drafts({}), { ...empty, days: [storedDay(values)] }).days)).toMatchObject({ created: 1 });
		}
	});

	test("a calendar's code takes the first free number", () => {
		const days = ["2025-06-06", "2025-06-06-2"].map((code, id) => storedDay({ id, code, date: "2025-01-01" }));
		expect(planOf(drafts({}), { ...empty, days }).days.create.map((one) => one.code)).toEqual(["2025-06-06-3"]);
		const imported = [storedDay({ key: "2025-06-05", date: "2025-06-05", code: "2025-06-06" })];
		expect(planOf(drafts({}), { ...empty, days: imported }).days.create.map((one) => one.code)).toEqual(["2025-06-06"]);
	});

	test.each([
		["as it was", {}, 0],
		["with another start", { startsAt: at(8) }, 1],
		["with another end", { endsAt: at(18) }, 1],
	])("a day %s", (_, values, updated) => {
		const days = [storedDay({ key: "2025-06-06", ...values })];
		expect(tallyOf(planOf(drafts({}), { ...empty, days }).days)).toMatchObject({ created: 0, updated });
	});

	test.each([
		["as it was", {}, 0],
		["with another name", { name: "Lunch" }, 1],
		["at another time", { endsAt: at(14) }, 1],
		["on another day", { dayId: 2 }, 1],
	])("a break %s", (_, values, updated) => {
		const pause = { key: "b", day: "2025-06-06", name: "Przerwa", nameEn: null, startsAt: at(12), endsAt: at(13) };
		const breaks = [{ id: 1, key: "b", dayId: 1, name: "Przerwa", startsAt: at(12), endsAt: at(13), ...values }];
		const stored = { ...empty, days: [storedDay({ key: "2025-06-06" })], breaks };
		expect(tallyOf(planOf(drafts({ breaks: [pause] }), stored).breaks)).toMatchObject({ created: 0, updated });
	});

	test("the event's dates include a kept day, but not a removed or the organiser's own one", () => {
		const earlier = { date: "2025-06-05", startsAt: at(-15), endsAt: at(-7) };
		const spanWith = (values: Partial<StoredSchedule["days"][number]>) =>
			planOf(drafts({}), {
				...empty,
				days: [storedDay({ ...earlier, ...values })],
				importedSpan: { startsAt: at(9), endsAt: at(17) },
			}).span;
		expect(spanWith({ key: "2025-06-05" })).toEqual({ startsAt: at(-15), endsAt: at(17) });
		expect(spanWith({ key: "2025-06-05", isPinned: false })).toBeNull();
		expect(spanWith({ key: null })).toBeNull();
		expect(spanWith({ key: "2025-06-06" })).toBeNull();
	});

	test.each([
		["of its name", "Data i AI", 0, 1],
		["of another name", "Chmura", 1, 0],
	])("the organiser's track %s", (_, name, created, unchanged) => {
		const tracks = [{ id: 7, key: null, name, isPinned: true }];
		const plan = planOf(drafts({ tracks: [{ key: "data i ai", name: "Data i AI" }] }), { ...empty, tracks });
		expect(tallyOf(plan.tracks)).toEqual({ created, updated: 0, unchanged, removed: 0 });
	});

	test.each([
		["hash a", 0, 1],
		["another", 1, 0],
		[null, 1, 0],
	])("a lecturer with %s content", (hash, updated, unchanged) => {
		const lecturers = [{ id: 3, key: "a", hash, isPinned: false }];
		const plan = planOf(drafts({ lecturers: [lecturer("a")] }), { ...empty, lecturers });
		expect(tallyOf(plan.lecturers)).toEqual({ created: 0, updated, unchanged, removed: 0 });
	});

	test("a day, a track and a lecturer that the organiser uses stay and are counted", () => {
		const gone = { key: "gone", isPinned: true };
		const stored = {
			...empty,
			days: [storedDay({ ...gone, date: "2025-06-09" })],
			tracks: [{ id: 1, name: "Gone", ...gone }],
			lecturers: [{ id: 1, hash: null, ...gone }],
		};
		const plan = planOf(drafts({}), stored);
		expect([plan.kept, plan.days.remove, plan.tracks.remove, plan.lecturers.remove]).toEqual([3, [], [], []]);
	});

	test.each(["days", "tracks", "lecturers", "lectures", "breaks"] as const)(
		"a change of %s alone needs an import",
		(kind) => {
			const pause = { key: "b", day: "2025-06-06", name: "", nameEn: null, startsAt: at(12), endsAt: at(13) };
			const whole = {
				days: [storedDay({ key: "2025-06-06" })],
				tracks: [{ id: 1, key: "t", name: "T", isPinned: false }],
				lecturers: [{ id: 1, key: "p", hash: "hash p", isPinned: false }],
				lectures: [{ id: 1, key: "a", hash: "hash a", subject: "a" }],
				breaks: [{ ...pause, id: 1, dayId: 1 }],
				importedSpan: null,
			};
			const all = drafts({
				tracks: [{ key: "t", name: "T" }],
				lecturers: [lecturer("p")],
				lectures: [lecture("a")],
				breaks: [pause],
			});
			expect(isNothingToDo(planOf(all, whole))).toBe(true);
			const more = { id: 9, key: "more", hash: null, subject: "", name: "", date: "2025-06-10", dayId: 1 };
			const another = { ...more, code: "D9", startsAt: at(9), endsAt: at(10), isSameKind: true, isPinned: false };
			expect(isNothingToDo(planOf(all, { ...whole, [kind]: [...whole[kind], another] }))).toBe(false);
		},
	);

	test("new dates alone need an import", () => {
		const days = [storedDay({ key: "2025-06-06" })];
		const plan = (endsAt: Date) => planOf(drafts({}), { ...empty, days, importedSpan: { startsAt: at(9), endsAt } });
		expect([isNothingToDo(plan(at(17))), isNothingToDo(plan(at(18)))]).toEqual([true, false]);
	});

	test("keys have the publication's name, except keys of days and tracks", () => {
		const pause = { key: "b", day: "2025-06-06", name: "", nameEn: null, startsAt: at(12), endsAt: at(13) };
		const all = drafts({
			tracks: [{ key: "t", name: "T" }],
			lecturers: [lecturer("p")],
			lectures: [lecture("a", { track: "t", lecturers: ["p"] })],
			breaks: [pause],
		});
		expect(ofSource(all, "pretalx")).toEqual({
			...all,
			lecturers: [{ ...lecturer("p"), key: "pretalx:p" }],
			lectures: [{ ...all.lectures[0], key: "pretalx:a", lecturers: ["pretalx:p"] }],
			breaks: [{ ...pause, key: "pretalx:b" }],
		});
	});
});
