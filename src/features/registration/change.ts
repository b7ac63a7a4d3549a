import type { RegistrationStatus } from "../account/me-contract.ts";
import type { OptionKind } from "../options/contract.ts";
import { includedKinds } from "../options/rules.ts";
import { type RefundableLine, worthOf } from "../orders/rules.ts";
import type { PackageIncludes } from "../packages/contract.ts";
import type { Priced } from "../packages/rules.ts";

/** Why the package of a ticket cannot be changed, whatever there is. */
export type ChangeRefusal = "isCancelled" | "isUnpaid" | "isWaiting" | "isClosed" | "isOver" | "isForADay" | "isAbroad";

/** A ticket as changing its package sees it. */
export type ChangeableTicket = {
	status: RegistrationStatus;
	packageId: number;
	/** The only day or edition that it is for; null where it is for all. */
	calendarId: number | null;
	/** What was paid for it, piece by piece: the ticket, and changes that were made before. */
	lines: readonly (RefundableLine & { isReverseCharged: boolean })[];
	/** The first order of it of which something is to be paid; null where there is none. `isChange`: it changes the package. */
	owed: { number: string; isChange: boolean } | null;
	/** What was bought besides. */
	options: readonly PaidOption[];
};

/** An option that was bought for a ticket, and the line that sold it. */
export type PaidOption = { kind: OptionKind; line: RefundableLine };

/** An event as far as it sells. */
type Selling = { allowRegistration: boolean; isOver: boolean };

/**
 * Why no package is offered instead of a ticket's: it was given back, something of it is not paid yet, it is for one day
 * alone, its buyer settled the VAT abroad, or the event sells nothing any more. Undefined where one may be.
 * After the event's end only recordings are left to be had: `isOver` where not even those can be watched.
 */
export function changeRefusal(
	ticket: ChangeableTicket,
	event: Selling,
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

/** Which recordings a package opens; of a recording, what it takes to watch it. */
export type Recordings = PackageIncludes["recordings"];

const RECORDINGS: readonly Recordings[] = ["none", "online", "all"];

/** A package on sale, with the kinds of its options that cost nothing with it. */
export type ChangeablePackage = Priced<{
	id: number;
	includes: PackageIncludes;
	vatRate: number;
	freeOptions: readonly OptionKind[];
}>;

/** What a change to a package costs, net in grosz: the day's price, less what was paid for the ticket and for what it includes. */
export type ChangePrice = {
	dayNetGrosz: number;
	paidNetGrosz: number;
	/** Of options that were bought and cost nothing with the package. */
	countedNetGrosz: number;
	/** The difference; 0 where nothing is left to be paid. */
	netGrosz: number;
};

/**
 * The packages that are better than a ticket's, the cheapest first, with what the change costs: better is what costs more
 * on the day. After the event's end only those that open more of the recordings which can still be watched.
 */
export function changesOf<Package extends ChangeablePackage>(
	ticket: ChangeableTicket,
	packages: readonly Package[],
	{ isOver, watchable }: { isOver: boolean; watchable: readonly Recordings[] },
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
			if (one.id === ticket.packageId || dayNetGrosz === undefined || dayNetGrosz <= ownNet) return [];
			if (isOver && !opensMore(one)) return [];
			return [{ ...one, ...changePrice(dayNetGrosz, paidNetGrosz, countedNet(ticket.options, one)) }];
		})
		.toSorted((a, b) => a.dayNetGrosz - b.dayNetGrosz);
}

/** The difference between the day's net price and what was paid, never below nothing. */
export function changePrice(dayNetGrosz: number, paidNetGrosz: number, countedNetGrosz: number): ChangePrice {
	const netGrosz = Math.max(0, dayNetGrosz - paidNetGrosz - countedNetGrosz);
	return { dayNetGrosz, paidNetGrosz, countedNetGrosz, netGrosz };
}

/** What was paid for one piece of each line, net, as it stands after what was taken off its price. */
export function paidNet(lines: readonly RefundableLine[]): number {
	return lines.reduce((sum, line) => sum + pieceNet(line), 0);
}

function pieceNet(line: RefundableLine): number {
	const left = line.quantity - line.refundedQuantity;
	return left > 0 ? Math.round(worthOf(line).netGrosz / left) : 0;
}

/** What was paid for options that cost nothing with a package, net. */
function countedNet(options: readonly PaidOption[], { freeOptions }: Pick<ChangeablePackage, "freeOptions">): number {
	return paidNet(options.filter(({ kind }) => freeOptions.includes(kind)).map(({ line }) => line));
}

/** The kinds of options that cost nothing with a package: those in its price, and those that it sells for nothing. */
export function freeOptions(
	includes: Pick<PackageIncludes, "lunch" | "afterparty">,
	options: readonly { kind: OptionKind; netGrosz: number }[],
): OptionKind[] {
	const free = options.filter((one) => one.netGrosz === 0).map(({ kind }) => kind);
	return [...new Set([...includedKinds(includes), ...free])];
}

type Ways = { isOnline: boolean; isOnsite: boolean };

/**
 * Whether somebody takes part online with another package: as they chose where both packages leave the choice, otherwise
 * only where one cannot come.
 */
export function attendsOnlineAfter(isOnline: boolean, before: Ways, after: Ways): boolean {
	if (!after.isOnsite) return true;
	return isOnline && before.isOnsite && after.isOnline;
}
