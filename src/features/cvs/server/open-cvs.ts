import type { Database } from "../../../kit/db/database.ts";
import { compareText } from "../../../kit/i18n/compare-text.ts";
import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { validConsentsAt } from "../../consent/server/consent-answer-store.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { endOfEvent, eventsById } from "../../event/server/store.ts";
import { RECRUITMENT } from "../../exhibitors/rules.ts";
import { type WorkplaceRecord, workplacesOf } from "../../exhibitors/server/staff-store.ts";
import { confirmedAmong } from "../../ticket-holders/server/holder-store.ts";
import type { OpenCv, Workplace } from "../contract.ts";
import { isFilledIn, mayFetchCv, openUntil } from "../rules.ts";
import type { CvDeps } from "./save-cv.ts";
import { sharesWith } from "./share-store.ts";
import { cvsOf, lastFetchesBy } from "./store.ts";

/** An application that is not withdrawn. */
export type ApplicationRecord = { accountId: string; title: string; titleEn: string | null; appliedAt: Date };

/** Applications for an exhibitor's jobs, latest first; `app/wiring.ts` implements it. */
export type CvReads = { applications(db: Database, exhibitorId: number): Promise<ApplicationRecord[]> };

export type OpenCvDeps = CvDeps & { cvReads: CvReads };

/** Lists the accessible CVs of each exhibitor that a person works for. Reading the list is not recorded. */
export async function openCvsOf(deps: OpenCvDeps, staffId: string, lang: Lang): Promise<Workplace[]> {
	const exhibitors = await workplacesOf(deps.db, staffId);
	const events = await eventsById(
		deps.db,
		exhibitors.map((one) => one.eventId),
	);
	const places: Workplace[] = [];
	for (const exhibitor of exhibitors) {
		const event = invariant(events.get(exhibitor.eventId), "the event of an exhibitor");
		places.push(await placeOf(deps, { exhibitor, event, lang }));
	}
	return places;
}

type Place = { exhibitor: WorkplaceRecord; event: EventRecord; lang: Lang };

async function placeOf(deps: OpenCvDeps, { exhibitor, event, lang }: Place): Promise<Workplace> {
	const eventEndsAt = await endOfEvent(deps.db, event);
	const until = openUntil(eventEndsAt);
	const people = await peopleOf(deps, { exhibitor, event, lang }, eventEndsAt);
	return {
		exhibitorId: exhibitor.id,
		exhibitorName: exhibitor.name,
		eventName: localized(lang, event.name, event.nameEn),
		timeZone: event.timeZone,
		isRecruiting: exhibitor.type === RECRUITMENT || people.length > 0,
		untilDate: until.toISOString(),
		isOver: until <= deps.clock.now(),
		people,
	};
}

async function peopleOf(deps: OpenCvDeps, { exhibitor, lang }: Place, eventEndsAt: Date): Promise<OpenCv[]> {
	const { db, clock, cvReads } = deps;
	const { id, eventId, type } = exhibitor;
	const agreed = await validConsentsAt(db, { eventId, kind: "recruitment" });
	const shared = await sharesWith(db, id);
	const accountIds = [...new Set([...agreed.keys(), ...shared.keys()])];
	const holders = await confirmedAmong(db, eventId, accountIds);
	const fetched = await lastFetchesBy(db, id);
	const applied = await cvReads.applications(db, id);
	const now = clock.now();
	const people = (await cvsOf(db, accountIds)).flatMap(({ accountId, form, file, ...names }): OpenCv[] => {
		const [agreedAt, share] = [agreed.get(accountId), shared.get(accountId)];
		const isShared = share?.withdrawnAt === null;
		const sharedAt = isShared ? share.givenAt : agreedAt;
		const hasTicket = holders.has(accountId);
		const facts = { isStaff: true, exhibitorType: type, hasTicket, agreedAt, share, eventEndsAt };
		const hasForm = form !== null && isFilledIn(form);
		if (!sharedAt || !mayFetchCv(facts, now) || !(hasForm || file)) return [];
		const fetchedDate = fetched.get(accountId)?.toISOString() ?? null;
		// After a withdrawal the application is hidden too.
		const applications = isShared ? applicationShapes(applied, accountId, lang) : [];
		const dates = { sharedDate: sharedAt.toISOString(), fetchedDate };
		return [{ personId: accountId, ...names, hasForm, file, ...dates, applications }];
	});
	return people.toSorted(
		(a, b) => Date.parse(b.sharedDate) - Date.parse(a.sharedDate) || compareText("en", a.personId, b.personId),
	);
}

function applicationShapes(all: ApplicationRecord[], accountId: string, lang: Lang): OpenCv["applications"] {
	const own = all.filter((one) => one.accountId === accountId);
	return own.map((one) => ({
		title: localized(lang, one.title, one.titleEn),
		appliedDate: one.appliedAt.toISOString(),
	}));
}
