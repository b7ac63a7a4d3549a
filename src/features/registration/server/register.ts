import { auditInsert } from "../../../kit/audit/store.ts";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { breaks, type Insert, insertAll, nextKeys } from "../../../kit/db/insert-all.ts";
import { Failure, parseForm } from "../../../kit/http/failure.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { emailInserts } from "../../../kit/mail/store.ts";
import { emailMessage } from "../../../kit/mail/tables.ts";
import { momentText } from "../../../kit/time/moment.ts";
import { isAddressTaken } from "../../account/server/store.ts";
import { requiredConsents } from "../../consent/one-by-one.ts";
import { chosenOptions } from "../../options/rules.ts";
import { holdsUntil } from "../../orders/rules.ts";
import {
	type NewOrder,
	newOrder,
	type OrderItem,
	openOrder,
	type PlacedOrder,
} from "../../orders/server/place-order.ts";
import { salesOrder } from "../../orders/server/tables.ts";
import { placeTaking, reserveUntil } from "../../packages/server/stock-store.ts";
import type { RegistrationProfile } from "../../ticket-holders/profile.ts";
import { ONE_REGISTRATION, registrationInsert } from "../../ticket-holders/server/inserts.ts";
import { LackOfPlaces } from "../../ticket-holders/server/lack-of-places.ts";
import { refuseTooMuchUnconfirmed, type TakenUnconfirmed } from "../../ticket-holders/server/refuse-unconfirmed.ts";
import { registeredEmailOf } from "../../ticket-holders/server/registered-email.ts";
import { registration } from "../../ticket-holders/server/tables.ts";
import { checkChosenSeats } from "../../ticket-holders/server/take-chosen-seats.ts";
import { ticketFiles } from "../../ticket-holders/server/ticket-file.ts";
import type { OriginKeys } from "../../ticket-holders/server/unconfirmed-store.ts";
import type { RegistrationPayload } from "../contract.ts";
import { refusals } from "../messages.ts";
import { knownPerson, type NewPerson, type PlaceContext, type PlaceForm, placeSchema } from "../schemas.ts";
import { optionItem, refuseSoldOutOptions } from "./chosen-options.ts";
import { withPlaceHeld } from "./hold.ts";
import { type Offer, offerOf } from "./offer.ts";
import {
	addedPerson,
	EmailTaken,
	knownAccount,
	newLang,
	orderingOf,
	type Person,
	personInserts,
	personOf,
	refuseSecond,
	somebodyNew,
	type WritablePerson,
	withAccountAtLeast,
	writable,
} from "./person.ts";
import type { Asking, RegisterDeps, Registered } from "./registering.ts";
import { countAs } from "./registering-limits.ts";
import { tellRegistered } from "./registration-commands.ts";
import { bringsPlace, refuseSoldOut, seatTicket, type Taking, takePlaces } from "./take-places.ts";

/**
 * Registers a person: account, consents, registration, place, e-mail and audit entry in one transaction (spec §5). A
 * paid package also gets an order at the price shown, which holds the place until payment. A logged-in person keeps
 * their account. Throws `Failure`: wrong fields (400), closed (403), too often (429), email-taken, already-registered,
 * no-places or price-changed (409), and the errors of `offerOf`. Looks the address up and holds the place before
 * hashing the password, so that refusals are cheap; hashes before the transaction, which must not wait. The unique
 * address decides between concurrent submissions.
 */
export async function register(deps: RegisterDeps, payload: RegistrationPayload, asking: Asking): Promise<Registered> {
	const now = deps.clock.now();
	const offer = await offerOf(deps, payload, now, asking.count);
	const existingAccount = await knownAccount(deps.db, asking.accountId, payload);
	const way = placeSchema(existingAccount ? knownPerson : somebodyNew, await factsOf(deps, payload, offer));
	const form = parseForm(way, payload);
	const { who, options, payment } = form;
	const person = who
		? addedPerson(deps, who, newLang(payload, asking.lang))
		: personOf(invariant(existingAccount, "the account that is logged in"));
	const items = [packageItem(offer, payment.isAbroad), ...options.map(optionItem)].filter(
		(item) => item.unitNetGrosz > 0,
	);
	const method = payment.request.paymentMethod ?? undefined;
	await countAs(asking.count, { isNew: !existingAccount, method, teamTickets: 0 });
	const keys = await keysOf(deps.db, who, deps.clock.now());
	// the place is held while the password waits for hashing, so that later people are refused at once
	const isHolding = !existingAccount && !payload.offer && !bringsPlace(offer) && offer.chosen.capacity !== null;
	if (!isHolding) await refuseSoldOut(deps.db, payload, offer, now);
	await refuseSoldOutOptions(deps.db, options);
	const seats = payload.savedReservations;
	await checkChosenSeats(deps.db, seatTicket(offer), seats, now);
	const wanted = { id: keys.order, event: offer.event, ...orderingOf(person, payment), items, now };
	const order = items.length > 0 ? newOrder(deps, wanted) : undefined;
	const { visitorId, origin } = asking;
	const entry = { form, seats, held: payload.offer, offer, order, keys, visitorId, origin, now };
	const enter = async (hold?: number) => {
		const ready = { ...entry, person: await writable(deps, person), hold };
		return withAccountAtLeast(deps, { person: ready.person, coming: comingOf(ready) }, () => writeEntry(deps, ready));
	};
	const placed = await (isHolding ? withPlaceHeld(deps, offer.chosen, enter) : enter());
	return {
		eventCode: offer.event.code,
		packageCode: offer.chosen.code,
		isOnline: offer.isOnline,
		order: placed ?? null,
		placeHeldUntil: heldUntilOf(entry, person)?.toISOString() ?? null,
	};
}

/** The facts that the form is validated against. */
async function factsOf(
	{ db, registrationReads }: RegisterDeps,
	payload: RegistrationPayload,
	offer: Offer,
): Promise<PlaceContext> {
	const { chosen, calendar, questions, consents, included, isOnline } = offer;
	const options = chosenOptions(offer.options, payload);
	return {
		isFree: offer.netGrosz === 0 && options.every((one) => one.netGrosz === 0),
		hasLimits: calendar !== undefined,
		chosen,
		questions,
		requiredConsents: requiredConsents(consents),
		offer: { offered: offer.options, included, isOnline },
		schoolErrors: await registrationReads.schoolErrors(db, payload),
	};
}

/** Reserves the keys of an entry. Throws `EmailTaken` where a new person's address has an account. */
async function keysOf(db: Database, who: NewPerson | null, now: Date) {
	const tables = { registration, emailMessage, order: salesOrder };
	if (!who) return nextKeys(db, tables);
	const { isTaken, ...keys } = await nextKeys(db, tables, { isTaken: isAddressTaken(who.email, now) });
	if (isTaken) throw new EmailTaken();
	return keys;
}

function packageItem({ chosen, listNetGrosz, netGrosz, isOnline }: Offer, isAbroad: boolean): OrderItem {
	const { id: packageId, name, vatRate } = chosen;
	const isReverseCharged = chosen.hasReverseCharge && isOnline && isAbroad;
	const price = { listNetGrosz, unitNetGrosz: netGrosz, vatRate, isReverseCharged };
	return { kind: "package", packageId, name, nameEn: null, quantity: 1, ...price };
}

/** A registration's writes, prepared before its transaction. */
type Entry = Taking & {
	form: PlaceForm;
	person: WritablePerson;
	/** Undefined where everything is free, by itself or by an invitation. */
	order: NewOrder | undefined;
	/** Reserved for the inserts. */
	keys: { registration: number; emailMessage: number };
	visitorId: string | undefined;
	origin: OriginKeys | undefined;
};

/** Writes an entry: one statement where it takes only a place, otherwise a transaction. Returns its order. */
async function writeEntry(deps: RegisterDeps, entry: Entry): Promise<PlacedOrder | undefined> {
	const { db } = deps;
	if (!takesOnlyPlace(entry)) return db.transaction((tx) => write(tx, deps, entry));
	const { hold, offer } = entry;
	const guard = hold === undefined ? placeTaking(db, offer.chosen) : reserveUntil(db, hold);
	const isWritten = await insertAll(db, insertsOf(deps, entry), guard).catch(refuseSecondOf);
	if (isWritten) return undefined;
	if (hold === undefined) throw new LackOfPlaces(refusals.noPlaces);
	// the hold expired while the password waited; another place may be free
	return db.transaction((tx) => write(tx, deps, entry));
}

/** Whether the entry counts only a package place: no order, code, day, seat, option or offer, and no tracking. */
function takesOnlyPlace({ form, seats, held, offer, order, visitorId }: Entry): boolean {
	const isMore = order || offer.code || offer.calendar || held || visitorId;
	return !isMore && form.options.length === 0 && seats.length === 0;
}

async function write(tx: Tx, deps: RegisterDeps, entry: Entry): Promise<PlacedOrder | undefined> {
	const { offer, person, order, keys } = entry;
	await insertAll(tx, insertsOf(deps, entry)).catch(refuseSecondOf);
	const { event } = offer;
	const tracked = { subject: `registration-${keys.registration}`, orderId: order?.id };
	await tellRegistered(tx, deps, { visitorId: entry.visitorId, event, person, ...tracked });
	await takePlaces(tx, deps, entry, keys.registration);
	const placed = order && (await openOrder(tx, deps, order));
	if (entry.origin && person.isNew) {
		const registrant = { accountId: person.id, origin: entry.origin, now: entry.now };
		await refuseTooMuchUnconfirmed(tx, registrant, takenUnconfirmed(entry));
	}
	return placed;
}

/** The scarce things that a new person holds; places from the waiting list or a code are excluded. */
function takenUnconfirmed({ form, seats, held, offer, order }: Entry): TakenUnconfirmed {
	const { calendar, isOnline } = offer;
	return {
		packages: order && !held && !bringsPlace(offer) ? [offer.chosen] : [],
		options: form.options,
		lectureIds: seats,
		hasExtendedSeats: offer.chosen.hasExtendedSeats,
		day: calendar && !held && !bringsPlace(offer) ? { calendarId: calendar.id, isOnline } : undefined,
	};
}

/**
 * Until when a new person holds something scarce for free with an unconfirmed address: as long as a card payment would.
 * Undefined where nothing scarce is taken, or it came from an offer or a code.
 */
function heldUntilOf(
	{ form, offer, seats, held, order, origin, now }: Omit<Entry, "person" | "hold">,
	{ isNew }: Pick<Person, "isNew">,
): Date | undefined {
	const { chosen, calendar, isOnline } = offer;
	const ofDay = calendar?.[isOnline ? "onlineCapacity" : "onsiteCapacity"] ?? null;
	const isScarce = chosen.capacity !== null || ofDay !== null || seats.length > 0 || form.options.length > 0;
	const isGiven = held !== "" || bringsPlace(offer);
	return isNew && origin && isScarce && !order && !isGiven ? holdsUntil("card", now) : undefined;
}

function comingOf(entry: Entry) {
	const { form, person, order } = entry;
	const { event, contact, consents } = entry.offer;
	const until = heldUntilOf(entry, person);
	const placeHold = until && { until: momentText(person.lang, until, event.timeZone, false) };
	const cause = order ? ("ordered" as const) : ("registered" as const);
	return { event, contact, consents, gdprs: form.gdprs, cause, held: order?.heldUnconfirmed ?? placeHold };
}

function insertsOf(deps: RegisterDeps, entry: Entry): Insert[] {
	const { person, order, keys } = entry;
	return [
		...personInserts(deps, keys.emailMessage, person, comingOf(entry)),
		...(order?.inserts ?? []),
		registrationInsert({ ...registrationOf(entry), id: keys.registration, orderId: order?.id ?? null }),
		...emailOf(deps, entry),
		auditInsert(auditOf(entry)),
	];
}

/** Maps a unique violation to "email taken" or "already registered". */
function refuseSecondOf(error: unknown): never {
	if (breaks(error, ONE_REGISTRATION)) throw new Failure(409, refusals.alreadyRegistered);
	return refuseSecond(error);
}

/** Tells an existing account that its free registration stands; a new person gets the ticket after activation. */
function emailOf(deps: RegisterDeps, { offer: { event, contact }, person, order, keys }: Entry): Insert[] {
	if (person.isNew || order) return [];
	const tickets = ticketFiles(event, keys.registration);
	return emailInserts(keys.emailMessage, registeredEmailOf(deps, { person, event, contact, tickets }));
}

function registrationOf(entry: Entry) {
	const { form, offer, person, order, now } = entry;
	const { event, chosen, calendar } = offer;
	return {
		accountId: person.id,
		eventId: event.id,
		packageId: chosen.id,
		calendarId: calendar?.id ?? null,
		scope: event.isMeeting ? (calendar?.code ?? "") : "",
		isOnline: offer.isOnline,
		status: order ? ("reserved" as const) : ("confirmed" as const),
		profile: profileOf(form),
		holdsPlace: !bringsPlace(offer),
		placeHeldUntil: heldUntilOf(entry, person) ?? null,
		createdAt: now,
	};
}

function auditOf({ offer, person, order, keys, now }: Entry) {
	return {
		at: now,
		actor: person.id,
		action: "registration.created",
		subject: `registration:${keys.registration}`,
		eventId: offer.event.id,
		detail: {
			packageId: offer.chosen.id,
			calendarId: offer.calendar?.id ?? null,
			codeId: offer.code?.id ?? null,
			orderId: order?.id ?? null,
			grossGrosz: order?.total.grossGrosz ?? 0,
		},
	};
}

function profileOf({ profile, answers }: PlaceForm): RegistrationProfile {
	return { ...profile, ...(answers.length > 0 && { additionalInputs: JSON.stringify(answers) }) };
}
