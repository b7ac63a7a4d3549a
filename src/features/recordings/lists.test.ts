import { describe, expect, test } from "vitest";
import type { ListedRecording } from "./contract.ts";
import { type Choice, choices, filterRecordings, kindCounts, NO_CHOICE, nextOf } from "./lists.ts";
import { offerFor } from "./offer.ts";

const azure = { objectId: 1, name: "Azure i chmura", nameEn: "Azure and cloud", color: "#f00" };
const security = { objectId: 2, name: "Bezpieczeństwo", nameEn: null, color: "#0f0" };
const ada = { objectId: 7, title: null, firstName: "Ada", lastName: "Żuk", organization: "Chmurnia", imageUrl: null };
const wit = { objectId: 8, title: "dr", firstName: "Wit", lastName: "Gawronek", organization: "", imageUrl: null };
const recording = (objectId: number, more: Partial<ListedRecording>): ListedRecording => ({
	objectId,
	subject: "Kopia zapasowa",
	subjectPl: null,
	subjectEn: "A backup",
	language: "pl",
	lecturers: [ada],
	calendarCode: "D1",
	calendarName: "Czwartek",
	calendarNameEn: "Thursday",
	track: azure,
	isOnlinePart: true,
	isOnDemand: false,
	seconds: 30,
	publishedDate: "",
	watchUntil: "",
	state: "open",
	placeSeconds: 0,
	...more,
});
const list = [
	recording(1, {}),
	recording(2, { subject: "Łatki bez paniki", subjectEn: null, track: security, lecturers: [wit, ada] }),
	recording(3, { calendarCode: "D2", calendarName: "Piątek", calendarNameEn: null, track: null, lecturers: [] }),
	recording(4, { subject: "Policy", track: azure, lecturers: [wit], isOnDemand: true }),
];

test.each<[Partial<Choice>, number[]]>([
	[{}, [1, 2, 3, 4]],
	[{ search: "  " }, [1, 2, 3, 4]],
	[{ search: "latki" }, [2]],
	[{ search: "BACKUP ada" }, [1]],
	[{ search: "chmurnia zuk" }, [1, 2]],
	[{ search: "nic takiego" }, []],
	[{ day: "D2" }, [3]],
	[{ kind: "live" }, [1, 2, 3]],
	[{ kind: "on-demand" }, [4]],
	[{ kind: "on-demand", day: "D2" }, []],
	[{ track: "1" }, [1, 4]],
	[{ speaker: "8" }, [2, 4]],
	[{ speaker: "8", track: "1", search: "pol" }, [4]],
])("%j leaves %j", (choice, ids) =>
	expect(filterRecordings(list, { ...NO_CHOICE, ...choice }).map((one) => one.objectId)).toEqual(ids),
);

test("both kinds have tabs with counts; a single kind has none", () => {
	expect(kindCounts(list)).toEqual([
		["", 4],
		["live", 3],
		["on-demand", 1],
	]);
	expect(kindCounts(list.slice(0, 3))).toEqual([]);
	expect(kindCounts([])).toEqual([]);
});

test("filter values, each once, in both languages", () => {
	expect(choices(list, "en")).toEqual({
		days: [
			["D1", "Thursday"],
			["D2", "Piątek"],
		],
		tracks: [
			["1", "Azure and cloud"],
			["2", "Bezpieczeństwo"],
		],
		people: [
			["8", "Wit Gawronek"],
			["7", "Ada Żuk"],
		],
	});
	expect(choices(list, "pl").days[0]).toEqual(["D1", "Czwartek"]);
});

test.each([
	[1, 4, [4, 2, 3]],
	[4, 4, [1, 2, 3]],
	[2, 2, [3, 4]],
	[3, 9, [4, 1, 2]],
	[99, 9, [1, 2, 3, 4]],
])("after %i at most %i: %j, same track first", (id, count, ids) =>
	expect(nextOf(list, id, count).map((one) => one.objectId)).toEqual(ids),
);

describe("the offer", () => {
	const online = { packageCode: "ONLINE", packageName: "Basic Online", opens: "online", grossGrosz: 1 } as const;
	const all = { packageCode: "STANDARD", packageName: "Standard", opens: "all", grossGrosz: 2 } as const;
	test("is the cheapest that opens all locked recordings", () => {
		const [first, other] = [{ isOnlinePart: true }, { isOnlinePart: false }];
		expect(offerFor([online, all], [first])).toBe(online);
		expect(offerFor([online, all], [first, other])).toBe(all);
		expect(offerFor([online], [other])).toBeUndefined();
		// without any other
		const gone = { ...online, grossGrosz: null };
		expect(offerFor([gone, all], [first])).toBe(all);
		expect(offerFor([gone], [first])).toBe(gone);
	});
});
