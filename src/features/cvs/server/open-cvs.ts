import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import { must } from "../../../kit/must/must.ts";
import { standingAt } from "../../consent/server/given-store.ts";
import { type EventRecord, endOfEvent, eventsById } from "../../event/server/store.ts";
import { RECRUITMENT } from "../../exhibitors/rules.ts";
import { type WorkplaceRecord, workplacesOf } from "../../exhibitors/server/staff-store.ts";
import { confirmedAmong } from "../../registration/server/holder-store.ts";
import type { OpenCv, Workplace } from "../contract.ts";
import { isFilledIn, mayFetchCv, openUntil } from "../rules.ts";
import type { CvDeps } from "./save-cv.ts";
import { cvsOf, lastFetchesBy } from "./store.ts";

/** For each exhibitor that somebody works for, whose CVs it may fetch now: a list of names, which is not recorded. */
export async function openCvsOf(deps: CvDeps, staffId: string, lang: Lang): Promise<Workplace[]> {
	const exhibitors = await workplacesOf(deps.db, staffId);
	const events = await eventsById(
		deps.db,
		exhibitors.map((one) => one.eventId),
	);
	const places: Workplace[] = [];
	for (const exhibitor of exhibitors) {
		const event = must(events.get(exhibitor.eventId), "the event of an exhibitor");
		places.push(await placeOf(deps, { exhibitor, event, lang }));
	}
	return places;
}

type Place = { exhibitor: WorkplaceRecord; event: EventRecord; lang: Lang };

async function placeOf(deps: CvDeps, { exhibitor, event, lang }: Place): Promise<Workplace> {
	const eventEndsAt = await endOfEvent(deps.db, event);
	const until = openUntil(eventEndsAt);
	return {
		...{ exhibitorId: exhibitor.id, exhibitorName: exhibitor.name },
		...{ eventName: localized(lang, event.name, event.nameEn), timeZone: event.timeZone },
		isRecruiting: exhibitor.type === RECRUITMENT,
		...{ untilDate: until.toISOString(), isOver: until <= deps.clock.now() },
		people: await peopleOf(deps, exhibitor, eventEndsAt),
	};
}

async function peopleOf({ db, clock }: CvDeps, exhibitor: WorkplaceRecord, eventEndsAt: Date): Promise<OpenCv[]> {
	const { id, eventId, type } = exhibitor;
	const agreed = await standingAt(db, { eventId, kind: "recruitment" });
	const holders = await confirmedAmong(db, eventId, [...agreed.keys()]);
	const fetched = await lastFetchesBy(db, id);
	const now = clock.now();
	const people = (await cvsOf(db, [...agreed.keys()])).flatMap(({ accountId, form, file, ...names }): OpenCv[] => {
		const sharedAt = agreed.get(accountId);
		const hasTicket = holders.has(accountId);
		const facts = { isStaff: true, exhibitorType: type, hasTicket, isAgreed: sharedAt !== undefined, eventEndsAt };
		const hasForm = form !== null && isFilledIn(form);
		if (!sharedAt || !mayFetchCv(facts, now) || !(hasForm || file)) return [];
		const fetchedDate = fetched.get(accountId)?.toISOString() ?? null;
		return [{ personId: accountId, ...names, hasForm, file, sharedDate: sharedAt.toISOString(), fetchedDate }];
	});
	return people.toSorted((a, b) => b.sharedDate.localeCompare(a.sharedDate) || a.personId.localeCompare(b.personId));
}
