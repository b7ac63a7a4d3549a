import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { FastifyInstance } from "fastify";
import type { Database } from "../../../kit/db/database.ts";
import { notFound } from "../../../kit/http/failure.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { cursorText } from "../../../kit/list/cursor.ts";
import { PAGE_ROWS, pageOf } from "../../../kit/list/list-query.ts";
import { isOver } from "../../event/over.ts";
import { endOfEvent } from "../../event/server/store.ts";
import { serveListFile } from "../../organisers/server/serve-list-file.ts";
import {
	type OfficeDeps,
	type OfficeEvent,
	type Organiser,
	serveOffice,
} from "../../organisers/server/serve-office.ts";
import { fileHead, fileRowOf, fileWord } from "../waiting-file.ts";
import * as calls from "../waiting-office-contract.ts";
import { waitingRefusals } from "../waiting-office-texts.ts";
import { type ListedState, listedState, waitingRefusal } from "../waiting-rules.ts";
import type { WaitingDeps } from "./offers.ts";
import { waitingCommandRoutes } from "./waiting-commands.ts";
import {
	type ListedRecord,
	listedEntryAt,
	type WaitingFilter,
	type WaitingKey,
	waitingAfter,
	waitingCounts,
} from "./waiting-list-store.ts";

type Deps = OfficeDeps & WaitingDeps & { db: NodePgDatabase };

/** The rows of a file that are read at once. */
const FILE_PAGE_ROWS = 500;

export function waitingOfficeRoutes(app: FastifyInstance, deps: Deps): void {
	const { db } = deps;

	serveOffice(app, deps, calls.getWaitingEntries, async ({ event, organiser, query, lang }) => {
		const sort = query.sort ?? calls.WAITING_SORTS[0];
		const page = { sort, after: query.after && keyOf(query.after), limit: PAGE_ROWS + 1 };
		const found = await waitingAfter(db, filterOf(event.id, query), page);
		const { rows, next } = pageOf(found, cursorFor);
		const reader = await readerOf(deps, { event, organiser, lang });
		return { rows: rows.map((one) => entryShape(one, reader)), next, can: { export: organiser.may("people.export") } };
	});

	serveOffice(app, deps, calls.getWaitingTotals, async ({ event, query }) => {
		const counts = await waitingCounts(db, filterOf(event.id, query));
		const sum = (some: typeof counts) => some.reduce((total, one) => total + one.count, 0);
		const ofState = (state: ListedState) => sum(counts.filter((one) => listedState(one) === state));
		return {
			total: sum(counts),
			unconfirmed: ofState("unconfirmed"),
			inLine: ofState("inLine"),
			offered: ofState("offered"),
			taken: ofState("taken"),
			packages: [...Map.groupBy(counts, (one) => one.code)].map(([code, some]) => ({
				code,
				name: some[0]?.name ?? code,
				count: sum(some),
			})),
		};
	});

	serveOffice(app, deps, calls.getWaitingEntry, async ({ event, organiser, params: { entryId }, lang }) => {
		const found = await listedEntryAt(db, { eventId: event.id, entryId });
		if (!found) throw notFound(waitingRefusals.noEntry);
		return entryShape(found, await readerOf(deps, { event, organiser, lang }));
	});

	fileRoute(app, deps);
	waitingCommandRoutes(app, deps);
}

function fileRoute(app: FastifyInstance, deps: Deps): void {
	const file = { description: "The entries, one per line", action: "waiting.list-exported", word: fileWord };
	serveListFile(app, deps, calls.getWaitingFile, file, ({ event, query, lang }) => ({
		head: fileHead(lang),
		pages: filePages(deps.db, { event, query, lang }),
	}));
}

type FileRequest = { event: OfficeEvent; query: calls.WaitingQuery; lang: Lang };

async function* filePages(db: Database, { event, query, lang }: FileRequest): AsyncGenerator<string[][]> {
	const sort = query.sort ?? calls.WAITING_SORTS[0];
	let after: WaitingKey | undefined;
	do {
		const rows = await waitingAfter(db, filterOf(event.id, query), { sort, after, limit: FILE_PAGE_ROWS });
		yield rows.map((one) => fileRowOf(lang, factsOf(one), event.timeZone));
		const last = rows.length < FILE_PAGE_ROWS ? undefined : rows.at(-1);
		after = last && { id: last.id, isOpen: isOpen(last) };
	} while (after);
}

function filterOf(
	eventId: number,
	{ q: begins, package: packageCode, state: states }: calls.WaitingQuery,
): WaitingFilter {
	return { eventId, begins, packageCode, states };
}

const isOpen = ({ state }: Pick<ListedRecord, "state">) => state === "waiting" || state === "offered";

const cursorFor = (one: ListedRecord) => cursorText({ id: one.id, value: isOpen(one) ? "open" : "" });

const keyOf = ({ id, value }: { id: number; value: string }): WaitingKey => ({ id, isOpen: value === "open" });

type Reader = { lang: Lang; mayChange: boolean; isEventOver: boolean };

async function readerOf(
	{ db, clock }: Deps,
	{ event, organiser, lang }: { event: OfficeEvent; organiser: Organiser; lang: Lang },
): Promise<Reader> {
	const isEventOver = isOver({ endsAt: await endOfEvent(db, event) }, clock.now());
	return { lang, mayChange: organiser.may("people.change"), isEventOver };
}

function factsOf(one: ListedRecord) {
	return {
		objectId: one.id,
		email: one.email,
		firstName: one.firstName,
		packageCode: one.packageCode,
		packageName: one.packageName,
		state: listedState(one),
		position: one.position,
		joinedDate: one.createdAt.toISOString(),
		confirmedDate: one.confirmedAt?.toISOString() ?? null,
		offeredUntil: one.offeredUntil?.toISOString() ?? null,
	};
}

function entryShape(one: ListedRecord, { lang, mayChange, isEventOver }: Reader): calls.ListedEntry {
	const state = listedState(one);
	const refusal = waitingRefusal("offer", state, isEventOver);
	return {
		...factsOf(one),
		can: {
			offer: mayChange && refusal === undefined,
			endOffer: mayChange && waitingRefusal("endOffer", state, isEventOver) === undefined,
			remove: mayChange && waitingRefusal("remove", state, isEventOver) === undefined,
		},
		refusal: refusal === "unconfirmed" || refusal === "over" ? waitingRefusals[refusal][lang] : null,
	};
}
