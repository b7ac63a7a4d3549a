import type { EventRecord } from "../../features/event/server/columns.ts";
import { registrationPages } from "../../features/ticket-holders/server/list-store.ts";
import { ticketNumber } from "../../features/tickets/rules.ts";
import { registrationsTable, type TableRow } from "../registrations-table.ts";
import type { CommandDeps } from "./command.ts";
import { defineEventList } from "./event-list.ts";

const tableOf = ({ db }: CommandDeps, event: EventRecord) => registrationsTable(db, event, "en");

export const listRegistrationsCommand = defineEventList({
	name: "registrations list",
	about: `Lists the registrations for an event by name, with the package, its benefits and added options, the answers to the
package's questions, and the time of check-in. The table shows the most important columns; --csv and --json contain all
of them, for badges and caterers. "reserved" registrations await payment.`,
	async head(deps, event) {
		const { columns, questions } = await tableOf(deps, event);
		return [...columns.map((name) => name.toUpperCase()), ...questions];
	},
	tableColumns: 8,
	async *pages(deps, event) {
		const table = await tableOf(deps, event);
		for await (const page of registrationPages(deps.db, event.id)) {
			const rows = await table.load(deps.db, page);
			yield { rows: rows.map(table.cellsOf), data: rows.map(dataOf) };
		}
	},
	nothing: (eventCode) => `Nobody is registered for ${eventCode}.`,
});

function dataOf(one: TableRow) {
	const { id, status, packageCode, isOnline, calendarCode, firstName, lastName, nick, email, phoneNo, lang } = one;
	const { companyName, companyPosition, isGraduate } = one.profile;
	return {
		ticket: ticketNumber(id),
		status,
		packageCode,
		isOnline,
		calendarCode,
		firstName,
		lastName,
		nick,
		email,
		phoneNo,
		lang,
		companyName,
		companyPosition,
		isGraduate,
		options: one.options.map(({ kind, choice, isPaid }) => ({ kind, choice, isPaid })),
		answers: Object.fromEntries(one.answers),
		orderNumber: one.orderNumber,
		createdDate: one.createdAt.toISOString(),
		checkedInDate: one.checkedInAt?.toISOString() ?? null,
	};
}
