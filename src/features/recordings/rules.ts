import { monthsAfter } from "../../kit/time/months-after.ts";
import type { RegistrationStatus } from "../account/me-contract.ts";
import type { PackageIncludes } from "../packages/contract.ts";
import { RECORDING_MONTHS } from "../packages/rules.ts";
import type { RecordingOffer, WatchState } from "./contract.ts";

/** What of an event a package opens to be watched: nothing, its online part, or all. */
export type Scope = PackageIncludes["recordings"];

/** A ticket as it opens what is watched, recorded or live. */
export type Viewer = {
	status: RegistrationStatus;
	/** The only day of the ticket; null where it is for all. */
	calendarId: number | null;
	opens: Scope;
};

/** A published recording, as far as its rights go. */
export type Published = { publishedAt: Date; calendarId: number; isOnlinePart: boolean };

/** The moment from which on nobody watches a recording any more, in the zone of its event. */
export function watchUntil({ publishedAt }: Pick<Published, "publishedAt">, zone: string): Date {
	return monthsAfter(publishedAt, RECORDING_MONTHS, zone);
}

/** Whether a package opens a part of the event (spec §6). */
export function isOpenedBy(opens: Scope, isOnlinePart: boolean): boolean {
	return opens === "all" || opens === neededFor(isOnlinePart);
}

/** What a package has to open at least, to open a part of the event. */
export function neededFor(isOnlinePart: boolean): "online" | "all" {
	return isOnlinePart ? "online" : "all";
}

/** Whether some tickets for its event open what is held on a day: only what is paid opens it. */
export function ticketStateOf(
	one: Pick<Published, "calendarId" | "isOnlinePart">,
	viewers: readonly Viewer[],
): "open" | "unpaid" | "locked" {
	const opening = viewers.filter(
		({ status, calendarId, opens }) =>
			status !== "cancelled" &&
			(calendarId === null || calendarId === one.calendarId) &&
			isOpenedBy(opens, one.isOnlinePart),
	);
	if (opening.some(({ status }) => status === "confirmed")) return "open";
	return opening.length > 0 ? "unpaid" : "locked";
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
	return now >= watchUntil(one, zone) ? "over" : ticketStateOf(one, viewers);
}

/** A package as it may be offered; `netGrosz` undefined where it is not sold, `grossGrosz` null where it is not to be had. */
export type OfferedPackage = {
	code: string;
	name: string;
	opens: Scope;
	netGrosz: number | undefined;
	/** What it would cost with VAT: whole, or the change of the ticket that somebody has. */
	grossGrosz: number | null;
};

/** The packages that open something to watch, the cheapest on the day first, with what each costs. */
export function packageOffers(packages: readonly OfferedPackage[]): RecordingOffer[] {
	const dayNet = (one: OfferedPackage) => one.netGrosz ?? Number.MAX_VALUE;
	return packages
		.toSorted((a, b) => dayNet(a) - dayNet(b))
		.flatMap(({ code: packageCode, name: packageName, opens, grossGrosz }) =>
			opens === "none" ? [] : [{ packageCode, packageName, opens, grossGrosz }],
		);
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
