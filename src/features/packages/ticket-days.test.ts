import { expect, test } from "vitest";
import { lectureDays } from "./ticket-days.ts";

const day = (code: string, isOnline: boolean, isOnsite: boolean) => ({ code, isOnline, isOnsite });
const online = day("online", true, false);
const onsite = day("onsite", false, true);
const both = day("both", true, true);

test.each([
	["none", false, undefined, []],
	["online", true, undefined, ["online", "both"]],
	["onsite", false, undefined, ["onsite", "both"]],
	["both", false, undefined, ["online", "onsite", "both"]],
	["both", true, undefined, ["online", "both"]],
	["both", false, onsite, ["onsite"]],
	["online", true, onsite, []],
] as const)("a package %s, attended online %s, for only the day %o, opens %j", (lectures, isOnline, chosen, codes) => {
	const days = lectureDays({ lectures, isOnline }, [online, onsite, both], chosen);
	expect(days.map((one) => one.code)).toEqual(codes);
});
