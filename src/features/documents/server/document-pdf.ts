import type { Press } from "../../../kit/pdf/press.ts";
import type { KsefAcceptance, TaxDocument } from "../contract.ts";

/** What the layout in paper/ is given. */
export type Printable = { document: TaxDocument; ksef: KsefAcceptance | undefined };

/** A document as PDF; with its number in KSeF where it has one. The same document always gives the same pages. */
export function documentPdf(press: Press, document: TaxDocument, ksef?: KsefAcceptance): Promise<Uint8Array> {
	return press.print(new URL("./paper/document-sheet.ts", import.meta.url), { document, ksef } satisfies Printable);
}
