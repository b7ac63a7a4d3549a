import * as z from "zod/mini";
import * as f from "../../../kit/bundle/fields.ts";
import { bundleList } from "../../../kit/bundle/list.ts";
import { packageIncludes } from "../contract.ts";
import { additionalInput, packagePrice, priceRound, ticketPackage } from "./tables.ts";

export const roundList = bundleList({
	name: "rounds",
	table: priceRound,
	owner: "eventId",
	order: ["id"],
	identity: { by: "number" },
	shape: {
		number: f.own("number", z.int().check(z.minimum(1), z.maximum(99))),
		name: f.maybeBoth("name"),
		endsAt: f.maybeInstant("endsAt"),
	},
});

export const packageList = bundleList({
	name: "packages",
	table: ticketPackage,
	owner: "eventId",
	order: ["position", "id"],
	identity: { by: "code" },
	shape: {
		code: f.own("code", f.itemKey),
		name: f.own("name", f.line),
		forWhom: f.both("forWhom"),
		vatRate: f.own("vatRate", f.percent),
		hasReverseCharge: f.own("hasReverseCharge", f.flag),
		capacity: f.maybe("capacity", f.count),
		isOnline: f.own("isOnline", f.flag),
		isOnsite: f.own("isOnsite", f.flag),
		isRecommended: f.own("isRecommended", f.flag),
		hasExtendedSeats: f.own("hasExtendedSeats", f.flag),
		includes: f.own("includes", z.strictObject(packageIncludes.shape)),
	},
	lists: {
		prices: bundleList({
			name: "prices",
			table: packagePrice,
			owner: "packageId",
			order: ["id"],
			identity: { by: "round" },
			shape: { round: f.maybeNumbered("roundId", "rounds"), netGrosz: f.own("netGrosz", f.count) },
		}),
		inputs: bundleList({
			name: "inputs",
			table: additionalInput,
			owner: "packageId",
			order: ["position", "id"],
			identity: "key",
			titles: ["name"],
			shape: {
				name: f.both("name"),
				type: f.own("type", z.int().check(z.minimum(0), z.maximum(3))),
				isRequired: f.own("isRequired", f.flag),
				options: f.own("options", z.array(z.strictObject({ value: f.text, valueEn: f.text }))),
			},
		}),
	},
});
