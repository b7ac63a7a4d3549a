import type { Database } from "../../../kit/db/database.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { type Between, maySeeProfile } from "../rules.ts";
import { standingsByAccount } from "./store.ts";

/** What profiles ask of people who meet. */
export type ProfileReads = {
	/** What lies between a viewer and each of some owners of profiles. */
	between(db: Database, of: { viewerId: string; ownerIds: readonly string[] }): Promise<Map<string, Between>>;
};

export type VisibilityDeps = { db: Database; clock: Clock; profileReads: ProfileReads };

const STRANGERS: Between = { isBlocked: false, bannedAt: [], invitedAt: [], metAt: [] };

/** Those of some accounts whose profile and photo a viewer sees at this moment. */
export async function visibleAmong(
	{ db, clock, profileReads }: VisibilityDeps,
	viewerId: string,
	ownerIds: readonly string[],
): Promise<Set<string>> {
	if (ownerIds.length === 0) return new Set();
	const tickets = await standingsByAccount(db, [viewerId, ...ownerIds], clock.now());
	const between = await profileReads.between(db, { viewerId, ownerIds });
	const person = (accountId: string) => ({ accountId, tickets: tickets.get(accountId) ?? [] });
	const viewer = person(viewerId);
	return new Set(ownerIds.filter((id) => maySeeProfile(viewer, person(id), between.get(id) ?? STRANGERS)));
}
