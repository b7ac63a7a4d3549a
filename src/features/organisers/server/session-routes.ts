import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { addAuditEntry } from "../../../kit/audit/store.ts";
import { deviceOf } from "../../../kit/device/device.ts";
import { Failure, notFound } from "../../../kit/http/failure.ts";
import { shownTime } from "../../../kit/time/shown-time.ts";
import { endSessions as endAllSessions } from "../../account/server/address-store.ts";
import { endSession } from "../../account/server/session-store.ts";
import { openSessions } from "../../account/server/store.ts";
import { endSessions, listSessions } from "../manage-contract.ts";
import { refusals } from "../texts.ts";
import { mayEndSessions } from "./organiser-list.ts";
import { rolesAt } from "./role-store.ts";
import { type OfficeDeps, serveOffice } from "./serve-office.ts";

type SessionDeps = OfficeDeps & { db: NodePgDatabase };

export function organiserSessionRoutes(app: FastifyInstance, deps: SessionDeps): void {
	const { db, clock } = deps;

	const sessionsOf = async (accountId: string, request: FastifyRequest) => {
		const own = await deps.sessionOf(request);
		const machineNow = new Date(); // better-auth uses the system clock
		const dateOf = (moment: Date) => shownTime(clock, moment, machineNow).toISOString();
		return (await openSessions(db, accountId, machineNow)).map(({ id, userAgent, createdAt, updatedAt }) => ({
			id,
			device: deviceOf(userAgent),
			startDate: dateOf(createdAt),
			lastUsedDate: dateOf(updatedAt),
			isThis: id === own?.sessionId,
		}));
	};

	serveOffice(app, deps, listSessions, async ({ event, params: { accountId }, request }) => {
		const roles = await rolesAt(db, { accountId, eventId: event.id });
		if (roles.length === 0) throw notFound(refusals.noOrganiser);
		return { sessions: await sessionsOf(accountId, request) };
	});

	serveOffice(app, deps, endSessions, async ({ event, organiser, params, body, request }) => {
		const { accountId } = params;
		const roles = await rolesAt(db, { accountId, eventId: event.id });
		if (roles.length === 0) throw notFound(refusals.noOrganiser);
		if (!mayEndSessions(organiser, roles)) throw new Failure(403, refusals.foundationOnly);
		const own = await deps.sessionOf(request);
		const { sessionId } = body;
		await db.transaction(async (tx) => {
			if (sessionId === null) await endAllSessions(tx, accountId, own ? [own.sessionId] : []);
			else if (!(await endSession(tx, { accountId, sessionId }))) throw notFound(refusals.noSession);
			const entry = { at: clock.now(), actor: organiser.accountId, action: "organiser.sessions-ended" };
			const detail = { sessions: sessionId ?? "all" };
			await addAuditEntry(tx, { ...entry, subject: `account:${accountId}`, eventId: event.id, detail });
		});
		return { sessions: await sessionsOf(accountId, request) };
	});
}
