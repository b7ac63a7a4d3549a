import type { Database, Tx } from "../../../kit/db/database.ts";
import { Failure } from "../../../kit/http/failure.ts";
import type { Text } from "../../../kit/i18n/lang.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { accountByEmail } from "../../account/server/store.ts";
import type { KnownCode } from "../../codes/server/store.ts";
import type { ContactCard } from "../../event/contacts.ts";
import type { CalendarRecord, EventRecord } from "../../event/server/columns.ts";
import { isCalendarFull } from "../../event/server/places-store.ts";
import type { ChosenOption } from "../../options/rules.ts";
import { type Payment, payerOf } from "../../orders/payer-form.ts";
import { amountsOf, isSoldOnline } from "../../orders/price.ts";
import { type NewOrder, newOrder, type OrderItem, type OrganiserTerms } from "../../orders/server/place-order.ts";
import { placesLeft } from "../../packages/server/stock-store.ts";
import type { PricedPackage } from "../../packages/server/store.ts";
import { LackOfPlaces } from "../../ticket-holders/server/lack-of-places.ts";
import type { Guest } from "../guest.ts";
import { guestDayFull, guestPackageFull } from "../guest-texts.ts";
import { organiserOrderErrors } from "../organiser-order-texts.ts";
import { writeTeam } from "./order-team.ts";
import { EmailTaken } from "./person.ts";
import { personByOrganiser, placeOf } from "./register-guest.ts";
import type { RegisterDeps } from "./registering.ts";
import { optionItem } from "./take-places.ts";
import { writeIn } from "./write-entry.ts";
import { AlreadyRegistered } from "./write-person.ts";

export type OrderedTickets = {
	chosen: PricedPackage;
	quantity: number;
	/** Today's price; null if the package is not on sale. */
	listedNetGrosz: number | null;
	/** The price before a discount, as documents show it. */
	listNetGrosz: number;
	/** The agreed price, or the price after the code. */
	unitNetGrosz: number;
	/** An organiser agreed on the price; the code does not apply. */
	isAgreed: boolean;
};

/** The place of the buyer's own ticket. */
type OwnPlace = { calendar: CalendarRecord | undefined; isOnline: boolean };

/** An order that an organiser places for a buyer. */
export type OrganisersOrder = {
	event: EventRecord;
	contact: ContactCard | undefined;
	buyer: Pick<Guest, "email" | "firstName" | "lastName" | "lang">;
	/** For one ticket in the buyer's name. Undefined for a team, which gets codes. */
	place: OwnPlace | undefined;
	tickets: OrderedTickets[];
	/** Options of an own ticket; a team chooses its own with its codes. */
	options: ChosenOption[];
	code: KnownCode | undefined;
	payment: Payment;
	terms: OrganiserTerms;
};

/** The lines of the order, by the rules of public orders. */
export function organisersItems({ place, tickets, options, payment }: OrganisersOrder): OrderItem[] {
	const items = tickets.map(({ chosen, quantity, listNetGrosz, unitNetGrosz }) => {
		const { id: packageId, name, vatRate } = chosen;
		const isOnline = place ? place.isOnline : isSoldOnline(chosen);
		const isReverseCharged = chosen.hasReverseCharge && isOnline && payment.isAbroad;
		const price = { listNetGrosz, unitNetGrosz, vatRate, isReverseCharged };
		return { kind: place ? "package" : "team", packageId, name, nameEn: null, quantity, ...price } as const;
	});
	return place ? [...items, ...options.map(optionItem)].filter((one) => one.unitNetGrosz > 0) : items;
}

/** The refusal of the first package with too few places, and the step to take. */
export async function placesRefusal(
	db: Database,
	tickets: readonly Pick<OrderedTickets, "chosen" | "quantity">[],
): Promise<Failure | undefined> {
	for (const [index, { chosen, quantity }] of tickets.entries()) {
		const left = await placesLeft(db, chosen);
		if (left !== undefined && left < quantity)
			return full(`tickets.${index}`, guestPackageFull(chosen.name, left, chosen.capacity ?? 0));
	}
	return undefined;
}

/** The refusal of an edition without a free place. */
export async function editionRefusal(db: Database, own: OwnPlace | undefined): Promise<Failure | undefined> {
	if (!own?.calendar || !(await isCalendarFull(db, own.calendar.id, own.isOnline))) return undefined;
	return full("calendarCode", guestDayFull(own.calendar.name, own.isOnline));
}

/** The refusal of a buyer who has a place at the event, for an own ticket. */
export async function placeRefusal(
	db: Database,
	{ event, buyer, place }: Pick<OrganisersOrder, "event" | "buyer" | "place">,
): Promise<Failure | undefined> {
	const account = place && (await accountByEmail(db, buyer.email));
	const ticket = account && (await placeOf(db, account, { event, calendar: place.calendar }));
	return ticket && full("email", organiserOrderErrors.hasPlace);
}

/**
 * Places an order on an organiser's word, in the caller's transaction: its places, codes, e-mails and pro-forma are
 * those of a public order. Throws `Failure`: a reserved address (400), no places, a place already, a used-up code, no
 * seller (409).
 */
export async function placeByOrganiser(
	tx: Tx,
	deps: RegisterDeps,
	wanted: OrganisersOrder,
	organiserId: string,
): Promise<Pick<NewOrder, "id" | "number" | "total">> {
	// a savepoint
	const once = () => tx.transaction((inner) => place(inner, deps, wanted, organiserId));
	try {
		return await once();
	} catch (error) {
		// another request was first; its account is visible now
		if (error instanceof EmailTaken) return once();
		if (error instanceof AlreadyRegistered) throw full("email", organiserOrderErrors.hasPlace);
		throw error instanceof LackOfPlaces ? await fullFailure(tx, wanted, error) : error;
	}
}

async function place(tx: Tx, deps: RegisterDeps, wanted: OrganisersOrder, organiserId: string): Promise<NewOrder> {
	const { event, buyer, payment, terms } = wanted;
	const now = deps.clock.now();
	const { person, keys } = await personByOrganiser(tx, deps, buyer, await accountByEmail(tx, buyer.email));
	const items = organisersItems(wanted);
	const order = newOrder(deps, {
		id: keys.order,
		event,
		// the organiser vouches for the address
		buyer: { id: person.id, email: person.email, lang: person.lang, isNew: false },
		payer: payerOf(payment, person),
		items,
		request: { paymentMethod: "transfer", expectedGrossGrosz: amountsOf(items, "transfer").total.grossGrosz },
		byOrganiser: terms,
		now,
	});
	const entry = { person, order, visitorId: undefined, origin: undefined, organiserId, now };
	await (wanted.place
		? writeIn(tx, deps, { ...entry, ...ownEntry(wanted, wanted.place), keys })
		: writeTeam(tx, deps, { ...entry, form: { gdprs: {} }, offer: teamOffer(wanted) }));
	return order;
}

function ownEntry({ event, contact, tickets, options, code }: OrganisersOrder, { calendar, isOnline }: OwnPlace) {
	const { chosen, listNetGrosz, unitNetGrosz: netGrosz } = invariant(tickets[0], "the buyer's own ticket");
	const nothing = { options: [], included: [], questions: [], consents: [] };
	return {
		form: { profile: {}, answers: [], gdprs: {}, options, seats: [], offerSecret: "" },
		offer: { event, contact, chosen, calendar, isOnline, code, listNetGrosz, netGrosz, ...nothing },
		hold: undefined,
	};
}

function teamOffer({ event, contact, tickets, code }: OrganisersOrder) {
	// a fixed order prevents deadlocks
	const wanted = tickets.toSorted((a, b) => a.chosen.id - b.chosen.id);
	return { event, contact, consents: [], wanted, code };
}

async function fullFailure(tx: Tx, { tickets, place: own }: OrganisersOrder, error: LackOfPlaces): Promise<Failure> {
	if (error.fields?.["isOnline"] && own?.calendar)
		return full("calendarCode", guestDayFull(own.calendar.name, own.isOnline));
	return (await placesRefusal(tx, tickets)) ?? error;
}

function full(field: string, sentence: Text): Failure {
	return new Failure(409, sentence, { fields: { [field]: [sentence] } });
}
