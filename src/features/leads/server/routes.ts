import type { FastifyInstance } from "fastify";
import { addAuditEntry } from "../../../kit/audit/store.ts";
import { csvText } from "../../../kit/csv/csv.ts";
import { notFound } from "../../../kit/http/failure.ts";
import { requestLang } from "../../../kit/http/request-lang.ts";
import { serve } from "../../../kit/http/serve.ts";
import { serveFile } from "../../../kit/http/serve-file.ts";
import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { phoneText } from "../../../kit/phone/phone.ts";
import { dateText } from "../../../kit/time/zone.ts";
import { eventById } from "../../event/server/store.ts";
import * as calls from "../contract.ts";
import { csvHead, refusals } from "../texts.ts";
import { deleteLead, type LeadRecord, leadsGivenBy, leadsOf, saveWords, withdrawLead } from "./store.ts";
import { type LeadDeps, lookAt, takeLead, workplace } from "./take-lead.ts";

export function leadsRoutes(app: FastifyInstance, deps: LeadDeps): void {
	scanRoutes(app, deps);
	listRoutes(app, deps);
	fileRoute(app, deps);
	ownerRoutes(app, deps);
}

function leadShape({ id, takenAt, takenBy, accountId: _, ...said }: LeadRecord, staffId: string): calls.Lead {
	return {
		objectId: id,
		...said,
		phoneText: phoneText(said.phoneNo ?? ""),
		takenDate: takenAt.toISOString(),
		takenBy: takenBy && `${takenBy.firstName} ${takenBy.lastName}`,
		isMine: takenBy?.id === staffId,
	};
}

function scanRoutes(app: FastifyInstance, deps: LeadDeps): void {
	serve(app, calls.lookAtTicket, async ({ accountId, params, body, lang }) => {
		const scan = { exhibitorId: params.id, staffId: accountId, code: body.code, lang };
		const { known, ...seen } = await lookAt(deps, scan);
		return { ...seen, lead: known ? leadShape(known, accountId) : null };
	});

	serve(app, calls.takeLead, async ({ accountId, params, body, lang }) => {
		const scan = { exhibitorId: params.id, staffId: accountId, code: body.code, version: body.version, lang };
		const { lead, isNew } = await takeLead(deps, scan);
		return { lead: leadShape(lead, accountId), isNew };
	});
}

function listRoutes(app: FastifyInstance, { db, clock }: LeadDeps): void {
	serve(app, calls.getLeads, async ({ accountId, params }) =>
		db.transaction(async (tx) => {
			const { id: exhibitorId, eventId } = await workplace(tx, params.id, accountId);
			const { timeZone } = await eventById(tx, eventId);
			const leads = await leadsOf(tx, { exhibitorId });
			return { timeZone, leads: leads.map((one) => leadShape(one, accountId)) };
		}),
	);

	serve(app, calls.saveLead, async ({ accountId, params: { id: exhibitorId, leadId }, body }) =>
		db.transaction(async (tx) => {
			await workplace(tx, exhibitorId, accountId);
			if (!(await saveWords(tx, { exhibitorId, leadId }, body))) throw notFound(refusals.noLead);
			const [saved] = await leadsOf(tx, { exhibitorId, leadId });
			return leadShape(invariant(saved, "the saved contact"), accountId);
		}),
	);

	serve(app, calls.removeLead, async ({ accountId, params: { id: exhibitorId, leadId } }) =>
		db.transaction(async (tx) => {
			const { eventId } = await workplace(tx, exhibitorId, accountId);
			const ownerId = await deleteLead(tx, { exhibitorId, leadId });
			if (ownerId === undefined) throw notFound(refusals.noLead);
			await addAuditEntry(tx, {
				at: clock.now(),
				actor: accountId,
				action: "lead.deleted",
				subject: `account:${ownerId}`,
				eventId,
				detail: { exhibitorId },
			});
			return { isRemoved: true };
		}),
	);
}

function fileRoute(app: FastifyInstance, { db, clock }: LeadDeps): void {
	const file = { description: "The contacts, one per line", types: ["text/csv"] };
	serveFile(app, calls.getLeadsFile, file, async ({ accountId, params, request }) => {
		const lang = requestLang(request, app.defaultLang);
		const bytes = await db.transaction(async (tx) => {
			const { id: exhibitorId, eventId } = await workplace(tx, params.id, accountId);
			const { timeZone } = await eventById(tx, eventId);
			const leads = await leadsOf(tx, { exhibitorId });
			const entry = { at: clock.now(), actor: accountId, action: "lead.exported", subject: `exhibitor:${exhibitorId}` };
			await addAuditEntry(tx, { ...entry, eventId, detail: { count: leads.length } });
			return leadsFile(lang, timeZone, leads);
		});
		return {
			type: "text/csv; charset=utf-8",
			name: lang === "pl" ? "kontakty.csv" : "contacts.csv",
			bytes,
			isOpened: false,
		};
	});
}

function leadsFile(lang: Lang, timeZone: string, leads: LeadRecord[]): string {
	const rows = leads.map((one) => [
		one.firstName,
		one.lastName,
		one.email,
		one.phoneNo ?? "",
		one.company,
		one.position,
		one.rating === null ? "" : String(one.rating),
		one.note,
		dateText(lang, one.takenAt, timeZone),
		one.takenBy ? `${one.takenBy.firstName} ${one.takenBy.lastName}` : "",
	]);
	return csvText([csvHead.map((text) => text[lang]), ...rows]);
}

function ownerRoutes(app: FastifyInstance, { db, clock }: LeadDeps): void {
	serve(app, calls.getGivenContacts, async ({ accountId, lang }) => ({
		contacts: (await leadsGivenBy(db, accountId)).map((one) => ({
			objectId: one.id,
			exhibitorName: one.exhibitorName,
			timeZone: one.timeZone,
			eventName: localized(lang, one.eventName, one.eventNameEn),
			takenDate: one.takenAt.toISOString(),
			text: one.consentText,
			version: one.consentVersion,
		})),
	}));

	serve(app, calls.withdrawContact, async ({ accountId, params: { leadId } }) =>
		db.transaction(async (tx) => {
			const withdrawn = await withdrawLead(tx, { accountId, leadId });
			if (!withdrawn) throw notFound(refusals.noLead);
			const { exhibitorId, eventId } = withdrawn;
			const entry = { at: clock.now(), actor: accountId, action: "lead.withdrawn", subject: `account:${accountId}` };
			await addAuditEntry(tx, { ...entry, eventId, detail: { exhibitorId } });
			return { isWithdrawn: true };
		}),
	);
}
