import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { FastifyInstance } from "fastify";
import { inPages } from "../../../kit/db/in-pages.ts";
import { type Cursor, cursorText } from "../../../kit/list/cursor.ts";
import { PAGE_ROWS, pageOf } from "../../../kit/list/list-query.ts";
import { serveListFile } from "../../organisers/server/serve-list-file.ts";
import { type OfficeDeps, serveOffice } from "../../organisers/server/serve-office.ts";
import {
	getParticipants,
	getParticipantsFile,
	getParticipantTotals,
	PARTICIPANT_SORTS,
	type ParticipantSort,
} from "../contract.ts";
import { fileWord } from "../texts.ts";
import { filterOf } from "./list-filter.ts";
import {
	type ListedParticipant,
	type ParticipantKey,
	participantCounts,
	participantKeys,
	participantsAfter,
} from "./list-store.ts";
import type { PersonReads } from "./person-reads.ts";
import { participantShape } from "./shapes.ts";

type ListDeps = Omit<OfficeDeps, "db"> & { db: NodePgDatabase; personReads: PersonReads };

export function listRoutes(app: FastifyInstance, deps: ListDeps): void {
	const { db, personReads } = deps;
	fileRoute(app, deps);

	serveOffice(app, deps, getParticipants, async ({ event, organiser, query }) => {
		const filter = await filterOf(deps, { eventId: event.id, organiser, query });
		const sort = query.sort ?? PARTICIPANT_SORTS[0];
		const page = { sort, after: query.after && keyOf(query.after), limit: PAGE_ROWS + 1 };
		const { rows, next } = pageOf(await participantsAfter(db, filter, page), (row) => cursorText(cursorFor(row, sort)));
		const codes = organiser.may("people.details")
			? await personReads.codes(
					db,
					rows.map(({ id }) => id),
				)
			: undefined;
		const can = { register: organiser.may("people.change"), export: organiser.may("people.export") };
		return { rows: rows.map((one) => participantShape(one, codes)), next, timeZone: event.timeZone, can };
	});

	serveOffice(app, deps, getParticipantTotals, async ({ event, organiser, query }) => {
		const counts = await participantCounts(db, await filterOf(deps, { eventId: event.id, organiser, query }));
		const sum = (some: typeof counts) => some.reduce((total, one) => total + one.count, 0);
		const byStatus = (status: string) => sum(counts.filter((one) => one.status === status));
		return {
			total: sum(counts),
			confirmed: byStatus("confirmed"),
			reserved: byStatus("reserved"),
			cancelled: byStatus("cancelled"),
			checkedIn: counts.reduce((total, one) => total + one.checkedIn, 0),
			packages: [...Map.groupBy(counts, (one) => one.code)].map(([code, some]) => ({
				code,
				name: some[0]?.name ?? code,
				count: sum(some),
			})),
		};
	});
}

function fileRoute(app: FastifyInstance, deps: ListDeps): void {
	const { db, personReads } = deps;
	const file = { description: "The registrations, one per line", action: "person.list-exported", word: fileWord };
	serveListFile(app, deps, getParticipantsFile, file, async ({ event, organiser, query, lang }) => {
		const filter = await filterOf(deps, { eventId: event.id, organiser, query });
		const { head, rows } = await personReads.table(db, { event, lang });
		const keys = participantKeys(db, filter, query.sort ?? PARTICIPANT_SORTS[0]);
		return { head, pages: cellPages(inPages(db, keys, (ids) => rows(db, ids))) };
	});
}

async function* cellPages(pages: AsyncIterable<{ cells: string[] }[]>): AsyncGenerator<string[][]> {
	for await (const page of pages) yield page.map(({ cells }) => cells);
}

/** A position by name holds both names; other positions need only the id. */
function cursorFor({ id, lastName, firstName }: ListedParticipant, sort: ParticipantSort): Cursor {
	const isByName = sort === "name" || sort === "-name";
	return { id, value: isByName ? JSON.stringify([lastName, firstName]) : "" };
}

function keyOf({ id, value }: Cursor): ParticipantKey {
	const [lastName, firstName] = namesIn(value);
	return { id, lastName, firstName };
}

/** Positions are untrusted: a broken one is before all names. */
function namesIn(value: string): [string, string] {
	try {
		const [lastName, firstName]: unknown[] = value === "" ? [] : [JSON.parse(value)].flat();
		return [String(lastName ?? ""), String(firstName ?? "")];
	} catch {
		return ["", ""];
	}
}
