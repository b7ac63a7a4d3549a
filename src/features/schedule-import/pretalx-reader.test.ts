import { describe, expect, test } from "vitest";
import { brief, brokenBy, read } from "../../../tests/harness/reading.ts";

describe("pretalx schedule.json", () => {
	const talk = (values: object = {}) => ({
		guid: "g1",
		code: "ABC",
		id: 5,
		date: "2025-06-06T23:30:00+02:00",
		start: "23:30",
		duration: "01:00",
		room: "Aula",
		title: "Talk",
		subtitle: "",
		track: null,
		type: "Talk",
		language: "pl",
		abstract: "A",
		description: null,
		persons: [
			{ code: "XY", name: "Ola Testowa", public_name: "Ola Testowa", biography: "**Bio**", avatar: null, guid: "p1" },
		],
		links: [{ title: "Site", url: "https://a.example", type: "related" }],
		attachments: [{ title: "", url: "/media/x.pdf" }],
		...values,
	});
	const json = (talks: unknown, rest: object = {}) => ({
		$schema: "https://c3voc.de/schedule/schema.json",
		schedule: {
			base_url: "https://pretalx.example/conf/schedule/",
			conference: {
				title: "Próba",
				time_zone_name: "Europe/Warsaw",
				tracks: [{ name: "B" }, { name: "A" }, { name: "Unused" }],
				days: [{ index: 1, date: "2025-06-06", day_start: "2025-06-06T04:00:00+02:00", rooms: { Aula: talks } }],
				...rest,
			},
		},
	});

	test("a whole talk", () => {
		const schedule = read(
			json([
				talk(),
				talk({ guid: "g2", date: "2025-06-07T00:30:00+02:00", duration: "1:00:00", track: "A" }),
				talk({ guid: "g3", track: "B" }),
			]),
		);
		expect(schedule).toMatchObject({
			format: "pretalx",
			title: "Próba",
			timeZone: "Europe/Warsaw",
			tracks: ["B", "A"],
			skipped: [],
		});
		expect(brief(schedule)).toEqual([
			"g1 2025-06-06 2025-06-06T21:30 22:30",
			"g2 2025-06-06 2025-06-06T22:30 22:30",
			"g3 2025-06-06 2025-06-06T21:30 22:30",
		]);
		expect(schedule.talks[0]).toMatchObject({
			track: null,
			tags: [],
			description: "",
			personKeys: ["p1"],
			links: [
				{ title: "Site", url: "https://a.example/" },
				{ title: "", url: "https://pretalx.example/media/x.pdf" },
			],
		});
		expect(schedule.persons).toMatchObject([{ key: "p1", name: "Ola Testowa", biography: "**Bio**" }]);
	});

	test("unusual values are interpreted as far as possible", () => {
		const schedule = read(
			json([
				talk({
					guid: undefined,
					code: undefined,
					title: " Bad\u0000\ud800 title\u0007 ",
					duration: 30,
					persons: "x",
					links: "https://b.example",
					attachments: [],
				}),
			]),
		);
		expect(schedule.talks[0]).toMatchObject({
			key: "5",
			title: "Bad\ufffd title",
			personKeys: ["name:x"],
			links: [{ url: "https://b.example/" }],
		});
		expect(read(json(talk())).talks).toHaveLength(1);
		expect(read({ conference: json([talk()]).schedule.conference }).talks).toHaveLength(1);
	});

	test.each([
		[json([]), "The schedule has no usable talk."],
		[json([null, 5, "x"]), "it has no title"],
		[json([talk()], { days: {} }), "The JSON has no list schedule.conference.days."],
		[{ schedule: {} }, "The JSON has no schedule.conference."],
		[{ a: 1 }, "The JSON is none of the formats that are read"],
		[[1], 'take the view "All" instead'],
		['{"schedule": {\n  "conference": }', "The JSON is broken at line 2, column 17."],
		["", "The file is empty."],
		["\ufeff  ", "The file is empty."],
		["<!DOCTYPE html><html></html>", "This is a web page"],
		["BEGIN:VCALENDAR", "This is an iCalendar file"],
		["hello", "This is neither XML nor JSON"],
	])("%j is refused with a message", (text, sentence) => expect(brokenBy(text)).toContain(sentence));
});
