import { addAuditEntry } from "../../../kit/audit/store.ts";
import { longer } from "../../../kit/contract/longer.ts";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { wrongForm } from "../../../kit/http/failure.ts";
import type { EventRecord } from "../../event/server/store.ts";
import type { ReportReason } from "../contract.ts";
import { LIMITS } from "../rules.ts";
import { refusals } from "../texts.ts";
import { type MeetingDeps, noPerson, refuseUnseen, viewerAt } from "./meeting.ts";
import { shownAmong } from "./people-store.ts";
import { addReport } from "./report-store.ts";
import {
	closeConnections,
	connectionsBetween,
	hasBlocked,
	holdPeople,
	invitationsWith,
	storeBan,
	storeBlock,
} from "./store.ts";

type About = { event: EventRecord; accountId: string; otherId: string };

/** Throws the 404 of whom somebody neither sees at an event, nor has had to do with there, nor has blocked. */
export async function knownThere(db: Database, deps: MeetingDeps, { event, accountId, otherId }: About): Promise<void> {
	const at = { eventId: event.id, viewerId: accountId };
	const met = await invitationsWith(db, { ...at, otherIds: [otherId] });
	if (met.length > 0 || (await hasBlocked(db, accountId, otherId))) return;
	const viewer = await viewerAt(db, { event, accountId, now: deps.clock.now() });
	refuseUnseen(viewer);
	const isSeen = viewer.rights.maySearch && (await shownAmong(db, at, [otherId])).has(otherId);
	if (!isSeen) throw noPerson();
}

/**
 * Blocks somebody or ends that: whom one blocks one neither sees nor hears. What is between them stays as it is, so that
 * the other finds everything as before, and is there again when the block ends.
 */
export async function block(deps: MeetingDeps, about: About & { isBlocked: boolean }): Promise<void> {
	const { accountId, otherId, isBlocked } = about;
	const now = deps.clock.now();
	await deps.db.transaction(async (tx) => {
		await holdPeople(tx, [accountId, otherId]);
		if (isBlocked) await knownThere(tx, deps, about);
		if (!(await storeBlock(tx, { accountId, blockedId: otherId, isBlocked, now }))) return;
		const { onSeparated, onRejoined } = deps.meetingCommands;
		for (const pair of await connectionsBetween(tx, accountId, otherId))
			await (isBlocked
				? onSeparated(tx, { ...pair, unheardId: otherId })
				: onRejoined(tx, { ...pair, heardId: otherId }));
		const action = isBlocked ? "person.blocked" : "person.unblocked";
		await addAuditEntry(tx, { at: now, actor: accountId, action, subject: `account:${otherId}` });
	});
}

type Said = { reason: ReportReason; words: string };

/** Reports somebody to the organiser. */
export async function report(deps: MeetingDeps, { reason, words, ...about }: About & Said): Promise<void> {
	await deps.db.transaction(async (tx) => {
		await knownThere(tx, deps, about);
		const { event, accountId, otherId } = about;
		await keepReport(tx, deps, { event, accountId, of: { reportedId: otherId }, reason, words });
	});
}

type Reporting = Said & {
	event: EventRecord;
	accountId: string;
	of: { reportedId: string } | { exhibitorId: number };
};

/** Keeps what somebody reports for the organiser, with its entry in the log. Throws the 400 of what says nothing. */
export async function keepReport(
	tx: Tx,
	{ clock }: Pick<MeetingDeps, "clock">,
	{ event, accountId, of, reason, words }: Reporting,
): Promise<void> {
	const error = words === "" ? refusals.noWords : longer(words, LIMITS.report);
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

type Banning = { eventId: number; accountId: string; isBanned: boolean; actor: string };

/** Keeps somebody from the people of an event, or ends that; their connections there are closed. Whether that is new. */
export async function ban(
	tx: Tx,
	deps: Pick<MeetingDeps, "clock" | "meetingCommands">,
	{ eventId, accountId, isBanned, actor }: Banning,
): Promise<boolean> {
	const now = deps.clock.now();
	await holdPeople(tx, [accountId]);
	if (!(await storeBan(tx, { accountId, eventId, isBanned, now }))) return false;
	const closed = isBanned ? await closeConnections(tx, { accountId, eventId, now }) : [];
	for (const pair of closed) await deps.meetingCommands.onSeparated(tx, { ...pair, unheardId: accountId });
	if (isBanned) await deps.meetingCommands.onBanned(tx, { eventId, accountId });
	const action = isBanned ? "person.banned" : "person.unbanned";
	await addAuditEntry(tx, { at: now, actor, action, subject: `account:${accountId}`, eventId });
	return true;
}
