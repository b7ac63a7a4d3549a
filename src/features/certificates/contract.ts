import * as z from "zod/mini";
import { defineCall, eventParams } from "../../kit/contract/call.ts";
import { attendance, attendanceSource } from "./rules.ts";

/** Instants are ISO 8601 in UTC. */
const issuedCertificate = z.object({
	/** For example "7Q4KP-2F9BX". */
	number: z.string(),
	holder: z.string(),
	/** Empty without an issuer. */
	organisation: z.string(),
	issuedDate: z.string(),
	attendance,
	/** The URL of the public page that verifies it. */
	checkUrl: z.string(),
	pdfUrl: z.string(),
	/** True if the name or attendance has changed; reissuing keeps the number. */
	isOutdated: z.boolean(),
});
export type IssuedCertificate = z.output<typeof issuedCertificate>;

const ownCertificate = z.object({
	eventCode: z.string(),
	timeZone: z.string(),
	/** Certificates are available from this moment. */
	endDate: z.string(),
	/** Null if it may be issued. */
	refusal: z.nullable(z.enum(["meetup", "noTicket", "early", "notAttended", "withdrawn"])),
	/** True if a ticket includes recordings, which count when watched. */
	hasRecordings: z.boolean(),
	attendance,
	/** The counted lectures, by start. */
	lectures: z.array(
		z.object({
			objectId: z.int(),
			/** The original subject; translations follow. */
			subject: z.string(),
			subjectPl: z.nullable(z.string()),
			subjectEn: z.nullable(z.string()),
			language: z.string(),
			source: attendanceSource,
			minutes: z.int(),
		}),
	),
	/** Null until it is issued. */
	certificate: z.nullable(issuedCertificate),
});
export type OwnCertificate = z.output<typeof ownCertificate>;

const path = "/api/event/:eventCode/certificate";

export const getOwnCertificate = defineCall({
	method: "GET",
	path,
	logIn: "needed",
	tag: "Account",
	summary:
		"A person's attendance at an event, whether they are entitled to a certificate, and the certificate once it is issued.",
	params: eventParams,
	response: ownCertificate,
});

export const issueCertificate = defineCall({
	method: "POST",
	path,
	logIn: "needed",
	limits: [{ max: 20, windowSeconds: 3600 }],
	tag: "Account",
	summary:
		"Issues a person's certificate for an event, once. If their name or attendance has changed, reissues it under the same number. Answers 409 with the reason if the person is not entitled to one.",
	params: eventParams,
	response: ownCertificate,
});

export const getCertificateFile = defineCall({
	method: "GET",
	path: "/api/event/:eventCode/certificate.pdf",
	logIn: "needed",
	limits: [{ max: 30, windowSeconds: 60 }], // Drawing a PDF takes a third of a second.
	tag: "Account",
	summary: "The caller's own certificate for an event as PDF. Answers 404 until it is issued.",
	params: eventParams,
	response: z.string(),
});
