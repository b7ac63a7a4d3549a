import { expect, test } from "vitest";
import type { PackageIncludes } from "../packages/contract.ts";
import { changedRows } from "./rows.ts";

const of = (hasExtendedSeats: boolean, more: Partial<PackageIncludes>) => ({
	hasExtendedSeats,
	includes: {
		expo: true,
		lectures: "none",
		afterparty: false,
		recordings: "none",
		lunch: "none",
		matchmaking: "none",
		...more,
	} as PackageIncludes,
});
const EXPO = of(false, { lunch: "buy" });
const ONLINE = of(false, { lectures: "online", recordings: "online", matchmaking: "invited" });
const ONSITE = of(false, { lectures: "onsite", afterparty: true, lunch: "buy", matchmaking: "invited" });
const STANDARD = of(true, {
	lectures: "both",
	afterparty: true,
	recordings: "all",
	lunch: "included",
	matchmaking: "full",
});

test.each([
	[
		"Expo to Basic Online",
		EXPO,
		ONLINE,
		["Online lectures", "Online recordings for 3 months", "A profile and invitations from others"],
		[],
	],
	[
		"Basic Online to Onsite",
		ONLINE,
		ONSITE,
		["Lectures on site", "Afterparty"],
		["Online lectures", "Online recordings for 3 months"],
	],
	[
		"Basic Onsite to Standard",
		ONSITE,
		STANDARD,
		[
			"Lectures online and on site",
			"Extra seats at lectures",
			"All recordings for 3 months",
			"Lunch included",
			"Search, invite and chat",
		],
		[],
	],
	["the same", STANDARD, STANDARD, [], []],
] as const)("%s lists added and lost rows", (_name, own, better, added, lost) => {
	const rows = changedRows(own, better);
	expect([rows.added.map((text) => text.en), rows.lost.map((text) => text.en)]).toEqual([added, lost]);
});
