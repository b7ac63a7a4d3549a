import * as z from "zod/mini";
import { defineCall, objectId } from "../../kit/contract/call.ts";
import { registrationStatus } from "../account/me-contract.ts";
import { paymentInput, placedOrder } from "../orders/payment-contract.ts";
import { packageIncludes } from "../packages/contract.ts";
import { registrationPayload } from "../registration/contract.ts";

const changeParams = z.object({ id: objectId });

const packageFields = { name: z.string(), includes: packageIncludes, hasExtendedSeats: z.boolean() };

/** Amounts in grosz. */
const packageChange = z.object({
	code: z.string(),
	...packageFields,
	/** The way of attending after the change. */
	isOnline: z.boolean(),
	/** In percent. With `hasReverseCharge` (a foreign business attending online) the buyer settles the VAT. */
	vatRate: z.int(),
	hasReverseCharge: z.boolean(),
	/** Today's price. */
	dayNetGrosz: z.int(),
	/** Net payments for the ticket, and for options that the new package includes. */
	paidNetGrosz: z.int(),
	countedNetGrosz: z.int(),
	/** Net and gross; 0 if nothing is due. */
	netGrosz: z.int(),
	grossGrosz: z.int(),
	/** Null means many, 0 sold out. */
	placesLeft: z.nullable(z.int()),
});
export type PackageChange = z.output<typeof packageChange>;

const packageChanges = z.object({
	registrationId: z.int(),
	status: registrationStatus,
	eventName: z.string(),
	eventNameEn: z.nullable(z.string()),
	own: z.object(packageFields),
	/** Null if the package can be changed. */
	refusal: z.nullable(z.enum(["isCancelled", "isUnpaid", "isWaiting", "isClosed", "isOver", "isForADay", "isAbroad"])),
	unpaidOrder: z.nullable(z.string()),
	/** Cheapest first; empty if no change is possible. */
	packages: z.array(packageChange),
	/** The site's card provider. */
	cardPayments: z.enum(["stripe", "test", "none"]),
});
export type PackageChanges = z.output<typeof packageChanges>;

export const getPackageChanges = defineCall({
	method: "GET",
	path: "/api/user/packageChange/:id",
	logIn: "needed",
	tag: "Account",
	summary:
		"The higher packages available for the caller's own ticket, with the current price of each change: the current net price less the net amount paid, plus VAT. Never cached. The response reserves nothing. Answers 401 without a log-in, and 404 for another person's ticket.",
	params: changeParams,
	response: packageChanges,
});

/** Fields of the registration payload (spec §3). */
export const wantedChange = z.object({ packageCode: registrationPayload.shape.packageCode, ...paymentInput.shape });
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
		"Orders a change of the caller's own ticket to a higher package. A place in it is reserved until the difference is paid. The ticket stays unchanged until then. An amount other than `expectedGrossGrosz` answers 409.",
	params: changeParams,
	body: wantedChange,
	response: z.object({ order: placedOrder }),
});
