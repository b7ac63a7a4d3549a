import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { FastifyInstance } from "fastify";
import { inPages } from "../../../kit/db/in-pages.ts";
import { Failure } from "../../../kit/http/failure.ts";
import { type Cursor, cursorText } from "../../../kit/list/cursor.ts";
import { PAGE_ROWS, pageOf } from "../../../kit/list/list-query.ts";
import { failedRecipientsAt } from "../../../kit/mail/event-email-store.ts";
import { serveListFile } from "../../organisers/server/serve-list-file.ts";
import { type OfficeDeps, type Organiser, serveOffice } from "../../organisers/server/serve-office.ts";
import {
	getParticipants,
	getParticipantsFile,
	getParticipantTotals,
	PARTICIPANT_SORTS,
	type ParticipantQuery,
	type ParticipantSort,
} from "../contract.ts";
import { fileWord, refusals } from "../texts.ts";
import {
	type ListedParticipant,
	type ParticipantFilter,
	type ParticipantKey,
	participantCounts,
	participantKeys,
	participantsAfter,
} from "./list-store.ts";
import type { PersonReads } from "./person-reads.ts";
import { searchOf } from "./search.ts";
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

/** Further addresses of failed e-mails are left out of the filter. */
const MAX_ADDRESSES = 2000;

type ListRequest = { eventId: number; organiser: Organiser; query: ParticipantQuery };

async function filterOf(
	{ db, personReads }: ListDeps,
	{ eventId, organiser, query }: ListRequest,
): Promise<ParticipantFilter> {
	const { package: packageCode, state, checkedIn, order, code, mail } = query;
	const seesDetails = organiser.may("people.details");
	if (!seesDetails && (order !== undefined || code !== undefined)) throw new Failure(403, refusals.needsDetails);
	return {
		eventId,
		search: searchOf(query.q, seesDetails),
		packageCode,
		status: state,
		isCheckedIn: checkedIn && checkedIn === "yes",
		orderNumber: order?.trim().toUpperCase(),
		registrationIds: code === undefined ? undefined : await personReads.usersOfCode(db, { eventId, code }),
		addresses: mail && (await failedRecipientsAt(db, eventId, MAX_ADDRESSES)),
	};
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
