import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { ResponseOf } from "../../../kit/contract/call.ts";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { Failure, wrongInput } from "../../../kit/http/failure.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { hashOf, sendActivation } from "../../account/server/activation.ts";
import type { Passwords } from "../../account/server/passwords.ts";
import { addAuditEntry } from "../../audit/server/store.ts";
import { takeCodeUse } from "../../codes/server/store.ts";
import { codeRefusals } from "../../codes/texts.ts";
import type { LetterDeps } from "../../event/server/event-letter.ts";
import { placesLeft, takePackagePlaces } from "../../packages/server/stock-store.ts";
import { takeOffer, waitingBySecret } from "../../waiting/server/store.ts";
import type { RegistrationPayload, RegistrationProfile, registerUser } from "../contract.ts";
import { refusals } from "../messages.ts";
import { payerErrors } from "../payer.ts";
import { offersOnline, validateRegistration } from "../rules.ts";
import { type Offer, offerOf } from "./offer.ts";
import { addPerson, knownAccount, type Person, personOf, refuseTaken } from "./person.ts";
import { isPhoneNo } from "./phone.ts";
import { type NewOrder, newOrder, placeOrder, tellOrder, toldOrder } from "./place-order.ts";
import { sendRegistered } from "./registered-letter.ts";
import { addRegistration, takeCalendarPlace } from "./store.ts";
import { checkChosenSeats, takeChosenSeats } from "./take-chosen-seats.ts";
import { ticketFile } from "./ticket-file.ts";

export type RegisterDeps = LetterDeps & {
	db: NodePgDatabase;
	ids: { next(): string; secret(): string };
	passwords: Passwords;
};

export type Registered = Omit<ResponseOf<typeof registerUser>, "isRegistered">;

/** Who asks: in which language, and with which account logged in. */
export type Asking = { lang: Lang; accountId: string | undefined };

/** What the transaction writes, worked out before it. */
type Entry = {
	payload: RegistrationPayload;
	offer: Offer;
	person: Person;
	isOnline: boolean;
	/** What is to be paid; undefined where the package is free, by itself or by an invitation. */
	order: NewOrder | undefined;
	now: Date;
};

/**
 * Registers a person: account, consents, registration, place, letter and audit entry in one transaction (spec §5,
 * decisions §5); of a package that costs something its order as well, at the price that the person was shown, holding
 * the place until it is paid. Whoever is logged in keeps their account. Throws a `Failure`: wrong fields (400), closed
 * (403), email-taken, already-registered, no-places or price-changed (409), what `offerOf` throws. The address is looked
 * up before the password is hashed, so that a refusal is cheap, and the password is hashed before the transaction, so
 * that nothing waits for it; the unique address decides between two submissions at once.
 */
export async function register(deps: RegisterDeps, payload: RegistrationPayload, asking: Asking): Promise<Registered> {
	const now = deps.clock.now();
	const offer = await offerOf(deps.db, payload, now);
	const known = await knownAccount(deps.db, asking.accountId, payload);
	const isFree = offer.netGrosz === 0;
	const errors = {
		...(!isFree && payerErrors(payload)),
		...validateRegistration(payload, {
			hasLimits: offer.calendar !== undefined,
			questions: offer.questions,
			isKnown: known !== undefined,
			requiredConsents: offer.consents
				.filter((one) => one.isRequired && one.kind !== "processing")
				.map((one) => one.objectId),
			isPhoneNo,
		}),
	};
	if (Object.keys(errors).length > 0) throw wrongInput(errors);
	if (!known) await refuseTaken(deps.db, payload);
	await refuseSoldOut(deps.db, payload, offer, now);
	await checkChosenSeats(deps.db, { payload, offer, now });
	const order = isFree
		? undefined
		: newOrder(deps.ids, { payload, eventCode: offer.event.code, items: [packageItem(offer)], now });
	const person = await personOf(deps, payload, { known, askedLang: asking.lang });
	const isOnline = payload.isOnline ?? !offer.chosen.isOnsite;
	await deps.db.transaction((tx) => write(tx, deps, { payload, offer, person, isOnline, order, now }));
	return {
		eventCode: offer.event.code,
		packageCode: offer.chosen.code,
		isOnline,
		order: order ? toldOrder(order) : null,
	};
}

/** Those told no are told before their password costs anything. */
async function refuseSoldOut(db: Database, payload: RegistrationPayload, offer: Offer, now: Date): Promise<void> {
	if (payload.offer) {
		const entry = await waitingBySecret(db, hashOf(payload.offer));
		const isGood = entry?.state === "offered" && entry.packageId === offer.chosen.id && entry.offeredUntil! > now;
		if (!isGood) throw new Failure(409, refusals.offerOver, { fields: { offer: [refusals.offerOver] } });
		return;
	}
	if (bringsPlace(offer)) return;
	if ((await placesLeft(db, offer.chosen)) === 0) throw new Failure(409, refusals.noPlaces);
}

/** Whether the code was paid for with its place. */
function bringsPlace({ code }: Offer): boolean {
	return code !== undefined && code.orderLineId !== null;
}

function packageItem({ chosen, listNetGrosz, netGrosz }: Offer) {
	const { id: packageId, name, vatRate } = chosen;
	return {
		kind: "package" as const,
		...{ packageId, name, nameEn: null, quantity: 1, listNetGrosz, unitNetGrosz: netGrosz, vatRate },
	};
}

async function write(tx: Tx, deps: RegisterDeps, entry: Entry): Promise<void> {
	const { payload, offer, person, order, now } = entry;
	const { event, consents } = offer;
	await addPerson(tx, deps, person, { consents, payload });
	const placing = order && { event, person, payload, order };
	const orderId = placing && (await placeOrder(tx, now, placing));
	const registrationId = await addRegistration(tx, {
		accountId: person.id,
		eventId: event.id,
		orderId: orderId ?? null,
		packageId: offer.chosen.id,
		calendarId: offer.calendar?.id ?? null,
		scope: event.isMeeting ? (offer.calendar?.code ?? "") : "",
		isOnline: entry.isOnline,
		status: order && order.method !== "deferred" ? "reserved" : "confirmed",
		profile: profileOf(payload),
		holdsPlace: !bringsPlace(offer),
		createdAt: now,
	});
	if (registrationId === undefined) throw new Failure(409, refusals.alreadyRegistered);
	const tickets = order ? [] : [ticketFile(event, registrationId)];
	if (person.isNew) await sendActivation(tx, deps, { to: person, event, isAgain: false, tickets });
	else if (!order) await sendRegistered(tx, deps, { person, event, tickets });
	await addAuditEntry(tx, auditOf(entry, registrationId, orderId));
	await takeHeld(tx, entry, registrationId);
	if (placing) await tellOrder(tx, deps, orderId!, placing);
}

function auditOf({ offer, person, order, now }: Entry, registrationId: number, orderId: number | undefined) {
	return {
		at: now,
		actor: person.id,
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
	};
}

/** Code, calendar and package: last in the transaction, because the rows that count are held to its end. */
async function takeHeld(tx: Tx, { payload, offer, isOnline, now }: Entry, registrationId: number): Promise<void> {
	const { calendar, code, chosen } = offer;
	if (code && !(await takeCodeUse(tx, code.id, { subject: `registration:${registrationId}`, now }))) {
		throw new Failure(409, codeRefusals.usedUp, { fields: { code: [codeRefusals.usedUp] } });
	}
	await takeChosenSeats(tx, { payload, offer, now }, registrationId);
	if (payload.offer && !(await takeOffer(tx, hashOf(payload.offer), now))) throw new Failure(409, refusals.offerOver);
	const isOffered = !calendar || (isOnline ? offersOnline(calendar) : calendar.isOnsite);
	if (!isOffered || (calendar && !(await takeCalendarPlace(tx, calendar.id, isOnline)))) {
		const message = isOnline ? refusals.noOnline : refusals.noOnsite;
		throw new Failure(409, message, { fields: { isOnline: [message] } });
	}
	if (payload.offer || bringsPlace(offer)) return;
	if (!(await takePackagePlaces(tx, chosen.id, chosen.capacity))) throw new Failure(409, refusals.noPlaces);
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
