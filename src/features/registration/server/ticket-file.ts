import type { Attachment } from "../../../kit/mail/attachment.ts";

/** The name under which tickets are attached to letters. */
export const TICKET_MAKER = "ticket";

/** The ticket of a registration as a file that goes with a letter. */
export function ticketFile(event: { code: string }, registrationId: number): Attachment {
	return {
		name: `bilet-${event.code}.pdf`,
		contentType: "application/pdf",
		content: { maker: TICKET_MAKER, of: registrationId },
	};
}
