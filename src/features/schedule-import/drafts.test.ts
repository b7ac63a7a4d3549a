import { describe, expect, test } from "vitest";
import { draftsOf } from "./drafts.ts";
import type { Person, Schedule, Talk } from "./schedule.ts";

const talk = (values: Partial<Talk> = {}): Talk => ({
	key: "g1",
	day: "2025-06-06",
	title: "Talk",
	subtitle: "",
	abstract: "",
	description: "",
	room: "Aula",
	track: null,
	tags: [],
	language: "en",
	startsAt: new Date("2025-06-06T07:00:00Z"),
	endsAt: new Date("2025-06-06T08:00:00Z"),
	personKeys: [],
	links: [],
	...values,
});
const person = (values: Partial<Person> = {}): Person => ({
	key: "p1",
	name: "Ola Testowa",
	firstName: null,
	lastName: null,
	tagLine: "",
	biography: "",
	links: [],
	...values,
});
const schedule = (values: Partial<Schedule>): Schedule => ({
	format: "frab",
	isOwn: false,
	source: "frab",
	title: "Próba",
	timeZone: null,
	offset: null,
	venue: "",
	city: "",
	tracks: [],
	persons: [],
	talks: [talk()],
	breaks: [],
	skipped: [],
	...values,
});
const hash = (text: string) => text;
const lectureOf = (values: Partial<Talk>) => draftsOf(schedule({ talks: [talk(values)] }), hash).lectures[0]!;

describe("lectures", () => {
	test.each([
		["Short", "Under it.", "About.", "Short – Under it", "About."],
		["Short", "", "About.", "Short", "About."],
		[
			"A title that is long enough to fill the line",
			"and a subtitle for which no place is left",
			"About.",
			"A title that is long enough to fill the line",
			"and a subtitle for which no place is left. About.",
		],
		[
			"A title that is long enough to fill the line",
			"About this very thing and nothing else",
			"About this very thing and nothing else, truly.",
			"A title that is long enough to fill the line",
			"About this very thing and nothing else, truly.",
		],
	])("%s / %s / %s", (title, subtitle, abstract, subject, shortDescription) => {
		expect(lectureOf({ title, subtitle, abstract })).toMatchObject({ subject, shortDescription });
	});

	test("a description has its abstract once", () => {
		expect(lectureOf({ abstract: "**One.**", description: "One.\n\nTwo." }).description).toBe("<p>One.</p><p>Two.</p>");
		expect(lectureOf({ abstract: "Zero.", description: "One." }).description).toBe("<p>Zero.</p><p>One.</p>");
		expect(lectureOf({ description: "Only this." })).toMatchObject({
			description: "<p>Only this.</p>",
			shortDescription: "Only this.",
		});
		expect(lectureOf({}).description).toBeNull();
	});

	test("language, tags and links are normalised", () => {
		const lecture = lectureOf({
			language: "de-formal",
			tags: ["a", "a", "b"],
			links: [
				{ title: "", url: "https://www.a.example/slides/" },
				{ title: "Again", url: "https://b.example/" },
				{ title: "Twice", url: "https://b.example/" },
			],
		});
		expect(lecture).toMatchObject({ language: "de", tags: ["a", "b"] });
		expect(lecture.links).toEqual([
			{ title: "a.example/slides", url: "https://www.a.example/slides/" },
			{ title: "Twice", url: "https://b.example/" },
		]);
		expect(lectureOf({ language: "", title: "Żółw" }).language).toBe("pl");
	});

	test("the hash changes exactly with the written fields", () => {
		const base = lectureOf({}).hash;
		expect(lectureOf({}).hash).toBe(base);
		const changes: Partial<Talk>[] = [
			{ title: "Other" },
			{ room: "B" },
			{ track: "T" },
			{ personKeys: ["p"] },
			{ links: [{ title: "x", url: "https://a.example/" }] },
			{ endsAt: new Date(0) },
			{ description: "x" },
		];
		for (const change of changes) expect(lectureOf(change).hash).not.toBe(base);
	});
});

test("lecturers keep their order, with profiles", () => {
	const late = talk({ key: "g2", startsAt: new Date("2025-06-06T09:00:00Z"), personKeys: ["p1"] });
	const early = talk({ personKeys: ["p2", "p3"] });
	const links = [
		"https://github.com/a",
		"https://x.com/a",
		"https://www.linkedin.com/in/a",
		"https://chaos.social/@a",
		"https://a.example",
		"https://b.example",
	];
	const persons = [
		person(),
		person({ key: "p2", firstName: "Jan", lastName: "Wzór", links: links.map((url) => ({ title: "", url })) }),
		person({ key: "p3", biography: "Bio" }),
	];
	const { lecturers } = draftsOf(
		schedule({ talks: [late, early], persons: [...persons, person({ key: "p4" })] }),
		hash,
	);
	expect(lecturers.map((one) => one.key)).toEqual(["p2", "p3", "p1"]);
	expect(lecturers[0]).toMatchObject({
		firstName: "Jan",
		lastName: "Wzór",
		biography: null,
		repositoryUrl: "https://github.com/a",
		twitterUrl: "https://x.com/a",
		linkedinUrl: "https://www.linkedin.com/in/a",
		otherSocialMediaUrl: "https://chaos.social/@a",
		websiteUrl: "https://a.example",
	});
	expect(lecturers[1]).toMatchObject({ firstName: "Ola", lastName: "Testowa", biography: "<p>Bio</p>" });
});

test("days span from the first start to the last end and have names in both languages; breaks too", () => {
	const night = talk({
		key: "g2",
		startsAt: new Date("2025-06-06T22:30:00Z"),
		endsAt: new Date("2025-06-06T23:30:00Z"),
	});
	const pause = {
		key: "b",
		day: "2025-06-06",
		name: "Coffee break",
		startsAt: new Date("2025-06-06T06:00:00Z"),
		endsAt: new Date("2025-06-06T06:30:00Z"),
	};
	const { days, breaks } = draftsOf(schedule({ talks: [night, talk()], breaks: [pause] }), hash);
	expect(days).toEqual([
		{ key: "2025-06-06", name: "6 czerwca", nameEn: "6 June", startsAt: pause.startsAt, endsAt: night.endsAt },
	]);
	expect(breaks).toMatchObject([{ name: "Przerwa kawowa", nameEn: "Coffee break" }]);
});
