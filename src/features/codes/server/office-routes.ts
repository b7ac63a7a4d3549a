import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { FastifyInstance } from "fastify";
import type { ContentVersions } from "../../../kit/content/version.ts";
import type { Database } from "../../../kit/db/database.ts";
import { cursorText } from "../../../kit/list/cursor.ts";
import { PAGE_ROWS, pageOf } from "../../../kit/list/list-query.ts";
import { type OfficeDeps, serveOffice } from "../../organisers/server/serve-office.ts";
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

// long: one route after the other
export function officeCodesRoutes(app: FastifyInstance, deps: Deps): void {
	const { db, clock } = deps;

	serveOffice(app, deps, calls.getOfficeCodes, async ({ event, organiser, query }) => {
		const now = clock.now();
		const { q: begins, state: states, kind, source, after } = query;
		const filter = { eventId: event.id, now, begins, states, kind, source, beforeId: after?.id };
		const { rows, next } = pageOf(await codesPage(db, filter, PAGE_ROWS + 1), ({ id }) =>
			cursorText({ id, value: "" }),
		);
		const ofPackages = await packageCodesOf(
			db,
			rows.map((one) => one.id),
		);
		const lineIds = rows.flatMap((one) => one.orderLineId ?? []);
		const numbers = await deps.codeReads.orderNumbers(db, [...new Set(lineIds)]);
		const mayChange = organiser.may("codes.change");
		return {
			rows: rows.map((one) => ({
				...shapeOf(one, now, mayChange),
				packageCodes: ofPackages.get(one.id) ?? [],
				orderNumber: numbers.get(one.orderLineId ?? 0) ?? null,
			})),
			next,
		};
	});

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
