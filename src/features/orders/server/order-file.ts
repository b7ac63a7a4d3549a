import type { Database } from "../../../kit/db/database.ts";
import { notFound } from "../../../kit/http/failure.ts";
import type { PdfRenderer } from "../../../kit/pdf/renderer.ts";
import type { TaxDocument } from "../../documents/contract.ts";
import { fileNameOf } from "../../documents/rules.ts";
import { documentPdf } from "../../documents/server/document-pdf.ts";
import { documentsOf, ksefAcceptanceOf } from "../../documents/server/store.ts";
import { refusals } from "../refusals.ts";
import { documentSubject } from "./document-subject.ts";

export type OrderFile = { name: string; ending: "pdf" | "xml"; bytes: Uint8Array };

/** The names of an order's files, in the order of issue: a PDF of each document, and XML of all but a pro-forma. */
export function fileNamesOf({ number, kind }: TaxDocument): string[] {
	return (kind === "proforma" ? (["pdf"] as const) : (["pdf", "xml"] as const)).map((ending) =>
		fileNameOf(number, ending),
	);
}

/** A document of an order as a file: "FV-2025-0001.pdf", or ".xml" for the structured invoice. Throws the 404. */
export async function orderFile(
	deps: { db: Database; pdfRenderer: PdfRenderer },
	orderId: number,
	name: string,
): Promise<OrderFile> {
	const documents = await documentsOf(deps.db, documentSubject(orderId));
	const document = documents.find((one) => fileNamesOf(one).includes(name));
	if (!document) throw notFound(refusals.noDocument);
	return { name, ending: name.endsWith(".xml") ? "xml" : "pdf", bytes: await fileBytes(deps, document, name) };
}

/** The bytes of one of a document's files, by its name. */
export async function fileBytes(
	deps: { db: Database; pdfRenderer: PdfRenderer },
	document: TaxDocument,
	name: string,
): Promise<Uint8Array> {
	if (name.endsWith(".xml")) {
		const { structuredInvoice } = await import("../../documents/structured-invoice.ts"); // loads an XML library
		return Buffer.from(structuredInvoice(document));
	}
	return documentPdf(deps.pdfRenderer, document, await ksefAcceptanceOf(deps.db, document.objectId));
}
