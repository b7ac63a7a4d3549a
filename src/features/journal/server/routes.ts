import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { FastifyInstance } from "fastify";
import { type JournalRow, journalEntries, journalEntryAt } from "../../../kit/audit/journal-store.ts";
import { Failure, notFound } from "../../../kit/http/failure.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { cursorText } from "../../../kit/list/cursor.ts";
import { PAGE_ROWS, pageOf } from "../../../kit/list/list-query.ts";
import { serveListFile } from "../../organisers/server/serve-list-file.ts";
import {
	assertProved,
	type OfficeDeps,
	type OfficeEvent,
	serveFoundation,
	serveOffice,
} from "../../organisers/server/serve-office.ts";
import {
	getJournalFile,
	type JournalQuery,
	listFoundationJournal,
	listJournal,
	listJournalKinds,
	undoChange,
} from "../contract.ts";
import { fileHead, fileRowOf, fileWord } from "../journal-file.ts";
import { namedKinds } from "../rules.ts";
import { obstacleOf } from "../undo-obstacles.ts";
import { undoTexts } from "../undo-texts.ts";
import { type EntryDeps, entriesOf, type Reader } from "./entries.ts";

type JournalDeps = Omit<OfficeDeps, "db"> &
	EntryDeps & { db: NodePgDatabase; pageAddress(lang: Lang, event: OfficeEvent, path: string): string };

/** The rows of a file that are read at once. */
const FILE_PAGE_ROWS = 500;

export function journalRoutes(app: FastifyInstance, deps: JournalDeps): void {
	serveOffice(app, deps, listJournal, async ({ event, organiser, lang, query }) => {
		const { rows, next } = await page(deps, query, { organiser, lang, event });
		return { rows, next, can: { export: organiser.may("journal.export") } };
	});

	serveFoundation(app, deps, listFoundationJournal, ({ organiser, lang, query }) =>
		page(deps, query, { organiser, lang }),
	);

	const file = { description: "The entries, one per line", action: "journal.exported", word: fileWord };
	serveListFile(app, deps, getJournalFile, file, ({ event, organiser, lang, query }) => ({
		head: fileHead(lang),
		pages: filePages(deps, { query, event, reader: { organiser, lang, event } }),
	}));

	serveOffice(app, deps, undoChange, async ({ event, organiser, params, lang, accountId, request }) => {
		const found = await journalEntryAt(deps.db, { id: params.id, eventId: event.id });
		if (!found) throw notFound(undoTexts.noEntry);
		const command = deps.undoCommands[found.action];
		if (!command) throw new Failure(403, obstacleOf(found.action) ?? undoTexts.cannot);
		if (!organiser.may(command.right)) throw new Failure(403, undoTexts.noRight);
		await assertProved(deps, command.right, request);
		await command.run({ subject: found.subject, detail: found.detail, eventId: event.id, actor: accountId });
		return { sentence: command.sentence(found, event.timeZone)[lang] };
	});

	serveOffice(app, deps, listJournalKinds, async ({ lang }) => ({ kinds: namedKinds(lang) }));
}

async function page(deps: JournalDeps, query: JournalQuery, reader: Reader) {
	const wanted = { after: query.after && positionOf(query.after), limit: PAGE_ROWS + 1 };
	const found = await journalEntries(deps.db, filterOf(query, reader.event?.id, wanted));
	const { rows, next } = pageOf(found, ({ id, at }) => cursorText({ id, value: at.toISOString() }));
	return { rows: await entriesOf(deps, rows, reader), next };
}

type FileRequest = { query: JournalQuery; event: OfficeEvent; reader: Reader };

/** All entries of a filter, the newest first; memory holds one page. */
async function* filePages(deps: JournalDeps, { query, event, reader }: FileRequest): AsyncGenerator<string[][]> {
	const { lang } = reader;
	const place = {
		zone: event.timeZone,
		addressOf: (path: string) => deps.pageAddress(lang, event, `office${path}`),
	};
	let after: JournalRow | undefined;
	do {
		const rows = await journalEntries(deps.db, filterOf(query, event.id, { after, limit: FILE_PAGE_ROWS }));
		yield (await entriesOf(deps, rows, reader)).map((entry) => fileRowOf(lang, entry, place));
		after = rows.length < FILE_PAGE_ROWS ? undefined : rows.at(-1);
	} while (after);
}

type Part = { after: { at: Date; id: number } | undefined; limit: number };

function filterOf({ actor, kind, subject, from, to }: JournalQuery, eventId: number | undefined, part: Part) {
	return {
		eventId,
		actor,
		kind,
		subject,
		from: from === undefined ? undefined : new Date(from),
		to: to === undefined ? undefined : new Date(to),
		after: part.after,
		limit: part.limit,
	};
}

/** Undefined for a position without a time, which selects the first page. */
function positionOf({ id, value }: { id: number; value: string }): { at: Date; id: number } | undefined {
	const at = new Date(value);
	return Number.isNaN(at.getTime()) ? undefined : { at, id };
}
