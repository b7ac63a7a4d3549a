import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	filterOf,
	isFiltering,
	isFound,
	type LectureFilter,
	toggledValue,
	viewOf,
	withFilter,
	withView,
} from "./filter.ts";

const lecture = {
	subject: "Zażółć gęślą jaźń",
	subjectPl: null,
	subjectEn: "Yellow in white",
	tags: ["SQL"],
	tagsPl: [],
	tagsEn: ["Queries"],
	shortDescription: "O kolejkach",
	shortDescriptionPl: null,
	shortDescriptionEn: "About queues",
	place: "Sala Łuków",
	difficultyLevel: 2,
	language: "pl",
	lecturers: [
		{
			objectId: 1,
			title: null,
			firstName: "Łukasz",
			lastName: "Świerk",
			organization: "Wiślanix",
			jobPosition: "",
			jobPositionEn: null,
			imageUrl: null,
		},
	],
	exhibitor: { objectId: 1, name: "Norvika", logoUrl: "" },
};
const track = { objectId: 7, name: "Łączność", nameEn: "Networks" };

describe("a filter finds a lecture", () => {
	test.each<[LectureFilter, boolean]>([
		[{}, true],
		[{ text: "  " }, true],
		[{ text: "zazolc GESLA" }, true],
		[{ text: "lukasz swierk" }, true],
		[{ text: "swierk lukasz" }, true],
		[{ text: "sql łuków" }, true],
		[{ text: "norvika" }, true],
		[{ text: "wislanix" }, true],
		[{ text: "yellow queries" }, true],
		[{ text: "kolejkach" }, true],
		[{ text: "queues" }, true],
		[{ text: "lacznosc" }, true],
		[{ text: "networks zazolc" }, true],
		[{ text: " sql  łuków\t" }, true],
		[{ text: "sql java" }, false],
		[{ text: "jaznyellow" }, false],
		[{ levels: [2], languages: ["pl"] }, true],
		[{ levels: [3, 2] }, true],
		[{ levels: [3] }, false],
		[{ tags: ["LLM", lecture.tags[0]!] }, true],
		[{ tags: [lecture.tags[0]!.toLowerCase()] }, false],
		[{ languages: ["en"] }, false],
		[{ languages: [] }, true],
		[{ tracks: [7, 8] }, true],
		[{ tracks: [8] }, false],
		[{ rooms: ["Sala Łuków"] }, true],
		[{ rooms: ["Sala Echo"] }, false],
		[{ tracks: [7], rooms: ["Sala Echo"] }, false],
	])("%j: %s", (filter, expected) => expect(isFound(lecture, track, filter)).toBe(expected));

	test("a filter of levels finds no lecture without a level", () => {
		expect(isFound({ ...lecture, difficultyLevel: null }, track, { levels: [1, 2, 3] })).toBe(false);
	});
});

test.each<[LectureFilter, boolean]>([
	[{}, false],
	[{ text: " " }, false],
	[{ text: "a" }, true],
	[{ tracks: [] }, false],
	[{ tracks: [0] }, true],
	[{ levels: [1] }, true],
])("%j narrows: %s", (filter, expected) => expect(isFiltering(filter)).toBe(expected));

test("a value is toggled", () => {
	const chosen = toggledValue(toggledValue({ text: "a" }, "rooms", "Aula"), "tracks", 3);
	expect(chosen).toEqual({ text: "a", rooms: ["Aula"], tracks: [3] });
	expect(toggledValue(chosen, "rooms", "Aula")).toEqual({ text: "a", rooms: [], tracks: [3] });
});

describe("a filter in an address", () => {
	test("keeps other parameters", () => {
		const query = withFilter(new URLSearchParams("calendar=D1&track=9&lang=en"), {
			text: " kolejki ",
			tracks: [3, 4],
			rooms: ["Sala Łuków & Echo"],
		});
		expect(query.toString()).toBe("calendar=D1&lang=en&q=kolejki&track=3&track=4&room=Sala+%C5%81uk%C3%B3w+%26+Echo");
	});

	test("ignores invalid and excessive values", () => {
		const query = new URLSearchParams(`track=x&track=-1&track=5&track=5&level=1e3&room=${"a".repeat(121)}&language=`);
		expect(filterOf(query)).toEqual({ tracks: [5], rooms: [], languages: [], levels: [], tags: [] });
		const many = new URLSearchParams(Array.from({ length: 60 }, (_, id) => ["track", String(id)]));
		expect(filterOf(many).tracks).toHaveLength(50);
	});

	test("is parsed as it was written", () => {
		const texts = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 30 }), { maxLength: 5 });
		const numbers = fc.uniqueArray(fc.nat(999_999_999), { maxLength: 5 });
		const filters = fc.record({ tracks: numbers, rooms: texts, languages: texts, levels: numbers, tags: texts });
		fc.assert(
			fc.property(filters, (filter) => {
				const written = withFilter(new URLSearchParams("calendar=D1"), filter).toString();
				expect(filterOf(new URLSearchParams(written))).toEqual(filter);
			}),
		);
	});
});

test("a view in an address is parsed as it was written; other parameters stay", () => {
	const view = { filter: { ...filterOf(new URLSearchParams()), rooms: ["Aula"] }, calendar: "D2", tab: 4 };
	const query = withView(new URLSearchParams("lang=en&tab=1&calendar=D1&q=x"), view);
	expect(query.toString()).toBe("lang=en&room=Aula&calendar=D2&tab=4");
	expect(viewOf(query)).toEqual(view);
	const nothing = { filter: {}, calendar: undefined, tab: undefined };
	expect(withView(query, nothing).toString()).toBe("lang=en");
	expect(viewOf(new URLSearchParams("tab=x"))).toMatchObject({ calendar: undefined, tab: undefined });
});
