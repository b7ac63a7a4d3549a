import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { FastifyInstance } from "fastify";
import { addAuditEntry } from "../../../kit/audit/store.ts";
import type { Database } from "../../../kit/db/database.ts";
import { Failure } from "../../../kit/http/failure.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { momentText } from "../../../kit/time/moment.ts";
import { calendarDateText } from "../../../kit/time/zone.ts";
import { refusals } from "../../orders/refusals.ts";
import { isOverdue } from "../../orders/rules.ts";
import { approveOrder } from "../../orders/server/advance-order.ts";
import type { PayDeps } from "../../orders/server/begin-payment.ts";
import { cancelReserved } from "../../orders/server/cancel-order.ts";
import type { OrderRecord } from "../../orders/server/order-facts.ts";
import { codesOfOrder } from "../../orders/server/team-code-store.ts";
import { emailTeamCodes } from "../../orders/server/team-codes.ts";
import type { OfficeDeps } from "../../organisers/server/serve-office.ts";
import { type CardDeps, closeQuietly } from "../../payments/server/close-earlier.ts";
import * as calls from "../command-contract.ts";
import { commandRefusals, doneTexts } from "../command-texts.ts";
import { approvalPlan, cancellationPlan, codesPlan, extensionPlan } from "../plans.ts";
import { type Deadline, unusedAmong } from "../rules.ts";
import { extendDeadline, newDeadline } from "./extend-deadline.ts";
import { serveCommand } from "./serve-command.ts";

export type LifeDeps = Omit<OfficeDeps, "db"> & PayDeps & CardDeps & { db: NodePgDatabase };

/** Commands that decide whether an order stays, and send its codes again. */
export function lifeRoutes(app: FastifyInstance, deps: LifeDeps): void {
	approvalRoute(app, deps);
	cancellationRoute(app, deps);
	extensionRoute(app, deps);
	codesRoute(app, deps);
}

function approvalRoute(app: FastifyInstance, deps: LifeDeps): void {
	serveCommand(
		app,
		deps,
		{ preview: calls.previewApproval, run: calls.approveDeferred },
		{
			async plan(_db, { order }) {
				const isWaiting = order.status === "reserved" && order.method === "deferred";
				if (!isWaiting || isOverdue(order, deps.clock.now())) throw new Failure(409, refusals.notToApprove);
				return approvalPlan(order);
			},
			async run(tx, { order, actor, lang }) {
				await approveOrder({ ...deps, db: tx }, order, actor);
				return doneTexts.approve[lang];
			},
		},
	);
}

function cancellationRoute(app: FastifyInstance, deps: LifeDeps): void {
	serveCommand(
		app,
		deps,
		{ preview: calls.previewCancellation, run: calls.cancelUnpaidOrder },
		{
			async plan(_db, { order }) {
				if (order.status !== "reserved") throw new Failure(409, refusals.notCancellable);
				return cancellationPlan(order);
			},
			async run(tx, { order, actor, lang }) {
				await cancelReserved(tx, deps, order, actor);
				return doneTexts.cancel[lang];
			},
			after: ({ id }) => closeQuietly(deps, { orderId: id }),
		},
	);
}

function extensionRoute(app: FastifyInstance, deps: LifeDeps): void {
	serveCommand(
		app,
		deps,
		{ preview: calls.previewExtension, run: calls.extendDeadline },
		{
			async plan(_db, { order, event, body }) {
				const deadline = newDeadline(order, body.days, deps.clock.now());
				const until = (lang: Lang) => deadlineText(lang, deadline, event.timeZone);
				return extensionPlan(order, { until, deadline: JSON.stringify(deadline) });
			},
			async run(tx, { order, body, actor, lang }) {
				await extendDeadline(tx, deps, { order, days: body.days, actor });
				return doneTexts.extend[lang];
			},
		},
	);
}

function deadlineText(lang: Lang, deadline: Deadline, zone: string): string {
	if ("holdsUntil" in deadline) return momentText(lang, deadline.holdsUntil, zone, false);
	return calendarDateText(lang, deadline.dueOn);
}

function codesRoute(app: FastifyInstance, deps: LifeDeps): void {
	const unusedCodes = async (db: Database, order: OrderRecord) => {
		const codes = unusedAmong(await codesOfOrder(db, order.id));
		if (codes.length === 0) throw new Failure(409, commandRefusals.noCodes);
		if (order.accountId === null) throw new Failure(409, commandRefusals.noBuyer);
		return codes;
	};
	serveCommand(
		app,
		deps,
		{ preview: calls.previewCodes, run: calls.resendCodes },
		{
			plan: async (db, { order }) => codesPlan(order, await unusedCodes(db, order)),
			async run(tx, { order, event, actor, lang }) {
				const codes = (await unusedCodes(tx, order)).map(({ code, packageName: name }) => ({ code, name }));
				await emailTeamCodes(tx, deps, { order, event, codes });
				await addAuditEntry(tx, {
					at: deps.clock.now(),
					actor,
					action: "order.codes-sent",
					subject: `order:${order.id}`,
					eventId: order.eventId,
					detail: { count: codes.length },
				});
				return doneTexts.codes[lang];
			},
		},
	);
}
