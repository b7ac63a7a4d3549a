import { expect, test } from "vitest";
import { type GuestMode, guestPlace } from "./guest.ts";

const both = { isOnline: true, isOnsite: true };
const PACKAGES = [
	{ code: "ALL", name: "Wszystko", ...both },
	{ code: "NET", name: "Zdalny", isOnline: true, isOnsite: false },
	{ code: "HALL", name: "Sala", isOnline: false, isOnsite: true },
];
const day = (code: string, ends: string, ways = both) => ({
	code,
	name: `Dzień ${code}`,
	nameEn: null,
	endsAt: new Date(ends),
	...ways,
});
const CALENDARS = [
	day("D0", "2025-04-01"),
	day("D1", "2025-06-01", { isOnline: true, isOnsite: false }),
	day("D2", "2025-06-02", { isOnline: false, isOnsite: true }),
];
const now = new Date("2025-05-01");
const place = (packageCode: string, mode: GuestMode = "", calendarCode = "", isMeeting = false) =>
	guestPlace({ packageCode, mode, calendarCode }, { isMeeting, packages: PACKAGES, calendars: CALENDARS, now });

test.each<[string, GuestMode, string, boolean]>([
	["ALL", "", "", false],
	["all", "online", "", true],
	["Zdalny", "", "", true],
	["HALL", "onsite", "", false],
	["ALL", "online", "D1", true],
	["ALL", "", "dzień d2", false],
])("package %s, attendance %j, day %j", (packageCode, mode, calendarCode, isOnline) => {
	const { value } = place(packageCode, mode, calendarCode);
	expect([value?.isOnline, value?.calendar?.code.toLowerCase()]).toEqual([
		isOnline,
		calendarCode === "" ? undefined : calendarCode.slice(-2).toLowerCase(),
	]);
});

test.each<[string, GuestMode, string, boolean, string, RegExp]>([
	["", "", "", false, "packageCode", /Choose a package/],
	["VIP", "", "", false, "packageCode", /no “VIP” here. Choose one of: ALL, NET, HALL/],
	["HALL", "online", "", false, "mode", /attending on site only/],
	["NET", "onsite", "", false, "mode", /attending online only/],
	["ALL", "", "", true, "calendarCode", /Choose the edition/],
	["ALL", "", "D0", false, "calendarCode", /no “D0” here. Choose one of: D1, D2/],
	["ALL", "onsite", "D1", false, "mode", /cannot be attended on site/],
	["ALL", "online", "D2", true, "mode", /cannot be attended online/],
])(
	"package %j, attendance %j, day %j, meetup %s: an error of %s",
	(packageCode, mode, code, isMeeting, field, sentence) => {
		const { errors } = place(packageCode, mode, code, isMeeting);
		expect(Object.entries(errors ?? {}).map(([name, text]) => [name, text.en])).toEqual([
			[field, expect.stringMatching(sentence)],
		]);
	},
);
