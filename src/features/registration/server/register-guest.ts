import type { Database, Tx } from "../../../kit/db/database.ts";
import { Failure, wrongForm } from "../../../kit/http/failure.ts";
import type { Text } from "../../../kit/i18n/lang.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { type AccountRecord, accountByEmail, isAddressTaken } from "../../account/server/store.ts";
import { pricedAt } from "../../packages/rules.ts";
import { placesLeft } from "../../packages/server/stock-store.ts";
import { LackOfPlaces } from "../../ticket-holders/server/lack-of-places.ts";
import { registrationsAt } from "../../ticket-holders/server/store.ts";
import { type Guest, guestPlace } from "../guest.ts";
import { guestDayFull, guestErrors, guestPackageFull } from "../guest-texts.ts";
import { refusals } from "../messages.ts";
import { reserveEntryKeys } from "./key-store.ts";
import { eventContent, hasEnded, type Offer, type OfferDeps } from "./offer.ts";
import { EmailTaken, personOf } from "./person.ts";
import type { RegisterDeps } from "./registering.ts";
import { writeIn } from "./write-entry.ts";
import { AlreadyRegistered, type WritablePerson } from "./write-person.ts";

type PreparedGuest = { guest: Guest; offer: Offer };

/** `already`: the person had a place at the event, and nothing was changed. */
type GuestResult = { outcome: "registered" | "already"; accountId: string; registrationId: number };

/**
 * Finds the ticket of a guest, outside the transaction. Closed registration and packages that are not on sale are open
 * to guests. Throws `Failure`: wrong fields (400), unknown event (404), event over (403).
 */
export async function prepareGuest(
	deps: OfferDeps & Pick<RegisterDeps, "clock">,
	eventCode: string,
	guest: Guest,
): Promise<PreparedGuest> {
	const now = deps.clock.now();
	const { event, contact, calendars, prices } = await eventContent(deps, eventCode);
	if (hasEnded(event, calendars, now)) throw new Failure(403, refusals.over);
	const packages = pricedAt(prices, now);
	const { value, errors } = guestPlace(guest, { isMeeting: event.isMeeting, packages, calendars, now });
	if (errors) throw wrongForm(errors as Record<string, Text>);
	const free = { code: undefined, listNetGrosz: 0, netGrosz: 0 };
	const nothing = { options: [], included: [], questions: [], consents: [] };
	return { guest, offer: { event, contact, ...value, ...free, ...nothing } };
}

/**
 * Registers a guest on an organiser's word, free of charge, in the caller's transaction. Throws `Failure`: a reserved
 * address (400), no places (409).
 */
export async function registerGuest(
	tx: Tx,
	deps: RegisterDeps,
	prepared: PreparedGuest,
	organiserId: string,
): Promise<GuestResult> {
	// a savepoint
	const once = () => tx.transaction((inner) => writeGuest(inner, deps, prepared, organiserId));
	try {
		return await once();
	} catch (error) {
		// another request was first; its rows are visible now
		if (error instanceof EmailTaken || error instanceof AlreadyRegistered) return once();
		throw error instanceof LackOfPlaces ? await fullFailure(tx, prepared.offer, error) : error;
	}
}

async function writeGuest(
	tx: Tx,
	deps: RegisterDeps,
	{ guest, offer }: PreparedGuest,
	organiserId: string,
): Promise<GuestResult> {
	const now = deps.clock.now();
	const account = await accountByEmail(tx, guest.email);
	const place = account && (await placeOf(tx, account, offer));
	if (place) return { outcome: "already", accountId: account.id, registrationId: place.id };
	const { person, keys } = await personByOrganiser(tx, deps, guest, account);
	await writeIn(tx, deps, {
		form: formOf(guest),
		offer,
		person,
		order: undefined,
		hold: undefined,
		keys,
		visitorId: undefined,
		origin: undefined,
		organiserId,
		now,
	});
	return { outcome: "registered", accountId: person.id, registrationId: keys.registration };
}

/** The account's valid registration, of the same edition for a meetup. */
export async function placeOf(
	db: Database,
	{ id }: Pick<AccountRecord, "id">,
	{ event, calendar }: Pick<Offer, "event" | "calendar">,
) {
	const scope = event.isMeeting ? (calendar?.code ?? "") : "";
	const all = await registrationsAt(db, id, event.id);
	return all.find((one) => one.status !== "cancelled" && one.scope === scope);
}

type PersonDetails = Pick<Guest, "email" | "firstName" | "lastName" | "lang">;

/**
 * The person that an organiser describes, with an own or a new account, and the keys of their rows. Throws `EmailTaken`
 * if another request has registered the address meanwhile, and 400 for a reserved address.
 */
export async function personByOrganiser(
	tx: Tx,
	deps: Pick<RegisterDeps, "clock" | "ids">,
	described: PersonDetails,
	account: AccountRecord | undefined,
): Promise<{ person: WritablePerson; keys: { registration: number; emailMessage: number; order: number } }> {
	const { email } = described;
	const { isTaken, ...keys } = await reserveEntryKeys(tx, { isTaken: isAddressTaken(email, deps.clock.now()) });
	if (isTaken && !account) {
		// Another request may have registered the address since it was read.
		if (await accountByEmail(tx, email)) throw new EmailTaken();
		throw wrongForm({ email: guestErrors.addressReserved });
	}
	return { person: account ? guestWithAccount(account) : newGuest(deps, described), keys };
}

function guestWithAccount(account: AccountRecord): WritablePerson {
	return { ...personOf(account), isNew: undefined, isUnconfirmed: !account.emailVerified };
}

function newGuest(
	{ ids }: Pick<RegisterDeps, "ids">,
	{ email, firstName, lastName, lang }: PersonDetails,
): WritablePerson {
	const isNew = { nick: "", phoneNo: null, passwordHash: null };
	return { id: ids.next(), email, firstName, lastName, lang, isNew };
}

function formOf({ companyName, companyPosition }: Guest) {
	const profile = { ...(companyName && { companyName }), ...(companyPosition && { companyPosition }) };
	return { profile, answers: [], gdprs: {}, options: [], seats: [], offerSecret: "" };
}

async function fullFailure(tx: Tx, { chosen, calendar, isOnline }: Offer, error: LackOfPlaces): Promise<Failure> {
	if (error.fields?.["isOnline"]) {
		const day = invariant(calendar, "the day that is full");
		return full("calendarCode", guestDayFull(day.name, isOnline));
	}
	const left = (await placesLeft(tx, chosen)) ?? 0;
	return full("packageCode", guestPackageFull(chosen.name, left, chosen.capacity ?? 0));
}

function full(field: string, sentence: Text): Failure {
	return new Failure(409, sentence, { fields: { [field]: [sentence] } });
}
