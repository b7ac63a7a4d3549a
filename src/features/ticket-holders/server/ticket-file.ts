import type { Attachment } from "../../../kit/mail/attachment.ts";

/** The makers' names of attached tickets and their days. */
export const TICKET_MAKER = "ticket";
export const CALENDAR_MAKER = "calendar";
export const TEAM_CALENDAR_MAKER = "team-calendar";

export function ticketFiles(event: { code: string }, registrationId: number): Attachment[] {
	const ticket = {
		name: `bilet-${event.code}.pdf`,
		contentType: "application/pdf",
		content: { maker: TICKET_MAKER, of: registrationId },
	};
	return [ticket, daysFile(event, { maker: CALENDAR_MAKER, of: registrationId })];
}

/** A team's ticket holders are not known yet, so it gets only the days. */
export function teamDaysFile(event: { code: string }, orderId: number): Attachment {
	return daysFile(event, { maker: TEAM_CALENDAR_MAKER, of: orderId });
}

function daysFile({ code }: { code: string }, content: Attachment["content"]): Attachment {
	return { name: `${code}.ics`, contentType: "text/calendar; charset=utf-8", content };
}
