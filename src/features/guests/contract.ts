import * as z from "zod/mini";
import { wholeNumber } from "../../kit/contract/call.ts";
import { multiLine, singleLine } from "../../kit/contract/lines.ts";
import { commandPreview, fingerprint } from "../../kit/contract/preview.ts";
import { defineOfficeCall } from "../organisers/office-call.ts";
import { guestForm } from "./guest-form.ts";
import { MAX_BYTES, MAX_ROWS } from "./guest-list.ts";

const attended = { isOnline: z.boolean(), isOnsite: z.boolean() };

export const getGuestPlaces = defineOfficeCall({
	right: "people.change",
	method: "GET",
	path: "/api/office/event/:eventCode/guests/places",
	summary: "The packages that a guest can get, with their free places, and the coming editions of a meetup.",
	response: z.object({
		/** `left` is null for unlimited. */
		packages: z.array(z.object({ code: z.string(), name: z.string(), left: z.nullable(z.int()), ...attended })),
		/** In the requested language; empty unless the event is a meetup. */
		editions: z.array(z.object({ code: z.string(), name: z.string(), ...attended })),
	}),
});

const personId = z.string();

export const registerGuest = defineOfficeCall({
	right: "people.change",
	method: "POST",
	path: "/api/office/event/:eventCode/guests",
	summary:
		"Registers a guest on the organiser's word, free of charge. The guest gets the ticket by e-mail, and without an account a link to activate one. Consents are left to the guest. 409 without a free place. `already`: the person has a place, and nothing is changed.",
	takesKey: true,
	body: z.object(guestForm.shape),
	response: z.object({ outcome: z.enum(["registered", "already"]), personId, ticketNumber: z.string() }),
});

/** `packageCode` is for rows without a package. */
const list = { text: multiLine(MAX_BYTES), packageCode: singleLine(200) };
/** Quotation marks and accents take more bytes in JSON. */
const maxBytes = 3 * MAX_BYTES;

const plannedRow = z.object({
	/** The number of the row's last line. */
	line: z.int(),
	name: z.string(),
	email: z.string(),
	outcome: z.enum(["new", "already", "wrong"]),
	/** The reason of a wrong row. */
	sentence: z.nullable(z.string()),
	/** The person who has a place already. */
	personId: z.nullable(personId),
});
export type PlannedGuest = z.output<typeof plannedRow>;

export const previewGuestList = defineOfficeCall({
	right: "people.change",
	method: "POST",
	path: "/api/office/event/:eventCode/guests/list/preview",
	summary: `The effects of a guest list as CSV, row by row, without running it. At most ${MAX_ROWS} rows and 2 MB. 422 for a list that cannot be read.`,
	maxBytes,
	body: z.object(list),
	response: z.extend(commandPreview, { rows: z.array(plannedRow) }),
});

const listResult = z.object({
	line: z.int(),
	outcome: z.enum(["registered", "already", "refused"]),
	/** The reason of a refusal. */
	sentence: z.nullable(z.string()),
	personId: z.nullable(personId),
});
export type GuestListResult = z.output<typeof listResult>;

export const importGuestList = defineOfficeCall({
	right: "people.change",
	method: "POST",
	path: "/api/office/event/:eventCode/guests/list",
	summary:
		"Registers the guests of a list from row `from` on, some at a time; `next` is the next row. Each row is a transaction of its own and runs once per `Idempotency-Key`, so that an interrupted list continues. The first part takes the preview's `fingerprint`; 409 `office/preview-changed` if the effects have changed since.",
	takesKey: true,
	maxBytes,
	body: z.object({ ...list, from: wholeNumber, fingerprint }),
	response: z.object({ results: z.array(listResult), next: z.nullable(z.int()) }),
});
