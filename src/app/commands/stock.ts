import * as z from "zod/mini";
import { none } from "./arguments.ts";
import { defineCommand } from "./command.ts";
import { type Difference, repairStock, stockDifferences } from "./recounts.ts";
import { amountOf, tableOf } from "./show.ts";

const WHAT: Record<Difference["kind"], string> = {
	order: "paid of order",
	code: "uses of code",
	onsite: "on site at",
	online: "online at",
	basic: "seats at",
	extended: "seats of extended packages at",
	seat: "seat without ticket at",
	option: "pieces of",
	choice: "pieces of",
	package: "places of package",
	document: "last number of",
	numbers: "documents of",
};

export const stockCommand = defineCommand({
	name: "stock check",
	usage: "[--repair]",
	about: `Recounts places of packages and days, seats, options, uses of codes, document numbers and paid money, and shows every
counter that differs. Exit code 1 if any differs. Can run during sales.
--repair       corrects the counters, except for paid money, seats without ticket and missing numbers: check those by hand`,
	options: { repair: { type: "boolean" } },
	input: z.object({ repair: z.boolean() }),
	read(typed) {
		none(typed);
		return { repair: typed.values["repair"] === true };
	},
	async run(deps, { repair }) {
		const repaired = repair ? await repairStock(deps, "command:stock") : [];
		const left = await stockDifferences(deps.db);
		const parts = [
			...(repaired.length > 0 ? [`Corrected:\n${listed(repaired)}`] : []),
			left.length > 0 ? listed(left) : "All counters are correct.",
		];
		return { text: parts.join("\n\n"), data: { differences: left, repaired }, isWrong: left.length > 0 };
	},
});

function listed(differences: Difference[]): string {
	const formatValue = (one: Difference, value: number) => (one.kind === "order" ? amountOf(value) : value);
	return tableOf(
		["WHAT", "", "COUNTER", "FACTS"],
		differences.map((one) => [WHAT[one.kind], one.name, formatValue(one, one.counter), formatValue(one, one.facts)]),
	);
}
