import type { Database } from "../../../kit/db/database.ts";
import type { PdfRenderer } from "../../../kit/pdf/renderer.ts";
import type { KsefAcceptance, TaxDocument } from "../contract.ts";
import { documentById, ksefAcceptanceOf } from "./store.ts";

/** What the layout in paper/ is given. */
export type Printable = { document: TaxDocument; ksef: KsefAcceptance | undefined };

/** A document as PDF; with its number in KSeF where it has one. The same document always gives the same pages. */
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

/** A document that goes with an e-mail, by its id. Throws where there is none. */
export async function attachedDocument(
	deps: { db: Database; pdfRenderer: PdfRenderer },
	id: unknown,
): Promise<Uint8Array> {
	const document = await documentById(deps.db, Number(id));
	if (!document) throw new Error(`There is no document ${id} to attach.`);
	return documentPdf(deps.pdfRenderer, document, await ksefAcceptanceOf(deps.db, document.objectId));
}
