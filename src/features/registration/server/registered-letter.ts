import type { Attachment } from "../../../kit/mail/attachment.ts";
import type { NewLetter } from "../../../kit/mail/store.ts";
import { eventLetter, type LetterDeps } from "../../event/server/event-letter.ts";
import type { EventFacts } from "../../event/server/store.ts";
import { registeredLetter } from "../texts.ts";
import type { Person } from "./person.ts";

/** Tells a person whose address is confirmed that a registration without anything to pay stands; the ticket goes with it. */
export function registeredLetterOf(
	deps: LetterDeps,
	{ person, event, tickets }: { person: Pick<Person, "email" | "lang">; event: EventFacts; tickets: Attachment[] },
): NewLetter {
	return eventLetter(deps, {
		to: person,
		event,
		kind: "registered",
		texts: registeredLetter,
		values: {},
		path: "user.html",
		tickets,
	});
}
