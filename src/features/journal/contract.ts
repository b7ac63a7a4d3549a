import * as z from "zod/mini";
import { eventParams, instant, objectId } from "../../kit/contract/call.ts";
import { singleLine } from "../../kit/contract/lines.ts";
import { fileQuery, listPage, listQuery } from "../../kit/list/list-query.ts";
import { defineFoundationCall, defineOfficeCall } from "../organisers/office-call.ts";

const filters = {
	/** An account's id, or the name of a command ("command:order"). */
	actor: z.optional(singleLine(100)),
	/** The first word of an action ("order"), or the whole action ("order.placed"). */
	kind: z.optional(singleLine(60)),
	/** "order:7" */
	subject: z.optional(singleLine(200)),
	/** The first moment. */
	from: z.optional(instant),
	/** The moment after the last. */
	to: z.optional(instant),
};
const query = listQuery(["-at"], filters);
export type JournalQuery = z.output<typeof query>;

const entry = z.object({
	id: z.int(),
	atDate: z.string(),
	actor: z.object({
		id: z.string(),
		/** A person's name, the command's name, or "participant" if the caller may not read people. */
		name: z.string(),
		kind: z.enum(["organiser", "person", "command", "erased"]),
	}),
	action: z.string(),
	/** The action in the caller's language; the action itself if it is unknown. */
	sentence: z.string(),
	/** "order:7" */
	subject: z.string(),
	about: z.object({
		/** "order A-1"; the subject itself if it is unknown or gone. */
		name: z.string(),
		/** "/orders?open=A-1", in the office of the entry's event; null without a page that the caller may open. */
		path: z.nullable(z.string()),
	}),
	/** Null for entries of no event. */
	eventCode: z.nullable(z.string()),
	/** Names and ids only. */
	detail: z.record(z.string(), z.unknown()),
	/** The effect of an undo; null if the caller cannot undo the change. */
	undo: z.nullable(z.string()),
	/** Why a change of an event cannot be undone here, and the way on; null if there is nothing to say. */
	obstacle: z.nullable(z.string()),
});
export type JournalEntry = z.output<typeof entry>;

export const listJournal = defineOfficeCall({
	right: "journal.read",
	method: "GET",
	path: "/api/office/event/:eventCode/journal",
	summary: "The journal of changes at the event, the newest first, 50 a page.",
	query,
	response: z.extend(listPage(entry), { can: z.object({ export: z.boolean() }) }),
});

export const getJournalFile = defineOfficeCall({
	right: "journal.export",
	method: "GET",
	path: "/api/office/event/:eventCode/journal/file",
	summary:
		"The entries of a filter as a file, CSV for spreadsheets (UTF-8, semicolons) or XLSX. People are named as in the list.",
	query: fileQuery(query),
	response: z.string(),
});

export const undoChange = defineOfficeCall({
	right: "journal.read",
	method: "POST",
	path: "/api/office/event/:eventCode/journal/:id/undo",
	summary:
		"Undoes a change. Also needs the right to make that change, with its proof. 409 or 422 if something was changed since.",
	params: z.extend(eventParams, { id: objectId }),
	response: z.object({ sentence: z.string() }),
});

export const listFoundationJournal = defineFoundationCall({
	right: "journal.read",
	method: "GET",
	path: "/api/office/journal",
	summary: "The journal of changes at all events and outside them, the newest first, 50 a page.",
	query,
	response: listPage(entry),
});

export const listJournalKinds = defineOfficeCall({
	right: "journal.read",
	method: "GET",
	path: "/api/office/event/:eventCode/journal/kinds",
	summary: "The kinds of entries by which the journal is filtered, with their names.",
	response: z.object({ kinds: z.array(z.object({ kind: z.string(), name: z.string() })) }),
});
