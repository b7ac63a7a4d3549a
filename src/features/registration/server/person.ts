import type { Database, Tx } from "../../../kit/db/database.ts";
import { breaks, type Insert, insertAll, nextKeys } from "../../../kit/db/insert-all.ts";
import { Failure } from "../../../kit/http/failure.ts";
import { type Lang, langOf } from "../../../kit/i18n/lang.ts";
import { emailMessage } from "../../../kit/mail/tables.ts";
import { isPhoneNo } from "../../../kit/phone/phone.ts";
import { activationInserts, type Held } from "../../account/server/activation.ts";
import {
	type AccountRecord,
	accountById,
	accountInserts,
	hasTakenAddress,
	ONE_ACCOUNT,
} from "../../account/server/store.ts";
import { weakPassword } from "../../account/server/weak-password.ts";
import type { ConsentRequest } from "../../consent/server/store.ts";
import type { ContactCard } from "../../event/contacts.ts";
import type { EventRecord } from "../../event/server/store.ts";
import type { WantedOrder } from "../../orders/server/place-order.ts";
import type { RegistrationPayload } from "../contract.ts";
import { refusals } from "../messages.ts";
import { type Payment, payerOf } from "../payer.ts";
import { type NewPerson, newPerson } from "../ways.ts";
import type { RegisterDeps } from "./registering.ts";
import { consentsInsert } from "./store.ts";

/** The part of a form of somebody new, by the server's judgement. */
export const somebodyNew = newPerson({ isPhoneNo, weakPassword });

/** Who registers or orders: a new person, or one who has an account and is logged in. */
export type Person = {
	id: string;
	email: string;
	firstName: string;
	lastName: string;
	lang: Lang;
	/** What somebody new told; undefined where there is an account. */
	isNew: NewPerson | undefined;
};

/** A person who can be written: where they are new, with what makes the account. */
export type WritablePerson = Person & { isNew: { passwordHash: string } | undefined };

/** Who orders, who pays and how, as an order asks it. */
export function orderingOf(person: Person, payment: Payment): Pick<WantedOrder, "buyer" | "payer" | "request"> {
	const { id, email, lang, isNew } = person;
	const buyer = { id, email, lang, isNew: isNew !== undefined };
	return { buyer, payer: payerOf(payment, person), request: payment.request };
}

/** The address has an account already. */
export class EmailTaken extends Failure {
	constructor() {
		super(409, refusals.emailTaken);
	}
}

/** The account of whoever is logged in, if the payload does not name somebody else. */
export async function knownAccount(
	db: Database,
	accountId: string | undefined,
	{ email }: Pick<RegistrationPayload, "email">,
): Promise<AccountRecord | undefined> {
	const account = accountId === undefined ? undefined : await accountById(db, accountId);
	return email === "" || email === account?.email ? account : undefined;
}

/** Throws `EmailTaken` where the address of a new person has an account: before anything costly is done for it. */
export async function refuseTaken(db: Database, { email }: NewPerson, now: Date): Promise<void> {
	if (await hasTakenAddress(db, email, now)) throw new EmailTaken();
}

/** The person of an account. */
export function personOf({ id, email, firstName, lastName, lang }: AccountRecord): Person {
	return { id, email, firstName, lastName, lang, isNew: undefined };
}

/** Somebody new, under the id that their account will have. */
export function addedPerson({ ids }: Pick<RegisterDeps, "ids">, who: NewPerson, lang: Lang): Person {
	const { email, firstName, lastName } = who;
	return { id: ids.next(), email, firstName, lastName, lang, isNew: who };
}

/** Hashes the password of somebody new: outside the transaction, so that nothing waits for it. */
export async function writable(
	{ passwords }: Pick<RegisterDeps, "passwords">,
	person: Person,
): Promise<WritablePerson> {
	const { isNew } = person;
	return { ...person, isNew: isNew && { ...isNew, passwordHash: await passwords.hash(isNew.password) } };
}

/** The language in which somebody new is written to: the one that the form names, or that of the call. */
export function newLang({ defaultLanguage }: Pick<RegistrationPayload, "defaultLanguage">, requested: Lang): Lang {
	return defaultLanguage ? langOf(defaultLanguage) : requested;
}

/** What a person comes with: to which event, and what was agreed to of what was asked, of which the required ones are. */
type Coming = {
	event: EventRecord;
	contact: ContactCard | undefined;
	consents: ConsentRequest[];
	gdprs: RegistrationPayload["gdprs"];
	/** An order that is lost unless the address of somebody new is confirmed in time. */
	held?: Held | undefined;
};

/**
 * Writes a person's account and its activation e-mail, where it is new, and what was agreed to. Throws `EmailTaken`
 * where another submission was quicker.
 */
export async function addPerson(tx: Tx, deps: RegisterDeps, person: WritablePerson, coming: Coming): Promise<void> {
	const { emailId } = await nextKeys(tx, { emailId: emailMessage });
	await insertAll(tx, personInserts(deps, emailId, person, coming)).catch(refuseSecond);
}

/** Tells that another submission of the same address was quicker, where it is that what a write failed of. */
export function refuseSecond(error: unknown): never {
	throw breaks(error, ONE_ACCOUNT) ? new EmailTaken() : error;
}

/** What `addPerson` writes, with a key that is reserved for the e-mail. */
export function personInserts(deps: RegisterDeps, emailId: number, person: WritablePerson, coming: Coming): Insert[] {
	const now = deps.clock.now();
	const agreed = consentsInsert(agreedBy(person, coming, now));
	const { id, email, firstName, lastName, lang, isNew } = person;
	if (!isNew) return [agreed];
	const account = {
		...{ id, email, firstName, lastName, lang, credentialId: deps.ids.next(), now },
		...{ nick: isNew.nick || null, phoneNo: isNew.phoneNo, passwordHash: isNew.passwordHash },
	};
	const { event, contact, held } = coming;
	return [
		...accountInserts(account),
		...activationInserts(deps, emailId, { to: person, event, contact, isAgain: false, held }),
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
