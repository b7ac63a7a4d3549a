import { describe, expect, test } from "vitest";
import { serviceOf } from "./services.ts";

const day = (name: string, nameEn: string, startsAt: string, isOnline: boolean) => ({
	name,
	nameEn,
	startsAt: new Date(startsAt),
	isOnline,
	isOnsite: !isOnline,
});
const DAYS = [
	day("Czwartek 06.06", "Thursday 06.06", "2025-06-06T07:00:00Z", true),
	day("Piątek 07.06", "Friday 07.06", "2025-06-07T06:00:00Z", false),
	day("Nagrania na żądanie", "On-demand recordings", "2025-06-06T07:00:00Z", true),
];
const event = {
	place: "Hala Łuków",
	placeEn: "Arches Hall",
	city: "Warszawa",
	cityEn: "Warsaw",
	startsAt: new Date("2025-06-05T07:00:00Z"),
	endsAt: new Date("2025-06-07T23:00:00Z"),
	timeZone: "Europe/Warsaw",
	isMeeting: false,
};
const ticket = (isOnline: boolean, isOnsite: boolean, recordings: "none" | "online" | "all", lectures = true) => ({
	isOnline,
	isOnsite,
	includes: { expo: lectures, lectures: lectures ? ("both" as const) : ("none" as const), recordings },
});
const online = ticket(true, false, "none");
const onsite = ticket(false, true, "none");
const both = ticket(true, true, "all");
const period = "nagrania przez 3 miesiące od publikacji";
const hall = "Piątek 07.06, Hala Łuków, Warszawa";

describe("when and where an item takes place", () => {
	test.each([
		["an online ticket: its online day", { package: online }, "Czwartek 06.06, online", "2025-06-06"],
		["a ticket on site: its day and the hall", { package: onsite }, hall, "2025-06-07"],
		["both: each day with its place", { package: both }, `Czwartek 06.06, online; ${hall}; ${period}`, "2025-06-07"],
		["recordings: their period, no day", { package: ticket(true, false, "all", false) }, period, null],
		["a lunch: the day on site", { package: both, option: "lunch" as const }, hall, "2025-06-07"],
		["an afterparty", { package: online, option: "afterparty" as const }, hall, "2025-06-07"],
	])("%s", (_, item, pl, last) => expect(serviceOf(item, event, DAYS)).toMatchObject({ pl, day: last }));

	test("goods have neither", () => {
		for (const option of ["tshirt", "giftbag", "delivery"] as const) {
			expect(serviceOf({ package: both, option }, event, DAYS)).toBeNull();
		}
	});

	test("the English text", () =>
		expect(serviceOf({ package: both }, event, DAYS)?.en).toBe(
			"Thursday 06.06, online; Friday 07.06, Arches Hall, Warsaw; recordings for 3 months from publication",
		));

	test("an event without named days has dates, a meetup its place", () => {
		expect(serviceOf({ package: online }, event, [])).toMatchObject({
			pl: "5–7 czerwca 2025, online",
			day: "2025-06-07",
		});
		expect(serviceOf({ package: onsite }, { ...event, isMeeting: true }, DAYS)?.pl).toBe("Hala Łuków, Warszawa");
	});
});
