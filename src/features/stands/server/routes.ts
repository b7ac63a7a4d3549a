import { createHmac } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { addAuditEntry } from "../../../kit/audit/store.ts";
import type { Tx } from "../../../kit/db/database.ts";
import { Failure, notFound, wrongInput } from "../../../kit/http/failure.ts";
import { dayOf } from "../../../kit/time/zone.ts";
import { storedSecret } from "../../account/server/store.ts";
import { tellCvs } from "../../cvs/server/broadcast.ts";
import { cvAtCompany, endCompanyShare, shareWithCompany } from "../../cvs/server/share-with-company.ts";
import { serveEvent } from "../../event/server/serve-event.ts";
import { keepReport } from "../../matchmaking/server/separate.ts";
import { profileOf } from "../../profiles/server/store.ts";
import * as calls from "../contract.ts";
import { STAND_LIMITS } from "../rules.ts";
import { refusals, standRefusals } from "../texts.ts";
import { briefcaseRoutes } from "./briefcase-routes.ts";
import { fittingStands } from "./fitting-stands.ts";
import { addMessage, applicationsAt, endApplication, storeApplication, waitingCount } from "./own-store.ts";
import { companyOf, messageShape, standCards, wholeStand } from "./show-stand.ts";
import { activePerson, type StandDeps, visitorAt } from "./stand-visitor.ts";
import { offerOf, standOf, storeVisit } from "./store.ts";

export function standsRoutes(app: FastifyInstance, deps: StandDeps): void {
	lookRoutes(app, deps);
	writeRoute(app, deps);
	applyRoutes(app, deps);
	reportRoute(app, deps);
	briefcaseRoutes(app, deps);
}

function lookRoutes(app: FastifyInstance, deps: StandDeps): void {
	const { db, clock } = deps;
	serveEvent(app, deps, calls.getStands, async ({ event, accountId, lang }) => {
		await activePerson(db, accountId);
		return { stands: await standCards(deps, accountId, { event, lang, now: clock.now() }) };
	});

	serveEvent(app, deps, calls.getFittingStands, async ({ event, accountId, lang }) => {
		await activePerson(db, accountId);
		return fittingStands(db, { event, accountId, lang });
	});

	serveEvent(app, deps, calls.getStand, async ({ lang, ...asked }) => {
		const visitor = await visitorAt(deps, asked, "look");
		return wholeStand(deps, visitor, { event: asked.event, lang, now: clock.now() });
	});

	serveEvent(app, deps, calls.visitStand, async (asked) => {
		const { stand, isStaff, facts } = await visitorAt(deps, asked, "look");
		if (isStaff || facts.isOver) return { isCounted: false };
		const { exhibitorId } = stand;
		const at = clock.now();
		const day = dayOf(at, asked.event.timeZone);
		const key = await storedSecret(db, "stand-visits", deps.ids.secret());
		const visitorHash = createHmac("sha256", key)
			.update(`${exhibitorId} ${day} ${asked.accountId}`)
			.digest("base64url");
		return { isCounted: await storeVisit(db, { exhibitorId, day, visitorHash, at }) };
	});
}

function writeRoute(app: FastifyInstance, deps: StandDeps): void {
	const { db, clock } = deps;
	serveEvent(app, deps, calls.writeToStand, async ({ body, ...asked }) => {
		if (body.text === "") throw wrongInput({ text: [refusals.noWords] });
		const { stand, person } = await visitorAt(deps, asked, "write");
		const of = { accountId: person.id, exhibitorId: stand.exhibitorId };
		return db.transaction(async (tx) => {
			if ((await waitingCount(tx, of)) >= STAND_LIMITS.waiting) throw new Failure(409, refusals.tooManyWaiting);
			const hasProfile = body.hasProfile && (await profileOf(tx, person.id)) !== undefined;
			const message = await addMessage(tx, { ...of, text: body.text, hasProfile, sentAt: clock.now() });
			await deps.standCommands.onWritten(tx, { messageId: message.id, exhibitorId: stand.exhibitorId });
			return messageShape(message);
		});
	});
}

function reportRoute(app: FastifyInstance, deps: StandDeps): void {
	serveEvent(app, deps, calls.reportStand, async ({ body, ...asked }) => {
		const { stand, person } = await visitorAt(deps, asked, "look");
		const of = { exhibitorId: stand.exhibitorId };
		await deps.db.transaction((tx) => keepReport(tx, deps, { event: asked.event, accountId: person.id, of, ...body }));
		return { isReported: true };
	});
}

function applyRoutes(app: FastifyInstance, deps: StandDeps): void {
	const { db, clock, live } = deps;
	serveEvent(app, deps, calls.applyForJob, async ({ body, lang, ...asked }) => {
		const { stand, person } = await visitorAt(deps, asked, "apply");
		const { offerId } = asked.params;
		const of = { accountId: person.id, exhibitorId: stand.exhibitorId };
		const now = clock.now();
		const applied = await db.transaction(async (tx) => {
			const offer = await offerOf(tx, { id: offerId, exhibitorId: stand.exhibitorId });
			if (!offer?.isOpen) throw notFound(refusals.noOffer);
			await shareWithCompany(tx, { accountId: person.id, company: companyOf(stand), now, lang, version: body.version });
			await storeApplication(tx, { offerId, accountId: person.id, now });
			await record(tx, "job.applied", { ...of, eventId: stand.eventId, offerId, now });
			return { appliedDate: ((await applicationsAt(tx, of)).get(offerId) ?? now).toISOString() };
		});
		tellCvs(live, stand.exhibitorId);
		return applied;
	});

	shareRoute(app, deps);

	serveEvent(app, deps, calls.withdrawApplication, async ({ accountId, params, event }) => {
		const stand = await standOf(db, params.id);
		if (stand?.eventId !== event.id) throw notFound(standRefusals.noStand);
		const of = { accountId, exhibitorId: stand.exhibitorId };
		const now = clock.now();
		const withdrawn = await db.transaction(async (tx) => {
			const before = await applicationsAt(tx, of);
			if (before.has(params.offerId)) {
				await endApplication(tx, { offerId: params.offerId, accountId, now });
				await record(tx, "job.withdrawn", { ...of, eventId: event.id, offerId: params.offerId, now });
				if (before.size === 1) await endCompanyShare(tx, { accountId, company: companyOf(stand), now });
			}
			const { sharedDate } = await cvAtCompany(tx, { accountId, company: companyOf(stand), lang: "en" });
			return { isShared: sharedDate !== null };
		});
		tellCvs(live, stand.exhibitorId);
		return withdrawn;
	});
}

function shareRoute(app: FastifyInstance, deps: StandDeps): void {
	const { db, clock, live } = deps;
	serveEvent(app, deps, calls.shareCvAtStand, async ({ body, lang, ...asked }) => {
		const { stand, person } = await visitorAt(deps, asked, "apply");
		const of = { accountId: person.id, company: companyOf(stand) };
		const shared = await db.transaction(async (tx) => {
			await shareWithCompany(tx, { ...of, now: clock.now(), lang, version: body.version });
			return cvAtCompany(tx, { ...of, lang });
		});
		tellCvs(live, stand.exhibitorId);
		return shared;
	});
}

type Application = { accountId: string; exhibitorId: number; eventId: number; offerId: number; now: Date };

async function record(tx: Tx, action: string, { accountId, eventId, now, ...detail }: Application): Promise<void> {
	await addAuditEntry(tx, { at: now, actor: accountId, action, subject: `account:${accountId}`, eventId, detail });
}
