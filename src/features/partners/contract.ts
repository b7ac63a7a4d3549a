import * as z from "zod/mini";
import { defineCall, eventParams } from "../../kit/contract/call.ts";
import { contactsAddress } from "./addresses.ts";

/** A partner of an event: a main one, one of content, or of media. */
const partner = z.object({
	objectId: z.int(),
	name: z.string(),
	tier: z.enum(["main", "content", "media"]),
	logoUrl: z.string(),
	url: z.nullable(z.string()),
});
export type Partner = z.output<typeof partner>;

export const getPartners = defineCall({
	method: "GET",
	path: "/api/event/:eventCode/Partners",
	tag: "Partners",
	summary: "The partners: the main ones, of content, of media, each tier in the organiser's order.",
	params: eventParams,
	response: z.array(partner),
});

/** Spec §3 "Contact card", in the language asked for. */
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
	summary: "The contact people of an event: for partners, for participants, for the programme.",
	params: eventParams,
	response: z.array(contact),
});
