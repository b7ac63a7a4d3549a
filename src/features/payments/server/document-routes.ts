import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { FastifyInstance } from "fastify";
import { problem } from "../../../kit/contract/call.ts";
import { notFound } from "../../../kit/http/failure.ts";
import type { Press } from "../../../kit/pdf/press.ts";
import type { TaxDocument } from "../../documents/contract.ts";
import { fileNameOf } from "../../documents/rules.ts";
import { documentPdf } from "../../documents/server/document-pdf.ts";
import { documentsOf, ksefAcceptanceOf } from "../../documents/server/store.ts";
import { documentSubject } from "../../orders/server/order-document.ts";
import { getOrderDocument } from "../contract.ts";
import { refusals } from "../texts.ts";
import type { OrderOpener } from "./pay-order.ts";

/** The documents of an order as files, for whoever may open it. */
export function documentRoutes(
	app: FastifyInstance,
	deps: { db: NodePgDatabase; press: Press },
	opened: OrderOpener,
): void {
	const { method, path: url, summary, tag, params } = getOrderDocument;
	app.route<{ Params: { secret: string; fileName: string } }>({
		method,
		url,
		schema: { summary, tags: [tag], params, response: { "4xx": problem, "5xx": problem } },
		handler: async (request, reply) => {
			const { secret, fileName } = request.params;
			const order = await opened(request, secret);
			const [document, ending] = named(await documentsOf(deps.db, documentSubject(order.id)), fileName);
			reply.header("cache-control", "no-store");
			reply.header("content-disposition", `${ending === "pdf" ? "inline" : "attachment"}; filename="${fileName}"`);
			if (ending === "xml") {
				const { structuredInvoice } = await import("../../documents/structured-invoice.ts"); // loads an XML library
				return reply.type("application/xml; charset=utf-8").send(structuredInvoice(document));
			}
			const pdf = await documentPdf(deps.press, document, await ksefAcceptanceOf(deps.db, document.objectId));
			return reply.type("application/pdf").send(Buffer.from(pdf));
		},
	});
}

/** The document that a file's name means; throws the 404. */
function named(documents: TaxDocument[], fileName: string): [TaxDocument, "pdf" | "xml"] {
	for (const document of documents) {
		for (const ending of ["pdf", "xml"] as const) {
			const exists = ending === "pdf" || document.kind !== "proforma";
			if (exists && fileNameOf(document.number, ending) === fileName) return [document, ending];
		}
	}
	throw notFound(refusals.noDocument);
}
