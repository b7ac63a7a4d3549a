import type { Attachment } from "../../../kit/mail/attachment.ts";
import type { NewEmail } from "../../../kit/mail/store.ts";
import { type EmailDeps, eventEmail } from "../../event/server/event-email.ts";
import type { EventRecord } from "../../event/server/store.ts";
import { registeredEmail } from "../texts.ts";
import type { Person } from "./person.ts";

/** Tells a person whose address is confirmed that a registration without anything to pay stands; the ticket goes with it. */
export function registeredEmailOf(
	deps: EmailDeps,
	{ person, event, tickets }: { person: Pick<Person, "email" | "lang">; event: EventRecord; tickets: Attachment[] },
): NewEmail {
	return eventEmail(deps, {
		to: person,
		event,
		kind: "registered",
		texts: registeredEmail,
		values: {},
		path: "user.html",
		tickets,
	});
}
