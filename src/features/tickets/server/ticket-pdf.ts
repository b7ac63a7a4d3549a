import type { Lang } from "../../../kit/i18n/lang.ts";
import type { Press } from "../../../kit/pdf/press.ts";
import type { EventFacts } from "../../event/server/store.ts";
import { ticketPage } from "../addresses.ts";
import type { TicketInfo } from "../contract.ts";
import type { KeyDeps } from "./sign.ts";
import { type TicketFacts, ticketFactsById } from "./store.ts";
import { ticketInfo } from "./tickets.ts";

export type TicketPdfDeps = KeyDeps & {
	press: Press;
	/** The full address of a page of an event in a language. */
	pageAddress(lang: Lang, event: EventFacts, path: string): string;
};

/** What the layout in paper/ is given. */
export type PrintableTicket = {
	ticket: TicketInfo;
	lang: Lang;
	/** The page that shows it on a phone; null where it is not valid. */
	pageUrl: string | null;
	issuedAt: string;
};

/**
 * A ticket as PDF: in Polish, or in English with Polish beside it. One that is not valid has no code and says so. The
 * same facts always give the same file.
 */
export async function ticketPdf(deps: TicketPdfDeps, facts: TicketFacts, lang: Lang): Promise<Uint8Array> {
	const ticket = await ticketInfo(deps, facts);
	const pageUrl = ticket.token && deps.pageAddress(lang, facts.event, ticketPage(ticket.token));
	const issuedAt = facts.registration.createdAt.toISOString();
	const printable: PrintableTicket = { ticket, lang, pageUrl, issuedAt };
	return deps.press.print(new URL("./paper/ticket-sheet.ts", import.meta.url), printable);
}

/** The ticket of a registration that goes with a letter, in its person's language. Throws where there is none. */
export async function attachedTicket(deps: TicketPdfDeps, id: unknown): Promise<Uint8Array> {
	const facts = await ticketFactsById(deps.db, Number(id));
	if (!facts) throw new Error(`There is no registration ${id} whose ticket could be attached.`);
	return ticketPdf(deps, facts, facts.person.lang);
}
