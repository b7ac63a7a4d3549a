import * as z from "zod/mini";
import { defineCall, eventParams } from "../../kit/contract/call.ts";
import { singleLine } from "../../kit/contract/lines.ts";
import { packagesAddress } from "./addresses.ts";

/** Access rights derive from it. */
export const packageIncludes = z.object({
	expo: z.boolean(),
	lectures: z.enum(["none", "online", "onsite", "both"]),
	afterparty: z.boolean(),
	recordings: z.enum(["none", "online", "all"]),
	lunch: z.enum(["none", "buy", "included"]),
	matchmaking: z.enum(["none", "invited", "full"]),
});
export type PackageIncludes = z.output<typeof packageIncludes>;

/** Spec §3. `options` is a JSON string of `{ value, valueEn }[]`. */
export const additionalInput = z.object({
	objectId: z.int(),
	name: z.string(),
	nameEn: z.nullable(z.string()),
	type: z.int().check(z.minimum(0), z.maximum(3)),
	isRequired: z.boolean(),
	options: z.string(),
});
export type AdditionalInput = z.output<typeof additionalInput>;

export const getAdditionalInput = defineCall({
	method: "GET",
	path: "/api/event/:eventCode/AdditionalInput/:packageCode",
	tag: "Registration",
	summary: "The registration questions of a package.",
	params: z.extend(eventParams, { packageCode: singleLine(40) }),
	response: z.array(additionalInput),
});

const soldPackage = z.object({
	code: z.string(),
	name: z.string(),
	isOnline: z.boolean(),
	isOnsite: z.boolean(),
	isRecommended: z.boolean(),
	includes: packageIncludes,
	/** Percent. */
	vatRate: z.int(),
	/** Whether a foreign business that attends online pays the net price (art. 28b). */
	hasReverseCharge: z.boolean(),
	netGrosz: z.int(),
	grossGrosz: z.int(),
	/** Null if the price does not change. */
	nextNetGrosz: z.nullable(z.int()),
	/** Null means many; 0 opens the waiting list. */
	placesLeft: z.nullable(z.int()),
});
export type SoldPackage = z.output<typeof soldPackage>;

export const getPackages = defineCall({
	...packagesAddress,
	tag: "Registration",
	summary: "The packages on sale, with the current prices and those of the next round. Never cached.",
	params: eventParams,
	response: z.object({ packages: z.array(soldPackage), changesAt: z.nullable(z.string()) }),
});

/** A pricing round for the landing page. */
export type RoundView = { number: number; name: string; state: "past" | "running" | "coming"; range: string };

/** A package on the landing page, in one language, in grosz. */
export type PackageCard = {
	code: string;
	name: string;
	forWhom: string;
	netGrosz: number;
	grossGrosz: number;
	vatRate: number;
	/** Null if the price does not change. */
	nextNetGrosz: number | null;
	isRecommended: boolean;
	includes: PackageIncludes;
	/** Null without a promotion code, or if it has no effect. */
	withCode: { code: string; netGrosz: number; grossGrosz: number } | null;
	/** Whether it includes lecture seats for extended packages (spec §4). */
	hasExtendedSeats: boolean;
};

export type PriceList = {
	rounds: RoundView[];
	/** "5 maja", and the number of midnights until then; null in the last round. */
	rise: { day: string; inDays: number } | null;
	packages: PackageCard[];
};
