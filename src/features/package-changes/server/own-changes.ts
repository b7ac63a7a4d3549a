import { grossOf } from "../../../kit/money/amounts.ts";
import { shownPlaces } from "../../packages/rules.ts";
import { placesTaken } from "../../packages/server/stock-store.ts";
import { eventContent, type OfferDeps } from "../../registration/server/offer.ts";
import { changeableOf } from "../../ticket-holders/server/change-store.ts";
import type { PackageChange, PackageChanges } from "../contract.ts";
import { type ChangeReads, type OfferedChange, offeredChanges } from "./offered-changes.ts";

/** Undefined without such a ticket. */
export async function ownChanges(
	deps: OfferDeps & { changeReads: ChangeReads },
	{ now, ...of }: { accountId: string; registrationId: number; now: Date },
): Promise<Omit<PackageChanges, "cardPayments"> | undefined> {
	const ticket = await changeableOf(deps.db, of);
	if (!ticket) return undefined;
	const content = await eventContent(deps, ticket.eventCode);
	const { own, refusal, packages } = await offeredChanges(deps.db, deps, content, ticket, { now });
	const takenPlaces = await placesTaken(deps.db, content.event.id);
	const { name, includes, hasExtendedSeats } = own;
	return {
		registrationId: ticket.id,
		status: ticket.status,
		eventName: content.event.name,
		eventNameEn: content.event.nameEn,
		own: { name, includes, hasExtendedSeats },
		refusal: refusal ?? null,
		unpaidOrder: ticket.owed?.number ?? null,
		packages: packages.map((one) => changeShape(one, takenPlaces.get(one.id) ?? 0)),
	};
}

function changeShape(one: OfferedChange, taken: number): PackageChange {
	const { code, name, includes, hasExtendedSeats, isOnline, vatRate, hasReverseCharge, capacity } = one;
	const { dayNetGrosz, paidNetGrosz, countedNetGrosz, netGrosz } = one;
	return {
		code,
		name,
		includes,
		hasExtendedSeats,
		isOnline,
		vatRate,
		hasReverseCharge,
		dayNetGrosz,
		paidNetGrosz,
		countedNetGrosz,
		netGrosz,
		grossGrosz: grossOf(netGrosz, vatRate),
		placesLeft: shownPlaces(capacity, taken),
	};
}
