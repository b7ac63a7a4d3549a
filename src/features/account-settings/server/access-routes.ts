import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { addAuditEntry } from "../../../kit/audit/store.ts";
import { deviceOf } from "../../../kit/device/device.ts";
import { Failure, notFound, notLoggedIn } from "../../../kit/http/failure.ts";
import { serve } from "../../../kit/http/serve.ts";
import { shownTime } from "../../../kit/time/shown-time.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { passwordChangedEmail } from "../../account/password-email-texts.ts";
import { type Authentication, headersOf, type SessionRecord } from "../../account/server/authentication.ts";
import { forgetBrowsers } from "../../account/server/browser-store.ts";
import { endLinks } from "../../account/server/end-links.ts";
import { eventOfEmail } from "../../account/server/event-of-email.ts";
import type { KnownBrowsers } from "../../account/server/known-browsers.ts";
import { assertNewPassword } from "../../account/server/new-password.ts";
import type { Pass } from "../../account/server/pass-to.ts";
import { accountById } from "../../account/server/store.ts";
import { refusals } from "../../account/texts.ts";
import { type EmailDeps, sendEventEmail } from "../../event/server/event-email.ts";
import {
	changePassword,
	endOtherSessions,
	endOwnSession,
	getOwnSessions,
	type OwnSession,
} from "../access-contract.ts";

type AccessDeps = EmailDeps & {
	db: NodePgDatabase;
	clock: Clock;
	config: { defaultEvent: string };
};

type AccessParts = { auth: Authentication; browsers: KnownBrowsers; pass: Pass };

export function accessRoutes(app: FastifyInstance, deps: AccessDeps, parts: AccessParts): void {
	passwordRoute(app, deps, parts);
	sessionRoutes(app, deps, parts.auth);
}

function passwordRoute(app: FastifyInstance, deps: AccessDeps, { browsers, pass }: AccessParts): void {
	serve(app, changePassword, async ({ accountId, body, request, reply }) => {
		const { currentPassword, newPassword, eventCode } = body;
		const person = await accountById(deps.db, accountId);
		if (!person) throw notLoggedIn();
		assertNewPassword(newPassword, person);
		const passwordChange = { currentPassword, newPassword, revokeOtherSessions: true };
		await pass(request, reply, { path: "/change-password", body: passwordChange });
		await noteChange(deps, accountId, eventCode);
		await browsers.remember(request, reply, accountId);
		return { isChanged: true };
	});
}

/** Ends pending links and address changes, and forgets known browsers. */
async function noteChange(deps: AccessDeps, accountId: string, eventCode: string | undefined): Promise<void> {
	await deps.db.transaction(async (tx) => {
		await endLinks(tx, deps.clock, accountId);
		await forgetBrowsers(tx, accountId);
		const done = { actor: accountId, action: "account.password-changed", subject: accountId };
		await addAuditEntry(tx, { ...done, at: deps.clock.now() });
		const to = await accountById(tx, accountId);
		const event = await eventOfEmail(tx, deps, eventCode);
		if (!to || !event) return;
		const kind = "password-changed";
		await sendEventEmail(tx, deps, { to, event, kind, texts: passwordChangedEmail, values: {}, path: "reset.html" });
	});
}

function sessionRoutes(app: FastifyInstance, deps: AccessDeps, auth: Authentication): void {
	const left = async (request: FastifyRequest) => ({
		sessions: sessionShapes(deps.clock, await auth.sessionsOf(headersOf(request))),
	});
	const note = (accountId: string, detail: Record<string, unknown>) =>
		deps.db.transaction((tx) => {
			const done = { actor: accountId, action: "account.sessions-ended", subject: accountId, detail };
			return addAuditEntry(tx, { ...done, at: deps.clock.now() });
		});

	serve(app, getOwnSessions, ({ request }) => left(request));

	serve(app, endOwnSession, async ({ accountId, params, request }) => {
		const { all, ownId } = await auth.sessionsOf(headersOf(request));
		const ended = all.find(({ id }) => id === params.id);
		if (!ended) throw notFound(refusals.noSession);
		if (ended.id === ownId) throw new Failure(409, refusals.ownSession);
		await auth.endSession(headersOf(request), ended.token);
		await note(accountId, { sessions: [ended.id] });
		return left(request);
	});

	serve(app, endOtherSessions, async ({ accountId, request }) => {
		await auth.endOtherSessions(headersOf(request));
		await note(accountId, { sessions: "others" });
		return left(request);
	});
}

/** The caller's session comes first, then the last used; tokens are left out. */
function sessionShapes(clock: Clock, { all, ownId }: { all: SessionRecord[]; ownId: string }): OwnSession[] {
	const order = ({ id, updatedAt }: SessionRecord) => (id === ownId ? Number.POSITIVE_INFINITY : updatedAt.getTime());
	return all
		.toSorted((a, b) => (order(b) > order(a) ? 1 : -1))
		.map(({ id, createdAt, updatedAt, userAgent }) => ({
			id,
			device: deviceOf(userAgent),
			begunDate: shownTime(clock, createdAt).toISOString(),
			seenDate: shownTime(clock, updatedAt).toISOString(),
			isThis: id === ownId,
		}));
}
