import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { FastifyInstance } from "fastify";
import type { PdfRenderer } from "../../../kit/pdf/renderer.ts";
import { getOrderDocument } from "../contract.ts";
import { orderFile } from "./order-file.ts";
import { serveOrderFile } from "./serve-order.ts";

const TYPES = { pdf: "application/pdf", xml: "application/xml; charset=utf-8" };

/** The documents of an order as files, for whoever may open it. */
export function documentRoutes(app: FastifyInstance, deps: { db: NodePgDatabase; pdfRenderer: PdfRenderer }): void {
	const file = { description: "The document", types: ["application/pdf", "application/xml"] };
	serveOrderFile(app, deps, getOrderDocument, file, async ({ order, params }) => {
		const { name, ending, bytes } = await orderFile(deps, order.id, params.fileName);
		return { type: TYPES[ending], name, bytes: Buffer.from(bytes), isOpened: ending === "pdf" };
	});
}
