import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { FastifyInstance } from "fastify";
import type { ContentVersions } from "../../../kit/content/version.ts";
import type { Database } from "../../../kit/db/database.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { cursorText } from "../../../kit/list/cursor.ts";
import { PAGE_ROWS, pageOf } from "../../../kit/list/list-query.ts";
import { serveListFile } from "../../organisers/server/serve-list-file.ts";
import { type OfficeDeps, serveOffice } from "../../organisers/server/serve-office.ts";
import { fileHead, fileRowOf, fileWord } from "../codes-file.ts";
import * as calls from "../office-contract.ts";
import { codeStateOf } from "../rules.ts";
import { createCodes } from "./create-codes.ts";
import { codesPage, type OfficeCode, packageCodesOf } from "./list-store.ts";
import { restoreCodes, revokeCodes } from "./revoke-codes.ts";

/** Implemented by `app/wiring.ts`: numbers of orders by their lines. */
export type CodeReads = { orderNumbers(db: Database, lineIds: number[]): Promise<Map<number, string>> };

type Deps = OfficeDeps & {
	db: NodePgDatabase;
	versions: ContentVersions;
	ids: { secret(): string };
	codeReads: CodeReads;
};

/** The rows of a file that are read at once. */
const FILE_PAGE_ROWS = 500;

export function officeCodesRoutes(app: FastifyInstance, deps: Deps): void {
	serveOffice(app, deps, calls.getOfficeCodes, async ({ event, organiser, query }) => {
		const mayChange = organiser.may("codes.change");
		const found = await codesAfter(deps, { eventId: event.id, query, mayChange, limit: PAGE_ROWS + 1 });
		const page = pageOf(found, ({ objectId }) => cursorText({ id: objectId, value: "" }));
		return { rows: page.rows, next: page.next, can: { export: organiser.may("codes.export") } };
	});

	fileRoute(app, deps);

	serveOffice(app, deps, calls.createOfficeCodes, async ({ event, accountId, body }) => {
		const { validFrom, validUntil, ...rest } = body;
		const wanted = {
			...rest,
			eventCode: event.code,
			validFrom: validFrom === null ? null : new Date(validFrom),
			validUntil: validUntil === null ? null : new Date(validUntil),
		};
		return { codes: await createCodes(deps, wanted, accountId) };
	});

	serveOffice(app, deps, calls.revokeOfficeCodes, async ({ event, accountId, body: { ids } }) =>
		resultsOf(ids, await revokeCodes(deps, { eventId: event.id, ids, actor: accountId })),
	);

	serveOffice(app, deps, calls.restoreOfficeCodes, async ({ event, accountId, body: { ids } }) =>
		resultsOf(ids, await restoreCodes(deps, { eventId: event.id, ids, actor: accountId })),
	);
}

function fileRoute(app: FastifyInstance, deps: Deps): void {
	const file = { description: "The codes, one per line", action: "codes.exported", word: fileWord };
	serveListFile(app, deps, calls.getOfficeCodesFile, file, ({ event, query, lang }) => ({
		head: fileHead(lang),
		pages: filePages(deps, { event, query, lang }),
	}));
}

async function* filePages(
	deps: Deps,
	{ event, query, lang }: { event: { id: number; timeZone: string }; query: calls.CodeQuery; lang: Lang },
): AsyncGenerator<string[][]> {
	let after: calls.CodeQuery["after"];
	do {
		const wanted = { eventId: event.id, query: { ...query, after }, mayChange: false, limit: FILE_PAGE_ROWS };
		const rows = await codesAfter(deps, wanted);
		yield rows.map((one) => fileRowOf(lang, one, event.timeZone));
		const last = rows.length < FILE_PAGE_ROWS ? undefined : rows.at(-1);
		after = last && { id: last.objectId, value: "" };
	} while (after);
}

type CodeRequest = { eventId: number; query: calls.CodeQuery; mayChange: boolean; limit: number };

/** Codes of a filter behind a position, the newest first, with their packages and orders. */
async function codesAfter(
	{ db, clock, codeReads }: Deps,
	{ eventId, query, mayChange, limit }: CodeRequest,
): Promise<calls.ListedOfficeCode[]> {
	const now = clock.now();
	const { q: begins, state: states, kind, source, after } = query;
	const rows = await codesPage(db, { eventId, now, begins, states, kind, source, beforeId: after?.id }, limit);
	const ids = rows.map((one) => one.id);
	const ofPackages = await packageCodesOf(db, ids);
	const lineIds = rows.flatMap((one) => one.orderLineId ?? []);
	const numbers = await codeReads.orderNumbers(db, [...new Set(lineIds)]);
	return rows.map((one) => ({
		...shapeOf(one, now, mayChange),
		packageCodes: ofPackages.get(one.id) ?? [],
		orderNumber: numbers.get(one.orderLineId ?? 0) ?? null,
	}));
}

function resultsOf(ids: number[], changed: number[]) {
	return { results: ids.map((objectId) => ({ objectId, isChanged: changed.includes(objectId) })) };
}

function shapeOf(one: OfficeCode, now: Date, mayChange: boolean) {
	const isOrganisers = one.orderLineId === null;
	return {
		objectId: one.id,
		code: one.code,
		kind: one.kind,
		percent: one.percent,
		used: one.used,
		useLimit: one.useLimit,
		validFrom: one.validFrom?.toISOString() ?? null,
		validUntil: one.validUntil?.toISOString() ?? null,
		createdDate: one.createdAt.toISOString(),
		state: codeStateOf(one, now),
		can: {
			revoke: mayChange && isOrganisers && one.revokedAt === null,
			restore: mayChange && isOrganisers && one.revokedAt !== null,
		},
	};
}
