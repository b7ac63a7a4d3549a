import * as z from "zod/mini";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { Failure, notFound } from "../../../kit/http/failure.ts";
import type { Text } from "../../../kit/i18n/lang.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { grossOf } from "../../../kit/money/amounts.ts";
import { accountById } from "../../account/server/store.ts";
import { paymentPart } from "../../orders/payer-form.ts";
import { paymentInput } from "../../orders/payment-contract.ts";
import type { PlacedOrder } from "../../orders/server/place-order.ts";
import { placesTaken } from "../../packages/server/stock-store.ts";
import { eventContent } from "../../registration/server/offer.ts";
import { personOf } from "../../registration/server/person.ts";
import { changeableOf } from "../../ticket-holders/server/change-store.ts";
import { moveRefusal } from "../move-texts.ts";
import { changeRefusals } from "../texts.ts";
import { type ChangeDeps, orderChange } from "./change-package.ts";
import { offeredChanges } from "./offered-changes.ts";

type OfTicket = { accountId: string; registrationId: number };
export type TicketMoves = Awaited<ReturnType<typeof ticketMoves>>;
export type TicketMove = TicketMoves["packages"][number];

/** The packages to which an organiser can move a ticket now, or why there are none. */
export async function ticketMoves(db: Database, deps: ChangeDeps, of: OfTicket) {
	const ticket = await changeableOf(db, of);
	if (!ticket) throw notFound(changeRefusals.notYours);
	const account = invariant(await accountById(db, ticket.accountId), "the account");
	const content = await eventContent({ ...deps, db }, ticket.eventCode);
	const terms = { now: deps.clock.now(), isByOrganiser: true };
	const { own, refusal, packages } = await offeredChanges(db, deps, content, ticket, terms);
	const placesByPackage = await placesTaken(db, content.event.id);
	return {
		ticket,
		event: content.event,
		own,
		person: personOf(account),
		refusal: reasonOf(account.emailVerified, refusal && moveRefusal(refusal, ticket.owed?.number ?? "")),
		packages: packages.map((one) => {
			const used = placesByPackage.get(one.id) ?? 0;
			const left = one.capacity === null ? null : Math.max(0, one.capacity - used);
			return { ...one, grossGrosz: grossOf(one.netGrosz, one.vatRate), taken: used, left };
		}),
	};
}

/** Tickets and orders leave only for a confirmed address. */
function reasonOf(isConfirmed: boolean, refusal: Text | undefined): Text | undefined {
	return refusal ?? (isConfirmed ? undefined : changeRefusals.isUnconfirmed);
}

type Move = TicketMoves & { better: TicketMove; isGift: boolean; actor: string };

/**
 * Moves a ticket in the transaction that has locked its registration. The participant gets the order to pay, or the
 * foundation gives the package at once. Throws 409 without places.
 */
export async function moveTicket(tx: Tx, deps: ChangeDeps, move: Move): Promise<PlacedOrder> {
	const { better, isGift } = move;
	if (!isGift && better.netGrosz === 0) throw new Failure(409, changeRefusals.nothingDue);
	const expectedGrossGrosz = isGift ? 0 : better.grossGrosz;
	const fields = z.parse(paymentInput, { paymentMethod: "transfer", expectedGrossGrosz });
	return orderChange(tx, deps, { ...move, ...paymentPart(isGift).value(fields) });
}
