import { addAuditEntry } from "../../../kit/audit/store.ts";
import { longer } from "../../../kit/contract/longer.ts";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { wrongForm } from "../../../kit/http/failure.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import type { ReportReason } from "../contract.ts";
import { MATCHMAKING_LIMITS } from "../rules.ts";
import { refusals } from "../texts.ts";
import { shownAmong } from "./people-store.ts";
import { addReport } from "./report-store.ts";
import {
	closeConnections,
	connectionsBetween,
	hasBlocked,
	invitationsWith,
	lockPeople,
	storeBan,
	storeBlock,
} from "./store.ts";
import { type MatchmakingDeps, noPerson, refuseUnseen, viewerAt } from "./viewer.ts";

type About = { event: EventRecord; accountId: string; otherId: string };

/** Throws 404 unless the caller may see the person, has had an invitation with them, or has blocked them. */
export async function assertFindable(
	db: Database,
	deps: MatchmakingDeps,
	{ event, accountId, otherId }: About,
): Promise<void> {
	const at = { eventId: event.id, viewerId: accountId };
	const met = await invitationsWith(db, { ...at, otherIds: [otherId] });
	if (met.length > 0 || (await hasBlocked(db, accountId, otherId))) return;
	const viewer = await viewerAt(db, { event, accountId, now: deps.clock.now() });
	refuseUnseen(viewer);
	const isSeen = viewer.rights.maySearch && (await shownAmong(db, at, [otherId])).has(otherId);
	if (!isSeen) throw noPerson();
}

/**
 * The blocker neither sees nor hears a blocked person. Invitations and connections stay, so that the blocked person
 * notices nothing and unblocking restores everything.
 */
export async function block(deps: MatchmakingDeps, about: About & { isBlocked: boolean }): Promise<void> {
	const { accountId, otherId, isBlocked } = about;
	const now = deps.clock.now();
	await deps.db.transaction(async (tx) => {
		await lockPeople(tx, [accountId, otherId]);
		if (isBlocked) await assertFindable(tx, deps, about);
		if (!(await storeBlock(tx, { accountId, blockedId: otherId, isBlocked, now }))) return;
		const { onSeparated, onRejoined } = deps.meetingCommands;
		for (const pair of await connectionsBetween(tx, accountId, otherId))
			await (isBlocked
				? onSeparated(tx, { ...pair, silencedId: otherId })
				: onRejoined(tx, { ...pair, unblockedId: otherId }));
		const action = isBlocked ? "person.blocked" : "person.unblocked";
		await addAuditEntry(tx, { at: now, actor: accountId, action, subject: `account:${otherId}` });
	});
}

type ReportReasons = { reason: ReportReason; words: string };

export async function report(deps: MatchmakingDeps, { reason, words, ...about }: About & ReportReasons): Promise<void> {
	await deps.db.transaction(async (tx) => {
		await assertFindable(tx, deps, about);
		const { event, accountId, otherId } = about;
		await keepReport(tx, deps, { event, accountId, of: { reportedId: otherId }, reason, words });
	});
}

type NewReport = ReportReasons & {
	event: EventRecord;
	accountId: string;
	of: { reportedId: string } | { exhibitorId: number };
};

/** Stores a report with an audit entry. Throws 400 for an empty one. */
export async function keepReport(
	tx: Tx,
	{ clock }: Pick<MatchmakingDeps, "clock">,
	{ event, accountId, of, reason, words }: NewReport,
): Promise<void> {
	const error = words === "" ? refusals.noWords : longer(words, MATCHMAKING_LIMITS.report);
	if (error) throw wrongForm({ words: error });
	const now = clock.now();
	const reportId = await addReport(tx, { eventId: event.id, accountId, ...of, reason, words, reportedAt: now });
	const [action, subject] =
		"reportedId" in of
			? ["person.reported", `account:${of.reportedId}`]
			: ["stand.reported", `exhibitor:${of.exhibitorId}`];
	const entry = { at: now, actor: accountId, action, subject, eventId: event.id };
	await addAuditEntry(tx, { ...entry, detail: { reportId, reason } });
}

type BanChange = { eventId: number; accountId: string; isBanned: boolean; actor: string };

/**
 * Bans a person from the people of an event, which closes their connections, or lifts the ban. Returns false if nothing
 * changed.
 */
export async function ban(
	tx: Tx,
	deps: Pick<MatchmakingDeps, "clock" | "meetingCommands">,
	{ eventId, accountId, isBanned, actor }: BanChange,
): Promise<boolean> {
	const now = deps.clock.now();
	await lockPeople(tx, [accountId]);
	if (!(await storeBan(tx, { accountId, eventId, isBanned, now }))) return false;
	const closed = isBanned ? await closeConnections(tx, { accountId, eventId, now }) : [];
	for (const pair of closed) await deps.meetingCommands.onSeparated(tx, { ...pair, silencedId: accountId });
	if (isBanned) await deps.meetingCommands.onBanned(tx, { eventId, accountId });
	const action = isBanned ? "person.banned" : "person.unbanned";
	await addAuditEntry(tx, { at: now, actor, action, subject: `account:${accountId}`, eventId });
	return true;
}
