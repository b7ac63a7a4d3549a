import * as z from "zod/mini";
import { defineCall } from "../../kit/contract/call.ts";
import { singleLine } from "../../kit/contract/lines.ts";
import { eventOfTicket, registrationStatus, ticketDay } from "../account/me-contract.ts";
import { optionKind } from "../options/contract.ts";

/** Instants are ISO 8601 in UTC. */
export const ticketInfo = z.object({
	registrationId: z.int(),
	/** "7Q4K-2F9B", for doors without a camera. It grants no access. */
	number: z.string(),
	status: registrationStatus,
	/** Cancelled, because another person got a new ticket for it. */
	isHandedOver: z.boolean(),
	...eventOfTicket,
	packageName: z.string(),
	holder: z.string(),
	isOnline: z.boolean(),
	days: z.array(ticketDay),
	startDate: z.string(),
	endDate: z.string(),
	/** Paid options besides the package. */
	options: z.array(z.object({ kind: optionKind, choice: z.nullable(z.string()) })),
	beams: z.array(z.string()),
	/** The QR code's text; null without a valid ticket, if it is unpaid or cancelled. */
	token: z.nullable(z.string()),
	/** `size` modules per side, and the dark modules as an SVG path. */
	qr: z.nullable(z.object({ size: z.int(), path: z.string() })),
	pdfUrl: z.nullable(z.string()),
});
export type TicketInfo = z.output<typeof ticketInfo>;

/** A ticket as its holder sees it. */
const ownTicketInfo = z.extend(ticketInfo, {
	/** The number of questions that were added after the registration and have no answer. */
	openQuestions: z.int(),
});
export type OwnTicketInfo = z.output<typeof ownTicketInfo>;

/** The signed token alone opens the ticket. */
export const ticketParams = z.object({ token: singleLine(500) });

export const getTicket = defineCall({
	method: "GET",
	path: "/api/tickets/:token",
	tag: "Tickets",
	summary: "The current state of a ticket, by its token. A forged token answers 404.",
	params: ticketParams,
	response: ticketInfo,
});

export const getTicketFile = defineCall({
	method: "GET",
	path: "/api/tickets/:token/ticket.pdf",
	tag: "Tickets",
	summary: "A ticket as PDF, by its token. Answers 409 if the ticket is not valid.",
	limits: [{ max: 30, windowSeconds: 60 }], // each uses the printing process for a third of a second
	isCountedWhenRight: true,
	params: ticketParams,
	response: z.string(),
});

export const getOwnTickets = defineCall({
	method: "GET",
	path: "/api/user/tickets",
	logIn: "needed",
	tag: "Tickets",
	summary: "The caller's tickets, next event first. Answers 401 without a log-in.",
	response: z.object({ tickets: z.array(ownTicketInfo) }),
});

export const getTicketKeys = defineCall({
	method: "GET",
	path: "/api/tickets/keys",
	tag: "Tickets",
	summary:
		"The public keys (Ed25519, 32 bytes in base64url) for checking tickets offline. Check-in devices fetch them in advance.",
	response: z.object({
		keys: z.array(z.object({ keyId: z.int(), algorithm: z.literal("Ed25519"), publicKey: z.string() })),
	}),
});
