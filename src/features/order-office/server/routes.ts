import type { FastifyInstance } from "fastify";
import { invariant } from "../../../kit/invariant/invariant.ts";
import type { PdfRenderer } from "../../../kit/pdf/renderer.ts";
import { fileOf } from "../../documents/server/document-file.ts";
import { documentSubject } from "../../orders/server/document-subject.ts";
import { lockOrder } from "../../orders/server/store.ts";
import { serveOffice, serveOfficeFile } from "../../organisers/server/serve-office.ts";
import { changeOrderPayer as changePayerCall } from "../command-contract.ts";
import { getOfficeOrder, getOfficeOrderDocument } from "../contract.ts";
import { changeOrderPayer } from "./change-payer.ts";
import { type LifeDeps, lifeRoutes } from "./life-routes.ts";
import { listRoutes } from "./list-routes.ts";
import { orderRows } from "./list-store.ts";
import { type MoneyDeps, moneyRoutes } from "./money-routes.ts";
import { orderDetails } from "./order-details.ts";
import { existingOrder } from "./serve-command.ts";
import { officeOrderShape, type SentenceOf } from "./shapes.ts";
import { momentOf } from "./state-store.ts";

export type OrderOfficeDeps = MoneyDeps & LifeDeps & { pdfRenderer: PdfRenderer; sentenceOf: SentenceOf };

/** Calls of the organisers about an event's orders. */
export function orderOfficeRoutes(app: FastifyInstance, deps: OrderOfficeDeps): void {
	listRoutes(app, deps);
	recordRoutes(app, deps);
	moneyRoutes(app, deps);
	lifeRoutes(app, deps);
}

const DOCUMENT_TYPES = { pdf: "application/pdf", xml: "application/xml; charset=utf-8" };

function recordRoutes(app: FastifyInstance, deps: OrderOfficeDeps): void {
	const { db, clock, sentenceOf } = deps;
	serveOffice(app, deps, getOfficeOrder, async ({ event, organiser, params, lang }) => {
		const order = await existingOrder(db, event.id, params.number);
		const now = clock.now();
		const [row] = await orderRows(db, { eventId: event.id, moment: momentOf(now), orderIds: [order.id] });
		const viewer = { organiser, now, lang, eventCode: event.code, timeZone: event.timeZone, sentenceOf };
		return officeOrderShape(invariant(row, "the order's row"), await orderDetails(deps, order), viewer);
	});

	const file = { description: "The document", types: ["application/pdf", "application/xml"] };
	serveOfficeFile(app, deps, getOfficeOrderDocument, file, async ({ event, params }) => {
		const order = await existingOrder(db, event.id, params.number);
		const { name, ending, bytes } = await fileOf(deps, documentSubject(order.id), params.fileName);
		return { type: DOCUMENT_TYPES[ending], name, bytes: Buffer.from(bytes), isOpened: ending === "pdf" };
	});

	serveOffice(app, deps, changePayerCall, async ({ event, organiser, params, body }) => {
		const { id } = await existingOrder(db, event.id, params.number);
		const { version, ...typed } = body;
		const actor = organiser.accountId;
		const changed = await db.transaction(async (tx) => {
			const order = invariant(await lockOrder(tx, id), "the order");
			return changeOrderPayer(tx, deps, { order, typed, version, actor });
		});
		return { version: changed };
	});
}
