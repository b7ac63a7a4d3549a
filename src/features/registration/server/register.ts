import type { Database } from "../../../kit/db/database.ts";
import { parseForm } from "../../../kit/http/failure.ts";
import { isAddressTaken } from "../../account/server/store.ts";
import { newOrder } from "../../orders/server/place-order.ts";
import { checkChosenSeats } from "../../ticket-holders/server/take-chosen-seats.ts";
import type { RegistrationPayload } from "../contract.ts";
import { type NewPerson, placeSchema } from "../schemas.ts";
import { withPlaceHeld } from "./hold.ts";
import { reserveEntryKeys } from "./key-store.ts";
import { factsOf, offerOf } from "./offer.ts";
import { applicantOf, EmailTaken, orderingOf } from "./person.ts";
import type { RegisterDeps, RegistrationRequest, RegistrationResult } from "./registering.ts";
import { countAs } from "./registering-limits.ts";
import {
	bringsPlace,
	optionItem,
	packageItem,
	refuseSoldOut,
	refuseSoldOutOptions,
	seatTicket,
} from "./take-places.ts";
import { enter, unconfirmedHoldEnd } from "./write-entry.ts";

/**
 * Registers a person in one transaction: account, consents, registration, place, e-mail and audit entry (spec §5). A
 * paid package also gets an order at the shown price, which holds the place until payment. A logged-in person keeps
 * their account. Throws
 * `Failure`: wrong fields (400), closed (403), too often (429), email-taken, already-registered, no-places or
 * price-changed (409), and the errors of `offerOf`. It checks the address and holds the place before hashing the
 * password, so that refusals are cheap. Hashing runs before the transaction, which must not wait. The unique address
 * decides between concurrent submissions.
 */
export async function register(
	deps: RegisterDeps,
	payload: RegistrationPayload,
	asking: RegistrationRequest,
): Promise<RegistrationResult> {
	const now = deps.clock.now();
	const offer = await offerOf(deps, payload, now, asking.count);
	const facts = await factsOf(deps, payload, offer);
	const { isNew, part, toPerson } = await applicantOf(deps, payload, asking);
	const form = parseForm(placeSchema(part, facts), payload);
	const { who, options, payment, seats, offerSecret } = form;
	const person = toPerson(who);
	const method = payment.request.paymentMethod ?? undefined;
	await countAs(asking.count, { isNew, method, teamTickets: 0 });
	const keys = await keysOf(deps.db, who, deps.clock.now());
	// the place is held while the password waits for hashing, so that later people are refused at once
	const isHolding = isNew && !offerSecret && !bringsPlace(offer) && offer.chosen.capacity !== null;
	if (!isHolding) await refuseSoldOut(deps.db, form, offer, now);
	await refuseSoldOutOptions(deps.db, options);
	await checkChosenSeats(deps.db, seatTicket(offer), seats, now);
	const priced = [packageItem(offer, payment.isAbroad), ...options.map(optionItem)];
	const items = priced.filter((item) => item.unitNetGrosz > 0);
	const wanted = { id: keys.order, event: offer.event, ...orderingOf(person, payment), items, now };
	const order = items.length > 0 ? newOrder(deps, wanted) : undefined;
	const { visitorId, origin } = asking;
	const entry = { form, offer, order, keys, visitorId, origin, now, person };
	const placed = await (isHolding
		? withPlaceHeld(deps, offer.chosen, (hold) => enter(deps, { ...entry, hold }))
		: enter(deps, { ...entry, hold: undefined }));
	return {
		eventCode: offer.event.code,
		packageCode: offer.chosen.code,
		isOnline: offer.isOnline,
		order: placed ?? null,
		placeHeldUntil: unconfirmedHoldEnd(entry, person)?.toISOString() ?? null,
	};
}

/** Throws `EmailTaken` if a new person's address has an account. */
async function keysOf(db: Database, who: NewPerson | null, now: Date) {
	if (!who) return reserveEntryKeys(db);
	const { isTaken, ...keys } = await reserveEntryKeys(db, { isTaken: isAddressTaken(who.email, now) });
	if (isTaken) throw new EmailTaken();
	return keys;
}
