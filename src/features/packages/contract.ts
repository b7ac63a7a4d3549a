import * as z from "zod/mini";
import { defineCall, eventParams } from "../../kit/contract/call.ts";
import { singleLine } from "../../kit/contract/lines.ts";
import { packagesAddress } from "./addresses.ts";

/** What a package includes; rights are read from it. */
export const packageIncludes = z.object({
	expo: z.boolean(),
	lectures: z.enum(["none", "online", "onsite", "both"]),
	afterparty: z.boolean(),
	recordings: z.enum(["none", "online", "all"]),
	lunch: z.enum(["none", "buy", "included"]),
	matchmaking: z.enum(["none", "invited", "full"]),
});
export type PackageIncludes = z.output<typeof packageIncludes>;

/** Spec §3 "Additional input"; `options` is a JSON string of `{ value, valueEn }[]`. */
const additionalInput = z.object({
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
	summary: "The questions that a package asks its registrants.",
	params: z.extend(eventParams, { packageCode: singleLine(40) }),
	response: z.array(additionalInput),
});

/** A package on sale; money in grosz, instants ISO 8601 in UTC. */
const soldPackage = z.object({
	code: z.string(),
	name: z.string(),
	isOnline: z.boolean(),
	isOnsite: z.boolean(),
	isRecommended: z.boolean(),
	includes: packageIncludes,
	/** Percent. */
	vatRate: z.int(),
	/** Attended online by a business abroad, its buyer settles the VAT: the net price is charged (art. 28b). */
	hasReverseCharge: z.boolean(),
	netGrosz: z.int(),
	grossGrosz: z.int(),
	/** After `changesAt`; null where the price stays. */
	nextNetGrosz: z.nullable(z.int()),
	/** How many places are left when they are few; null while there are many, 0 where a waiting list is kept. */
	placesLeft: z.nullable(z.int()),
});
export type SoldPackage = z.output<typeof soldPackage>;

export const getPackages = defineCall({
	...packagesAddress,
	tag: "Registration",
	summary: "The packages on sale with the prices of this moment and of the next round; never kept.",
	params: eventParams,
	response: z.object({ packages: z.array(soldPackage), changesAt: z.nullable(z.string()) }),
});

/** A pricing round as the landing page draws it: plain data. */
export type RoundView = { number: number; state: "past" | "running" | "coming"; range: string };

/** A package as the landing page sells it, in one language; money in grosz. */
export type PackageCard = {
	code: string;
	name: string;
	forWhom: string;
	netGrosz: number;
	grossGrosz: number;
	/** Percent. */
	vatRate: number;
	/** The net price after the next change; null where it stays. */
	nextNetGrosz: number | null;
	isRecommended: boolean;
	includes: PackageIncludes;
	/** What the promotion's code makes of the price; null where none runs, or it changes nothing. */
	withCode: { code: string; netGrosz: number; grossGrosz: number } | null;
	/** Opens the seats of lectures that are kept for extended packages (spec §4). */
	hasExtendedSeats: boolean;
};

/** The price list at a moment, in one language. */
export type PriceList = {
	rounds: RoundView[];
	/** When the price rises: "5 maja", and in how many midnights; null in the last round. */
	rise: { day: string; inDays: number } | null;
	packages: PackageCard[];
};
