import * as z from "zod/mini";
import { defineCall, eventParams } from "../../kit/contract/call.ts";
import { contactsAddress } from "./contacts-address.ts";

const contact = z.object({
	kind: z.enum(["partnerContact", "participantContact", "programContact"]),
	name: z.string(),
	role: z.string(),
	email: z.string(),
	phone: z.string(),
	photoUrl: z.nullable(z.string()),
});

export const getContacts = defineCall({
	...contactsAddress,
	tag: "Partners",
	summary: "The contact people of an event: for partners, for participants and for the programme.",
	params: eventParams,
	response: z.array(contact),
});
