import * as z from "zod/mini";
import { singleLine } from "../../kit/contract/lines.ts";
import { defineFoundationCall } from "../organisers/office-call.ts";
import { sellerForm } from "./seller-form.ts";

const values = z.object({
	name: z.string(),
	nip: z.string(),
	street: z.string(),
	postCode: z.string(),
	city: z.string(),
	country: z.string(),
	/** One per line. */
	registers: z.string(),
	email: z.string(),
	account: z.string(),
	bank: z.string(),
	sender: z.string(),
	signer: z.string(),
	footerPl: z.string(),
	footerEn: z.string(),
});

const state = z.object({
	/** As in the form; optional values are empty. */
	values,
	/** Changes with the values; a save sends it back. */
	version: z.string(),
	/** Without a seller the site offers free packages only. */
	isSet: z.boolean(),
	/** The demonstration's seller, which counts in a trial only. */
	isInvented: z.boolean(),
	can: z.object({ change: z.boolean() }),
});
export type SellerState = z.output<typeof state>;

export const getSeller = defineFoundationCall({
	right: "seller.read",
	method: "GET",
	path: "/api/office/seller",
	summary: "The seller: who issues documents, gets transfers, sends e-mails and signs certificates.",
	response: state,
});

export const saveSeller = defineFoundationCall({
	right: "seller.change",
	method: "PUT",
	path: "/api/office/seller",
	summary:
		"Changes the seller. Issued documents and certificates stay; a sender counts from the next start. 409 if another organiser saved since `version`.",
	body: z.extend(z.object(sellerForm.shape), { version: singleLine(64) }),
	response: state,
});
