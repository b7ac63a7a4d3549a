import { addAuditEntry } from "../../../kit/audit/store.ts";
import type { Database } from "../../../kit/db/database.ts";
import { Failure, notFound } from "../../../kit/http/failure.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { type HideRefusal, hideRefusal, type ReportOutcome } from "../rules.ts";
import { hideRefusals, refusals } from "../texts.ts";
import { type ListedReport, lockReport, storeOutcome } from "./report-store.ts";
import { ban } from "./separate.ts";
import type { MatchmakingDeps } from "./viewer.ts";

type Deps = Pick<MatchmakingDeps, "db" | "clock" | "meetingCommands">;
type ReportDecision = {
	event: EventRecord;
	reportId: number;
	outcome: ReportOutcome;
	/** Null for a command. */
	moderatorId: string | null;
};

/**
 * Bans the person from the event's people or dismisses the report. Throws 404 for another event's report or one about
 * the moderator; 409 if it is decided differently or hiding is impossible.
 */
export async function decideReport(deps: Deps, deciding: ReportDecision): Promise<ListedReport> {
	const { event, reportId, outcome, moderatorId } = deciding;
	const now = deps.clock.now();
	return deps.db.transaction(async (tx) => {
		const report = await lockReport(tx, { eventId: event.id, id: reportId });
		if (!report || (moderatorId !== null && report.reportedId === moderatorId)) throw notFound(refusals.noReport);
		if (report.outcome === outcome) return report;
		if (report.outcome !== null) throw new Failure(409, refusals.reportDecided);
		const actor = moderatorId ?? "command:people";
		if (outcome === "hidden") {
			const refusal = await hideRefusalOf(tx, deps, event, report);
			if (refusal) throw new Failure(409, hideRefusals[refusal]);
			const accountId = report.reportedId as string;
			await ban(tx, deps, { eventId: event.id, accountId, isBanned: true, actor });
		}
		await storeOutcome(tx, { id: reportId, outcome, decidedAt: now, decidedBy: moderatorId });
		const action = outcome === "hidden" ? "person.report-hidden" : "person.report-dismissed";
		await addAuditEntry(tx, { at: now, actor, action, subject: `report:${reportId}`, eventId: event.id });
		return { ...report, outcome, isBanned: report.isBanned || outcome === "hidden" };
	});
}

export async function hideRefusalOf(
	db: Database,
	{ meetingCommands }: Pick<Deps, "meetingCommands">,
	event: EventRecord,
	{ reportedId }: ListedReport,
): Promise<HideRefusal | undefined> {
	const isModerator =
		reportedId !== null && (await meetingCommands.isModerator(db, { eventId: event.id, accountId: reportedId }));
	return hideRefusal({ isStand: reportedId === null, isModerator });
}
