import type { Database } from "../../../kit/db/database.ts";
import type { Failure } from "../../../kit/http/failure.ts";
import type { FormLimit } from "../../../kit/http/form-limit.ts";
import { otherBody } from "../../../kit/http/idempotency.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import type { NewEmail } from "../../../kit/mail/store.ts";
import { type ContactCard, contactEmail } from "../../event/contacts.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { type EmailDeps, eventEmail } from "../../event/server/event-email.ts";
import { enquiryEmail } from "../email-texts.ts";
import { type EnquiryKind, kindOf } from "../rules.ts";
import { addEnquiries, bodyHashes, type NewEnquiry } from "./store.ts";

/** The visitor's address counts for the limit and is not stored. */
export type ReceivedEnquiry = { enquiry: NewEnquiry; event: EventRecord; contacts: ContactCard[]; address: string };
export type SaveResult = Failure | undefined;

/** Spec §2: three kinds of contact people. */
const READER: Record<EnquiryKind, ContactCard["kind"]> = {
	sponsor: "partnerContact",
	volunteer: "participantContact",
	lecturer: "programContact",
};

/** The limit of e-mails per contact person and hour; one summary covers the rest. */
export const EMAILS_AN_HOUR = 30;

/**
 * Stores enquiries once per key, and e-mails the event's contact person up to the limit (`sendDigests` covers the
 * rest). One statement counts visitors, one counts e-mails, one writes. `lang` is the organiser's. Returns results in
 * order: 429 above the limit, 422 if the key belongs to another enquiry.
 */
export async function saveEnquiries(
	deps: EmailDeps & { db: Database; limit: FormLimit; emailLimit: FormLimit },
	lang: Lang,
	received: ReceivedEnquiry[],
): Promise<SaveResult[]> {
	const tooMany = await deps.limit.takeAll(received.map((one) => one.address));
	const acceptedEnquiries = received.filter((_, index) => !tooMany[index]);
	// The first enquiry of a repeated key.
	const firsts = [...Map.groupBy(acceptedEnquiries, (one) => one.enquiry.requestKey).values()].flatMap((same) =>
		same.slice(0, 1),
	);
	const recipients = firsts.map((one) => recipientOf(deps, one.event, one.contacts, kindOf(one.enquiry.modalType)));
	const tooManyEmails = await deps.emailLimit.takeAll(recipients);
	const added = await addEnquiries(
		deps.db,
		firsts.map((one, index) => {
			if (tooManyEmails[index]) return { enquiry: { ...one.enquiry, notifiedAt: null }, message: undefined };
			const message = emailOf(
				deps,
				{ email: invariant(recipients[index], "the contact kind of an enquiry"), lang },
				one,
			);
			return { enquiry: { ...one.enquiry, notifiedAt: one.enquiry.createdAt }, message };
		}),
	);
	const fresh = new Set(firsts.filter((one) => added.has(one.enquiry.requestKey)));
	const again = acceptedEnquiries.filter((one) => !fresh.has(one)).map((one) => one.enquiry.requestKey);
	const hashes = await bodyHashes(deps.db, again);
	const isSame = ({ enquiry }: ReceivedEnquiry) => hashes.get(enquiry.requestKey) === enquiry.bodyHash;
	return received.map((one, index) => tooMany[index] ?? (fresh.has(one) || isSame(one) ? undefined : otherBody()));
}

export function recipientOf(
	deps: Pick<EmailDeps, "sender">,
	event: EventRecord,
	contacts: ContactCard[],
	kind: EnquiryKind,
): string {
	return contactEmail(contacts, READER[kind]) ?? event.replyTo ?? deps.sender;
}

/** Replies go to the person. */
function emailOf(deps: EmailDeps, to: { email: string; lang: Lang }, { enquiry, event }: ReceivedEnquiry): NewEmail {
	const kind = kindOf(enquiry.modalType);
	const { name, email, phoneNo, companyName } = enquiry;
	return eventEmail(deps, {
		to,
		event,
		contact: undefined,
		kind: `enquiry-${kind}`,
		answeredBy: { isToOrganiser: true, name, email },
		texts: enquiryEmail(kind, { phone: Boolean(phoneNo), company: Boolean(companyName) }),
		values: { person: name, email, phone: phoneNo ?? "", company: companyName ?? "", lang: enquiry.lang.toUpperCase() },
		path: "",
	});
}
