import type { Lang } from "../../../kit/i18n/lang.ts";
import type { PdfRenderer } from "../../../kit/pdf/renderer.ts";
import type { EventRecord } from "../../event/server/store.ts";
import type { SellerReads } from "../../seller/server/store.ts";
import { ticketPage } from "../addresses.ts";
import type { TicketInfo } from "../contract.ts";
import type { KeyDeps } from "./sign.ts";
import { type TicketRecord, ticketById } from "./store.ts";
import { ticketInfo } from "./tickets.ts";

export type TicketPdfDeps = KeyDeps &
	SellerReads & {
		pdfRenderer: PdfRenderer;
		/** The full address of a page of an event in a language. */
		pageAddress(lang: Lang, event: EventRecord, path: string): string;
	};

/** What the layout in paper/ is given. */
export type PrintableTicket = {
	ticket: TicketInfo;
	lang: Lang;
	/** The page that shows it on a phone; null where it is not valid. */
	pageUrl: string | null;
	issuedAt: string;
	/** Who organises the event; null while no seller is set. */
	organiser: string | null;
};

/**
 * A ticket as PDF: in Polish, or in English with Polish beside it. One that is not valid has no code and says so. The
 * same facts always give the same file.
 */
export async function ticketPdf(deps: TicketPdfDeps, record: TicketRecord, lang: Lang): Promise<Uint8Array> {
	const ticket = await ticketInfo(deps, record);
	const pageUrl = ticket.token && deps.pageAddress(lang, record.event, ticketPage(ticket.token));
	const issuedAt = record.registration.createdAt.toISOString();
	const organiser = (await deps.sellerOf(deps.db))?.name ?? null;
	const printable: PrintableTicket = { ticket, lang, pageUrl, issuedAt, organiser };
	return deps.pdfRenderer.print(new URL("./paper/ticket-sheet.ts", import.meta.url), printable);
}

/** The ticket of a registration that goes with an e-mail, in its person's language. Throws where there is none. */
export async function attachedTicket(deps: TicketPdfDeps, id: unknown): Promise<Uint8Array> {
	const record = await ticketById(deps.db, Number(id));
	if (!record) throw new Error(`There is no registration ${id} whose ticket could be attached.`);
	return ticketPdf(deps, record, record.person.lang);
}
