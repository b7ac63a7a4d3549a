import { addAuditEntry } from "../../../kit/audit/store.ts";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { insertAll } from "../../../kit/db/insert-all.ts";
import { Failure, parseForm, wrongInput } from "../../../kit/http/failure.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { isFor, priceWithCode } from "../../codes/rules.ts";
import { codeFailure, findValidCode, spendCode, type TypedCode } from "../../codes/server/find-valid-code.ts";
import type { KnownCode } from "../../codes/server/store.ts";
import { requiredConsents } from "../../consent/one-by-one.ts";
import type { ConsentRequest } from "../../consent/server/store.ts";
import type { ContactCard } from "../../event/contacts.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { isSoldOnline } from "../../orders/price.ts";
import {
	type NewOrder,
	newOrder,
	type OrderItem,
	openOrder,
	type PlacedOrder,
} from "../../orders/server/place-order.ts";
import { nextOrderId } from "../../orders/server/store.ts";
import { pricedAt } from "../../packages/rules.ts";
import { placesLeft, takePackagePlaces } from "../../packages/server/stock-store.ts";
import type { PricedPackage } from "../../packages/server/store.ts";
import { LackOfPlaces } from "../../ticket-holders/server/lack-of-places.ts";
import { refuseTooMuchUnconfirmed } from "../../ticket-holders/server/refuse-unconfirmed.ts";
import type { OriginKeys } from "../../ticket-holders/server/unconfirmed-store.ts";
import type { RegistrationPayload } from "../contract.ts";
import { placesShort, refusals } from "../messages.ts";
import { ticketsError } from "../rules.ts";
import { type TeamForm, teamSchema } from "../schemas.ts";
import { eventContent, type OfferDeps, refuseClosed } from "./offer.ts";
import { applicantOf, orderingOf, refuseTakenAddress } from "./person.ts";
import type { RegisterDeps, RegistrationRequest, RegistrationResult } from "./registering.ts";
import { type CountRegistering, countAs } from "./registering-limits.ts";
import { tellRegistered } from "./registration-commands.ts";
import { addPerson, type WritablePerson, withAccountAtLeast, writable } from "./write-person.ts";

type TeamPackage = {
	chosen: PricedPackage;
	quantity: number;
	listNetGrosz: number;
	/** An organiser agreed on its price, so that it needs no code. */
	isAgreed?: boolean;
};
export type TeamOffer = {
	event: EventRecord;
	contact: ContactCard | undefined;
	consents: ConsentRequest[];
	wanted: TeamPackage[];
	code: KnownCode | undefined;
};
type Entry = {
	form: Pick<TeamForm, "gdprs">;
	offer: TeamOffer;
	person: WritablePerson;
	order: NewOrder;
	visitorId: string | undefined;
	origin: OriginKeys | undefined;
	/** The organiser who places the order for the buyer. */
	organiserId?: string;
	now: Date;
};

/**
 * Creates a new buyer's account, and an order that holds a place per ticket. It registers nobody; codes are issued
 * after payment. An order that its code makes free is confirmed at once, or with the buyer's address. Throws `Failure`:
 * wrong fields (400), closed (403), unknown package (404), a free package or a code without effect (422), email-taken,
 * too few places or price-changed (409), too often (429).
 */
export async function orderTeam(
	deps: RegisterDeps,
	payload: RegistrationPayload,
	asking: RegistrationRequest,
): Promise<RegistrationResult> {
	const now = deps.clock.now();
	const tooMany = ticketsError(invariant(payload.tickets, "the tickets of a team"));
	if (tooMany) throw wrongInput({ tickets: [tooMany] });
	const offer = await teamOfferOf(deps, payload, { now, count: asking.count });
	const { isNew, part, toPerson } = await applicantOf(deps, payload, asking);
	const isFree = itemsOf(offer, false).every((item) => item.unitNetGrosz === 0);
	const facts = { isFree, requiredConsents: requiredConsents(offer.consents) };
	const form = parseForm(teamSchema(part, facts), payload);
	const { who, payment } = form;
	const items = itemsOf(offer, payment.isAbroad);
	const method = payment.request.paymentMethod ?? undefined;
	const teamTickets = offer.wanted.reduce((sum, one) => sum + one.quantity, 0);
	await countAs(asking.count, { isNew, method, teamTickets });
	if (who) await refuseTakenAddress(deps.db, who, deps.clock.now());
	for (const { chosen, quantity } of offer.wanted) {
		const left = await placesLeft(deps.db, chosen);
		if (left !== undefined && left < quantity) throw tooFew(chosen, left);
	}
	const buyer = toPerson(who);
	const id = await nextOrderId(deps.db);
	const order = newOrder(deps, { id, event: offer.event, ...orderingOf(buyer, payment), items, now });
	const person = await writable(deps, buyer);
	const { visitorId, origin } = asking;
	const entry = { form, offer, person, order, visitorId, origin, now };
	const placed = await withAccountAtLeast(deps, { person, coming: comingOf(entry) }, () =>
		deps.db.transaction((tx) => writeTeam(tx, deps, entry)),
	);
	const packageCode = invariant(offer.wanted[0], "the first package of a team").chosen.code;
	return { eventCode: offer.event.code, packageCode, isOnline: false, order: placed, placeHeldUntil: null };
}

function tooFew(chosen: PricedPackage, left: number): Failure {
	const message = left === 0 ? refusals.noPlaces : placesShort(chosen.name, left);
	return new LackOfPlaces(message, { fields: { tickets: [message] } });
}

async function teamOfferOf(
	deps: OfferDeps,
	payload: RegistrationPayload,
	{ now, count }: { now: Date; count: CountRegistering | undefined },
): Promise<TeamOffer> {
	const { event, contact, calendars, prices, consents } = await eventContent(deps, payload.eventCode);
	refuseClosed(event, calendars, now);
	const packages = pricedAt(prices, now);
	const wanted = invariant(payload.tickets, "the tickets of a team").map(({ packageCode, quantity }) => {
		const chosen = packages.find((one) => one.code.toUpperCase() === packageCode.toUpperCase());
		if (!chosen) throw new Failure(404, refusals.noPackage);
		const reason = chosen.netGrosz === undefined ? refusals.notSold : chosen.netGrosz === 0 && refusals.notForTeams;
		if (reason) throw new Failure(422, reason, { fields: { tickets: [reason] } });
		return { chosen, quantity, listNetGrosz: invariant(chosen.netGrosz, "the price of what is sold") };
	});
	// a fixed order prevents deadlocks
	wanted.sort((a, b) => a.chosen.id - b.chosen.id);
	const packageIds = wanted.map(({ chosen }) => chosen.id);
	const tried = { eventId: event.id, packageIds, now, tryCode: () => count?.("code") };
	const code = payload.code !== "" ? await teamCode(deps.db, { ...tried, typed: payload.code }) : undefined;
	return { event, contact, consents, wanted, code };
}

async function teamCode(db: Database, requested: TypedCode): Promise<KnownCode> {
	const code = await findValidCode(db, requested);
	if (code.kind === "invitation") throw codeFailure(refusals.invitationForTeam);
	return code;
}

function itemsOf({ wanted, code }: TeamOffer, isAbroad: boolean): OrderItem[] {
	return wanted.map(({ chosen, quantity, listNetGrosz }) => {
		const { id: packageId, name, vatRate } = chosen;
		const isReverseCharged = isSoldOnline(chosen) && chosen.hasReverseCharge && isAbroad;
		const unitNetGrosz = code && isFor(code, packageId) ? priceWithCode(listNetGrosz, code) : listNetGrosz;
		const price = { listNetGrosz, unitNetGrosz, vatRate, isReverseCharged };
		return { kind: "team", packageId, name, nameEn: null, quantity, ...price };
	});
}

/** Writes an order in the caller's transaction. `wanted` is ordered by package. */
export async function writeTeam(tx: Tx, deps: RegisterDeps, entry: Entry): Promise<PlacedOrder> {
	const { offer, person, order, visitorId, origin, organiserId, now } = entry;
	const { event, wanted, code } = offer;
	await addPerson(tx, deps, person, comingOf(entry));
	await insertAll(tx, order.inserts);
	const subject = `order:${order.id}`;
	await addAuditEntry(tx, {
		at: now,
		actor: organiserId ?? person.id,
		action: "order.placed",
		subject,
		eventId: event.id,
		detail: { grossGrosz: order.total.grossGrosz, codeId: code?.id ?? null },
	});
	const isPaid = order.total.grossGrosz > 0;
	const tracked = { subject: `order-${order.id}`, orderId: isPaid ? order.id : undefined };
	await tellRegistered(tx, deps, { visitorId, event, person, ...tracked });
	if (code) await spendCode(tx, code, { subject, now, count: usesOfCode(offer, code) });
	for (const { chosen, quantity } of wanted) {
		if (!(await takePackagePlaces(tx, chosen.id, chosen.capacity, quantity))) throw tooFew(chosen, 0);
	}
	const placed = await openOrder(tx, deps, order, organiserId);
	if (origin && person.isNew) {
		const packages = wanted.map(({ chosen }) => chosen);
		const holdings = { packages, options: [], lectureIds: [], hasExtendedSeats: false, day: undefined };
		await refuseTooMuchUnconfirmed(tx, { accountId: person.id, origin, now }, holdings);
	}
	return placed;
}

/** How many tickets a code applies to. */
export function usesOfCode({ wanted }: Pick<TeamOffer, "wanted">, code: KnownCode): number {
	const coded = wanted.filter((one) => !one.isAgreed && isFor(code, one.chosen.id));
	return coded.reduce((sum, one) => sum + one.quantity, 0);
}

function comingOf({ form, offer: { event, contact, consents }, order, organiserId }: Entry) {
	if (organiserId) return { event, contact, agreed: undefined, cause: "orderedFor" as const };
	const agreed = { consents, gdprs: form.gdprs };
	return { event, contact, agreed, cause: "ordered" as const, held: order.heldUnconfirmed };
}
