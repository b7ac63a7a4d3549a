import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { FastifyInstance } from "fastify";
import { addAuditEntry } from "../../../kit/audit/store.ts";
import { requestLang } from "../../../kit/http/request-lang.ts";
import type { FileInput } from "../../../kit/http/serve-file.ts";
import type { Lang, Text } from "../../../kit/i18n/lang.ts";
import type { FileFormat } from "../../../kit/list/list-query.ts";
import { tableFile, tableFileTypes } from "../../../kit/spreadsheet/table-file.ts";
import type { Cell } from "../../../kit/spreadsheet/xlsx.ts";
import { dayOf } from "../../../kit/time/zone.ts";
import {
	type EventOfficeCall,
	type OfficeDeps,
	type OfficeEvent,
	type Organiser,
	serveOfficeFile,
} from "./serve-office.ts";

type ListFile = {
	/** For the API reference. */
	description: string;
	/** Of the entry in the journal. */
	action: string;
	/** In the file's name. */
	word: Text;
};

type ListTable = { head: readonly string[]; pages: AsyncIterable<readonly Cell[][]> };

/** Serves the rows of a list's filter as a file to save, and records it in the journal. */
export function serveListFile<C extends EventOfficeCall>(
	app: FastifyInstance,
	deps: OfficeDeps & { db: NodePgDatabase },
	call: C,
	{ description, action, word }: ListFile,
	tableOf: (
		input: FileInput<C> & { event: OfficeEvent; organiser: Organiser; lang: Lang },
	) => ListTable | Promise<ListTable>,
): void {
	serveOfficeFile(app, deps, call, tableFileTypes(description), async (input) => {
		const { event, organiser, query, request } = input;
		const lang = requestLang(request, app.defaultLang);
		const at = deps.clock.now();
		const { head, pages } = await tableOf({ ...input, lang });
		const entry = { at, actor: organiser.accountId, action, subject: `event:${event.id}`, eventId: event.id };
		await deps.db.transaction((tx) => addAuditEntry(tx, entry));
		const { format = "csv" } = query as { format?: FileFormat };
		const name = `${event.code}-${word[lang]}-${dayOf(at, event.timeZone)}`;
		return tableFile({ format, lang, name, head, pages });
	});
}
