import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { FastifyInstance } from "fastify";
import { fileAnswers } from "../../../kit/http/answers.ts";
import type { PdfRenderer } from "../../../kit/pdf/renderer.ts";
import { getOrderDocument } from "../contract.ts";
import { orderFile } from "./order-file.ts";
import type { OrderOpener } from "./pay-order.ts";

const TYPES = { pdf: "application/pdf", xml: "application/xml; charset=utf-8" };

/** The documents of an order as files, for whoever may open it. */
export function documentRoutes(
	app: FastifyInstance,
	deps: { db: NodePgDatabase; pdfRenderer: PdfRenderer },
	opened: OrderOpener,
): void {
	const { method, path: url, summary, tag, params } = getOrderDocument;
	app.route<{ Params: { secret: string; fileName: string } }>({
		method,
		url,
		schema: {
			summary,
			tags: [tag],
			params,
			response: fileAnswers("The document", "application/pdf", "application/xml"),
		},
		config: { isNeverCached: true },
		handler: async (request, reply) => {
			const { secret, fileName } = request.params;
			const order = await opened(request, secret);
			const { ending, bytes } = await orderFile(deps, order.id, fileName);
			reply.header("content-disposition", `${ending === "pdf" ? "inline" : "attachment"}; filename="${fileName}"`);
			return reply.type(TYPES[ending]).send(Buffer.from(bytes));
		},
	});
}
