import { expect, test } from "vitest";
import { entryDetails } from "./entry-details.ts";

test.each<[string, Record<string, unknown>, [string, string][]]>([
	[
		"package.capacity-changed",
		{ after: 30, before: null },
		[
			["Before", "(nothing)"],
			["After", "30"],
		],
	],
	[
		"package.price-changed",
		{ after: 31_100, before: 29_900, roundId: null },
		[
			["Before", "PLN\u00a0299"],
			["After", "PLN\u00a0311"],
			["Round", "(nothing)"],
		],
	],
	["order.refunded", { grossGrosz: 36_777 }, [["Gross", "PLN\u00a0367.77"]]],
	[
		"organiser.roles-changed",
		{ after: [], before: ["sales", "host"] },
		[
			["Before", "sales, host"],
			["After", "(nothing)"],
		],
	],
	[
		"package.rights-changed",
		{ after: { lunch: "included", hasExtendedSeats: true }, before: { lunch: "buy", hasExtendedSeats: false } },
		[
			["Before", "Lunch: can be added, Extra seats at lectures: no"],
			["After", "Lunch: included, Extra seats at lectures: yes"],
		],
	],
	["codes.created", { codeIds: [7, 8] }, [["Codes", "7, 8"]]],
	[
		"event.imported",
		{ code: "MSTS25", isNew: true, created: 3 },
		[
			["Event’s code", "MSTS25"],
			["New", "yes"],
			["Created", "3"],
		],
	],
	[
		"order.made",
		{ tickets: [{ quantity: 2, isAgreed: false, unitNetGrosz: 74_900 }] },
		[["Tickets", "Quantity: 2, Agreed price: no, Net price: PLN\u00a0749"]],
	],
	[
		"event.deferred-limit-changed",
		{ after: 500_000, before: null },
		[
			["Before", "(nothing)"],
			["After", "PLN\u00a05,000"],
		],
	],
	["recording.published", { publishedAt: "2025-05-04T22:00:00.000Z" }, [["Published", "5 May 2025, 00:00"]]],
	["seller.set", { unknown: { a: 1, b: [] } }, [["unknown", "a: 1, b: (nothing)"]]],
	[
		"round.added",
		{
			after: { name: null, endsAt: "2025-05-04T22:00:00.000Z" },
			prices: [
				{ packageId: 7, netGrosz: 64_900 },
				{ packageId: 8, netGrosz: 0 },
			],
		},
		[
			["After", "Name: (nothing), Ends: 5 May 2025, 00:00"],
			["Prices", "Package: 7, Net: PLN\u00a0649; Package: 8, Net: PLN\u00a00"],
		],
	],
])("the details of %s are in words, before above after", (action, detail, expected) => {
	expect(
		entryDetails({ lang: "en", zone: "Europe/Warsaw" }, { action, detail }).map(({ label, words }) => [label, words]),
	).toEqual(expected);
});
