import type { Database } from "../../../kit/db/database.ts";
import { nextKeys } from "../../../kit/db/insert-all.ts";
import { hashOf } from "../../../kit/hash/hash.ts";
import { Failure, rightForm } from "../../../kit/http/failure.ts";
import { emailMessage } from "../../../kit/mail/tables.ts";
import { must } from "../../../kit/must/must.ts";
import { isAddressTaken } from "../../account/server/store.ts";
import { requiredConsents } from "../../consent/one-by-one.ts";
import { chosenOptions } from "../../options/rules.ts";
import { newOrder, type OrderItem } from "../../orders/server/place-order.ts";
import { salesOrder } from "../../orders/server/tables.ts";
import { placesLeft } from "../../packages/server/stock-store.ts";
import { waitingBySecret } from "../../packages/server/waiting-store.ts";
import type { RegistrationPayload } from "../contract.ts";
import { refusals } from "../messages.ts";
import { knownPerson, type NewPerson, type PlaceRecord, placeWay } from "../ways.ts";
import { optionItem, refuseSoldOutOptions } from "./chosen-options.ts";
import { withPlaceHeld } from "./hold.ts";
import { type Offer, offerOf } from "./offer.ts";
import {
	addedPerson,
	EmailTaken,
	knownAccount,
	newLang,
	orderingOf,
	personOf,
	somebodyNew,
	writable,
} from "./person.ts";
import type { Asking, RegisterDeps, Registered } from "./registering.ts";
import { knownSchool } from "./schools-store.ts";
import { registration } from "./tables.ts";
import { checkChosenSeats } from "./take-chosen-seats.ts";
import { bringsPlace, writeEntry } from "./write-registration.ts";

/**
 * Registers a person: account, consents, registration, place, e-mail and audit entry in one transaction (spec §5,
 * decisions §5); of a package that costs something its order as well, at the price that the person was shown, holding
 * the place until it is paid. Whoever is logged in keeps their account. Throws a `Failure`: wrong fields (400), closed
 * (403), too often (429), email-taken, already-registered, no-places or price-changed (409), what `offerOf` throws. The address is looked
 * up and the place held before the password is hashed, so that a refusal is cheap, and the password is hashed before the
 * transaction, so that nothing waits for it; the unique address decides between two submissions at once.
 */
// long: one step after the other, read as a list
export async function register(deps: RegisterDeps, payload: RegistrationPayload, asking: Asking): Promise<Registered> {
	const now = deps.clock.now();
	const offer = await offerOf(deps, payload, now, asking.admission);
	const known = await knownAccount(deps.db, asking.accountId, payload);
	const way = placeWay(known ? knownPerson : somebodyNew, await factsOf(deps.db, payload, offer));
	const form = rightForm(way, payload);
	const { who, options, payment } = form;
	const person = who
		? addedPerson(deps, who, newLang(payload, asking.lang))
		: personOf(must(known, "the account that is logged in"));
	const items = [packageItem(offer, payment.isAbroad), ...options.map(optionItem)].filter(
		(item) => item.unitNetGrosz > 0,
	);
	const method = payment.request.paymentMethod ?? undefined;
	await asking.admission?.admit({ isNew: !known, method, teamTickets: 0 });
	const keys = await keysOf(deps.db, who);
	// a new password waits for its turn: its place is held, so that whoever comes after the last one is told at once
	const isHolding = !known && !payload.offer && !bringsPlace(offer) && offer.chosen.capacity !== null;
	if (!isHolding) await refuseSoldOut(deps.db, payload, offer, now);
	await refuseSoldOutOptions(deps.db, options);
	const seats = payload.savedReservations;
	await checkChosenSeats(deps.db, { seats, offer, now });
	const wanted = { id: keys.order, event: offer.event, ...orderingOf(person, payment), items, now };
	const order = items.length > 0 ? newOrder(deps, wanted) : undefined;
	const entry = { form, seats, held: payload.offer, offer, order, keys, visitorId: asking.visitorId, now };
	const enter = async (hold?: number) => writeEntry(deps, { ...entry, person: await writable(deps, person), hold });
	const placed = await (isHolding ? withPlaceHeld(deps, offer.chosen, enter) : enter());
	return {
		eventCode: offer.event.code,
		packageCode: offer.chosen.code,
		isOnline: offer.isOnline,
		order: placed ?? null,
	};
}

/** What the form is judged by. */
async function factsOf(db: Database, payload: RegistrationPayload, offer: Offer): Promise<PlaceRecord> {
	const { chosen, calendar, questions, consents, included, isOnline } = offer;
	const options = chosenOptions(offer.options, payload);
	return {
		isFree: offer.netGrosz === 0 && options.every((one) => one.netGrosz === 0),
		hasLimits: calendar !== undefined,
		...{ chosen, questions, requiredConsents: requiredConsents(consents) },
		offer: { offered: offer.options, included, isOnline },
		school: await knownSchool(db, payload),
	};
}

/** Reserves the keys of an entry. Throws `EmailTaken` where the address of a new person has an account. */
async function keysOf(db: Database, who: NewPerson | null) {
	const tables = { registration, emailMessage, order: salesOrder };
	if (!who) return nextKeys(db, tables);
	const { isTaken, ...keys } = await nextKeys(db, tables, { isTaken: isAddressTaken(who.email) });
	if (isTaken) throw new EmailTaken();
	return keys;
}

/** Those told no are told before their password costs anything. */
async function refuseSoldOut(db: Database, payload: RegistrationPayload, offer: Offer, now: Date): Promise<void> {
	if (payload.offer) {
		const entry = await waitingBySecret(db, hashOf(payload.offer));
		const isGood =
			entry?.state === "offered" &&
			entry.packageId === offer.chosen.id &&
			must(entry.offeredUntil, "until when a place is offered") > now;
		if (!isGood) throw new Failure(409, refusals.offerOver, { fields: { offer: [refusals.offerOver] } });
		return;
	}
	if (bringsPlace(offer)) return;
	if ((await placesLeft(db, offer.chosen)) === 0) throw new Failure(409, refusals.noPlaces);
}

function packageItem({ chosen, listNetGrosz, netGrosz, isOnline }: Offer, isAbroad: boolean): OrderItem {
	const { id: packageId, name, vatRate } = chosen;
	const isReverseCharged = chosen.hasReverseCharge && isOnline && isAbroad;
	const price = { listNetGrosz, unitNetGrosz: netGrosz, vatRate, isReverseCharged };
	return { kind: "package", packageId, name, nameEn: null, quantity: 1, ...price };
}
