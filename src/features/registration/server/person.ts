import type { Database } from "../../../kit/db/database.ts";
import { Failure } from "../../../kit/http/failure.ts";
import { type Lang, langOf } from "../../../kit/i18n/lang.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { isPhoneNo } from "../../../kit/phone/phone.ts";
import { type AccountRecord, accountById, isEmailTaken } from "../../account/server/store.ts";
import { weakPassword } from "../../account/server/weak-password.ts";
import { type Payment, payerOf } from "../../orders/payer-form.ts";
import type { WantedOrder } from "../../orders/server/place-order.ts";
import type { RegistrationPayload } from "../contract.ts";
import { refusals } from "../messages.ts";
import { knownPerson, type NewPerson, newPerson, type WhoPart } from "../schemas.ts";
import type { RegisterDeps, RegistrationRequest } from "./registering.ts";

/** The form's part about a new person, with the server's validators. */
export const somebodyNew = newPerson({ isPhoneNo, weakPassword });

/** The person who registers or orders: new, or logged in. */
export type Person = {
	id: string;
	email: string;
	firstName: string;
	lastName: string;
	lang: Lang;
	/** Undefined for an existing account. */
	isNew: NewPerson | undefined;
};

export function orderingOf(person: Person, payment: Payment): Pick<WantedOrder, "buyer" | "payer" | "request"> {
	const { id, email, lang, isNew } = person;
	const buyer = { id, email, lang, isNew: isNew !== undefined };
	return { buyer, payer: payerOf(payment, person), request: payment.request };
}

export class EmailTaken extends Failure {
	constructor() {
		super(409, refusals.emailTaken);
	}
}

/** The person that a form is about. */
type Applicant = {
	isNew: boolean;
	/** The form's part about them. */
	part: WhoPart;
	/** Makes a person from that part's value. */
	toPerson(who: NewPerson | null): Person;
};

/** Returns the logged-in account. Without log-in, or if the payload names another address, it returns a new person. */
export async function applicantOf(
	deps: Pick<RegisterDeps, "db" | "ids">,
	payload: Pick<RegistrationPayload, "email" | "defaultLanguage">,
	{ accountId, lang }: Pick<RegistrationRequest, "accountId" | "lang">,
): Promise<Applicant> {
	const account = accountId === undefined ? undefined : await accountById(deps.db, accountId);
	if (account && (payload.email === "" || payload.email === account.email)) {
		return { isNew: false, part: knownPerson, toPerson: () => personOf(account) };
	}
	const own = newLang(payload, lang);
	const added = (who: NewPerson | null) => newAccountPerson(deps, invariant(who, "the details of a new person"), own);
	return { isNew: true, part: somebodyNew, toPerson: added };
}

/** Throws `EmailTaken` before the costly steps. */
export async function refuseTakenAddress(db: Database, { email }: NewPerson, now: Date): Promise<void> {
	if (await isEmailTaken(db, email, now)) throw new EmailTaken();
}

export function personOf({ id, email, firstName, lastName, lang }: AccountRecord): Person {
	return { id, email, firstName, lastName, lang, isNew: undefined };
}

export function newAccountPerson({ ids }: Pick<RegisterDeps, "ids">, who: NewPerson, lang: Lang): Person {
	const { email, firstName, lastName } = who;
	return { id: ids.next(), email, firstName, lastName, lang, isNew: who };
}

/** The form's language, by default the call's. */
export function newLang({ defaultLanguage }: Pick<RegistrationPayload, "defaultLanguage">, requested: Lang): Lang {
	return defaultLanguage ? langOf(defaultLanguage) : requested;
}
