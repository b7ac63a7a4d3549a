import { addAuditEntry } from "../../../kit/audit/store.ts";
import type { Tx } from "../../../kit/db/database.ts";
import { insertAll } from "../../../kit/db/insert-all.ts";
import { Failure, notFound, parseForm } from "../../../kit/http/failure.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { accountById } from "../../account/server/store.ts";
import type { Payment } from "../../orders/payer-form.ts";
import {
	newOrder,
	type OrderItem,
	openOrder,
	type PlacedOrder,
	type WantedOrder,
} from "../../orders/server/place-order.ts";
import { nextOrderId } from "../../orders/server/store.ts";
import { lockPackageStock, takePackagePlaces } from "../../packages/server/stock-store.ts";
import { eventContent } from "../../registration/server/offer.ts";
import { orderingOf, type Person, personOf } from "../../registration/server/person.ts";
import type { RegisterDeps } from "../../registration/server/registering.ts";
import { type ChangeableRecord, changeableOf, changeInsert } from "../../ticket-holders/server/change-store.ts";
import { lockRegistration } from "../../ticket-holders/server/store.ts";
import type { WantedChange } from "../contract.ts";
import { changeLine, changeRefusals } from "../texts.ts";
import { changeWay } from "../way.ts";
import { type ChangeReads, type OfferedChange, offeredChanges } from "./offered-changes.ts";

export type ChangeDeps = RegisterDeps & { changeReads: ChangeReads };

/**
 * Orders a better package for a person's own ticket, at today's price less earlier payments. Until payment the ticket
 * does not change, and the order holds a place. Locks the registration until the commit, against concurrent orders and
 * refunds. Throws `Failure`: no such ticket (404), change not allowed (403, 409), package not offered (422), nothing
 * due, price changed or no places (409), wrong fields (400).
 */
export async function changePackage(
	deps: ChangeDeps,
	{ registrationId, accountId, wanted }: { registrationId: number; accountId: string; wanted: WantedChange },
): Promise<{ order: PlacedOrder }> {
	const ownTicket = await changeableOf(deps.db, { accountId, registrationId });
	if (!ownTicket) throw notFound(changeRefusals.notYours);
	const content = await eventContent(deps, ownTicket.eventCode);
	const person = personOf(invariant(await accountById(deps.db, accountId), "the account"));
	return deps.db.transaction(async (tx) => {
		const now = deps.clock.now();
		await lockRegistration(tx, registrationId);
		const ticket = invariant(await changeableOf(tx, { accountId, registrationId }), "the ticket that is changed");
		const { own, refusal, packages } = await offeredChanges(tx, deps, content, ticket, { now });
		if (refusal) throw new Failure(refusal === "isClosed" || refusal === "isOver" ? 403 : 409, changeRefusals[refusal]);
		const { packageCode, payment } = parseForm(changeWay(), wanted);
		const better = offered(packages, packageCode);
		const change = { event: content.event, ticket, own, better, person, payment, actor: accountId };
		return { order: await orderChange(tx, deps, change) };
	});
}

type WantedPackageChange = {
	event: WantedOrder["event"];
	ticket: ChangeableRecord;
	own: { name: string; code: string };
	better: OfferedChange;
	person: Person;
	payment: Payment;
	/** The account that orders: the person or an organiser. */
	actor: string;
	/** The foundation pays: the ticket changes at once. */
	isGift?: boolean;
};

/** Orders a change in the transaction that has locked the registration. Throws 409 without places. */
export async function orderChange(tx: Tx, deps: ChangeDeps, wanted: WantedPackageChange): Promise<PlacedOrder> {
	const { event, ticket, own, better, person, payment, actor, isGift = false } = wanted;
	const now = deps.clock.now();
	const id = await nextOrderId(tx);
	const items = [changeItem(own.name, better, { isAbroad: payment.isAbroad, isGift })];
	const order = newOrder(deps, { id, event, ...orderingOf(person, payment), items, now });
	await insertAll(tx, [...order.inserts, changeInsert({ ...changeOf(ticket, better), orderId: id, createdAt: now })]);
	await addAuditEntry(tx, {
		at: now,
		actor,
		action: isGift ? "package.change-given" : "package.change-ordered",
		eventId: event.id,
		subject: `registration:${ticket.id}`,
		detail: { orderId: id, from: own.code, to: better.code, grossGrosz: order.total.grossGrosz },
	});
	// a gift releases the previous place in this transaction
	if (isGift) await lockPackageStock(tx, [ticket.packageId, better.id]);
	if (!(await takePackagePlaces(tx, better.id, better.capacity))) throw new Failure(409, changeRefusals.noPlaces);
	return openOrder(tx, deps, order, actor);
}

function offered(packages: readonly OfferedChange[], code: string): OfferedChange {
	const found = packages.find((one) => one.code.toUpperCase() === code.trim().toUpperCase());
	const fields = { fields: { packageCode: [changeRefusals.notOffered] } };
	if (!found) throw new Failure(422, changeRefusals.notOffered, fields);
	if (found.netGrosz === 0) throw new Failure(409, changeRefusals.nothingToPay);
	return found;
}

function changeItem(
	from: string,
	better: OfferedChange,
	{ isAbroad, isGift }: { isAbroad: boolean; isGift: boolean },
): OrderItem {
	const { id: packageId, name: to, netGrosz, vatRate, hasReverseCharge, isOnline } = better;
	const { pl: name, en: nameEn } = changeLine(from, to);
	const isReverseCharged = hasReverseCharge && isOnline && isAbroad;
	const price = { listNetGrosz: netGrosz, unitNetGrosz: isGift ? 0 : netGrosz, vatRate, isReverseCharged };
	return { kind: "change", packageId, name, nameEn, quantity: 1, ...price };
}

function changeOf({ id, packageId, isOnline, holdsPlace }: ChangeableRecord, better: OfferedChange) {
	return {
		registrationId: id,
		fromPackageId: packageId,
		toPackageId: better.id,
		wasOnline: isOnline,
		heldPlace: holdsPlace,
		toOnline: better.isOnline,
		paidNetGrosz: better.paidNetGrosz + better.countedNetGrosz,
	};
}
