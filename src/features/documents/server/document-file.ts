import type { Database } from "../../../kit/db/database.ts";
import { notFound } from "../../../kit/http/failure.ts";
import type { PdfRenderer } from "../../../kit/pdf/renderer.ts";
import type { KsefAcceptance, TaxDocument } from "../contract.ts";
import { fileNameOf } from "../rules.ts";
import { refusals } from "../texts.ts";
import { documentById, documentsOf, ksefAcceptanceOf } from "./store.ts";

export type Printable = { document: TaxDocument; ksef: KsefAcceptance | undefined };
type FileDeps = { db: Database; pdfRenderer: PdfRenderer };

/** Equal input gives equal bytes. */
export function documentPdf(
	pdfRenderer: PdfRenderer,
	document: TaxDocument,
	ksef?: KsefAcceptance,
): Promise<Uint8Array> {
	return pdfRenderer.print(new URL("./paper/document-sheet.ts", import.meta.url), {
		document,
		ksef,
	} satisfies Printable);
}

/** A PDF; an invoice or correction also has an XML file. */
export function fileNamesOf({ number, kind }: TaxDocument): string[] {
	return (kind === "proforma" ? (["pdf"] as const) : (["pdf", "xml"] as const)).map((ending) =>
		fileNameOf(number, ending),
	);
}

/** `name` is "FV-2025-0001.pdf", or ".xml" for the e-invoice. */
export async function fileBytes(
	{ db, pdfRenderer }: FileDeps,
	document: TaxDocument,
	name: string,
): Promise<Uint8Array> {
	if (name.endsWith(".xml")) {
		const { structuredInvoice } = await import("../structured-invoice.ts"); // Loads an XML library.
		return Buffer.from(structuredInvoice(document));
	}
	return documentPdf(pdfRenderer, document, await ksefAcceptanceOf(db, document.objectId));
}

/** `subject` is "order:15". Throws 404 for a file of another subject. */
export async function fileOf(
	deps: FileDeps,
	subject: string,
	name: string,
): Promise<{ name: string; ending: "pdf" | "xml"; bytes: Uint8Array }> {
	const document = (await documentsOf(deps.db, subject)).find((one) => fileNamesOf(one).includes(name));
	if (!document) throw notFound(refusals.noDocument);
	return { name, ending: name.endsWith(".xml") ? "xml" : "pdf", bytes: await fileBytes(deps, document, name) };
}

/** Throws for an unknown id. */
export async function attachedDocument(deps: FileDeps, id: unknown): Promise<Uint8Array> {
	const document = await documentById(deps.db, Number(id));
	if (!document) throw new Error(`There is no document ${id} to attach.`);
	return documentPdf(deps.pdfRenderer, document, await ksefAcceptanceOf(deps.db, document.objectId));
}
