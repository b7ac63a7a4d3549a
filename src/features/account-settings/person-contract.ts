import * as z from "zod/mini";
import { defineCall } from "../../kit/contract/call.ts";
import { personForm } from "../account/person-form.ts";

const person = z.object({
	firstName: z.string(),
	lastName: z.string(),
	nick: z.string(),
	phoneNo: z.string(),
	/** The phone number, grouped as in its country. */
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
	body: z.object(personForm.shape),
	response: person,
});
