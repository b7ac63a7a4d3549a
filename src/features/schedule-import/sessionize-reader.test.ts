import { describe, expect, test } from "vitest";
import { brief, brokenBy, read } from "../../../tests/harness/reading.ts";

describe("Sessionize's All view", () => {
	const session = (values: object = {}) => ({
		id: "101",
		title: "Talk",
		description: "About\r\nit",
		startsAt: "2025-06-06T09:00:00",
		endsAt: "2025-06-06T09:45:00",
		isServiceSession: false,
		isPlenumSession: false,
		speakers: ["sp-1"],
		categoryItems: [11, 21, 31],
		questionAnswers: [],
		roomId: 2,
		liveUrl: null,
		recordingUrl: "https://v.example/1",
		status: "Accepted",
		...values,
	});
	const all = (sessions: unknown[], rest: object = {}) => ({
		sessions,
		speakers: [
			{
				id: "sp-1",
				firstName: "Ola Maria",
				lastName: "Testowa",
				fullName: "Ola Maria Testowa",
				bio: "Bio",
				tagLine: "Engineer",
				links: [{ title: "X", url: "https://x.com/ola", linkType: "Twitter" }],
			},
			{ id: "sp-2", firstName: "", lastName: "", fullName: "ajka", bio: null, links: [] },
		],
		questions: [],
		categories: [
			{
				id: 1,
				title: "Track",
				items: [
					{ id: 12, name: "Chmura", sort: 1 },
					{ id: 11, name: "Dane", sort: 2 },
				],
			},
			{ id: 2, title: "Session format", items: [{ id: 21, name: "Warsztat", sort: 1 }] },
			{ id: 3, title: "Language", items: [{ id: 31, name: "English", sort: 1 }] },
		],
		rooms: [{ id: 2, name: "Sala B", sort: 1 }],
		...rest,
	});

	test("a whole session, in local time", () => {
		const schedule = read(
			all([session(), session({ id: 102, categoryItems: [12], speakers: ["sp-1", "sp-2", "sp-1"] })]),
		);
		expect(schedule).toMatchObject({
			format: "sessionize",
			timeZone: null,
			offset: null,
			tracks: ["Chmura", "Dane"],
			skipped: [],
		});
		expect(schedule.talks).toMatchObject([
			{
				key: "101",
				day: "2025-06-06",
				description: "About\nit",
				room: "Sala B",
				track: "Dane",
				tags: ["Warsztat"],
				language: "English",
				startsAt: new Date("2025-06-06T07:00:00Z"),
				links: [{ title: "Nagranie / Recording", url: "https://v.example/1" }],
			},
			{ key: "102", personKeys: ["sp-1", "sp-2"] },
		]);
		expect(schedule.persons).toMatchObject([
			{ firstName: "Ola Maria", lastName: "Testowa", tagLine: "Engineer" },
			{ name: "ajka", firstName: null },
		]);
		expect(brief(read(all([session()]), "America/New_York"))).toEqual(["101 2025-06-06 2025-06-06T13:00 13:45"]);
	});

	test("service sessions are breaks, one for all rooms; sessions with speakers are talks", () => {
		const lunch = {
			title: "Lunch",
			isServiceSession: true,
			speakers: [],
			startsAt: "2025-06-06T12:00:00",
			endsAt: "2025-06-06T13:00:00",
		};
		const schedule = read(
			all([
				session(),
				session({ id: "a", ...lunch }),
				session({ id: "b", ...lunch, roomId: 3 }),
				session({ id: "c", isServiceSession: true }),
			]),
		);
		expect(schedule.breaks.map(({ name, day }) => `${name} ${day}`)).toEqual(["Lunch 2025-06-06"]);
		expect(schedule.talks.map((talk) => talk.key)).toEqual(["101", "c"]);
	});

	test("a night session belongs to the previous day", () => {
		const night = { startsAt: "2025-06-07T00:30:00", endsAt: "2025-06-07T01:30:00" };
		expect(brief(read(all([session(), session({ id: "2", ...night })])))).toEqual([
			"101 2025-06-06 2025-06-06T07:00 07:45",
			"2 2025-06-06 2025-06-06T22:30 23:30",
		]);
	});

	test("unusable items are skipped and reported", () => {
		const bad = [
			{ id: "2", startsAt: null, endsAt: null },
			{ id: "3", endsAt: null },
			{ id: "4", endsAt: "2025-06-06T08:00:00" },
			{ id: null },
			{ id: "5", title: "" },
			{},
			{ id: "6", speakers: ["sp-9"] },
		];
		const schedule = read(all([session(), ...bad.map(session)]));
		expect(schedule.talks.map((talk) => talk.key)).toEqual(["101", "6"]);
		expect(schedule.skipped.map(({ what, why }) => `${what}: ${why}`)).toEqual([
			'"Talk" (sessions[1]): its start time is missing or invalid',
			'"Talk" (sessions[2]): its end time is missing or invalid',
			'"Talk" (sessions[3]): its end is not after its start',
			'"Talk" (sessions[4]): it has no id',
			"sessions[5]: it has no title",
			'"Talk" (sessions[6]): its id 101 occurs twice in the file',
			'a speaker of "Talk": the file has no speaker sp-9',
		]);
	});

	test.each([
		[all([]), "The schedule has no talk with a time"],
		[all([session({ startsAt: null })]), "The schedule has no talk with a time"],
		[{ sessions: 5 }, "The JSON has no list of sessions."],
	])("%j is refused with a message", (text, sentence) => expect(brokenBy(text)).toContain(sentence));
});
