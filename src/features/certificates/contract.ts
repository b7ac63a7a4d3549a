import * as z from "zod/mini";
import { defineCall, eventParams } from "../../kit/contract/call.ts";
import { attendance, attendanceSource } from "./rules.ts";

/** A certificate as issued. Instants are ISO 8601 in UTC. */
const issuedCertificate = z.object({
	/** For example "7Q4KP-2F9BX". */
	number: z.string(),
	holder: z.string(),
	/** The issuer; empty without one. */
	organisation: z.string(),
	issuedDate: z.string(),
	attendance,
	/** The URL of its public check. */
	checkUrl: z.string(),
	pdfUrl: z.string(),
	/** The name or attendance has changed: it may be reissued under the same number. */
	isOutdated: z.boolean(),
});
export type IssuedCertificate = z.output<typeof issuedCertificate>;

const ownCertificate = z.object({
	eventCode: z.string(),
	timeZone: z.string(),
	/** When certificates become available. */
	endDate: z.string(),
	/** Null if it may be issued. */
	refusal: z.nullable(z.enum(["meetup", "noTicket", "early", "notAttended", "withdrawn"])),
	/** Whether one of their tickets includes recordings, which count when watched. */
	hasRecordings: z.boolean(),
	/** The current attendance. */
	attendance,
	/** The counted lectures, by start. */
	lectures: z.array(
		z.object({
			objectId: z.int(),
			/** In its original language; Polish and English versions follow where translated. */
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
		"What a person attended of an event, whether they get a certificate for it, and the certificate once it is issued.",
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
		"Issues a person's certificate of an event, once; where their name or what they attended has changed, issues it anew under the same number. 409 with the reason where there is none.",
	params: eventParams,
	response: ownCertificate,
});

export const getCertificateFile = defineCall({
	method: "GET",
	path: "/api/event/:eventCode/certificate.pdf",
	logIn: "needed",
	limits: [{ max: 30, windowSeconds: 60 }], // each PDF takes a third of a second
	tag: "Account",
	summary: "A person's own certificate of an event as PDF; 404 until it is issued.",
	params: eventParams,
	response: z.string(),
});
