import type { FastifyInstance } from "fastify";
import type { ParamsOf } from "../../../kit/contract/call.ts";
import { csvText } from "../../../kit/csv/csv.ts";
import { fileAnswers } from "../../../kit/http/answers.ts";
import { attachmentNamed } from "../../../kit/http/attachment-name.ts";
import { gateOf } from "../../../kit/http/gate.ts";
import { requestLang } from "../../../kit/http/request-lang.ts";
import { schemaOf } from "../../../kit/http/serve.ts";
import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import { dayOf } from "../../../kit/time/zone.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { serveEvent } from "../../event/server/serve-event.ts";
import { existingEvent, findSourceEvent } from "../../event/server/store.ts";
import * as calls from "../briefcase-contract.ts";
import { csvHead } from "../texts.ts";
import { briefcaseOf, deleteEntry, noteOf, storeEntry } from "./own-store.ts";
import { activePerson, type StandDeps, visitorAt } from "./stand-visitor.ts";
import { openOfferCounts, standOf } from "./store.ts";

const CSV = "text/csv; charset=utf-8";

export function briefcaseRoutes(app: FastifyInstance, deps: StandDeps): void {
	const { db, clock } = deps;
	serveEvent(app, deps, calls.getBriefcase, async ({ event, accountId, lang }) => {
		await activePerson(db, accountId);
		return { entries: await entriesOf(deps, { event, accountId, lang }) };
	});

	serveEvent(app, deps, calls.getKept, async ({ event, ...asked }) => {
		const own = await ownEvent(deps, event, asked.params.id);
		const { stand, person } = await visitorAt(deps, { ...asked, event: own }, "keep");
		const note = await noteOf(db, { accountId: person.id, exhibitorId: stand.exhibitorId });
		return { eventCode: own.code, isKept: note !== undefined };
	});

	serveEvent(app, deps, calls.keepExhibitor, async ({ body, ...asked }) => {
		const { stand, person } = await visitorAt(deps, asked, "keep");
		const of = { accountId: person.id, exhibitorId: stand.exhibitorId };
		await storeEntry(db, of, body.note, clock.now());
		return { note: (await noteOf(db, of)) ?? "" };
	});

	serveEvent(app, deps, calls.removeFromBriefcase, async ({ accountId, params }) => {
		await deleteEntry(db, { accountId, exhibitorId: params.id });
		return { isKept: false };
	});

	tableRoute(app, deps);
}

/** The exhibitor's event: this event, or the event whose exhibitors this event shows. */
async function ownEvent({ db }: Pick<StandDeps, "db">, event: EventRecord, exhibitorId: number): Promise<EventRecord> {
	const exhibitorsEvent = await findSourceEvent(db, event, event.landingExhibitorsEventCode);
	return (await standOf(db, exhibitorId))?.eventId === exhibitorsEvent.id ? exhibitorsEvent : event;
}

type Visitor = { event: EventRecord; accountId: string; lang: Lang };

async function entriesOf({ db }: Pick<StandDeps, "db">, { event, accountId, lang }: Visitor) {
	const bookmarks = await briefcaseOf(db, { accountId, eventId: event.id });
	const ids = bookmarks.map((one) => one.exhibitorId);
	const offers = await openOfferCounts(db, ids);
	const entries: calls.BriefcaseEntry[] = [];
	for (const { exhibitorId, note, addedAt } of bookmarks) {
		const stand = await standOf(db, exhibitorId);
		if (!stand) continue;
		const { name, type, logoUrl, isPublished: isShown } = stand;
		const sentence = isShown ? localized(lang, stand.sentence, stand.sentenceEn) : "";
		const standSummary = { objectId: exhibitorId, name, type, logoUrl, sentence, offers: offers.get(exhibitorId) ?? 0 };
		entries.push({ ...standSummary, isShown, note, addedDate: addedAt.toISOString() });
	}
	return entries;
}

function tableRoute(app: FastifyInstance, deps: StandDeps): void {
	const call = calls.getBriefcaseTable;
	const authorize = gateOf(app, call);
	app.route({
		method: call.method,
		url: call.path,
		schema: { ...schemaOf(call), response: fileAnswers("The briefcase", CSV) },
		config: { isNeverCached: true },
		handler: async (request, reply) => {
			const { accountId = "" } = await authorize(request);
			await activePerson(deps.db, accountId);
			const event = await existingEvent(deps.db, (request.params as ParamsOf<typeof call>).eventCode);
			const lang = requestLang(request, app.defaultLang);
			const { company, sentence, offers, note, added, fileName } = csvHead;
			const rows = (await entriesOf(deps, { event, accountId, lang })).map((one) => [
				one.name,
				one.sentence,
				String(one.offers),
				one.note,
				dayOf(new Date(one.addedDate), event.timeZone),
			]);
			const head = [company, sentence, offers, note, added].map((text) => text[lang]);
			const name = `${fileName[lang]}-${event.code}.csv`;
			return reply
				.type(CSV)
				.header("content-disposition", attachmentNamed(name))
				.send(csvText([head, ...rows]));
		},
	});
}
