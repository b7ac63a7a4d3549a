import { expect, test } from "vitest";
import { guestForm } from "./guest-form.ts";
import type { ListRow } from "./guest-list.ts";
import { type ListFacts, planList, totalsOf } from "./plan.ts";

const onPlace = { isOnline: true, isOnsite: true };
const PACKAGES = [
	{ id: 1, code: "EXPO", name: "Expo", ...onPlace, capacity: null, taken: 4 },
	{ id: 2, code: "VIP", name: "Very Important", ...onPlace, capacity: 3, taken: 1 },
];
const day = (id: number, onsiteCapacity: number | null) => ({
	id,
	code: `E${id}`,
	name: `Edycja ${id}`,
	nameEn: null,
	isOnline: true,
	isOnsite: true,
	endsAt: new Date("2025-09-01"),
	onlineCapacity: null,
	onlineTaken: 0,
	onsiteCapacity,
	onsiteTaken: 0,
});
const FACTS: ListFacts = {
	isMeeting: false,
	packages: PACKAGES,
	calendars: [],
	tickets: [{ email: "ala@inna.example", scope: "", accountId: "ala" }],
	now: new Date("2025-05-01"),
};
const row = (line: number, email: string, part: object = {}): ListRow => ({
	line,
	name: email,
	email: `${email}@inna.example`,
	guest: { ...guestForm.empty, email: `${email}@inna.example`, packageCode: "VIP", ...part },
});
const outcomes = (rows: ListRow[], facts = FACTS) =>
	planList(rows, facts).map(({ outcome, reason, accountId }) => reason?.en ?? accountId ?? outcome);

test("earlier rows take places from later ones, and people with a place take none", () => {
	const rows = [row(2, "ala"), row(3, "ola"), row(4, "ula"), row(5, "ela"), row(6, "iza", { packageCode: "expo" })];
	expect(outcomes(rows)).toEqual([
		"ala",
		"new",
		"new",
		expect.stringMatching(/^Free places in package Very Important: 0 of 3\./),
		"new",
	]);
	expect(totalsOf(planList(rows, FACTS), PACKAGES)).toEqual([
		{ code: "EXPO", name: "Expo", count: 1, left: null },
		{ code: "VIP", name: "Very Important", count: 2, left: 0 },
	]);
});

test("a package is found by its code or name", () => {
	expect(outcomes([row(2, "ola", { packageCode: "very important" }), row(3, "ula", { packageCode: "gold" })])).toEqual([
		"new",
		"There is no “gold” here. Choose one of: EXPO, VIP.",
	]);
});

test("a row that cannot be read keeps its reason", () => {
	const broken = { line: 2, name: "", email: "", error: { pl: "Źle", en: "Bad" } };
	expect(outcomes([broken])).toEqual(["Bad"]);
});

test("a meetup counts places and people of each edition", () => {
	const facts = {
		...FACTS,
		isMeeting: true,
		calendars: [day(1, 1), day(2, null)],
		tickets: [{ email: "ala@inna.example", scope: "E2", accountId: "ala" }],
	};
	const of = (line: number, email: string, calendarCode: string, mode = "") => row(line, email, { calendarCode, mode });
	expect(
		outcomes([of(2, "ala", "e1"), of(3, "ala", "E2"), of(4, "ola", "E1"), of(5, "ola", "Edycja 1", "online")], facts),
	).toEqual(["new", "ala", expect.stringMatching(/^Edycja 1 has no free places on site/), "new"]);
	expect(outcomes([of(2, "ula", ""), of(3, "ula", "E9")], facts)).toEqual([
		"Choose the edition of the meetup.",
		"There is no “E9” here. Choose one of: E1, E2.",
	]);
});
