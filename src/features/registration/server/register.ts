import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { KeptFacts } from "../../../kit/content/facts.ts";
import type { ResponseOf } from "../../../kit/contract/call.ts";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { breaks, type Insert, insertAll, isGuarded, nextKeys } from "../../../kit/db/insert-all.ts";
import { Failure, wrongInput } from "../../../kit/http/failure.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { letterInserts } from "../../../kit/mail/store.ts";
import { letter } from "../../../kit/mail/tables.ts";
import { isPhoneNo } from "../../../kit/phone/phone.ts";
import { keptEmail } from "../../account/rules.ts";
import { activationInserts, hashOf } from "../../account/server/activation.ts";
import type { Passwords } from "../../account/server/passwords.ts";
import { type AccountFacts, isAddressTaken } from "../../account/server/store.ts";
import { weakPassword } from "../../account/server/weak-password.ts";
import { auditInsert } from "../../audit/server/store.ts";
import { takeCodeUse } from "../../codes/server/store.ts";
import { codeRefusals } from "../../codes/texts.ts";
import { offersOnline, offersOnsite } from "../../event/rules.ts";
import type { LetterDeps } from "../../event/server/event-letter.ts";
import { type ChosenOption, chosenOptions, optionErrors } from "../../options/rules.ts";
import type { CardPayments } from "../../orders/rules.ts";
import type { OrderFacts } from "../../orders/server/store.ts";
import { salesOrder } from "../../orders/server/tables.ts";
import { endHold, holdEnding, placesLeft, placeTaking, takePackagePlaces } from "../../packages/server/stock-store.ts";
import { schoolErrors } from "../../schools/rules.ts";
import { knownSchool } from "../../schools/server/store.ts";
import type { TrackDeps } from "../../tracking/server/record-conversion.ts";
import { takeOffer, waitingBySecret } from "../../waiting/server/store.ts";
import type { RegistrationPayload, RegistrationProfile, registerUser } from "../contract.ts";
import { messages, refusals } from "../messages.ts";
import { isBusinessAbroad, payerErrors } from "../payer.ts";
import { vatFor } from "../price.ts";
import { validateRegistration } from "../rules.ts";
import { optionItem, refuseSoldOutOptions, takeChosen } from "./chosen-options.ts";
import { withPlaceHeld } from "./hold.ts";
import { type Offer, offerOf } from "./offer.ts";
import { heldUnconfirmed, openOrder } from "./open-order.ts";
import { EmailTaken, knownAccount, type Person, personInserts, personOf, refuseSecond } from "./person.ts";
import { type NewOrder, newOrder, placedInserts, toldOrder } from "./place-order.ts";
import { registeredLetterOf } from "./registered-letter.ts";
import type { Admission } from "./registering-limits.ts";
import { ONE_REGISTRATION, registrationInsert, takeCalendarPlace } from "./store.ts";
import { registration } from "./tables.ts";
import { checkChosenSeats, takeChosenSeats } from "./take-chosen-seats.ts";
import { ticketFiles } from "./ticket-file.ts";
import { trackRegistered } from "./track-registered.ts";

export type RegisterDeps = LetterDeps &
	TrackDeps & {
		db: NodePgDatabase;
		facts: KeptFacts;
		ids: { next(): string; secret(): string };
		passwords: Passwords;
		config: { cardPayments: CardPayments };
	};

export type Registered = Omit<ResponseOf<typeof registerUser>, "isRegistered">;

/**
 * Who asks: in which language, with which account logged in, as which visitor who accepted tracking, and what counts how
 * often they do; the organiser's own doings are not counted.
 */
export type Asking = {
	lang: Lang;
	accountId: string | undefined;
	visitorId?: string | undefined;
	admission?: Admission;
};

/** What the transaction writes, worked out before it. */
type Entry = {
	payload: RegistrationPayload;
	offer: Offer;
	person: Person;
	options: ChosenOption[];
	/** What is to be paid; undefined where all is free, by itself or by an invitation. */
	order: NewOrder | undefined;
	/** A place that was taken for it before; undefined where it takes one with the rest. */
	hold: number | undefined;
	/** Reserved for what is written. */
	keys: { registration: number; letter: number; order: number };
	visitorId: string | undefined;
	now: Date;
};

/**
 * Registers a person: account, consents, registration, place, letter and audit entry in one transaction (spec §5,
 * decisions §5); of a package that costs something its order as well, at the price that the person was shown, holding
 * the place until it is paid. Whoever is logged in keeps their account. Throws a `Failure`: wrong fields (400), closed
 * (403), too often (429), email-taken, already-registered, no-places or price-changed (409), what `offerOf` throws. The address is looked
 * up and the place held before the password is hashed, so that a refusal is cheap, and the password is hashed before the
 * transaction, so that nothing waits for it; the unique address decides between two submissions at once.
 */
export async function register(deps: RegisterDeps, payload: RegistrationPayload, asking: Asking): Promise<Registered> {
	const now = deps.clock.now();
	const offer = await offerOf(deps, payload, now, asking.admission);
	const known = await knownAccount(deps.db, asking.accountId, payload);
	const options = chosenOptions(offer.options, payload);
	const items = [packageItem(offer, payload), ...options.map(optionItem)].filter((item) => item.unitNetGrosz > 0);
	const isFree = items.length === 0;
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
			weakPassword,
		}),
		...(!offer.isOnline && !offer.chosen.isOnsite && { isOnline: [messages.onlineOnly] }),
		...(offer.isOnline && !offer.chosen.isOnline && { isOnline: [messages.onsiteOnly] }),
		...optionErrors(payload, { ...offer, offered: offer.options }),
		...schoolErrors(payload, await knownSchool(deps.db, payload)),
	};
	if (Object.keys(errors).length > 0) throw wrongInput(errors);
	const method = isFree ? undefined : payload.paymentMethod!;
	await asking.admission?.admit({ isNew: !known, method, teamTickets: 0 });
	const keys = await keysOf(deps.db, payload, known);
	// a new password waits for its turn: its place is held, so that whoever comes after the last one is told at once
	const isHolding = !known && !payload.offer && !bringsPlace(offer) && offer.chosen.capacity !== null;
	if (!isHolding) await refuseSoldOut(deps.db, payload, offer, now);
	await refuseSoldOutOptions(deps.db, options);
	await checkChosenSeats(deps.db, { payload, offer, now });
	const order = isFree ? undefined : newOrder(deps, { payload, eventCode: offer.event.code, items, now });
	const enter = async (hold?: number) => {
		const person = await personOf(deps, payload, { known, askedLang: asking.lang });
		const { visitorId } = asking;
		return writeEntry(deps, { payload, offer, person, options, order, hold, keys, visitorId, now });
	};
	const placed = await (isHolding ? withPlaceHeld(deps, offer.chosen, enter) : enter());
	return {
		eventCode: offer.event.code,
		packageCode: offer.chosen.code,
		isOnline: offer.isOnline,
		order: order && placed ? toldOrder(order, placed) : null,
	};
}

/** Reserves the keys of an entry. Throws `EmailTaken` where the address of a new person has an account. */
async function keysOf(db: Database, payload: RegistrationPayload, known: AccountFacts | undefined) {
	const tables = { registration, letter, order: salesOrder };
	if (known) return nextKeys(db, tables);
	const { isTaken, ...keys } = await nextKeys(db, tables, { isTaken: isAddressTaken(keptEmail(payload.email!)) });
	if (isTaken) throw new EmailTaken();
	return keys;
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

function packageItem({ chosen, listNetGrosz, netGrosz, isOnline }: Offer, payload: RegistrationPayload) {
	const { id: packageId, name } = chosen;
	const vat = vatFor(chosen.vatRate, chosen.hasReverseCharge && isOnline && isBusinessAbroad(payload));
	return {
		kind: "package" as const,
		...{ packageId, name, nameEn: null, quantity: 1, listNetGrosz, unitNetGrosz: netGrosz, ...vat },
	};
}

/** Writes an entry: in one statement where a place is all that it takes, otherwise in a transaction. Gives its order. */
async function writeEntry(deps: RegisterDeps, entry: Entry): Promise<OrderFacts | undefined> {
	const { db } = deps;
	if (!takesOnlyPlace(entry)) return db.transaction((tx) => write(tx, deps, entry));
	const { hold, offer } = entry;
	const guard = hold === undefined ? placeTaking(db, offer.chosen) : holdEnding(db, hold);
	try {
		await insertAll(db, insertsOf(deps, entry), guard);
	} catch (error) {
		if (!isGuarded(error)) refuseSecondOf(error);
		if (hold === undefined) throw new Failure(409, refusals.noPlaces);
		// the hold ended while its password waited: perhaps there is another place
		return db.transaction((tx) => write(tx, deps, entry));
	}
	return undefined;
}

/** Whether a place of the package is all that is counted: no order, code, day, seat, option or offer, and nothing tracked. */
function takesOnlyPlace({ payload, offer, options, order, visitorId }: Entry): boolean {
	const isMore = order || offer.code || offer.calendar || options.length > 0 || payload.offer || visitorId;
	return !isMore && !payload.savedReservations?.length;
}

async function write(tx: Tx, deps: RegisterDeps, entry: Entry): Promise<OrderFacts | undefined> {
	const { offer, person, order, keys } = entry;
	await insertAll(tx, insertsOf(deps, entry)).catch(refuseSecondOf);
	const { event } = offer;
	const tracked = { subject: `registration-${keys.registration}`, orderId: order && keys.order };
	await trackRegistered(tx, deps, { visitorId: entry.visitorId, event, person, ...tracked });
	await takeHeld(tx, entry, keys.registration);
	return order && openOrder(tx, deps, keys.order, { event, person, order });
}

function insertsOf(deps: RegisterDeps, entry: Entry): Insert[] {
	const { offer, person, order, keys } = entry;
	const orderId = order && keys.order;
	return [
		...personInserts(deps, person, { ...entry, consents: offer.consents }),
		...(order ? placedInserts(keys.order, entry.now, { ...entry, event: offer.event, order }) : []),
		registrationInsert({ ...registrationOf(entry), id: keys.registration, orderId: orderId ?? null }),
		...letterOf(deps, entry),
		auditInsert(auditOf(entry, keys.registration, orderId)),
	];
}

/** Tells what somebody was quicker with, or what the same person has already. */
function refuseSecondOf(error: unknown): never {
	if (breaks(error, ONE_REGISTRATION)) throw new Failure(409, refusals.alreadyRegistered);
	return refuseSecond(error);
}

/** A new person gets the link that activates the account, and the ticket after it; one who has it is told that a free registration stands. */
function letterOf(deps: RegisterDeps, { offer: { event }, person, order, keys }: Entry): Insert[] {
	const held = order && heldUnconfirmed(order, person, event);
	if (person.isNew) return activationInserts(deps, keys.letter, { to: person, event, isAgain: false, held });
	const tickets = ticketFiles(event, keys.registration);
	return order ? [] : letterInserts(keys.letter, registeredLetterOf(deps, { person, event, tickets }));
}

function registrationOf({ payload, offer, person, order, now }: Entry) {
	const { event, chosen, calendar } = offer;
	return {
		accountId: person.id,
		eventId: event.id,
		packageId: chosen.id,
		calendarId: calendar?.id ?? null,
		scope: event.isMeeting ? (calendar?.code ?? "") : "",
		isOnline: offer.isOnline,
		status: order ? ("reserved" as const) : ("confirmed" as const),
		profile: profileOf(payload),
		holdsPlace: !bringsPlace(offer),
		createdAt: now,
	};
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

/** Code, calendar, options and package: last in the transaction, because the rows that count are held to its end. */
async function takeHeld(tx: Tx, entry: Entry, registrationId: number): Promise<void> {
	const { payload, offer, now } = entry;
	const { calendar, code, chosen, isOnline } = offer;
	const subject = `registration:${registrationId}`;
	if (code && !(await takeCodeUse(tx, code.id, { subject, now }))) {
		throw new Failure(409, codeRefusals.usedUp, { fields: { code: [codeRefusals.usedUp] } });
	}
	await takeChosenSeats(tx, { payload, offer, now }, registrationId);
	if (payload.offer && !(await takeOffer(tx, hashOf(payload.offer), now))) throw new Failure(409, refusals.offerOver);
	const isOffered = !calendar || (isOnline ? offersOnline(calendar, now) : offersOnsite(calendar, now));
	if (!isOffered || (calendar && !(await takeCalendarPlace(tx, calendar.id, isOnline)))) {
		const message = isOnline ? refusals.noOnline : refusals.noOnsite;
		throw new Failure(409, message, { fields: { isOnline: [message] } });
	}
	await takeChosen(tx, entry.options, { subject, accountId: entry.person.id, now });
	if (payload.offer || bringsPlace(offer)) return;
	if (entry.hold !== undefined && (await endHold(tx, entry.hold))) return;
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
