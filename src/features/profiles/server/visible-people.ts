import type { Database } from "../../../kit/db/database.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { type Between, maySeeProfile } from "../rules.ts";
import { standingsByAccount } from "./store.ts";

/** The networking feature answers this. */
export type ProfileReads = {
	/** The facts between a viewer and each profile owner. */
	between(db: Database, of: { viewerId: string; ownerIds: readonly string[] }): Promise<Map<string, Between>>;
};

export type VisibilityDeps = { db: Database; clock: Clock; profileReads: ProfileReads };

const STRANGERS: Between = { isBlocked: false, bannedAt: [], invitedAt: [], metAt: [] };

/** Returns the accounts whose profile and photo the viewer sees now. */
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
