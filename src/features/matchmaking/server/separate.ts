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
import { closeConnections, hasBlocked, holdPeople, invitationsWith, storeBan, storeBlock } from "./store.ts";

type About = { event: EventRecord; accountId: string; otherId: string };

/** Throws the 404 of whom somebody neither sees at an event nor has had to do with there. */
async function knownThere(db: Database, deps: MeetingDeps, { event, accountId, otherId }: About): Promise<void> {
	const at = { eventId: event.id, viewerId: accountId };
	const met = await invitationsWith(db, { ...at, otherIds: [otherId] });
	if (met.length > 0) return;
	const viewer = await viewerAt(db, { event, accountId, now: deps.clock.now() });
	refuseUnseen(viewer);
	const isSeen = viewer.rights.maySearch && (await shownAmong(db, at, [otherId])).has(otherId);
	if (!isSeen) throw noPerson();
}

/** Blocks somebody or ends that. What waited between them waits on unseen; a connection is closed for good. */
export async function block(deps: MeetingDeps, about: About & { isBlocked: boolean }): Promise<void> {
	const { accountId, otherId, isBlocked } = about;
	const now = deps.clock.now();
	await deps.db.transaction(async (tx) => {
		await holdPeople(tx, [accountId, otherId]);
		// who was blocked is told what is told of whom there is not
		if (isBlocked && !(await hasBlocked(tx, accountId, otherId))) await knownThere(tx, deps, about);
		if (!(await storeBlock(tx, { accountId, blockedId: otherId, isBlocked, now }))) return;
		if (isBlocked) await separate(tx, deps, { accountId, with: { otherId }, now });
		const action = isBlocked ? "person.blocked" : "person.unblocked";
		await addAuditEntry(tx, { at: now, actor: accountId, action, subject: `account:${otherId}` });
	});
}

async function separate(
	tx: Tx,
	deps: Pick<MeetingDeps, "meetingCommands">,
	which: Parameters<typeof closeConnections>[1],
): Promise<void> {
	const unheardId = "otherId" in which.with ? which.with.otherId : which.accountId;
	for (const { eventId, accountId, invitedId } of await closeConnections(tx, which))
		await deps.meetingCommands.onSeparated(tx, { eventId, accountIds: [accountId, invitedId], unheardId });
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
	deps: Pick<MeetingDeps, "db" | "clock" | "meetingCommands">,
	{ eventId, accountId, isBanned, actor }: Banning,
): Promise<boolean> {
	const now = deps.clock.now();
	return deps.db.transaction(async (tx) => {
		await holdPeople(tx, [accountId]);
		if (!(await storeBan(tx, { accountId, eventId, isBanned, now }))) return false;
		if (isBanned) await separate(tx, deps, { accountId, with: { eventId }, now });
		const action = isBanned ? "person.banned" : "person.unbanned";
		await addAuditEntry(tx, { at: now, actor, action, subject: `account:${accountId}`, eventId });
		return true;
	});
}
