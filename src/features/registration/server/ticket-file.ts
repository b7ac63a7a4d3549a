import type { Attachment } from "../../../kit/mail/attachment.ts";

/** The names under which tickets and their days are attached to letters. */
export const TICKET_MAKER = "ticket";
export const CALENDAR_MAKER = "calendar";

/** The ticket of a registration as files that go with a letter: to be shown, and for calendar programs. */
export function ticketFiles(event: { code: string }, registrationId: number): Attachment[] {
	const ticket = {
		name: `bilet-${event.code}.pdf`,
		contentType: "application/pdf",
		content: { maker: TICKET_MAKER, of: registrationId },
	};
	const days = {
		name: `${event.code}.ics`,
		contentType: "text/calendar; charset=utf-8",
		content: { maker: CALENDAR_MAKER, of: registrationId },
	};
	return [ticket, days];
}
