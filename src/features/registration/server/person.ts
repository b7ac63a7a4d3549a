import type { Database, Tx } from "../../../kit/db/database.ts";
import { breaks, type Insert, insertAll } from "../../../kit/db/insert-all.ts";
import { Failure } from "../../../kit/http/failure.ts";
import { type Lang, langOf } from "../../../kit/i18n/lang.ts";
import { keptEmail } from "../../account/rules.ts";
import {
	type AccountFacts,
	accountByEmail,
	accountById,
	accountInserts,
	ONE_ACCOUNT,
} from "../../account/server/store.ts";
import type { AskedConsent } from "../../consent/server/store.ts";
import type { Buyer } from "../../orders/server/place-order.ts";
import type { RegistrationPayload } from "../contract.ts";
import { refusals } from "../messages.ts";
import { strippedPhone } from "../rules.ts";
import type { RegisterDeps } from "./registering.ts";
import { consentsInsert } from "./store.ts";

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
	payload: Pick<RegistrationPayload, "email">,
): Promise<AccountFacts | undefined> {
	const account = accountId === undefined ? undefined : await accountById(db, accountId);
	const named = keptEmail(payload.email ?? "");
	return named === "" || named === account?.email ? account : undefined;
}

/** Throws `EmailTaken` where the address of a new person has an account: before anything costly is done for it. */
export async function refuseTaken(db: Database, payload: RegistrationPayload): Promise<void> {
	if (await accountByEmail(db, keptEmail(payload.email!))) throw new EmailTaken();
}

/** The person of a payload without errors. A new one's password is hashed here, outside the transaction. */
export async function personOf(
	deps: RegisterDeps,
	payload: RegistrationPayload,
	{ known, askedLang }: { known: AccountFacts | undefined; askedLang: Lang },
): Promise<Person> {
	if (known) {
		const { id, email, firstName, lastName, lang } = known;
		return { id, email, firstName, lastName, lang, isNew: undefined };
	}
	return {
		id: deps.ids.next(),
		email: keptEmail(payload.email!),
		firstName: payload.firstName!.trim(),
		lastName: payload.lastName!.trim(),
		lang: payload.defaultLanguage ? langOf(payload.defaultLanguage) : askedLang,
		isNew: {
			passwordHash: await deps.passwords.hash(payload.password!),
			nick: payload.nick?.trim() || null,
			phoneNo: strippedPhone(payload.phoneNo!),
		},
	};
}

type Agreed = { consents: AskedConsent[]; payload: RegistrationPayload };

/**
 * Writes a person's account, where it is new, and what was agreed to. Throws `EmailTaken` where another submission was
 * quicker. The caller sends the new one's activation letter.
 */
export async function addPerson(tx: Tx, deps: RegisterDeps, person: Person, agreed: Agreed): Promise<void> {
	await insertAll(tx, personInserts(deps, person, agreed)).catch(refuseSecond);
}

/** Tells that another submission of the same address was quicker, where it is that what a write failed of. */
export function refuseSecond(error: unknown): never {
	throw breaks(error, ONE_ACCOUNT) ? new EmailTaken() : error;
}

/** The inserts of a person's account, where it is new, and of what was agreed to. */
export function personInserts(deps: RegisterDeps, person: Person, { consents, payload }: Agreed): Insert[] {
	const now = deps.clock.now();
	const { id, email, firstName, lastName, lang, isNew } = person;
	const account = isNew && { id, email, firstName, lastName, lang, ...isNew, credentialId: deps.ids.next(), now };
	const common = { accountId: id, lang, givenAt: now, source: "registration" };
	const asked = consents.map((consent) => ({
		...common,
		consentTextId: consent.objectId,
		kind: consent.kind,
		version: consent.version,
		isGiven:
			consent.kind === "processing" ? payload.processAgreement === true : payload.gdprs?.[consent.objectId] === true,
	}));
	const terms = { ...common, consentTextId: null, kind: "terms", version: 1, isGiven: true };
	return [...(account ? accountInserts(account) : []), consentsInsert([terms, ...asked])];
}
