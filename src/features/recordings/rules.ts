import { monthsAfter } from "../../kit/time/months-after.ts";
import type { RegistrationStatus } from "../account/me-contract.ts";
import type { PackageIncludes } from "../packages/contract.ts";
import { RECORDING_MONTHS } from "../packages/rules.ts";
import type { RecordingOffer, WatchState } from "./contract.ts";

/** No recordings, only online days' recordings, or all recordings of an event. */
export type Scope = PackageIncludes["recordings"];

/** A ticket's facts for watching, recorded or live. */
export type Viewer = {
	status: RegistrationStatus;
	/** Null if the ticket covers all days. */
	calendarId: number | null;
	opens: Scope;
};

export type PublishedRecording = { publishedAt: Date; calendarId: number; isOnlinePart: boolean };

/** When a recording closes for everybody, in its event's zone. */
export function watchUntil({ publishedAt }: Pick<PublishedRecording, "publishedAt">, zone: string): Date {
	return monthsAfter(publishedAt, RECORDING_MONTHS, zone);
}

/** Whether a scope includes a recording (spec §6). */
export function isOpenedBy(opens: Scope, isOnlinePart: boolean): boolean {
	return opens === "all" || opens === neededFor(isOnlinePart);
}

export function neededFor(isOnlinePart: boolean): "online" | "all" {
	return isOnlinePart ? "online" : "all";
}

/** An unpaid ticket opens nothing. */
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

/** Whether a recording is published. Before, it is hidden everywhere. */
export function isPublished<R extends { publishedAt: Date | null }>(
	one: R,
	now: Date,
): one is R & { publishedAt: Date } {
	return one.publishedAt !== null && one.publishedAt <= now;
}

/** Whether tickets give access to a published recording, or the reason against it. */
export function watchStateOf(
	one: PublishedRecording,
	viewers: readonly Viewer[],
	{ now, zone }: { now: Date; zone: string },
): WatchState {
	return now >= watchUntil(one, zone) ? "over" : ticketStateOf(one, viewers);
}

/** `netGrosz` is undefined if it is not sold, `grossGrosz` null if it is unavailable. */
export type OfferedPackage = {
	code: string;
	name: string;
	opens: Scope;
	netGrosz: number | undefined;
	/** The full price, or that of changing the ticket. */
	grossGrosz: number | null;
};

/** Packages that open something to watch with their prices, cheapest first. */
export function packageOffers(packages: readonly OfferedPackage[]): RecordingOffer[] {
	const dayNet = (one: OfferedPackage) => one.netGrosz ?? Number.MAX_VALUE;
	return packages
		.toSorted((a, b) => dayNet(a) - dayNet(b))
		.flatMap(({ code: packageCode, name: packageName, opens, grossGrosz }) =>
			opens === "none" ? [] : [{ packageCode, packageName, opens, grossGrosz }],
		);
}

/** Temporary access to a film in a session, signed with the installation's secret. */
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

/** Undefined if the link is malformed or expired. */
export function readLink(link: string, now: Date): { endsAt: number; mark: string } | undefined {
	const [, end, mark] = /^(\d{1,15})\.([\w-]+)$/.exec(link) ?? [];
	if (end === undefined || mark === undefined || Number(end) <= now.getTime()) return undefined;
	return { endsAt: Number(end), mark };
}
