import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { FastifyInstance } from "fastify";
import { inPages } from "../../../kit/db/in-pages.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { cursorText } from "../../../kit/list/cursor.ts";
import { pageOf } from "../../../kit/list/list-query.ts";
import type { Cell } from "../../../kit/spreadsheet/xlsx.ts";
import { serveListFile } from "../../organisers/server/serve-list-file.ts";
import { type OfficeDeps, type OfficeEvent, serveOffice } from "../../organisers/server/serve-office.ts";
import {
	getOfficeOrders,
	getOfficeOrdersFile,
	getOfficeOrderTotals,
	getOfficeOrderViews,
	ORDER_SORTS,
	type OrderQuery,
} from "../contract.ts";
import { fileHead, fileRowOf, fileWord } from "../orders-file.ts";
import { ORDER_VIEWS } from "../states.ts";
import type { OrderFilter } from "./filter-store.ts";
import { filterOf } from "./list-filter.ts";
import { type OrderSort, orderKeys, orderPositions, orderRows, orderTotals, orderViewCounts } from "./list-store.ts";
import { orderRowShape, type Viewer } from "./shapes.ts";
import { momentOf } from "./state-store.ts";

type ListDeps = Omit<OfficeDeps, "db"> & { db: NodePgDatabase };

export function listRoutes(app: FastifyInstance, deps: ListDeps): void {
	const { db, clock } = deps;

	serveOffice(app, deps, getOfficeOrders, async ({ event, organiser, query }) => {
		const now = clock.now();
		const moment = momentOf(now);
		const sort = sortOf(query);
		const found = await orderPositions(db, filterOf(event, query, moment), { sort, after: query.after });
		const { rows, next } = pageOf(found, ({ id, grossGrosz }) => cursorText({ id, value: String(grossGrosz) }));
		const orderIds = rows.map((one) => one.id);
		const orders = await orderRows(db, { eventId: event.id, moment, orderIds });
		const viewer: Viewer = { organiser, now };
		const can = { create: organiser.may("orders.change") };
		return { rows: orders.map((one) => orderRowShape(one, viewer)), next, timeZone: event.timeZone, can };
	});

	serveOffice(app, deps, getOfficeOrderTotals, ({ event, query }) =>
		orderTotals(db, filterOf(event, query, momentOf(clock.now()))),
	);

	serveOffice(app, deps, getOfficeOrderViews, async ({ event }) => {
		const counts = await orderViewCounts(db, { eventId: event.id, moment: momentOf(clock.now()) });
		return { views: ORDER_VIEWS.map((name) => ({ name, count: counts[name] })) };
	});

	fileRoute(app, deps);
}

function fileRoute(app: FastifyInstance, deps: ListDeps): void {
	const { clock } = deps;
	const file = { description: "The orders, one per line", action: "order.list-exported", word: fileWord };
	serveListFile(app, deps, getOfficeOrdersFile, file, ({ event, query, lang }) => {
		const filter = filterOf(event, query, momentOf(clock.now()));
		return { head: fileHead(lang), pages: filePages(deps, { event, filter, sort: sortOf(query), lang }) };
	});
}

async function* filePages(
	{ db }: ListDeps,
	{ event, filter, sort, lang }: { event: OfficeEvent; filter: OrderFilter; sort: OrderSort; lang: Lang },
): AsyncGenerator<Cell[][]> {
	const { moment } = filter;
	const load = (orderIds: number[]) => orderRows(db, { eventId: event.id, moment, orderIds });
	for await (const page of inPages(db, orderKeys(db, filter, sort), load))
		yield page.map((row) => fileRowOf(lang, row, event.timeZone));
}

function sortOf({ sort = ORDER_SORTS[0] }: OrderQuery): OrderSort {
	return sort;
}
