import * as z from "zod/mini";
import { singleLine } from "../../kit/contract/lines.ts";
import { commandPreview, fingerprint } from "../../kit/contract/preview.ts";
import { defineOfficeCall } from "../organisers/office-call.ts";
import { registrationAt as params } from "../participants/contract.ts";
import { handOverForm } from "../ticket-holders/hand-over-form.ts";

/** A command says its result in the requested language. The browser loads the person again. */
const done = z.object({ sentence: z.string() });
const limits = [{ max: 120, windowSeconds: 60 }];

const movePackage = z.object({
	code: z.string(),
	name: z.string(),
	/** The difference to today's price, net and with VAT, in grosz; 0 if nothing is due. */
	netGrosz: z.int(),
	grossGrosz: z.int(),
	/** Null without a limit. */
	placesLeft: z.nullable(z.int()),
});
export type MovePackage = z.output<typeof movePackage>;

export const getTicketMoves = defineOfficeCall({
	right: "people.change",
	method: "GET",
	path: "/api/office/event/:eventCode/participants/:registrationId/packages",
	summary:
		"The packages with places to which an organiser can move a ticket, with the difference of today's prices. `refusal` says why there are none, and the step to take first.",
	params,
	response: z.object({ refusal: z.nullable(z.string()), packages: z.array(movePackage) }),
});

const move = {
	packageCode: singleLine(40),
	/** The foundation pays the difference, and the ticket changes at once. */
	isGift: z.boolean(),
};

export const previewTicketMove = defineOfficeCall({
	right: "people.change",
	method: "POST",
	path: "/api/office/event/:eventCode/participants/:registrationId/package/preview",
	summary:
		"What a change of a ticket's package would do. Answers 409 for a full package, with its number of places, and for a ticket that cannot change, with the step to take first; 422 for a package that is not offered.",
	params,
	body: z.object(move),
	response: commandPreview,
});

export const moveTicketPackage = defineOfficeCall({
	right: "people.change",
	method: "POST",
	path: "/api/office/event/:eventCode/participants/:registrationId/package",
	takesKey: true,
	limits,
	summary:
		"Changes the package of a ticket. The participant gets an order for the difference, which holds a place until it is paid, or the foundation gives the package at once. Takes the preview's `fingerprint`; 409 `office/preview-changed` if the effects have changed since.",
	params,
	body: z.object({ ...move, fingerprint }),
	response: done,
});

const recipient = handOverForm.shape;

export const previewTicketHandOver = defineOfficeCall({
	right: "people.change",
	method: "POST",
	path: "/api/office/event/:eventCode/participants/:registrationId/hand-over/preview",
	summary:
		"What handing a ticket to another person would do. Answers 409 for a returned, unpaid, used or already handed ticket, for paid extras of its holder, and for a recipient who has the ticket or another one for the event.",
	params,
	body: z.object(recipient),
	response: commandPreview,
});

export const handTicketOver = defineOfficeCall({
	right: "people.change",
	method: "POST",
	path: "/api/office/event/:eventCode/participants/:registrationId/hand-over",
	takesKey: true,
	limits,
	summary:
		"Hands a ticket to another person until the end of the event: the old code is invalid at once, both get an e-mail, and order, documents and payer stay. Takes the preview's `fingerprint`; 409 `office/preview-changed` if the effects have changed since.",
	params,
	body: z.object({ ...recipient, fingerprint }),
	response: done,
});
