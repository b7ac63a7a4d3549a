import { addAuditEntry } from "../../../kit/audit/store.ts";
import { insertAll } from "../../../kit/db/insert-all.ts";
import { Failure, notFound, parseForm } from "../../../kit/http/failure.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { accountById } from "../../account/server/store.ts";
import { newOrder, type OrderItem, openOrder, type PlacedOrder } from "../../orders/server/place-order.ts";
import { nextOrderId } from "../../orders/server/store.ts";
import { takePackagePlaces } from "../../packages/server/stock-store.ts";
import { eventContent } from "../../registration/server/offer.ts";
import { orderingOf, personOf } from "../../registration/server/person.ts";
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
		const { own, refusal, packages } = await offeredChanges(tx, deps, content, ticket, now);
		if (refusal) throw new Failure(refusal === "isClosed" || refusal === "isOver" ? 403 : 409, changeRefusals[refusal]);
		const { packageCode, payment } = parseForm(changeWay(), wanted);
		const better = offered(packages, packageCode);
		const id = await nextOrderId(tx);
		const items = [changeItem(own.name, better, payment.isAbroad)];
		const order = newOrder(deps, { id, event: content.event, ...orderingOf(person, payment), items, now });
		await insertAll(tx, [...order.inserts, changeInsert({ ...changeOf(ticket, better), orderId: id, createdAt: now })]);
		await addAuditEntry(tx, {
			at: now,
			actor: accountId,
			action: "package.change-ordered",
			eventId: content.event.id,
			subject: `registration:${registrationId}`,
			detail: { orderId: id, from: own.code, to: better.code, grossGrosz: order.total.grossGrosz },
		});
		if (!(await takePackagePlaces(tx, better.id, better.capacity))) throw new Failure(409, changeRefusals.noPlaces);
		return { order: await openOrder(tx, deps, order) };
	});
}

function offered(packages: readonly OfferedChange[], code: string): OfferedChange {
	const found = packages.find((one) => one.code.toUpperCase() === code.trim().toUpperCase());
	const fields = { fields: { packageCode: [changeRefusals.notOffered] } };
	if (!found) throw new Failure(422, changeRefusals.notOffered, fields);
	if (found.netGrosz === 0) throw new Failure(409, changeRefusals.nothingToPay);
	return found;
}

function changeItem(from: string, better: OfferedChange, isAbroad: boolean): OrderItem {
	const { id: packageId, name: to, netGrosz, vatRate, hasReverseCharge, isOnline } = better;
	const { pl: name, en: nameEn } = changeLine(from, to);
	const isReverseCharged = hasReverseCharge && isOnline && isAbroad;
	const price = { listNetGrosz: netGrosz, unitNetGrosz: netGrosz, vatRate, isReverseCharged };
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
