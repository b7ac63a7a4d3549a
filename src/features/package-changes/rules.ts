import type { OptionKind } from "../options/contract.ts";
import { includedKinds } from "../options/rules.ts";
import { type RefundableLine, worthOf } from "../orders/rules.ts";
import type { PackageIncludes } from "../packages/contract.ts";
import type { PricedAt } from "../packages/rules.ts";
import type { ChangeableTicket, PaidOption } from "../ticket-holders/changeable-ticket.ts";

export type ChangeRefusal = "isCancelled" | "isUnpaid" | "isWaiting" | "isClosed" | "isOver" | "isForADay" | "isAbroad";

type SaleState = { allowRegistration: boolean; isOver: boolean };

/**
 * Why a package cannot be changed, or undefined. After the event only recordings are left to buy; `isOver` if none can
 * be watched.
 */
export function changeRefusal(
	ticket: ChangeableTicket,
	event: SaleState,
	watchable: readonly Recordings[],
): ChangeRefusal | undefined {
	if (ticket.status === "cancelled") return "isCancelled";
	if (event.isOver && watchable.length === 0) return "isOver";
	if (!event.isOver && !event.allowRegistration) return "isClosed";
	if (ticket.owed) return ticket.owed.isChange ? "isWaiting" : "isUnpaid";
	if (ticket.status === "reserved") return "isUnpaid";
	if (ticket.calendarId !== null) return "isForADay";
	return ticket.lines.some((line) => line.isReverseCharged) ? "isAbroad" : undefined;
}

export type Recordings = PackageIncludes["recordings"];

const RECORDINGS: readonly Recordings[] = ["none", "online", "all"];

/** `freeOptions` are free with it. */
export type ChangeablePackage = PricedAt<{
	id: number;
	includes: PackageIncludes;
	vatRate: number;
	freeOptions: readonly OptionKind[];
}>;

/** Net grosz: today's price less the payments for the ticket and for options that the package includes. */
export type ChangePrice = {
	dayNetGrosz: number;
	paidNetGrosz: number;
	/** Payments for options that are free with the new package. */
	countedNetGrosz: number;
	/** The difference, at least 0. */
	netGrosz: number;
};

/** Holders change to better packages. Organisers move a ticket to any other one. */
type ChangeTerms = { isOver: boolean; watchable: readonly Recordings[]; isByOrganiser?: boolean };

/** Packages on sale today, cheapest first: dearer ones, or all for an organiser. After the event they open more recordings. */
export function changesOf<Package extends ChangeablePackage>(
	ticket: ChangeableTicket,
	packages: readonly Package[],
	{ isOver, watchable, isByOrganiser = false }: ChangeTerms,
): (Package & ChangePrice)[] {
	const own = packages.find((one) => one.id === ticket.packageId);
	const paidNetGrosz = paidNet(ticket.lines);
	const ownNet = own?.netGrosz ?? paidNetGrosz;
	const rankOf = (one: Package | undefined) => RECORDINGS.indexOf(one?.includes.recordings ?? "none");
	const opensMore = (one: Package) =>
		watchable.map((scope) => RECORDINGS.indexOf(scope)).some((rank) => rankOf(own) < rank && rank <= rankOf(one));
	return packages
		.flatMap((one) => {
			const { netGrosz: dayNetGrosz } = one;
			if (one.id === ticket.packageId || dayNetGrosz === undefined) return [];
			if (!isByOrganiser && dayNetGrosz <= ownNet) return [];
			if (isOver && !opensMore(one)) return [];
			return [{ ...one, ...changePrice(dayNetGrosz, paidNetGrosz, countedNet(ticket.options, one)) }];
		})
		.toSorted((a, b) => a.dayNetGrosz - b.dayNetGrosz);
}

/** Today's price less the payments, at least 0. */
export function changePrice(dayNetGrosz: number, paidNetGrosz: number, countedNetGrosz: number): ChangePrice {
	const netGrosz = Math.max(0, dayNetGrosz - paidNetGrosz - countedNetGrosz);
	return { dayNetGrosz, paidNetGrosz, countedNetGrosz, netGrosz };
}

/** The paid net of one piece of each line, after refunds and reductions. */
export function paidNet(lines: readonly RefundableLine[]): number {
	return lines.reduce((sum, line) => sum + pieceNet(line), 0);
}

function pieceNet(line: RefundableLine): number {
	const left = line.quantity - line.refundedQuantity;
	return left > 0 ? Math.round(worthOf(line).netGrosz / left) : 0;
}

function countedNet(options: readonly PaidOption[], { freeOptions }: Pick<ChangeablePackage, "freeOptions">): number {
	return paidNet(options.filter(({ kind }) => freeOptions.includes(kind)).map(({ line }) => line));
}

/** Option kinds that are included or have the price 0. */
export function freeOptions(
	includes: Pick<PackageIncludes, "lunch" | "afterparty">,
	options: readonly { kind: OptionKind; netGrosz: number }[],
): OptionKind[] {
	const free = options.filter((one) => one.netGrosz === 0).map(({ kind }) => kind);
	return [...new Set([...includedKinds(includes), ...free])];
}

type Ways = { isOnline: boolean; isOnsite: boolean };

/**
 * Keeps the person's choice if both packages allow it. Otherwise it is online only if the new package has no other way.
 */
export function attendsOnlineAfter(isOnline: boolean, before: Ways, after: Ways): boolean {
	if (!after.isOnsite) return true;
	return isOnline && before.isOnsite && after.isOnline;
}
