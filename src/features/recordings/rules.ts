import { grossOf } from "../../kit/money/money.ts";
import { monthsAfter } from "../../kit/time/months-after.ts";
import type { RegistrationStatus } from "../account/me-contract.ts";
import type { PackageIncludes } from "../packages/contract.ts";
import type { RecordingOffer, WatchState } from "./contract.ts";

/** For how many calendar months from its publication a recording is open (spec §9). */
export const OPEN_MONTHS = 3;

/** A ticket as it opens recordings. */
export type Viewer = {
	status: RegistrationStatus;
	/** The only day of the ticket; null where it is for all. */
	calendarId: number | null;
	recordings: PackageIncludes["recordings"];
};

/** A published recording, as far as its rights go. */
export type Published = { publishedAt: Date; calendarId: number; isOnlinePart: boolean };

/** The moment from which on nobody watches a recording any more, in the zone of its event. */
export function watchUntil({ publishedAt }: Pick<Published, "publishedAt">, zone: string): Date {
	return monthsAfter(publishedAt, OPEN_MONTHS, zone);
}

/** Whether a package opens recordings of a part of the event (spec §6, decisions §6). */
export function isOpenedBy(recordings: Viewer["recordings"], isOnlinePart: boolean): boolean {
	return recordings === "all" || (recordings === "online" && isOnlinePart);
}

/** Whether a recording is published at a moment: nobody hears of it before. */
export function isPublished<R extends { publishedAt: Date | null }>(
	one: R,
	now: Date,
): one is R & { publishedAt: Date } {
	return one.publishedAt !== null && one.publishedAt <= now;
}

/** Whether the holder of some tickets for its event may watch a published recording at a moment. */
export function watchStateOf(
	one: Published,
	viewers: readonly Viewer[],
	{ now, zone }: { now: Date; zone: string },
): WatchState {
	if (now >= watchUntil(one, zone)) return "over";
	const opening = viewers.filter(
		({ status, calendarId, recordings }) =>
			status !== "cancelled" &&
			(calendarId === null || calendarId === one.calendarId) &&
			isOpenedBy(recordings, one.isOnlinePart),
	);
	if (opening.some(({ status }) => status === "confirmed")) return "open";
	return opening.length > 0 ? "unpaid" : "locked";
}

/** A ticket as far as its price goes. */
export type PricedTicket = {
	status: RegistrationStatus;
	/** Null for a free one. */
	orderId: number | null;
	/** False where a team bought the place. */
	holdsPlace: boolean;
	line: { unitNetGrosz: number; reducedGrosz: number; isReverseCharged: boolean } | null;
};

/**
 * The net price that was paid for what somebody holds, in grosz: 0 without a ticket. Undefined where it is not one price
 * of theirs: several tickets, one that is not paid, that a team bought, whose price was reduced, or without Polish VAT.
 */
export function paidNetOf(tickets: readonly PricedTicket[]): number | undefined {
	const [ticket, ...others] = tickets;
	if (!ticket) return 0;
	const { status, orderId, holdsPlace, line } = ticket;
	if (others.length > 0 || status !== "confirmed" || !holdsPlace) return undefined;
	if (orderId === null) return 0;
	return line && line.reducedGrosz === 0 && !line.isReverseCharged ? line.unitNetGrosz : undefined;
}

/** A package as it may be offered; `netGrosz` undefined where it is not sold, `placesLeft` 0 where none is left. */
export type OfferedPackage = {
	name: string;
	recordings: PackageIncludes["recordings"];
	netGrosz: number | undefined;
	vatRate: number;
	placesLeft: number | null;
};

/**
 * The packages that open recordings, the cheapest first, with what each costs on the day: the difference to the net price
 * that was paid for the ticket, plus VAT (decisions §11). `paidNetGrosz` is 0 without a ticket and undefined where it is
 * not known; no price is said then, nor while nothing is sold, nor of a package without places.
 */
export function recordingOffers(
	packages: readonly OfferedPackage[],
	{ paidNetGrosz, isOnSale }: { paidNetGrosz: number | undefined; isOnSale: boolean },
): RecordingOffer[] {
	const offers = packages.flatMap(({ name, recordings, netGrosz, vatRate, placesLeft }) => {
		if (recordings === "none") return [];
		const isPriced = isOnSale && paidNetGrosz !== undefined && netGrosz !== undefined && placesLeft !== 0;
		const grossGrosz = isPriced ? grossOf(Math.max(0, netGrosz - paidNetGrosz), vatRate) : null;
		return [{ offer: { packageName: name, opens: recordings, grossGrosz }, netGrosz: netGrosz ?? Number.MAX_VALUE }];
	});
	return offers.sort((a, b) => a.netGrosz - b.netGrosz).map(({ offer }) => offer);
}

/** What stands for a film in a session for a while: whoever knows the parts and the installation's secret makes its mark. */
export type FilmLink = { recordingId: number; accountId: string; sessionId: string; endsAt: number };

/** For how long a link to a film works, in ms. */
export const LINK_MS = 15 * 60_000;

/** The text whose mark makes a link. */
export function linkText({ recordingId, accountId, sessionId, endsAt }: FilmLink): string {
	return `film ${recordingId} ${accountId} ${sessionId} ${endsAt}`;
}

/** A link as an address carries it: its end in ms and its mark. */
export function linkOf(endsAt: number, mark: string): string {
	return `${endsAt}.${mark}`;
}

/** The parts of a link; undefined where it is none or its time is over. */
export function readLink(link: string, now: Date): { endsAt: number; mark: string } | undefined {
	const [, end, mark] = /^(\d{1,15})\.([\w-]+)$/.exec(link) ?? [];
	if (end === undefined || mark === undefined || Number(end) <= now.getTime()) return undefined;
	return { endsAt: Number(end), mark };
}
