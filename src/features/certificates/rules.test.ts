import { describe, expect, test } from "vitest";
import {
	type AttendedFact,
	attendanceOf,
	type CertificateFacts,
	certificateRefusal,
	hoursText,
	maskedName,
} from "./rules.ts";

const tracks = [
	{ id: 1, name: "Dane i AI", nameEn: "Data and AI", color: "#ff5c9a" },
	{ id: 2, name: "Azure", nameEn: null, color: "#6b5cff" },
];
/** Lectures 11, 12 … are in track 1, lectures 21, 22 … in track 2, others in none. */
const trackOf = (lectureId: number) => tracks.find(({ id }) => id === Math.floor(lectureId / 10));
const friday = { name: "Piątek 07.06", nameEn: "Friday 07.06" };
const fact = (lectureId: number, source: AttendedFact["source"], minutes = 45): AttendedFact => ({
	lectureId,
	source,
	minutes,
});

describe("attendance", () => {
	test("is empty without facts", () => {
		expect(attendanceOf([], [], trackOf)).toEqual({ days: [], lectures: 0, minutes: 0, sources: [], tracks: [] });
	});
	test("counts a day without lectures", () => {
		expect(attendanceOf([], [{ ...friday, at: 1 } as typeof friday], trackOf)).toEqual({
			days: [friday],
			lectures: 0,
			minutes: 0,
			sources: [],
			tracks: [],
		});
	});
	test("counts each lecture once, by its strongest proof; the track with most lectures is first", () => {
		const facts = [
			fact(11, "recording", 50),
			fact(21, "live"),
			fact(11, "onsite", 40),
			fact(12, "recording", 10),
			fact(31, "live", 5),
			fact(21, "recording", 99),
		];
		expect(attendanceOf(facts, [friday], trackOf)).toEqual({
			days: [friday],
			lectures: 4,
			minutes: 100,
			sources: ["onsite", "live", "recording"],
			tracks: [
				{ name: "Dane i AI", nameEn: "Data and AI", color: "#ff5c9a", lectures: 2 },
				{ name: "Azure", nameEn: null, color: "#6b5cff", lectures: 1 },
			],
		});
	});
});

describe("a certificate", () => {
	const endsAt = new Date("2025-06-07T23:00:00Z");
	const standing: CertificateFacts = {
		event: { isMeeting: false, endsAt },
		hasTicket: true,
		isWithdrawn: false,
		attendance: { days: [friday], lectures: 3 },
	};
	const cases: [ReturnType<typeof certificateRefusal>, Partial<CertificateFacts>, Date?][] = [
		[undefined, {}],
		[undefined, { attendance: { days: [friday], lectures: 0 } }],
		[undefined, { attendance: { days: [], lectures: 1 } }],
		["notAttended", { attendance: { days: [], lectures: 0 } }],
		["early", {}, new Date(endsAt.getTime() - 1)],
		["noTicket", { hasTicket: false }],
		["noTicket", { hasTicket: false }, new Date(0)],
		["withdrawn", { isWithdrawn: true }],
		["meetup", { event: { isMeeting: true, endsAt } }],
	];
	test.each(cases)("is refused as %s: %j", (refusal, more, now = endsAt) => {
		expect(certificateRefusal({ ...standing, ...more }, now)).toBe(refusal);
	});
});

test.each([
	["pl", 59, "59 min"],
	["pl", 405, "6 godz. 45 min"],
	["en", 405, "6 h 45 min"],
	["pl", 6000, "100 godz."],
	["en", 0, "0 min"],
] as const)("in %s %i minutes are %s", (lang, minutes, text) =>
	expect(hoursText(lang, minutes).replaceAll("\u00a0", " ")).toBe(text),
);

test.each([
	["Anna Szczepankowska-Wójcik", "A••• S•••••••••••••-W•••••"],
	[" Łucja  Żak ", "Ł•••• Ż••"],
	["李 小龙", "李 小•"],
	["Zoe\u0308 D’Arc", "Z•• D••••"],
	["", ""],
])("the public page shows %s as %s", (name, shown) => expect(maskedName(name)).toBe(shown));
