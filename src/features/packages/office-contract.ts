import * as z from "zod/mini";
import { rowId, wholeNumber } from "../../kit/contract/call.ts";
import { defineOfficeCall } from "../organisers/office-call.ts";
import { packageRights } from "./rights-contract.ts";
import { listedRound } from "./round-contract.ts";

/** Money is in grosz. */
const listedPackage = z.object({
	objectId: z.int(),
	code: z.string(),
	name: z.string(),
	isOnline: z.boolean(),
	isOnsite: z.boolean(),
	/** Percent. */
	vatRate: z.int(),
	/** Null is unlimited. */
	capacity: z.nullable(z.int()),
	/** Sold and reserved places, with open offers of the waiting list. */
	taken: z.int(),
	/** People in the waiting list. */
	waiting: z.int(),
	/** Unpaid orders that hold the package at the price of their placing. */
	unpaidOrders: z.int(),
	/** A round of null is the price of all rounds without an own. A round without both is not on sale. */
	prices: z.array(z.object({ roundId: z.nullable(z.int()), netGrosz: z.int(), grossGrosz: z.int() })),
	rights: packageRights,
	/** Changes with its rights; a save sends it back. */
	rightsVersion: z.string(),
	can: z.object({ change: z.boolean(), readWaitingList: z.boolean() }),
});
export type ListedPackage = z.output<typeof listedPackage>;

export const getPriceList = defineOfficeCall({
	right: "packages.read",
	method: "GET",
	path: "/api/office/event/:eventCode/price-list",
	summary: "An event's packages with their places, and their net prices in each round.",
	response: z.object({
		timeZone: z.string(),
		rounds: z.array(listedRound),
		packages: z.array(listedPackage),
		/** Whether the organiser may change packages, rounds and prices, and read names on the waiting list. */
		can: z.object({ change: z.boolean(), readWaitingList: z.boolean() }),
	}),
});

export const savePackageCapacity = defineOfficeCall({
	right: "packages.change",
	method: "POST",
	path: "/api/office/event/:eventCode/price-list/capacity",
	summary:
		"Changes the number of places of a package. 409 if it is no longer `expected`, 422 if more places are taken. More places go to the waiting list first.",
	body: z.object({
		packageId: rowId,
		/** Null is unlimited. */
		capacity: z.nullable(wholeNumber),
		/** The capacity that the organiser saw. */
		expected: z.nullable(wholeNumber),
	}),
	response: z.object({ capacity: z.nullable(z.int()), taken: z.int() }),
});

export const savePackagePrice = defineOfficeCall({
	right: "packages.change",
	method: "POST",
	path: "/api/office/event/:eventCode/price-list/price",
	summary:
		"Changes the net price of a package in a round. 409 if it is no longer `expectedNetGrosz`. Placed orders keep their price.",
	body: z.object({
		packageId: rowId,
		/** Null for the price without rounds. */
		roundId: z.nullable(rowId),
		netGrosz: wholeNumber,
		/** The price that the organiser saw. */
		expectedNetGrosz: wholeNumber,
	}),
	response: z.object({
		netGrosz: z.int(),
		grossGrosz: z.int(),
		/** Unpaid orders that keep the earlier price. */
		unpaidOrders: z.int(),
	}),
});
