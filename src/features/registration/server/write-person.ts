import type { Tx } from "../../../kit/db/database.ts";
import { breaks, type Insert, insertAll, nextKeys } from "../../../kit/db/insert-all.ts";
import { Failure } from "../../../kit/http/failure.ts";
import type { Attachment } from "../../../kit/mail/attachment.ts";
import { emailMessage } from "../../../kit/mail/tables.ts";
import { type ActivationCause, activationInserts, type LostReservation } from "../../account/server/activation.ts";
import { accountInserts, ONE_ACCOUNT } from "../../account/server/store.ts";
import { consentsInsert } from "../../consent/server/consents-insert.ts";
import type { ConsentRequest } from "../../consent/server/store.ts";
import type { ContactCard } from "../../event/contacts.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { ONE_REGISTRATION } from "../../ticket-holders/server/inserts.ts";
import { TooMuchUnconfirmed } from "../../ticket-holders/server/refuse-unconfirmed.ts";
import type { RegistrationPayload } from "../contract.ts";
import { refusals } from "../messages.ts";
import { EmailTaken, type Person } from "./person.ts";
import type { RegisterDeps } from "./registering.ts";

export type WritablePerson = Omit<Person, "isNew"> & {
	/** Undefined for an existing account. A guest has no password before activation. */
	isNew: { nick: string; phoneNo: string | null; passwordHash: string | null } | undefined;
	/** A guest's account whose address is not confirmed yet. */
	isUnconfirmed?: boolean;
};

/** Hashes a new person's password, outside the transaction. */
export async function writable(
	{ passwords }: Pick<RegisterDeps, "passwords">,
	person: Person,
): Promise<WritablePerson> {
	const { isNew } = person;
	return { ...person, isNew: isNew && { ...isNew, passwordHash: await passwords.hash(isNew.password) } };
}

type NewPersonContext = {
	event: EventRecord;
	contact: ContactCard | undefined;
	/** Undefined if the person has answered nothing yet. */
	agreed: { consents: ConsentRequest[]; gdprs: RegistrationPayload["gdprs"] } | undefined;
	cause: ActivationCause;
	/** Expires unless a new person's address is confirmed in time. */
	held?: LostReservation | undefined;
	/** Attached to the activation e-mail. */
	tickets?: Attachment[];
};

/** Adds account, activation e-mail and consents. Throws `EmailTaken` if another submission was first. */
export async function addPerson(
	tx: Tx,
	deps: RegisterDeps,
	person: WritablePerson,
	coming: NewPersonContext,
): Promise<void> {
	const { emailId } = await nextKeys(tx, { emailId: emailMessage });
	await insertAll(tx, personInserts(deps, emailId, person, coming)).catch(refuseSecond);
}

/**
 * Creates only the account with its activation e-mail if an order would hold too much: the person can order after
 * confirmation. Rethrows the refusal.
 */
export async function withAccountAtLeast<T>(
	deps: RegisterDeps,
	{ person, coming }: { person: WritablePerson; coming: NewPersonContext },
	place: () => Promise<T>,
): Promise<T> {
	try {
		return await place();
	} catch (error) {
		if (error instanceof TooMuchUnconfirmed && person.isNew) {
			const left = { ...coming, cause: "refused" as const, held: undefined };
			await deps.db.transaction((tx) => addPerson(tx, deps, person, left));
		}
		throw error;
	}
}

/** Rethrows an error. If another submission was first, it becomes a refusal. */
export function refuseSecond(error: unknown): never {
	if (breaks(error, ONE_REGISTRATION)) throw new AlreadyRegistered();
	throw breaks(error, ONE_ACCOUNT) ? new EmailTaken() : error;
}

export class AlreadyRegistered extends Failure {
	constructor() {
		super(409, refusals.alreadyRegistered);
	}
}

/** The inserts of `addPerson`, with a reserved key for the e-mail. */
export function personInserts(
	deps: RegisterDeps,
	emailId: number,
	person: WritablePerson,
	coming: NewPersonContext,
): Insert[] {
	const { isNew, isUnconfirmed = false } = person;
	const { event, contact, cause, held, tickets, agreed } = coming;
	return [
		...(isNew ? newAccountInserts(deps, person, isNew) : []),
		...(isNew || isUnconfirmed
			? activationInserts(deps, emailId, { to: person, event, contact, cause, held, tickets })
			: []),
		...(agreed ? [consentsInsert(agreedBy(person, agreed, deps.clock.now()))] : []),
	];
}

function newAccountInserts(
	{ ids, clock }: RegisterDeps,
	{ id, email, firstName, lastName, lang }: WritablePerson,
	{ nick, phoneNo, passwordHash }: NonNullable<WritablePerson["isNew"]>,
): Insert[] {
	return accountInserts({
		id,
		email,
		firstName,
		lastName,
		lang,
		credentialId: ids.next(),
		now: clock.now(),
		nick: nick || null,
		phoneNo,
		passwordHash,
	});
}

function agreedBy(
	{ id, lang }: WritablePerson,
	{ consents, gdprs }: NonNullable<NewPersonContext["agreed"]>,
	now: Date,
) {
	const common = { accountId: id, lang, givenAt: now, source: "registration" };
	const requested = consents.map((consent) => ({
		...common,
		consentTextId: consent.objectId,
		kind: consent.kind,
		version: consent.version,
		isGiven: consent.kind === "processing" || gdprs[consent.objectId] === true,
	}));
	const terms = { ...common, consentTextId: null, kind: "terms", version: 1, isGiven: true };
	return [terms, ...requested];
}
