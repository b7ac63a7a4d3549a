import * as z from "zod/mini";
import { defineCall } from "../../kit/contract/call.ts";
import { normalizedField, singleLineField } from "../../kit/contract/form-fields.ts";
import { normalizedPhone } from "../../kit/phone/normalized-phone.ts";

/** Personal details as sent; `changedPerson` validates them. */
export const personBody = z.object({
	firstName: singleLineField(),
	lastName: singleLineField(),
	nick: singleLineField(),
	phoneNo: normalizedField(normalizedPhone),
	/** Language of e-mails. */
	lang: z.enum(["pl", "en"]),
});
export type PersonBody = z.output<typeof personBody>;

const person = z.object({
	firstName: z.string(),
	lastName: z.string(),
	nick: z.string(),
	phoneNo: z.string(),
	/** The phone number grouped as in its country. */
	phoneText: z.string(),
	lang: z.enum(["pl", "en"]),
});
export type OwnPerson = z.output<typeof person>;

export const getOwnPerson = defineCall({
	method: "GET",
	path: "/api/user/person",
	logIn: "needed",
	tag: "Account",
	summary: "The caller's personal details. Nick and phone are empty if not given.",
	response: person,
});

export const saveOwnPerson = defineCall({
	method: "POST",
	path: "/api/user/person",
	logIn: "needed",
	limits: [{ max: 60, windowSeconds: 60 }],
	tag: "Account",
	summary:
		"Changes the caller's name, nick, phone and e-mail language, validated as at registration. Tickets show the new name from then on. Issued documents keep the old one.",
	body: personBody,
	response: person,
});
