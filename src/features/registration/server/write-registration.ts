import { auditInsert } from "../../../kit/audit/store.ts";
import type { Tx } from "../../../kit/db/database.ts";
import { breaks, type Insert, insertAll } from "../../../kit/db/insert-all.ts";
import { hashOf } from "../../../kit/hash/hash.ts";
import { Failure } from "../../../kit/http/failure.ts";
import { emailInserts } from "../../../kit/mail/store.ts";
import { spendCode } from "../../codes/server/good-code.ts";
import { offersOnline, offersOnsite } from "../../event/rules.ts";
import { type NewOrder, openOrder, type PlacedOrder } from "../../orders/server/place-order.ts";
import { endHold, holdEnding, placeTaking, takePackagePlaces } from "../../packages/server/stock-store.ts";
import { takeOffer } from "../../packages/server/waiting-store.ts";
import type { RegistrationProfile } from "../contract.ts";
import { refusals } from "../messages.ts";
import type { PlaceForm } from "../ways.ts";
import { takeChosen } from "./chosen-options.ts";
import type { Offer } from "./offer.ts";
import { personInserts, refuseSecond, type WritablePerson } from "./person.ts";
import { registeredEmailOf } from "./registered-email.ts";
import type { RegisterDeps } from "./registering.ts";
import { tellRegistered } from "./registration-commands.ts";
import { ONE_REGISTRATION, registrationInsert, takeCalendarPlace } from "./store.ts";
import { takeChosenSeats } from "./take-chosen-seats.ts";
import { ticketFiles } from "./ticket-file.ts";

/** What the transaction writes, worked out before it. */
export type Entry = {
	form: PlaceForm;
	/** Ids of the lectures whose seats are taken with it. */
	seats: number[];
	/** The secret of an offer from the waiting list; empty where there is none. */
	held: string;
	offer: Offer;
	person: WritablePerson;
	/** What is to be paid; undefined where all is free, by itself or by an invitation. */
	order: NewOrder | undefined;
	/** A place that was taken for it before; undefined where it takes one with the rest. */
	hold: number | undefined;
	/** Reserved for what is written. */
	keys: { registration: number; emailMessage: number };
	visitorId: string | undefined;
	now: Date;
};

/** Whether the code was paid for with its place. */
export function bringsPlace({ code }: Offer): boolean {
	return code !== undefined && code.orderLineId !== null;
}

/** Writes an entry: in one statement where a place is all that it takes, otherwise in a transaction. Gives its order. */
export async function writeEntry(deps: RegisterDeps, entry: Entry): Promise<PlacedOrder | undefined> {
	const { db } = deps;
	if (!takesOnlyPlace(entry)) return db.transaction((tx) => write(tx, deps, entry));
	const { hold, offer } = entry;
	const guard = hold === undefined ? placeTaking(db, offer.chosen) : holdEnding(db, hold);
	const isWritten = await insertAll(db, insertsOf(deps, entry), guard).catch(refuseSecondOf);
	if (isWritten) return undefined;
	if (hold === undefined) throw new Failure(409, refusals.noPlaces);
	// the hold ended while its password waited: perhaps there is another place
	return db.transaction((tx) => write(tx, deps, entry));
}

/** Whether a place of the package is all that is counted: no order, code, day, seat, option or offer, and nothing tracked. */
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
	await takeHeld(tx, entry, keys.registration);
	return order && openOrder(tx, deps, order);
}

function insertsOf(deps: RegisterDeps, entry: Entry): Insert[] {
	const { form, offer, person, order, keys } = entry;
	const { event, consents } = offer;
	const held = order?.heldUnconfirmed;
	return [
		...personInserts(deps, keys.emailMessage, person, { event, consents, gdprs: form.gdprs, held }),
		...(order?.inserts ?? []),
		registrationInsert({ ...registrationOf(entry), id: keys.registration, orderId: order?.id ?? null }),
		...emailOf(deps, entry),
		auditInsert(auditOf(entry)),
	];
}

/** Tells what somebody was quicker with, or what the same person has already. */
function refuseSecondOf(error: unknown): never {
	if (breaks(error, ONE_REGISTRATION)) throw new Failure(409, refusals.alreadyRegistered);
	return refuseSecond(error);
}

/** Who has an account is told that a free registration stands; who is new gets the ticket once the account is active. */
function emailOf(deps: RegisterDeps, { offer: { event }, person, order, keys }: Entry): Insert[] {
	if (person.isNew || order) return [];
	const tickets = ticketFiles(event, keys.registration);
	return emailInserts(keys.emailMessage, registeredEmailOf(deps, { person, event, tickets }));
}

function registrationOf({ form, offer, person, order, now }: Entry) {
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

/** Code, calendar, options and package: last in the transaction, because the rows that count are held to its end. */
async function takeHeld(tx: Tx, entry: Entry, registrationId: number): Promise<void> {
	const { seats, held, offer, now } = entry;
	const { calendar, code, chosen, isOnline } = offer;
	const subject = `registration:${registrationId}`;
	if (code) await spendCode(tx, code, { subject, now });
	await takeChosenSeats(tx, { seats, offer, now }, registrationId);
	if (held && !(await takeOffer(tx, hashOf(held), now))) throw new Failure(409, refusals.offerOver);
	const isOffered = !calendar || (isOnline ? offersOnline(calendar, now) : offersOnsite(calendar, now));
	if (!isOffered || (calendar && !(await takeCalendarPlace(tx, calendar.id, isOnline)))) {
		const message = isOnline ? refusals.noOnline : refusals.noOnsite;
		throw new Failure(409, message, { fields: { isOnline: [message] } });
	}
	await takeChosen(tx, entry.form.options, { subject, accountId: entry.person.id, now });
	if (held || bringsPlace(offer)) return;
	if (entry.hold !== undefined && (await endHold(tx, entry.hold))) return;
	if (!(await takePackagePlaces(tx, chosen.id, chosen.capacity))) throw new Failure(409, refusals.noPlaces);
}

function profileOf({ profile, answers }: PlaceForm): RegistrationProfile {
	return { ...profile, ...(answers.length > 0 && { additionalInputs: JSON.stringify(answers) }) };
}
