import type { FastifyInstance } from "fastify";
import { type JournalRow, journalEntries, journalEntryAt } from "../../../kit/audit/journal-store.ts";
import { ERASED } from "../../../kit/audit/store.ts";
import type { Database } from "../../../kit/db/database.ts";
import { Failure, notFound } from "../../../kit/http/failure.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { cursorText } from "../../../kit/list/cursor.ts";
import { PAGE_ROWS, pageOf } from "../../../kit/list/list-query.ts";
import { eventsById } from "../../event/server/store.ts";
import { organisersAmong } from "../../organisers/server/role-store.ts";
import { type OfficeDeps, type Organiser, serveFoundation, serveOffice } from "../../organisers/server/serve-office.ts";
import {
	type JournalEntry,
	type JournalQuery,
	listFoundationJournal,
	listJournal,
	listJournalKinds,
	undoChange,
} from "../contract.ts";
import { isProgram, namedKinds, programName, sentenceOf } from "../rules.ts";
import { actorNames } from "../texts.ts";
import { undoTexts } from "../undo-texts.ts";
import { namesOf } from "./store.ts";
import type { UndoCommands } from "./undo-commands.ts";

type JournalRequest = { organiser: Organiser; lang: Lang; query: JournalQuery; eventId?: number };

type JournalDeps = OfficeDeps & { undoCommands: UndoCommands };

export function journalRoutes(app: FastifyInstance, deps: JournalDeps): void {
	serveOffice(app, deps, listJournal, ({ event, ...request }) => page(deps, { ...request, eventId: event.id }));

	serveFoundation(app, deps, listFoundationJournal, (request) => page(deps, request));

	serveOffice(app, deps, undoChange, async ({ event, organiser, params, lang, accountId }) => {
		const found = await journalEntryAt(deps.db, { id: params.id, eventId: event.id });
		if (!found) throw notFound(undoTexts.noEntry);
		const command = deps.undoCommands[found.action];
		if (!command || !organiser.may(command.right)) throw new Failure(403, undoTexts.cannot);
		await command.run({ subject: found.subject, detail: found.detail, eventId: event.id, actor: accountId });
		return { sentence: command.sentence(found)[lang] };
	});

	serveOffice(app, deps, listJournalKinds, async ({ lang }) => ({ kinds: namedKinds(lang) }));
}

async function page({ db, undoCommands }: JournalDeps, { organiser, lang, query, eventId }: JournalRequest) {
	const { actor, kind, subject, from, to, after } = query;
	const found = await journalEntries(db, {
		eventId,
		actor,
		kind,
		subject,
		from: from === undefined ? undefined : new Date(from),
		to: to === undefined ? undefined : new Date(to),
		after: after && positionOf(after),
		limit: PAGE_ROWS + 1,
	});
	const { rows, next } = pageOf(found, ({ id, at }) => cursorText({ id, value: at.toISOString() }));
	const actorOf = await actorsOf(db, rows, { organiser, lang });
	const eventIds = rows.flatMap((row) => row.eventId ?? []);
	const events = await eventsById(db, [...new Set(eventIds)]);
	/** Only the office of an event takes changes back. */
	const undoOf = (row: JournalRow) => {
		const command = eventId === undefined ? undefined : undoCommands[row.action];
		return command && organiser.may(command.right) ? command.sentence(row)[lang] : null;
	};
	const entries = rows.map(
		(row): JournalEntry => ({
			id: row.id,
			atDate: row.at.toISOString(),
			actor: actorOf(row.actor),
			action: row.action,
			sentence: sentenceOf(row.action, lang),
			subject: row.subject,
			eventCode: row.eventId === null ? null : (events.get(row.eventId)?.code ?? null),
			detail: row.detail,
			undo: undoOf(row),
		}),
	);
	return { rows: entries, next };
}

/** Undefined for a position without a time, which selects the first page. */
function positionOf({ id, value }: { id: number; value: string }): { at: Date; id: number } | undefined {
	const at = new Date(value);
	return Number.isNaN(at.getTime()) ? undefined : { at, id };
}

/** Names actors. Names of participants need the right to read people. */
async function actorsOf(
	db: Database,
	rows: readonly JournalRow[],
	{ organiser, lang }: Pick<JournalRequest, "organiser" | "lang">,
): Promise<(actor: string) => JournalEntry["actor"]> {
	const ids = [...new Set(rows.map(({ actor }) => actor))].filter((actor) => !isProgram(actor) && actor !== ERASED);
	const [names, organisers] = await Promise.all([namesOf(db, ids), organisersAmong(db, ids)]);
	return (id) => {
		if (isProgram(id)) return { id, name: programName(id), kind: "command" };
		const name = names.get(id);
		if (name === undefined) return { id, name: actorNames.erased[lang], kind: "erased" };
		if (organisers.has(id)) return { id, name, kind: "organiser" };
		return { id, name: organiser.may("people.read") ? name : actorNames.person[lang], kind: "person" };
	};
}
