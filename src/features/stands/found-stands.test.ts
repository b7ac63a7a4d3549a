import { expect, test } from "vitest";
import type { StandCard } from "./contract.ts";
import { foundStands, NO_FILTERS, type StandFilters } from "./found-stands.ts";

const stand = (name: string, sentence: string, more: Partial<StandCard> = {}): StandCard => ({
	objectId: 1,
	name,
	sentence,
	type: 0,
	logoUrl: "",
	offers: 0,
	isOnDuty: false,
	isKept: false,
	...more,
});
const stands = [
	stand("Bałtobit", "Chmury dla portów", { offers: 2 }),
	stand("Lumigrad", "Sieci i chmury", { type: 1 }),
	stand("Żuraw", "Druk"),
];

test.each<[Partial<StandFilters>, string[]]>([
	[{ words: "" }, ["Bałtobit", "Lumigrad", "Żuraw"]],
	[{ words: "chmury" }, ["Bałtobit", "Lumigrad"]],
	[{ words: "PORTOW baltobit" }, ["Bałtobit"]],
	[{ words: "zuraw" }, ["Żuraw"]],
	[{ words: "żuraw chmury" }, []],
	[{ type: "1" }, ["Lumigrad"]],
	[{ withJobs: true }, ["Bałtobit"]],
])("%o finds %j", (wanted, names) =>
	expect(foundStands(stands, { ...NO_FILTERS, ...wanted }).map((one) => one.name)).toEqual(names),
);
