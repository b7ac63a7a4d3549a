import type { FastifyInstance } from "fastify";
import { notFound } from "../../../kit/http/failure.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { serveEvent } from "../../event/server/serve-event.ts";
import * as calls from "../report-contract.ts";
import { hideRefusals, refusals } from "../texts.ts";
import { decideReport, hideRefusalOf } from "./decide-report.ts";
import { type ListedReport, reportsAt } from "./report-store.ts";
import type { MatchmakingDeps } from "./viewer.ts";

type Reporter = { event: EventRecord; accountId: string; lang: Lang };

export function reportRoutes(app: FastifyInstance, deps: MatchmakingDeps): void {
	serveEvent(app, deps, calls.getReports, async ({ event, accountId, lang }) => {
		const reports = await reportsFor(deps, { event, accountId });
		if (!reports) throw notFound(refusals.noReport);
		const shapes = await Promise.all(reports.map((one) => reportShape(deps, { event, lang }, one)));
		return { timeZone: event.timeZone, reports: shapes };
	});

	serveEvent(app, deps, calls.decideReport, async ({ event, accountId, lang, params: { id }, body: { outcome } }) => {
		if (!(await isModerator(deps, { event, accountId }))) throw notFound(refusals.noReport);
		const report = await decideReport(deps, { event, reportId: id, outcome, moderatorId: accountId });
		return reportShape(deps, { event, lang }, report);
	});
}

const isModerator = ({ db, meetingCommands }: MatchmakingDeps, { event, accountId }: Omit<Reporter, "lang">) =>
	meetingCommands.isModerator(db, { eventId: event.id, accountId });

const isOpen = ({ outcome, isBanned }: ListedReport) => outcome === null && !isBanned;

/** Open reports come first; undefined unless the account is a moderator. */
async function reportsFor(deps: MatchmakingDeps, asked: Omit<Reporter, "lang">): Promise<ListedReport[] | undefined> {
	if (!(await isModerator(deps, asked))) return undefined;
	const others = (await reportsAt(deps.db, asked.event.id)).filter((one) => one.reportedId !== asked.accountId);
	return others.toSorted((a, b) => Number(isOpen(b)) - Number(isOpen(a)));
}

/** Null unless the account is a moderator. */
export async function countOpenReports(deps: MatchmakingDeps, asked: Omit<Reporter, "lang">): Promise<number | null> {
	const reports = await reportsFor(deps, asked);
	return reports ? reports.filter(isOpen).length : null;
}

async function reportShape(
	deps: MatchmakingDeps,
	{ event, lang }: Omit<Reporter, "accountId">,
	report: ListedReport,
): Promise<calls.Report> {
	const { id, reason, words, reporter, reported, outcome, isBanned: isHidden, reportedId, reportedAt } = report;
	const refusal = await hideRefusalOf(deps.db, deps, event, report);
	return {
		id,
		reason,
		words,
		reporter,
		reported,
		outcome,
		isHidden,
		reportedDate: reportedAt.toISOString(),
		isStand: reportedId === null,
		hideRefusal: refusal ? hideRefusals[refusal][lang] : null,
	};
}
