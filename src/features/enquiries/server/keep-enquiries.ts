import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { addLetters, type NewLetter } from "../../../kit/mail/store.ts";
import { eventLetter, type LetterDeps } from "../../event/server/event-letter.ts";
import type { EventFacts } from "../../event/server/store.ts";
import type { ContactCard } from "../../partners/rules.ts";
import { enquiryLetter } from "../letter-texts.ts";
import { type EnquiryKind, kindOf } from "../rules.ts";
import { addEnquiries, bodyHashes, type NewEnquiry } from "./store.ts";

/** What came of one: kept now, known already by its key, or refused because its key stands for another. */
export type Kept = "new" | "known" | "other";
/** An enquiry with the event and the contact people that it is about. */
export type Received = { enquiry: NewEnquiry; event: EventFacts; contacts: ContactCard[] };

/** Who reads which enquiries (spec §2: three kinds of contact people). */
const READER: Record<EnquiryKind, ContactCard["kind"]> = {
	sponsor: "partnerContact",
	volunteer: "participantContact",
	lecturer: "programContact",
};

/**
 * Keeps enquiries, each once by its key, with a letter to the event's contact person about each, in one transaction of
 * few statements. `lang` is the organiser's language. Gives what came of each, in their order.
 */
export async function keepEnquiries(
	deps: LetterDeps & { db: NodePgDatabase },
	lang: Lang,
	received: Received[],
): Promise<Kept[]> {
	return deps.db.transaction(async (tx) => {
		const added = await addEnquiries(
			tx,
			received.map((one) => one.enquiry),
		);
		// within one batch a key may come twice: the first is the one that was added
		const fresh = new Set<Received>();
		for (const one of received) if (added.delete(one.enquiry.requestKey)) fresh.add(one);
		await addLetters(
			tx,
			[...fresh].map((one) => letterOf(deps, lang, one)),
		);
		const again = received.filter((one) => !fresh.has(one));
		const hashes = await bodyHashes(
			tx,
			again.map((one) => one.enquiry.requestKey),
		);
		const isSame = ({ enquiry }: Received) => hashes.get(enquiry.requestKey) === enquiry.bodyHash;
		return received.map((one) => (fresh.has(one) ? "new" : isSame(one) ? "known" : "other"));
	});
}

/** The letter to who answers, whose answer goes to the person. */
function letterOf(
	deps: LetterDeps,
	lang: Lang,
	{ enquiry, event, contacts }: Received,
): Omit<NewLetter, "attachments"> {
	const kind = kindOf(enquiry.modalType);
	const reader = contacts.find((one) => one.kind === READER[kind]) ?? contacts[0];
	const { name, email, phoneNo, companyName } = enquiry;
	const letter = eventLetter(deps, {
		to: { email: reader?.email ?? event.replyTo ?? deps.sender, lang },
		event,
		kind: `enquiry-${kind}`,
		texts: enquiryLetter(kind, { phone: Boolean(phoneNo), company: Boolean(companyName) }),
		values: { person: name, email, phone: phoneNo ?? "", company: companyName ?? "", lang: enquiry.lang.toUpperCase() },
		path: "",
	});
	const { attachments: _none, ...row } = { ...letter, replyTo: email };
	return row;
}
