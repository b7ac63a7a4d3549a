import { auditInsert } from "../../../kit/audit/store.ts";
import type { Tx } from "../../../kit/db/database.ts";
import { type Insert, insertAll } from "../../../kit/db/insert-all.ts";
import { emailInserts } from "../../../kit/mail/store.ts";
import { momentText } from "../../../kit/time/moment.ts";
import { holdsUntil } from "../../orders/rules.ts";
import { type NewOrder, openOrder, type PlacedOrder } from "../../orders/server/place-order.ts";
import { placeTaking, reserveUntil } from "../../packages/server/stock-store.ts";
import type { RegistrationProfile } from "../../ticket-holders/profile.ts";
import { registrationInsert } from "../../ticket-holders/server/inserts.ts";
import { LackOfPlaces } from "../../ticket-holders/server/lack-of-places.ts";
import { refuseTooMuchUnconfirmed, type TakenUnconfirmed } from "../../ticket-holders/server/refuse-unconfirmed.ts";
import { registeredEmailOf } from "../../ticket-holders/server/registered-email.ts";
import { ticketFiles } from "../../ticket-holders/server/ticket-file.ts";
import type { OriginKeys } from "../../ticket-holders/server/unconfirmed-store.ts";
import { refusals } from "../messages.ts";
import type { PlaceForm } from "../schemas.ts";
import type { Offer } from "./offer.ts";
import type { Person } from "./person.ts";
import type { RegisterDeps } from "./registering.ts";
import { tellRegistered } from "./registration-commands.ts";
import { bringsPlace, type PlaceClaim, refuseRemovedOptions, takePlaces } from "./take-places.ts";
import { personInserts, refuseSecond, type WritablePerson, withAccountAtLeast, writable } from "./write-person.ts";

export type Entry = PlaceClaim & {
	form: Pick<PlaceForm, "profile" | "answers" | "gdprs" | "options" | "seats" | "offerSecret">;
	person: WritablePerson;
	/** Undefined if everything is free. */
	order: NewOrder | undefined;
	/** Reserved for the inserts. */
	keys: { registration: number; emailMessage: number };
	visitorId: string | undefined;
	origin: OriginKeys | undefined;
	/** The organiser who registers a guest, or places an order. Undefined for a person who registers. */
	organiserId?: string | undefined;
};

/** Hashes a new person's password; returns the order. */
export async function enter(
	deps: RegisterDeps,
	{ person, ...entry }: Omit<Entry, "person"> & { person: Person },
): Promise<PlacedOrder | undefined> {
	const ready = { ...entry, person: await writable(deps, person) };
	return withAccountAtLeast(deps, { person: ready.person, coming: comingOf(ready) }, () => writeEntry(deps, ready));
}

/** Writes one statement if only a place is taken, otherwise a transaction. Returns the order. */
async function writeEntry(deps: RegisterDeps, entry: Entry): Promise<PlacedOrder | undefined> {
	const { db } = deps;
	if (!takesOnlyPlace(entry)) return db.transaction((tx) => writeIn(tx, deps, entry));
	const { hold, offer } = entry;
	const guard = hold === undefined ? placeTaking(db, offer.chosen) : reserveUntil(db, hold);
	const isWritten = await insertAll(db, insertsOf(deps, entry), guard).catch(refuseSecond);
	if (isWritten) return undefined;
	if (hold === undefined) throw new LackOfPlaces(refusals.noPlaces);
	// another place may be free after the hold expired
	return db.transaction((tx) => writeIn(tx, deps, entry));
}

/** Whether the entry has no order, code, day, seat, option, offer or tracking. */
function takesOnlyPlace({ form, offer, order, visitorId }: Entry): boolean {
	const isMore = order || offer.code || offer.calendar || form.offerSecret || visitorId;
	return !isMore && form.options.length === 0 && form.seats.length === 0;
}

/** Writes an entry in the caller's transaction. Returns the order. */
export async function writeIn(tx: Tx, deps: RegisterDeps, entry: Entry): Promise<PlacedOrder | undefined> {
	const { form, offer, person, order, keys } = entry;
	await refuseRemovedOptions(tx, form.options);
	await insertAll(tx, insertsOf(deps, entry)).catch(refuseSecond);
	const { event } = offer;
	const tracked = { subject: `registration-${keys.registration}`, orderId: order?.id };
	await tellRegistered(tx, deps, { visitorId: entry.visitorId, event, person, ...tracked });
	await takePlaces(tx, deps, entry, keys.registration);
	const placed = order && (await openOrder(tx, deps, order, entry.organiserId));
	if (entry.origin && person.isNew) {
		const registrant = { accountId: person.id, origin: entry.origin, now: entry.now };
		await refuseTooMuchUnconfirmed(tx, registrant, unconfirmedHoldings(entry));
	}
	return placed;
}

/** Whether the place comes from the waiting list or a bought code. */
function isPlaceGiven({ offerSecret }: Pick<PlaceForm, "offerSecret">, offer: Offer): boolean {
	return offerSecret !== "" || bringsPlace(offer);
}

/** Places from the waiting list or a bought code do not count. */
function unconfirmedHoldings({ form, offer, order }: Entry): TakenUnconfirmed {
	const { calendar, isOnline } = offer;
	const isGiven = isPlaceGiven(form, offer);
	return {
		packages: order && !isGiven ? [offer.chosen] : [],
		options: form.options,
		lectureIds: form.seats,
		hasExtendedSeats: offer.chosen.hasExtendedSeats,
		day: calendar && !isGiven ? { calendarId: calendar.id, isOnline } : undefined,
	};
}

/**
 * The end of a new, unconfirmed person's hold of something scarce and free. It lasts as long as a card payment.
 * Undefined if nothing scarce is held, or it came from an offer or a code.
 */
export function unconfirmedHoldEnd(
	{ form, offer, order, origin, now }: Omit<Entry, "person" | "hold">,
	{ isNew }: { isNew: object | undefined },
): Date | undefined {
	const { chosen, calendar, isOnline } = offer;
	const ofDay = calendar?.[isOnline ? "onlineCapacity" : "onsiteCapacity"] ?? null;
	const isScarce = chosen.capacity !== null || ofDay !== null || form.seats.length > 0 || form.options.length > 0;
	return isNew && origin && isScarce && !order && !isPlaceGiven(form, offer) ? holdsUntil("card", now) : undefined;
}

function comingOf(entry: Entry) {
	const { form, person, order, keys } = entry;
	const { event, contact, consents } = entry.offer;
	// an organiser cannot consent for a guest
	if (entry.organiserId && order) return { event, contact, agreed: undefined, cause: "orderedFor" as const };
	if (entry.organiserId) {
		return {
			event,
			contact,
			agreed: undefined,
			cause: "guest" as const,
			tickets: ticketFiles(event, keys.registration),
		};
	}
	const until = unconfirmedHoldEnd(entry, person);
	const placeHold = until && { until: momentText(person.lang, until, event.timeZone, false) };
	const cause = order ? ("ordered" as const) : ("registered" as const);
	const agreed = { consents, gdprs: form.gdprs };
	return { event, contact, agreed, cause, held: order?.heldUnconfirmed ?? placeHold };
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

/** E-mails an existing account that its free registration is valid. A new person gets the ticket after activation. */
function emailOf(deps: RegisterDeps, { offer: { event, contact }, person, order, keys, organiserId }: Entry): Insert[] {
	if (person.isNew || person.isUnconfirmed || order) return [];
	const tickets = ticketFiles(event, keys.registration);
	const isGuest = organiserId !== undefined;
	return emailInserts(keys.emailMessage, registeredEmailOf(deps, { person, event, contact, tickets, isGuest }));
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
		placeHeldUntil: unconfirmedHoldEnd(entry, person) ?? null,
		createdAt: now,
	};
}

function auditOf({ offer, person, order, keys, now, organiserId }: Entry) {
	return {
		at: now,
		actor: organiserId ?? person.id,
		action: organiserId && !order ? "registration.guest" : "registration.created",
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

function profileOf({ profile, answers }: Entry["form"]): RegistrationProfile {
	return { ...profile, ...(answers.length > 0 && { additionalInputs: JSON.stringify(answers) }) };
}
