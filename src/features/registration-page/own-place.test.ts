import { expect, test } from "vitest";
import type { OwnRegistration } from "../account/me-contract.ts";
import type { OfferedPackage, RegistrationForm } from "./form.ts";
import { ownPlace, purchaseOptions } from "./own-place.ts";

const event = { code: "MSTS25", isMeeting: false } as RegistrationForm["event"];
const meetup = { code: "DSW", isMeeting: true } as RegistrationForm["event"];
const edition = { code: "DSW-10" } as NonNullable<RegistrationForm["calendar"]>;
const ticket = (part: Partial<OwnRegistration>) =>
	({
		eventCode: "MSTS25",
		status: "confirmed",
		calendarCode: null,
		packageCode: "STANDARD",
		...part,
	}) as OwnRegistration;

test.each([
	["this event", event, null, ticket({}), true],
	["an unpaid one", event, null, ticket({ status: "reserved" }), true],
	["a cancelled one", event, null, ticket({ status: "cancelled" }), false],
	["another event", event, null, ticket({ eventCode: "DSS25" }), false],
	["one day of this event", event, edition, ticket({ calendarCode: "D1" }), true],
	["this edition of a meetup", meetup, edition, ticket({ eventCode: "DSW", calendarCode: "DSW-10" }), true],
	["another edition of a meetup", meetup, edition, ticket({ eventCode: "DSW", calendarCode: "DSW-09" }), false],
])("a ticket for %s", (_, at, calendar, one, isFound) => {
	expect(ownPlace({ event: at, calendar }, [one])).toBe(isFound ? one : undefined);
});

const sold = (code: string, netGrosz: number, options: number) =>
	({ code, netGrosz, options: Array.from({ length: options }) }) as OfferedPackage;
const packages = [sold("EXPO", 0, 0), sold("STANDARD", 74_900, 2), sold("EXEC", 144_900, 1)];

test.each([
	[event, "EXPO", "confirmed", "changes buysForTeam"],
	[event, "STANDARD", "confirmed", "changes adds buysForTeam"],
	[event, "EXEC", "confirmed", "adds buysForTeam"],
	[event, "no longer sold", "confirmed", "changes buysForTeam"],
	[event, "STANDARD", "reserved", "buysForTeam"],
	[meetup, "STANDARD", "confirmed", "adds"],
] as const)("at %o, a holder of %s, %s: %s", (at, packageCode, status, ways) => {
	const found = Object.entries(purchaseOptions({ event: at, packages }, { packageCode, status }));
	expect(found.flatMap(([way, isOpen]) => (isOpen ? [way] : [])).join(" ")).toBe(ways);
});
