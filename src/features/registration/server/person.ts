import type { Database, Tx } from "../../../kit/db/database.ts";
import { breaks, type Insert, insertAll } from "../../../kit/db/insert-all.ts";
import { Failure } from "../../../kit/http/failure.ts";
import { type Lang, langOf } from "../../../kit/i18n/lang.ts";
import { isPhoneNo } from "../../../kit/phone/phone.ts";
import {
	type AccountRecord,
	accountByEmail,
	accountById,
	accountInserts,
	ONE_ACCOUNT,
} from "../../account/server/store.ts";
import { weakPassword } from "../../account/server/weak-password.ts";
import type { ConsentRequest } from "../../consent/server/store.ts";
import type { Buyer } from "../../orders/server/place-order.ts";
import type { RegistrationPayload } from "../contract.ts";
import { refusals } from "../messages.ts";
import { type NewPerson, newPerson } from "../who.ts";
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
	/** What makes the account; undefined where there is one. */
	isNew: { passwordHash: string; nick: string | null; phoneNo: string } | undefined;
};

/** Who registers, as their order knows them. */
export function buyerOf({ id, email, lang, isNew }: Person): Buyer {
	return { id, email, lang, isNew: isNew !== undefined };
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
export async function refuseTaken(db: Database, { email }: NewPerson): Promise<void> {
	if (await accountByEmail(db, email)) throw new EmailTaken();
}

/** The person of an account. */
export function personOf({ id, email, firstName, lastName, lang }: AccountRecord): Person {
	return { id, email, firstName, lastName, lang, isNew: undefined };
}

/** Somebody new, whose password is hashed here, outside the transaction. */
export async function addedPerson(deps: RegisterDeps, who: NewPerson, lang: Lang): Promise<Person> {
	const { email, firstName, lastName, phoneNo } = who;
	const passwordHash = await deps.passwords.hash(who.password);
	return {
		id: deps.ids.next(),
		email,
		firstName,
		lastName,
		lang,
		isNew: { passwordHash, nick: who.nick || null, phoneNo },
	};
}

/** The language in which somebody new is written to: the one that the form names, or that of the call. */
export function newLang({ defaultLanguage }: Pick<RegistrationPayload, "defaultLanguage">, requested: Lang): Lang {
	return defaultLanguage ? langOf(defaultLanguage) : requested;
}

/** What was agreed to, of what was asked: the required ones are, or nobody came here. */
type Agreed = { consents: ConsentRequest[]; gdprs: RegistrationPayload["gdprs"] };

/**
 * Writes a person's account, where it is new, and what was agreed to. Throws `EmailTaken` where another submission was
 * quicker. The caller sends the new one's activation e-mail.
 */
export async function addPerson(tx: Tx, deps: RegisterDeps, person: Person, agreed: Agreed): Promise<void> {
	await insertAll(tx, personInserts(deps, person, agreed)).catch(refuseSecond);
}

/** Tells that another submission of the same address was quicker, where it is that what a write failed of. */
export function refuseSecond(error: unknown): never {
	throw breaks(error, ONE_ACCOUNT) ? new EmailTaken() : error;
}

/** The inserts of a person's account, where it is new, and of what was agreed to. */
export function personInserts(deps: RegisterDeps, person: Person, { consents, gdprs }: Agreed): Insert[] {
	const now = deps.clock.now();
	const { id, email, firstName, lastName, lang, isNew } = person;
	const account = isNew && { id, email, firstName, lastName, lang, ...isNew, credentialId: deps.ids.next(), now };
	const common = { accountId: id, lang, givenAt: now, source: "registration" };
	const requested = consents.map((consent) => ({
		...common,
		consentTextId: consent.objectId,
		kind: consent.kind,
		version: consent.version,
		isGiven: consent.kind === "processing" || gdprs[consent.objectId] === true,
	}));
	const terms = { ...common, consentTextId: null, kind: "terms", version: 1, isGiven: true };
	return [...(account ? accountInserts(account) : []), consentsInsert([terms, ...requested])];
}
