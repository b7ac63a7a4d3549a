import type { Lang } from "../../kit/i18n/lang.ts";

/** A ticket page's path, without the event's base. */
export function ticketPage(token: string): string {
	return `ticket.html?id=${token}`;
}

export function ticketPath(lang: Lang, eventCode: string, token: string): string {
	return `/${lang}/e/${encodeURIComponent(eventCode)}/${ticketPage(token)}`;
}

export function ticketPdfPath(token: string): string {
	return `/api/tickets/${token}/ticket.pdf`;
}
