import type { Lang } from "../../../kit/i18n/lang.ts";
import type { Attachment } from "../../../kit/mail/attachment.ts";
import type { NewEmail } from "../../../kit/mail/store.ts";
import type { ContactCard } from "../../event/contacts.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { type EmailDeps, eventEmail } from "../../event/server/event-email.ts";
import { guestEmail, registeredEmail } from "../registered-texts.ts";

type RegisteredEmail = {
	person: { email: string; lang: Lang };
	event: EventRecord;
	contact: ContactCard | undefined;
	tickets: Attachment[];
	/** Whether the organisers registered the person. */
	isGuest?: boolean;
};

/** Tells a person with a confirmed address that a free registration is valid, with the ticket attached. */
export function registeredEmailOf(
	deps: EmailDeps,
	{ person, event, contact, tickets, isGuest }: RegisteredEmail,
): NewEmail {
	return eventEmail(deps, {
		to: person,
		event,
		contact,
		kind: "registered",
		texts: isGuest ? guestEmail : registeredEmail,
		values: {},
		path: "user.html",
		tickets,
	});
}
