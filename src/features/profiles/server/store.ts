import { and, asc, eq, inArray } from "drizzle-orm";
import { anyOf } from "../../../kit/db/any-of.ts";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { endOfLastDay } from "../../event/last-day.ts";
import { endOfEvent } from "../../event/server/store.ts";
import { event } from "../../event/server/views.ts";
import { ticketPackage } from "../../packages/server/views.ts";
import { registration } from "../../ticket-holders/server/views.ts";
import type { Topic } from "../contract.ts";
import type { ParsedProfile } from "../form.ts";
import { areProfilesShown, type ProfileAccess, profileStateOf } from "../rules.ts";
import { profile, profilePhoto, profileShown, profileTopic } from "./tables.ts";

export const profileColumns = {
	headline: profile.headline,
	company: profile.company,
	about: profile.about,
	lookingFor: profile.lookingFor,
	lookingForText: profile.lookingForText,
	offering: profile.offering,
	offeringText: profile.offeringText,
	languages: profile.languages,
	links: profile.links,
};

export type SavedProfile = Omit<ParsedProfile, "topics"> & { topics: Topic[] };

export async function profileOf(db: Database, accountId: string): Promise<SavedProfile | undefined> {
	const [row] = await db.select(profileColumns).from(profile).where(eq(profile.accountId, accountId));
	if (!row) return undefined;
	const { name, nameEn } = profileTopic;
	const topics = await db
		.select({ name, nameEn })
		.from(profileTopic)
		.where(eq(profileTopic.accountId, accountId))
		.orderBy(asc(profileTopic.position));
	return { ...row, topics };
}

export async function storeProfile(
	tx: Tx,
	accountId: string,
	{ topics, ...fields }: SavedProfile,
	now: Date,
): Promise<void> {
	const values = { ...fields, updatedAt: now };
	await tx
		.insert(profile)
		.values({ accountId, ...values })
		.onConflictDoUpdate({ target: profile.accountId, set: values });
	await tx.delete(profileTopic).where(eq(profileTopic.accountId, accountId));
	await tx.insert(profileTopic).values(topics.map((one, position) => ({ accountId, position, ...one })));
}

/** An account's tickets, with their right to a profile and its visibility at `now`. */
export async function standingsOf(db: Database, accountId: string, now: Date): Promise<ProfileAccess[]> {
	return (await standingsByAccount(db, [accountId], now)).get(accountId) ?? [];
}

export async function standingsByAccount(
	db: Database,
	accountIds: readonly string[],
	now: Date,
): Promise<Map<string, ProfileAccess[]>> {
	const { id, isMeeting, startsAt, endsAt, timeZone } = event;
	const rows = await db
		.select({
			accountId: registration.accountId,
			event: { id, isMeeting, startsAt, endsAt, timeZone },
			status: registration.status,
			includes: ticketPackage.includes,
			since: profileShown.since,
		})
		.from(registration)
		.innerJoin(event, eq(event.id, registration.eventId))
		.innerJoin(ticketPackage, eq(ticketPackage.id, registration.packageId))
		.leftJoin(
			profileShown,
			and(eq(profileShown.accountId, registration.accountId), eq(profileShown.eventId, registration.eventId)),
		)
		.where(anyOf(registration.accountId, accountIds));
	const events = new Map(rows.map(({ event: at }) => [at.id, at]));
	const ends = new Map<number, Date>();
	for (const at of events.values()) ends.set(at.id, await endOfEvent(db, at));
	const standings = new Map<string, ProfileAccess[]>();
	for (const { accountId, event: at, status, includes, since } of rows) {
		const ending = { ...at, endsAt: invariant(ends.get(at.id), "the end of an event") };
		const isVisible = since !== null && areProfilesShown(ending, now);
		const isOver = endOfLastDay(ending) <= now;
		const own = standings.get(accountId) ?? [];
		own.push({ eventId: at.id, status, matchmaking: includes.matchmaking, isVisible, isOver });
		standings.set(accountId, own);
	}
	return standings;
}

/** Shows or hides a profile at an event. Returns whether that changed anything. */
export async function storeShown(
	tx: Tx,
	{ accountId, eventId, isVisible, now }: { accountId: string; eventId: number; isVisible: boolean; now: Date },
): Promise<boolean> {
	const changed = isVisible
		? tx.insert(profileShown).values({ accountId, eventId, since: now }).onConflictDoNothing()
		: tx.delete(profileShown).where(and(eq(profileShown.accountId, accountId), eq(profileShown.eventId, eventId)));
	return ((await changed).rowCount ?? 0) > 0;
}

/** Whether the account has a confirmed ticket with a profile, and shows its profile there. */
export async function findProfileAccess(
	db: Database,
	{ accountId, eventId }: { accountId: string; eventId: number },
): Promise<{ hasTicket: boolean; isVisible: boolean }> {
	const tickets = await db
		.select({ status: registration.status, includes: ticketPackage.includes })
		.from(registration)
		.innerJoin(ticketPackage, eq(ticketPackage.id, registration.packageId))
		.where(and(eq(registration.accountId, accountId), eq(registration.eventId, eventId)));
	const standings = tickets.map(({ status, includes }) => ({ status, matchmaking: includes.matchmaking }));
	const isVisible = await db.$count(
		profileShown,
		and(eq(profileShown.accountId, accountId), eq(profileShown.eventId, eventId)),
	);
	return { hasTicket: profileStateOf(standings) === "open", isVisible: isVisible > 0 };
}

export function profileEvents(db: Database, accountId: string) {
	const { eventId, since } = profileShown;
	return db.select({ eventId, since }).from(profileShown).where(eq(profileShown.accountId, accountId));
}

export type StoredPhoto = { large: string; small: string };

export async function photoOf(db: Database, accountId: string): Promise<StoredPhoto | undefined> {
	const { large, small } = profilePhoto;
	const [row] = await db.select({ large, small }).from(profilePhoto).where(eq(profilePhoto.accountId, accountId));
	return row;
}

export async function photosOf(db: Database, accountIds: string[]): Promise<Map<string, StoredPhoto>> {
	if (accountIds.length === 0) return new Map();
	const { accountId, large, small } = profilePhoto;
	const rows = await db.select({ accountId, large, small }).from(profilePhoto).where(inArray(accountId, accountIds));
	return new Map(rows.map((row) => [row.accountId, { large: row.large, small: row.small }]));
}

/** Stores a photo; null removes it. Returns the previous one. */
export async function exchangePhoto(
	tx: Tx,
	{ accountId, photo, now }: { accountId: string; photo: StoredPhoto | null; now: Date },
): Promise<StoredPhoto | undefined> {
	const { large, small } = profilePhoto;
	const own = eq(profilePhoto.accountId, accountId);
	const [before] = await tx.select({ large, small }).from(profilePhoto).where(own).for("update");
	if (photo) {
		const values = { ...photo, updatedAt: now };
		const inserted = tx.insert(profilePhoto).values({ accountId, ...values });
		await inserted.onConflictDoUpdate({ target: profilePhoto.accountId, set: values });
	} else await tx.delete(profilePhoto).where(own);
	return before;
}

export async function existingPhotos(db: Database, names: string[]): Promise<Set<string>> {
	if (names.length === 0) return new Set();
	const { large, small } = profilePhoto;
	const rows = [
		...(await db.select({ name: large }).from(profilePhoto).where(inArray(large, names))),
		...(await db.select({ name: small }).from(profilePhoto).where(inArray(small, names))),
	];
	return new Set(rows.map(({ name }) => name));
}
