import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { ResponseOf } from "../../../kit/contract/call.ts";
import type { Tx } from "../../../kit/db/database.ts";
import { Failure, wrongInput } from "../../../kit/http/failure.ts";
import { type Lang, langOf } from "../../../kit/i18n/lang.ts";
import { keptEmail } from "../../account/rules.ts";
import { type ActivationDeps, sendActivation } from "../../account/server/activation.ts";
import type { Passwords } from "../../account/server/passwords.ts";
import { accountByEmail, addAccount } from "../../account/server/store.ts";
import { addAuditEntry } from "../../audit/server/store.ts";
import { takeCodeUse } from "../../codes/server/store.ts";
import { codeRefusals } from "../../codes/texts.ts";
import { issueOrderDocument } from "../../orders/server/order-document.ts";
import { sendOrderLetter } from "../../orders/server/order-letters.ts";
import { orderById } from "../../orders/server/store.ts";
import type { RegistrationPayload, RegistrationProfile, registerUser } from "../contract.ts";
import { refusals } from "../messages.ts";
import { payerErrors } from "../payer.ts";
import { offersOnline, strippedPhone, validateRegistration } from "../rules.ts";
import { type Offer, offerOf } from "./offer.ts";
import { isPhoneNo } from "./phone.ts";
import { type NewOrder, newOrder, placeOrder } from "./place-order.ts";
import {
	addConsents,
	addRegistration,
	isSoldOut,
	type NewConsent,
	takeCalendarPlace,
	takePackagePlace,
} from "./store.ts";

export type RegisterDeps = ActivationDeps & {
	db: NodePgDatabase;
	ids: { next(): string; secret(): string };
	passwords: Passwords;
};

export type Registered = Omit<ResponseOf<typeof registerUser>, "isRegistered">;

/** What the transaction writes, worked out before it. */
type Entry = {
	payload: RegistrationPayload;
	offer: Offer;
	lang: Lang;
	isOnline: boolean;
	accountId: string;
	passwordHash: string;
	/** What is to be paid; undefined where the package is free, by itself or by an invitation. */
	order: NewOrder | undefined;
	now: Date;
};

/** The address has an account already. */
export class EmailTaken extends Failure {
	constructor() {
		super(409, refusals.emailTaken);
	}
}

/**
 * Registers a person: account, consents, registration, place, activation letter and audit entry in one transaction
 * (spec §5, decisions §5); of a package that costs something its order as well, at the price that the person was shown,
 * holding the place until it is paid. Throws a `Failure`: wrong fields (400), closed (403), email-taken, no-places or
 * price-changed (409), what `offerOf` throws. The address is looked up before the password is hashed, so that a refusal is
 * cheap, and the password is hashed before the transaction, so that nothing waits for it; the unique address decides
 * between two submissions at once.
 */
export async function register(deps: RegisterDeps, payload: RegistrationPayload, askedLang: Lang): Promise<Registered> {
	const now = deps.clock.now();
	const offer = await offerOf(deps.db, payload, now);
	const isFree = offer.netGrosz === 0;
	const errors = {
		...(!isFree && payerErrors(payload)),
		...validateRegistration(payload, {
			hasLimits: offer.calendar !== undefined,
			questions: offer.questions,
			requiredConsents: offer.consents
				.filter((one) => one.isRequired && one.kind !== "processing")
				.map((one) => one.objectId),
			isPhoneNo,
		}),
	};
	if (Object.keys(errors).length > 0) throw wrongInput(errors);
	if (await accountByEmail(deps.db, keptEmail(payload.email!))) throw new EmailTaken();
	// those told no are told before their password costs anything
	if (await isSoldOut(deps.db, offer.chosen.id, offer.chosen.capacity)) throw new Failure(409, refusals.noPlaces);
	const order = isFree ? undefined : newOrder(deps.ids, { payload, offer, now });
	const entry: Entry = {
		payload,
		offer,
		lang: payload.defaultLanguage ? langOf(payload.defaultLanguage) : askedLang,
		isOnline: payload.isOnline ?? !offer.chosen.isOnsite,
		accountId: deps.ids.next(),
		passwordHash: await deps.passwords.hash(payload.password!),
		order,
		now,
	};
	await deps.db.transaction((tx) => write(tx, deps, entry));
	return {
		eventCode: offer.event.code,
		packageCode: offer.chosen.code,
		isOnline: entry.isOnline,
		order: order
			? {
					number: order.number,
					secret: order.secret,
					grossGrosz: order.total.grossGrosz,
					holdsUntil: order.holdsUntil?.toISOString() ?? null,
				}
			: null,
	};
}

async function write(tx: Tx, deps: RegisterDeps, entry: Entry): Promise<void> {
	const { payload, offer, lang, accountId, now } = entry;
	const person = {
		id: accountId,
		email: keptEmail(payload.email!),
		firstName: payload.firstName!.trim(),
		lastName: payload.lastName!.trim(),
		lang,
	};
	const isNew = await addAccount(tx, {
		...person,
		credentialId: deps.ids.next(),
		passwordHash: entry.passwordHash,
		nick: payload.nick?.trim() || null,
		phoneNo: strippedPhone(payload.phoneNo!),
		now,
	});
	if (!isNew) throw new EmailTaken();
	await addConsents(tx, consentsGiven(entry));
	const { order } = entry;
	const orderId = order && (await placeOrder(tx, order, { accountId, eventId: offer.event.id, lang, payload, now }));
	const registrationId = await addRegistration(tx, {
		accountId,
		eventId: offer.event.id,
		orderId: orderId ?? null,
		packageId: offer.chosen.id,
		calendarId: offer.calendar?.id ?? null,
		scope: offer.event.isMeeting ? (offer.calendar?.code ?? "") : "",
		isOnline: entry.isOnline,
		status: order && order.method !== "deferred" ? "reserved" : "confirmed",
		profile: profileOf(payload),
		createdAt: now,
	});
	await sendActivation(tx, deps, { to: person, event: offer.event, isAgain: false });
	await addAuditEntry(tx, {
		at: now,
		actor: accountId,
		action: "registration.created",
		subject: `registration:${registrationId}`,
		eventId: offer.event.id,
		detail: {
			packageId: offer.chosen.id,
			calendarId: offer.calendar?.id ?? null,
			codeId: offer.code?.id ?? null,
			orderId: orderId ?? null,
			grossGrosz: order?.total.grossGrosz ?? 0,
		},
	});
	if (offer.code && !(await takeCodeUse(tx, offer.code.id, `registration:${registrationId}`, now))) {
		throw new Failure(409, codeRefusals.usedUp, { fields: { code: [codeRefusals.usedUp] } });
	}
	await takePlaces(tx, entry);
	if (orderId !== undefined) await tellOrder(tx, deps, entry, orderId);
}

/** The document of an order that is not paid by card, and the letter about it. */
async function tellOrder(tx: Tx, deps: RegisterDeps, { order, offer, accountId, payload }: Entry, orderId: number) {
	const placed = (await orderById(tx, orderId))!;
	const { method, secret } = order!;
	const kind = method === "deferred" ? "invoice" : "proforma";
	const document =
		method === "card"
			? undefined
			: await issueOrderDocument(tx, deps, placed, { kind, isPaid: false, actor: accountId });
	const email = keptEmail(payload.email!);
	await sendOrderLetter(tx, deps, { kind: method, order: placed, event: offer.event, email, secret, document });
}

/** Last in the transaction, because the rows that count are held to its end. */
async function takePlaces(tx: Tx, { offer, isOnline }: Entry): Promise<void> {
	const { calendar } = offer;
	const isOffered = !calendar || (isOnline ? offersOnline(calendar) : calendar.isOnsite);
	if (!isOffered || (calendar && !(await takeCalendarPlace(tx, calendar.id, isOnline)))) {
		const message = isOnline ? refusals.noOnline : refusals.noOnsite;
		throw new Failure(409, message, { fields: { isOnline: [message] } });
	}
	if (!(await takePackagePlace(tx, offer.chosen.id, offer.chosen.capacity))) throw new Failure(409, refusals.noPlaces);
}

/** The terms and every consent asked for, given or not, with what was shown. */
function consentsGiven({ payload, offer, lang, accountId, now }: Entry): NewConsent[] {
	const common = { accountId, lang, givenAt: now, source: "registration" };
	const asked = offer.consents.map((consent) => ({
		...common,
		consentTextId: consent.objectId,
		kind: consent.kind,
		version: consent.version,
		isGiven:
			consent.kind === "processing" ? payload.processAgreement === true : payload.gdprs?.[consent.objectId] === true,
	}));
	return [{ ...common, consentTextId: null, kind: "terms", version: 1, isGiven: true }, ...asked];
}

function profileOf(payload: RegistrationPayload): RegistrationProfile {
	const { isGraduate, schoolId, departmentId } = payload;
	const words = Object.fromEntries(
		(["otherSchool", "otherDepartment", "companyName", "companyPosition", "additionalInputs"] as const)
			.map((field) => [field, payload[field]?.trim()] as const)
			.filter(([, value]) => value),
	);
	return {
		...words,
		...(typeof isGraduate === "boolean" && { isGraduate }),
		...(schoolId && { schoolId }),
		...(departmentId && { departmentId }),
	};
}
