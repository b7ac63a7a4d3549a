import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { FastifyInstance } from "fastify";
import { addAuditEntry } from "../../../kit/audit/store.ts";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { Failure, notFound, wrongInput } from "../../../kit/http/failure.ts";
import { onceCommitted } from "../../../kit/http/idempotency.ts";
import { requestLang } from "../../../kit/http/request-lang.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { isNormalizedEmail } from "../../account/rules.ts";
import { accountById } from "../../account/server/store.ts";
import { CODE_EMAILS } from "../../codes/rules.ts";
import { lockTeamCode, markSent, revokeCode } from "../../codes/server/team-code-store.ts";
import { codeEmail } from "../../codes/texts.ts";
import { sendEventEmail } from "../../event/server/event-email.ts";
import { eventById } from "../../event/server/store.ts";
import { keyScope } from "../../orders/server/begin-payment.ts";
import type { OrderReads } from "../../orders/server/order-commands.ts";
import type { OrderRecord } from "../../orders/server/order-facts.ts";
import { serveOrder, serveOrderFile } from "../../orders/server/serve-order.ts";
import { lockOrder } from "../../orders/server/store.ts";
import { codesOfOrder, type TeamCodeRecord } from "../../orders/server/team-code-store.ts";
import { addTeamCode, type TeamCodeDeps } from "../../orders/server/team-codes.ts";
import { codesFile } from "../codes-file.ts";
import { pageRefusals } from "../refusals.ts";
import { getTeamCodes, getTeamCodesFile, reissueTeamCode, sendTeamCode, type TeamCode } from "../team-contract.ts";
import { teamCodeShape } from "./shapes.ts";

type TeamDeps = TeamCodeDeps & { db: NodePgDatabase; clock: Clock; orderReads: OrderReads };

/** Calls about a team's codes, for everybody who may open the order. */
export function teamRoutes(app: FastifyInstance, deps: TeamDeps): void {
	fileRoute(app, deps);

	serveOrder(app, deps, getTeamCodes, async ({ order, lang }) => {
		return { codes: await shownCodes(deps.db, deps, order, lang) };
	});

	serveOrder(app, deps, sendTeamCode, async ({ order, params, body, lang, count, request }) => {
		const { email } = body;
		if (!isNormalizedEmail(email)) throw wrongInput({ email: [pageRefusals.codeEmail] });
		await count();
		const sent = { codeId: params.codeId, email };
		return onceCommitted(deps, { request, call: sendTeamCode, scope: keyScope(order), body: sent }, async (tx) => {
			await refuseUnconfirmed(tx, order);
			const code = await unusedCode(tx, order, params.codeId);
			if (code.sentCount >= CODE_EMAILS.perCode) throw new Failure(429, pageRefusals.codeSentOften);
			await count("address", { tx, refusal: pageRefusals.addressFull });
			await markSent(tx, code.id, email, deps.clock.now());
			await sendCode(tx, deps, { order, code, email });
			return { codes: await shownCodes(tx, deps, order, lang) };
		});
	});

	serveOrder(app, deps, reissueTeamCode, async ({ order, params, lang, request }) => {
		const { codeId } = params;
		return onceCommitted(
			deps,
			{ request, call: reissueTeamCode, scope: keyScope(order), body: { codeId } },
			async (tx) => {
				await reissue(tx, deps, order, codeId);
				return { codes: await shownCodes(tx, deps, order, lang) };
			},
		);
	});
}

/** Throws 404 for an unknown code and 409 for a used one. */
async function unusedCode(tx: Tx, order: OrderRecord, codeId: number): Promise<TeamCodeRecord> {
	await lockOrder(tx, order.id); // every transaction locks orders before codes
	const codeRow = await lockTeamCode(tx, codeId);
	const code = (await codesOfOrder(tx, order.id)).find((one) => one.id === codeRow?.id);
	if (!code) throw notFound(pageRefusals.noCode);
	if (code.used > 0 || code.revokedAt) throw new Failure(409, pageRefusals.codeUsed);
	return code;
}

/** Throws 403, because a stranger with a stolen card could send e-mails to others. */
async function refuseUnconfirmed(tx: Tx, order: OrderRecord): Promise<void> {
	const buyer = order.accountId === null ? undefined : await accountById(tx, order.accountId);
	if (!buyer?.emailVerified) throw new Failure(403, pageRefusals.sendUnconfirmed);
}

async function reissue(tx: Tx, deps: TeamDeps, order: OrderRecord, codeId: number): Promise<void> {
	const now = deps.clock.now();
	const { id, packageId, orderLineId } = await unusedCode(tx, order, codeId);
	await revokeCode(tx, id, now);
	await addTeamCode(tx, deps, order.eventId, {
		lineId: invariant(orderLineId, "the line of a team's code"),
		packageId,
	});
	await addAuditEntry(tx, {
		at: now,
		actor: order.accountId ?? "buyer",
		action: "code.reissued",
		subject: `order:${order.id}`,
		eventId: order.eventId,
		detail: { codeId: id },
	});
}

async function sendCode(
	tx: Tx,
	deps: TeamDeps,
	{ order, code, email }: { order: OrderRecord; code: TeamCodeRecord; email: string },
): Promise<void> {
	await sendEventEmail(tx, deps, {
		to: { email, lang: order.lang },
		event: await eventById(tx, order.eventId),
		kind: "team-code",
		texts: codeEmail,
		values: { code: code.code, package: code.packageName },
		path: registrationPath(code),
	});
}

/** The registration path with the code, under the event's base. */
function registrationPath({ packageCode, code }: TeamCodeRecord): string {
	return `registration.html?${new URLSearchParams({ package: packageCode, code })}`;
}

async function shownCodes(
	db: Database,
	{ pageAddress, orderReads }: TeamDeps,
	order: OrderRecord,
	lang: Lang,
): Promise<TeamCode[]> {
	const event = await eventById(db, order.eventId);
	const codes = await codesOfOrder(db, order.id);
	const names = await orderReads.codeUsers(
		db,
		codes.flatMap((code) => code.usedFor?.subject ?? []),
	);
	return codes.map((code) =>
		teamCodeShape(code, {
			usedBy: names.get(code.usedFor?.subject ?? "") ?? null,
			url: pageAddress(lang, event, registrationPath(code)),
		}),
	);
}

function fileRoute(app: FastifyInstance, deps: TeamDeps): void {
	const file = { description: "The codes, one per line", types: ["text/csv"] };
	serveOrderFile(app, deps, getTeamCodesFile, file, async ({ order, request }) => {
		const lang = requestLang(request, order.lang);
		const bytes = codesFile(lang, await shownCodes(deps.db, deps, order, lang));
		return { type: "text/csv; charset=utf-8", name: `${order.number}.csv`, bytes, isOpened: false };
	});
}
