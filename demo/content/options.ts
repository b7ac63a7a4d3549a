import type { OptionKind } from "../../src/features/options/contract.ts";
import type { DemoPackage } from "./shape.ts";

/** What can be added to a package: net grosz of a piece, percent, pieces. What the package includes is only counted. */
export type DemoOption = {
	kind: OptionKind;
	netGrosz: number;
	vatRate: number;
	capacity: number;
	choices?: string[];
	choiceLimits?: Record<string, number>;
};

/** So many of each size are printed; of the largest none are left. */
const sizes = { XS: 30, S: 60, M: 120, L: 120, XL: 70, XXL: 0 };
const lunch = (capacity: number): DemoOption => ({ kind: "lunch", netGrosz: 4900, vatRate: 8, capacity });
const afterparty = (netGrosz: number, capacity: number): DemoOption => ({
	...{ kind: "afterparty", netGrosz, vatRate: 23, capacity },
});
const parcel = (shirtGrosz: number, bagGrosz: number): DemoOption[] => [
	{
		kind: "tshirt",
		netGrosz: shirtGrosz,
		vatRate: 23,
		capacity: 400,
		choices: Object.keys(sizes),
		choiceLimits: sizes,
	},
	{ kind: "giftbag", netGrosz: bagGrosz, vatRate: 23, capacity: 250 },
	{ kind: "delivery", netGrosz: 1900, vatRate: 23, capacity: 500 },
];

/** The options of MSTS25 and of the live event, by package (decisions §6). */
export const options: Record<DemoPackage["code"], DemoOption[]> = {
	EXPO: [lunch(150), ...parcel(5900, 8900)],
	"BASIC-ONLINE": parcel(5900, 8900),
	"BASIC-ONSITE": [lunch(200), afterparty(0, 300), ...parcel(5900, 8900)],
	STANDARD: [lunch(600), afterparty(0, 400), ...parcel(5900, 8900)],
	EXEC: [lunch(150), afterparty(0, 150), ...parcel(0, 0)],
};

/** A few tickets for the party are sold to those of the live event who have none. */
export const liveOptions: typeof options = { ...options, EXPO: [...options.EXPO, afterparty(8900, 40)] };
