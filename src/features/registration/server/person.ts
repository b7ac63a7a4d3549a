import type { Database, Tx } from "../../../kit/db/database.ts";
import { breaks, type Insert, insertAll, nextKeys } from "../../../kit/db/insert-all.ts";
import { Failure } from "../../../kit/http/failure.ts";
import { type Lang, langOf } from "../../../kit/i18n/lang.ts";
import { emailMessage } from "../../../kit/mail/tables.ts";
import { isPhoneNo } from "../../../kit/phone/phone.ts";
import { type ActivationCause, activationInserts, type Held } from "../../account/server/activation.ts";
import {
	type AccountRecord,
	accountById,
	accountInserts,
	hasTakenAddress,
	ONE_ACCOUNT,
} from "../../account/server/store.ts";
import { weakPassword } from "../../account/server/weak-password.ts";
import { consentsInsert } from "../../consent/server/consents-insert.ts";
import type { ConsentRequest } from "../../consent/server/store.ts";
import type { ContactCard } from "../../event/contacts.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { type Payment, payerOf } from "../../orders/payer-form.ts";
import type { WantedOrder } from "../../orders/server/place-order.ts";
import { TooMuchUnconfirmed } from "../../ticket-holders/server/refuse-unconfirmed.ts";
import type { RegistrationPayload } from "../contract.ts";
import { refusals } from "../messages.ts";
import { type NewPerson, newPerson } from "../schemas.ts";
import type { RegisterDeps } from "./registering.ts";

/** The part of a form of a new person, with the server's validators. */
export const somebodyNew = newPerson({ isPhoneNo, weakPassword });

/** The person who registers or orders: new, or logged in. */
export type Person = {
	id: string;
	email: string;
	firstName: string;
	lastName: string;
	lang: Lang;
	/** The details of a new person; undefined where there is an account. */
	isNew: NewPerson | undefined;
};

/** A person ready to be stored: a new one has a password hash. */
export type WritablePerson = Person & { isNew: { passwordHash: string } | undefined };

/** The buyer, payer and payment of an order. */
export function orderingOf(person: Person, payment: Payment): Pick<WantedOrder, "buyer" | "payer" | "request"> {
	const { id, email, lang, isNew } = person;
	const buyer = { id, email, lang, isNew: isNew !== undefined };
	return { buyer, payer: payerOf(payment, person), request: payment.request };
}

/** The address already has an account. */
export class EmailTaken extends Failure {
	constructor() {
		super(409, refusals.emailTaken);
	}
}

/** The logged-in account, unless the payload names another person. */
export async function knownAccount(
	db: Database,
	accountId: string | undefined,
	{ email }: Pick<RegistrationPayload, "email">,
): Promise<AccountRecord | undefined> {
	const account = accountId === undefined ? undefined : await accountById(db, accountId);
	return email === "" || email === account?.email ? account : undefined;
}

/** Throws `EmailTaken` where a new person's address has an account; runs before the costly steps. */
export async function refuseTaken(db: Database, { email }: NewPerson, now: Date): Promise<void> {
	if (await hasTakenAddress(db, email, now)) throw new EmailTaken();
}

export function personOf({ id, email, firstName, lastName, lang }: AccountRecord): Person {
	return { id, email, firstName, lastName, lang, isNew: undefined };
}

/** A new person, with the id of the future account. */
export function addedPerson({ ids }: Pick<RegisterDeps, "ids">, who: NewPerson, lang: Lang): Person {
	const { email, firstName, lastName } = who;
	return { id: ids.next(), email, firstName, lastName, lang, isNew: who };
}

/** Hashes a new person's password, outside the transaction, which must not wait for it. */
export async function writable(
	{ passwords }: Pick<RegisterDeps, "passwords">,
	person: Person,
): Promise<WritablePerson> {
	const { isNew } = person;
	return { ...person, isNew: isNew && { ...isNew, passwordHash: await passwords.hash(isNew.password) } };
}

/** The e-mail language of a new person: the form's, by default the call's. */
export function newLang({ defaultLanguage }: Pick<RegistrationPayload, "defaultLanguage">, requested: Lang): Lang {
	return defaultLanguage ? langOf(defaultLanguage) : requested;
}

type Coming = {
	event: EventRecord;
	contact: ContactCard | undefined;
	consents: ConsentRequest[];
	gdprs: RegistrationPayload["gdprs"];
	cause: ActivationCause;
	/** An order that expires unless a new person's address is confirmed in time. */
	held?: Held | undefined;
};

/**
 * Writes a new person's account and activation e-mail, and the consents. Throws `EmailTaken` where another submission
 * was first.
 */
export async function addPerson(tx: Tx, deps: RegisterDeps, person: WritablePerson, coming: Coming): Promise<void> {
	const { emailId } = await nextKeys(tx, { emailId: emailMessage });
	await insertAll(tx, personInserts(deps, emailId, person, coming)).catch(refuseSecond);
}

/**
 * Places a new person's order; where it would hold too much, creates only the account with its activation e-mail, for
 * ordering again after confirmation, and rethrows the refusal.
 */
export async function withAccountAtLeast<T>(
	deps: RegisterDeps,
	{ person, coming }: { person: WritablePerson; coming: Coming },
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

/** Rethrows a write error; as `EmailTaken` where another submission of the address was first. */
export function refuseSecond(error: unknown): never {
	throw breaks(error, ONE_ACCOUNT) ? new EmailTaken() : error;
}

/** Inserts of `addPerson`, with a reserved key for the e-mail. */
export function personInserts(deps: RegisterDeps, emailId: number, person: WritablePerson, coming: Coming): Insert[] {
	const now = deps.clock.now();
	const agreed = consentsInsert(agreedBy(person, coming, now));
	const { id, email, firstName, lastName, lang, isNew } = person;
	if (!isNew) return [agreed];
	const account = {
		id,
		email,
		firstName,
		lastName,
		lang,
		credentialId: deps.ids.next(),
		now,
		nick: isNew.nick || null,
		phoneNo: isNew.phoneNo,
		passwordHash: isNew.passwordHash,
	};
	const { event, contact, cause, held } = coming;
	return [
		...accountInserts(account),
		...activationInserts(deps, emailId, { to: person, event, contact, cause, held }),
		agreed,
	];
}

function agreedBy({ id, lang }: Person, { consents, gdprs }: Coming, now: Date) {
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
