import type { Tx } from "../../../kit/db/database.ts";
import type { Attachment } from "../../../kit/mail/attachment.ts";
import { type LetterDeps, sendEventLetter } from "../../event/server/event-letter.ts";
import type { EventFacts } from "../../event/server/store.ts";
import { registeredLetter } from "../texts.ts";
import type { Person } from "./person.ts";

/** Tells a person who has an account that a registration without anything to pay stands. */
export function sendRegistered(
	tx: Tx,
	deps: LetterDeps,
	{ person, event, tickets }: { person: Person; event: EventFacts; tickets: Attachment[] },
): Promise<void> {
	return sendEventLetter(tx, deps, {
		to: person,
		event,
		kind: "registered",
		texts: registeredLetter,
		values: { name: person.firstName },
		path: "user.html",
		tickets,
	});
}
