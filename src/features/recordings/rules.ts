import { monthsAfter } from "../../kit/time/months-after.ts";
import type { RegistrationStatus } from "../account/me-contract.ts";
import type { PackageIncludes } from "../packages/contract.ts";
import { RECORDING_MONTHS } from "../packages/rules.ts";
import type { RecordingOffer, WatchState } from "./contract.ts";

/** None, the online part, or all of an event. */
export type Scope = PackageIncludes["recordings"];

/** A ticket's facts for watching, recorded or live. */
export type Viewer = {
	status: RegistrationStatus;
	/** Null where the ticket covers all days. */
	calendarId: number | null;
	opens: Scope;
};

export type PublishedRecording = { publishedAt: Date; calendarId: number; isOnlinePart: boolean };

/** The moment when a recording closes for everybody, in its event's zone. */
export function watchUntil({ publishedAt }: Pick<PublishedRecording, "publishedAt">, zone: string): Date {
	return monthsAfter(publishedAt, RECORDING_MONTHS, zone);
}

/** Spec §6. */
export function isOpenedBy(opens: Scope, isOnlinePart: boolean): boolean {
	return opens === "all" || opens === neededFor(isOnlinePart);
}

export function neededFor(isOnlinePart: boolean): "online" | "all" {
	return isOnlinePart ? "online" : "all";
}

/** Unpaid tickets open nothing. */
export function ticketStateOf(
	one: Pick<PublishedRecording, "calendarId" | "isOnlinePart">,
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

/** Whether a recording is published at a moment; before, it is hidden everywhere. */
export function isPublished<R extends { publishedAt: Date | null }>(
	one: R,
	now: Date,
): one is R & { publishedAt: Date } {
	return one.publishedAt !== null && one.publishedAt <= now;
}

/** Whether the holder of the tickets may watch a published recording at a moment. */
export function watchStateOf(
	one: PublishedRecording,
	viewers: readonly Viewer[],
	{ now, zone }: { now: Date; zone: string },
): WatchState {
	return now >= watchUntil(one, zone) ? "over" : ticketStateOf(one, viewers);
}

/** `netGrosz` is undefined where it is not sold, `grossGrosz` null where it is unavailable. */
export type OfferedPackage = {
	code: string;
	name: string;
	opens: Scope;
	netGrosz: number | undefined;
	/** The full price, or that of the change of an existing ticket. */
	grossGrosz: number | null;
};

/** Packages that open something to watch, the cheapest today first, with their prices. */
export function packageOffers(packages: readonly OfferedPackage[]): RecordingOffer[] {
	const dayNet = (one: OfferedPackage) => one.netGrosz ?? Number.MAX_VALUE;
	return packages
		.toSorted((a, b) => dayNet(a) - dayNet(b))
		.flatMap(({ code: packageCode, name: packageName, opens, grossGrosz }) =>
			opens === "none" ? [] : [{ packageCode, packageName, opens, grossGrosz }],
		);
}

/** A temporary access right to a film in a session; signed with the installation's secret. */
export type FilmLink = { recordingId: number; accountId: string; sessionId: string; endsAt: number };

/** How long a link to a film is valid, in ms. */
export const LINK_MS = 15 * 60_000;

export function linkText({ recordingId, accountId, sessionId, endsAt }: FilmLink): string {
	return `film ${recordingId} ${accountId} ${sessionId} ${endsAt}`;
}

/** The end in ms and the signature. */
export function linkOf(endsAt: number, mark: string): string {
	return `${endsAt}.${mark}`;
}

/** Undefined where it is malformed or expired. */
export function readLink(link: string, now: Date): { endsAt: number; mark: string } | undefined {
	const [, end, mark] = /^(\d{1,15})\.([\w-]+)$/.exec(link) ?? [];
	if (end === undefined || mark === undefined || Number(end) <= now.getTime()) return undefined;
	return { endsAt: Number(end), mark };
}
