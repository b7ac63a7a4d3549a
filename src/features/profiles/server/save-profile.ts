import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { addAuditEntry } from "../../../kit/audit/store.ts";
import type { Database } from "../../../kit/db/database.ts";
import { Failure, parseForm } from "../../../kit/http/failure.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { topicsOfAllEvents } from "../../agenda/server/tag-store.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { endOfEvent } from "../../event/server/store.ts";
import type { ProfileBody, Topic } from "../contract.ts";
import { rightProfile } from "../form.ts";
import { areProfilesShown, lastDayShown, profileStateOf, topicKey } from "../rules.ts";
import { refusals, stateRefusals } from "../texts.ts";
import { profileOf, standingsOf, storeProfile, storeShown } from "./store.ts";

export type ProfileDeps = { db: NodePgDatabase; clock: Clock };

/** Whether an account may save a profile, because a ticket includes one or it has one already. */
export async function canSaveProfile(
	{ db, clock }: { db: Database; clock: Clock },
	accountId: string,
	isSaved: boolean,
): Promise<boolean> {
	return isSaved || profileStateOf(await standingsOf(db, accountId, clock.now())) === "open";
}

/** Throws a 400 that names the invalid fields, or 403 if no ticket includes a profile. */
export async function saveProfile({ db, clock }: ProfileDeps, accountId: string, body: ProfileBody): Promise<void> {
	const { topics, ...said } = parseForm(rightProfile, body);
	const inBothLanguages = await namingTopics(db);
	const now = clock.now();
	await db.transaction(async (tx) => {
		const before = await profileOf(tx, accountId);
		if (!(await canSaveProfile({ db: tx, clock }, accountId, before !== undefined)))
			throw new Failure(403, refusals.noPackage);
		await storeProfile(tx, accountId, { ...said, topics: inBothLanguages(topics) }, now);
		await addAuditEntry(tx, { at: now, actor: accountId, action: "profile.saved", subject: `account:${accountId}` });
	});
}

/** Names topics in both languages, in the events' words or as typed, without duplicates. */
export async function namingTopics(db: Database): Promise<(typed: readonly string[]) => Topic[]> {
	const eventTopics = await topicsOfAllEvents(db);
	const byName = new Map(
		eventTopics.flatMap((one) => [one.nameEn, one.name].flatMap((name) => (name ? [[topicKey(name), one]] : []))),
	);
	return (typed) => {
		const topics = typed.map((name) => byName.get(topicKey(name)) ?? { name, nameEn: null });
		return [...new Map(topics.map((one) => [topicKey(one.name), one])).values()];
	};
}

/** Whether profiles are still visible at an event, and the last day. */
export async function visibilityAt(
	db: Database,
	event: EventRecord,
	now: Date,
): Promise<{ isSeen: boolean; until: string }> {
	const ending = { ...event, endsAt: await endOfEvent(db, event) };
	return { isSeen: areProfilesShown(ending, now), until: lastDayShown(ending) };
}

/** Shows or hides a profile. Throws 403 or 409 if it cannot be shown. */
export async function showProfile(
	{ db, clock }: ProfileDeps,
	{ accountId, event, isVisible }: { accountId: string; event: EventRecord; isVisible: boolean },
): Promise<void> {
	const now = clock.now();
	const eventId = event.id;
	await db.transaction(async (tx) => {
		if (isVisible) {
			if (!(await visibilityAt(tx, event, now)).isSeen) throw new Failure(403, refusals.ended);
			const tickets = (await standingsOf(tx, accountId, now)).filter((one) => one.eventId === eventId);
			const state = profileStateOf(tickets);
			if (state !== "open") throw new Failure(403, stateRefusals[state]);
			if (!(await profileOf(tx, accountId))) throw new Failure(409, refusals.notSaved);
		}
		if (!(await storeShown(tx, { accountId, eventId, isVisible, now }))) return;
		const action = isVisible ? "profile.shown" : "profile.hidden";
		await addAuditEntry(tx, { at: now, actor: accountId, action, subject: `account:${accountId}`, eventId });
	});
}
