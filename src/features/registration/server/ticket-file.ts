import type { Attachment } from "../../../kit/mail/attachment.ts";

/** The names under which tickets and their days are attached to e-mails. */
export const TICKET_MAKER = "ticket";
export const CALENDAR_MAKER = "calendar";
export const TEAM_CALENDAR_MAKER = "team-calendar";

/** The ticket of a registration as files that go with an e-mail: to be shown, and for calendar programs. */
export function ticketFiles(event: { code: string }, registrationId: number): Attachment[] {
	const ticket = {
		name: `bilet-${event.code}.pdf`,
		contentType: "application/pdf",
		content: { maker: TICKET_MAKER, of: registrationId },
	};
	return [ticket, daysFile(event, { maker: CALENDAR_MAKER, of: registrationId })];
}

/** The days of a team's order for calendar programs: whose its tickets will be is not known yet. */
export function teamDaysFile(event: { code: string }, orderId: number): Attachment {
	return daysFile(event, { maker: TEAM_CALENDAR_MAKER, of: orderId });
}

function daysFile({ code }: { code: string }, content: Attachment["content"]): Attachment {
	return { name: `${code}.ics`, contentType: "text/calendar; charset=utf-8", content };
}
