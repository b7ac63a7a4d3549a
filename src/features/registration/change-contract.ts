import * as z from "zod/mini";
import { defineCall, objectId } from "../../kit/contract/call.ts";
import { registrationStatus } from "../account/me-contract.ts";
import { packageIncludes } from "../packages/contract.ts";
import { placedOrder, registrationPayload } from "./contract.ts";
import { PAYING } from "./paying.ts";

const changeParams = z.object({ id: objectId });

/** What a package gives. */
const given = { name: z.string(), includes: packageIncludes, hasExtendedSeats: z.boolean() };

/** A better package for a ticket; money in grosz. */
const packageChange = z.object({
	code: z.string(),
	...given,
	/** How the ticket is used with it. */
	isOnline: z.boolean(),
	/** Percent; `hasReverseCharge`: bought by a business abroad and attended online, its buyer settles the VAT. */
	vatRate: z.int(),
	hasReverseCharge: z.boolean(),
	/** The day's net price of the package. */
	dayNetGrosz: z.int(),
	/** What was paid for the ticket, net, and for options that cost nothing with the package. */
	paidNetGrosz: z.int(),
	countedNetGrosz: z.int(),
	/** The difference, and the same with VAT; 0 where nothing is left to be paid and nothing is ordered. */
	netGrosz: z.int(),
	grossGrosz: z.int(),
	/** How many places are left when they are few; null while there are many, 0 where there is none. */
	placesLeft: z.nullable(z.int()),
});
export type PackageChange = z.output<typeof packageChange>;

/** A ticket with the better packages that it can be changed to. */
const packageChanges = z.object({
	registrationId: z.int(),
	status: registrationStatus,
	eventName: z.string(),
	eventNameEn: z.nullable(z.string()),
	/** The package that it has. */
	own: z.object(given),
	/** Why it cannot be changed now; null where it can. */
	refusal: z.nullable(z.enum(["isCancelled", "isUnpaid", "isWaiting", "isClosed", "isOver", "isForADay", "isAbroad"])),
	/** The order that is to be paid first. */
	unpaidOrder: z.nullable(z.string()),
	/** The cheapest first; empty where it cannot be changed. */
	packages: z.array(packageChange),
	/** Who takes payments by card on this site. */
	cardPayments: z.enum(["stripe", "test", "none"]),
});
export type PackageChanges = z.output<typeof packageChanges>;

export const getPackageChanges = defineCall({
	method: "GET",
	path: "/api/user/packageChange/:id",
	logIn: "needed",
	tag: "Account",
	summary:
		"The better packages that an own ticket can be changed to, and what each change costs at this moment: the day's net price less the net that was paid, plus VAT. Never kept; promises nothing. 401 for nobody, 404 for another person's ticket.",
	params: changeParams,
	response: packageChanges,
});

/** To which package, and how it is paid: the fields of the registration payload (spec §3). */
export const wantedChange = z.pick(registrationPayload, {
	packageCode: true,
	...PAYING,
});
/** As it travels, and as it is read. */
export type SentChange = z.input<typeof wantedChange>;
export type WantedChange = z.output<typeof wantedChange>;

export const changePackage = defineCall({
	method: "POST",
	path: "/api/user/packageChange/:id",
	logIn: "needed",
	limits: [{ max: 30, windowSeconds: 60 }],
	takesKey: true,
	tag: "Account",
	summary:
		"Orders a change of an own ticket to a better package: a place of it is held until the difference is paid, and the ticket stays as it is until then. Another amount than `expectedGrossGrosz` is refused.",
	params: changeParams,
	body: wantedChange,
	response: z.object({ order: placedOrder }),
});
