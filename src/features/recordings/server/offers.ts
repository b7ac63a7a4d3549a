import { grossOf } from "../../../kit/money/amounts.ts";
import { isOver } from "../../event/over.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { ownChanges } from "../../package-changes/server/own-changes.ts";
import type { PackageIncludes } from "../../packages/contract.ts";
import { shownPlaces } from "../../packages/rules.ts";
import { placesTaken } from "../../packages/server/stock-store.ts";
import { type PricedPackage, pricedPackages } from "../../packages/server/store.ts";
import type { RecordingOffer } from "../contract.ts";
import { packageOffers, type Scope } from "../rules.ts";

export type OffersDeps = Parameters<typeof ownChanges>[0];

/** The buyer's account, and the ids of its tickets for the event. */
type RecordingBuyer = {
	accountId: string;
	tickets: readonly { registrationId: number }[];
	now: Date;
	opensOf(includes: PackageIncludes): Scope;
};

/** Packages that open something to watch, at the full price; for ticket holders, at the price of the change. */
export async function offersFor(
	deps: OffersDeps,
	event: EventRecord,
	buying: RecordingBuyer,
): Promise<RecordingOffer[]> {
	const { accountId, tickets, now } = buying;
	const packages = await pricedPackages(deps.db, event.id, now);
	const takenPlaces = await placesTaken(deps.db, event.id);
	const [ticket] = tickets;
	const changes = ticket && (await ownChanges(deps, { accountId, registrationId: ticket.registrationId, now }));
	const isOnSale = event.allowRegistration && !isOver(event, now);
	const whole = ({ id, capacity, netGrosz, vatRate }: PricedPackage) =>
		isOnSale && netGrosz !== undefined && shownPlaces(capacity, takenPlaces.get(id) ?? 0) !== 0
			? grossOf(netGrosz, vatRate)
			: null;
	const changed = ({ code }: PricedPackage) => {
		const change = changes?.packages.find((one) => one.code === code);
		return change && change.placesLeft !== 0 && change.netGrosz > 0 ? change.grossGrosz : null;
	};
	const offered = packages.map((one) => {
		const { code, name, includes, netGrosz } = one;
		return { code, name, netGrosz, opens: buying.opensOf(includes), grossGrosz: (ticket ? changed : whole)(one) };
	});
	return packageOffers(offered);
}
